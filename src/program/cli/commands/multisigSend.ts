import { defineCommand } from '../definition/Command.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { lifetimeOption } from '../messages/messageOptions.ts'
import { sendOptions } from '../messages/sendMessage.ts'
import { readTransfer } from '../wallets/readTransfer.ts'
import { sendToWallet } from '../wallets/walletCalls.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Send tokens from a multisig wallet; with several owners, this creates a proposal.',
  options: [
    {
      name: 'address',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Wallet. Default: the "wallet" setting.',
      synonyms: ['addr'],
    },
    {
      name: 'dest',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Recipient: extended address, or alias.',
      required: true,
    },
    { name: 'value', value: 'TOKENS', summary: 'Amount in tokens; for example, 1.5.', required: true },
    { name: 'purpose', value: 'TEXT', summary: 'Comment of at most 382 bytes.' },
    { name: 'no-bounce', summary: 'Leave the amount at the destination even if it has no contract.' },
    keysOption,
    lifetimeOption,
    ...walletOptions,
    ...sendOptions,
    ...phraseOptions,
  ],
  examples: ['multisig send --address wallet --dest <dapp_id>::<account_id> --value 1.5 --keys wallet.keys.json'],
  run: async (_input, session) => sendToWallet(session, await readTransfer(session)),
})
