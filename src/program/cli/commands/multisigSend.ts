import { parseTokens } from '../arguments/amounts.ts'
import { defineCommand } from '../definition/Command.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { encodeComment } from '../messages/comments.ts'
import { lifetimeOption } from '../messages/messageOptions.ts'
import { sendOptions } from '../messages/sendMessage.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'
import { sendToWallet, submitArguments } from '../wallets/walletCalls.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

export const multisigSendCommand = defineCommand({
  name: 'multisig send',
  group: 'Wallets and proposals',
  summary: 'Send tokens from a multisig wallet; with several owners this is a proposal.',
  options: [
    {
      name: 'address',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Wallet. Default: the setting "wallet".',
      synonyms: ['addr'],
    },
    {
      name: 'dest',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Recipient: extended address, or alias.',
      required: true,
    },
    { name: 'value', value: 'TOKENS', summary: 'Amount in tokens, 1.5 for example.', required: true },
    { name: 'purpose', value: 'TEXT', summary: 'Comment of at most 382 bytes.' },
    { name: 'no-bounce', summary: 'Leave the amount at the destination even if it has no contract.' },
    keysOption,
    lifetimeOption,
    ...walletOptions,
    ...sendOptions,
    ...phraseOptions,
  ],
  examples: ['multisig send --address wallet --dest <dapp_id>::<account_id> --value 1.5 --keys wallet.keys.json'],
  run: async (input, session) => {
    const target = input.text('address') ?? session.text('wallet')
    if (target === undefined)
      throw new ToolError(exitCodes.usage, '--address is missing, and no setting names a wallet')
    const { address: dest, alias } = session.address(input.text('dest')!, '--dest')
    const value = parseTokens(input.text('value')!, '--value')
    const purpose = input.text('purpose')
    const payload = purpose === undefined ? EMPTY_CELL : await encodeComment(session, purpose)
    const transfer = { dest, value, bounce: !input.flag('no-bounce'), payload }
    return sendToWallet(session, {
      target,
      method: 'submitTransaction',
      input: (candidate) => submitArguments(candidate, transfer),
      transfer,
      destName: alias === undefined ? undefined : input.text('dest'),
    })
  },
})
