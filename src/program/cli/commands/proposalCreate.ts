import { defineCommand } from '../definition/Command.ts'
import { encodeComment } from '../messages/comments.ts'
import { parseTokens } from '../output/amounts.ts'
import { voteOptions, walletArgument } from '../wallets/proposalOptions.ts'
import { sendToWallet, submitArguments } from '../wallets/walletCalls.ts'

export const command = defineCommand({
  group: 'Wallets and proposals',
  summary: 'Propose a transfer with a comment to the owners of a wallet, and vote for it.',
  description: 'With one owner, or one required vote, the wallet sends the transfer immediately.',
  args: [
    walletArgument,
    { name: 'DEST', summary: 'Recipient of the transfer: extended address, or alias.', kind: 'address' },
    { name: 'COMMENT', summary: 'Text of at most 382 bytes.', kind: 'text' },
  ],
  options: [
    { name: 'value', value: 'TOKENS', summary: 'Amount. Default 0.001.' },
    { name: 'bounce', summary: 'Return the amount if the destination fails.' },
    ...voteOptions,
  ],
  examples: ['proposal create wallet <dapp_id>::<account_id> "pay the hosting" --keys wallet.keys.json'],
  run: async (input, session) => {
    const target = input.args[0]!
    const { address: dest, alias } = session.address(input.args[1]!, 'DEST')
    const value = parseTokens(input.text('value') ?? '0.001', '--value')
    const payload = await encodeComment(session, input.args[2]!)
    const transfer = { dest, value, bounce: input.flag('bounce'), payload }
    return sendToWallet(session, {
      target,
      method: 'submitTransaction',
      input: (candidate) => submitArguments(candidate, transfer),
      transfer,
      // The default amount only carries the comment.
      spends: input.text('value') === undefined ? value : 0n,
      destName: alias === undefined ? undefined : input.args[1],
    })
  },
})
