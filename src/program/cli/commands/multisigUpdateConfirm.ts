import { defineCommand } from '../definition/Command.ts'
import { updateOptions } from '../wallets/updateOptions.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Confirm an update of a multisig wallet requested by another owner.',
  args: [{ name: 'ID', summary: 'Id of the update: decimal or 0x number.', kind: 'text' }],
  options: updateOptions,
  examples: [
    'multisig update confirm 5 --address wallet --keys second.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  run: async (input, session) => (await import('../wallets/updateWallet.ts')).confirmUpdate(session, input.args[0]!),
})
