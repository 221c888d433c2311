import { defineCommand } from '../definition/Command.ts'
import { updateOptions } from '../wallets/updateOptions.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Execute an update of a multisig wallet that enough owners have confirmed.',
  description:
    'For wallets whose ABI has executeUpdate; others change with the last confirmation. The new code must have the hash stated in the update.',
  args: [{ name: 'ID', summary: 'Id of the update: decimal or 0x number.', kind: 'text' }],
  options: [
    ...updateOptions,
    {
      name: 'code',
      value: 'FILE',
      kind: 'file',
      summary: 'Contract image, or its code as a BOC, if the update has a code hash.',
    },
  ],
  examples: [
    'multisig update execute 5 --address wallet --keys wallet.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  run: async (input, session) => (await import('../wallets/updateWallet.ts')).executeUpdate(session, input.args[0]!),
})
