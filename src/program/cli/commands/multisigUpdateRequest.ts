import { hex64 } from '../../../schema/formats.ts'
import { defineCommand } from '../definition/Command.ts'
import { ownersOption } from '../wallets/owners.ts'
import { updateOptions } from '../wallets/updateOptions.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Request a change of the owners, the required confirmations or the code of a multisig wallet.',
  description:
    'For wallets whose ABI has submitDataUpdate or submitUpdate, such as those of the network; the built-in wallets cannot be updated. Prints the id for "multisig update confirm" and, if the wallet has executeUpdate, for "multisig update execute".',
  options: [
    ...updateOptions,
    ownersOption,
    { name: 'confirms', value: 'COUNT', number: { min: 1, max: 32 }, summary: 'Number of owners that must agree.' },
    {
      name: 'code-hash',
      value: 'HEX',
      format: hex64,
      summary: 'Hash of the new code, 64 hex digits, if the wallet supports it.',
    },
  ],
  examples: [
    'multisig update request --address wallet --owners <public>,<second_public> --confirms 2 --keys wallet.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  run: async (_input, session) => (await import('../wallets/updateWallet.ts')).requestUpdate(session),
})
