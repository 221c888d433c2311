import { defineCommand } from '../definition/Command.ts'
import { ownersOption } from '../wallets/owners.ts'
import { updateOptions } from '../wallets/updateOptions.ts'

export const multisigUpdateRequestCommand = defineCommand({
  name: 'multisig update request',
  group: 'Wallets and proposals',
  summary: 'Request other owners, another number of confirmations, or other code of a multisig wallet.',
  description:
    'For wallets whose ABI has submitDataUpdate or submitUpdate, as those of the network; those that come with the program do not change. The answer has the id for "multisig update confirm" and, where the wallet has executeUpdate, for "multisig update execute", which carries it out.',
  options: [
    ...updateOptions,
    ownersOption,
    { name: 'confirms', value: 'COUNT', number: { min: 1, max: 32 }, summary: 'Number of owners that have to agree.' },
    { name: 'code-hash', value: 'HEX', summary: 'Hash of the new code, 64 hex digits, where the wallet takes one.' },
  ],
  examples: [
    'multisig update request --address wallet --owners <public>,<second_public> --confirms 2 --keys wallet.keys.json --abi NetworkWallet.abi.json --offline',
  ],
  run: async (_input, session) => (await import('../wallets/updateWallet.ts')).requestUpdate(session),
})
