import { OTHER_DAPP } from '../tool/addresses.ts'
import { parseTokens } from '../tool/amounts.ts'
import { encodeComment } from '../tool/comments.ts'
import { confirmRisk, yesOption } from '../tool/confirmRisk.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption } from '../tool/messageOptions.ts'
import { sendOptions } from '../tool/sendMessage.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'
import { sendToWallet, submitArguments } from '../tool/walletCalls.ts'
import { walletOptions } from '../tool/walletInterfaces.ts'

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
      summary: 'Who gets them: extended address, or alias.',
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
    yesOption,
  ],
  examples: ['multisig send --address wallet --dest <dapp_id>::<account_id> --value 1.5 --keys wallet.keys.json'],
  run: async (input, session) => {
    const target = input.text('address') ?? session.text('wallet')
    if (target === undefined)
      throw new ToolError(exitCodes.usage, '--address is missing, and no setting names a wallet')
    const { address: dest } = session.address(input.text('dest')!, '--dest')
    const value = parseTokens(input.text('value')!, '--value')
    const purpose = input.text('purpose')
    const payload = purpose === undefined ? EMPTY_CELL : await encodeComment(session, purpose)
    const transfer = { dest, value, bounce: !input.flag('no-bounce'), payload }
    if (dest.dappId !== session.address(target).address.dappId) await confirmRisk(session, OTHER_DAPP)
    return sendToWallet(session, {
      target,
      method: 'submitTransaction',
      input: (candidate) => submitArguments(candidate, transfer),
    })
  },
})
