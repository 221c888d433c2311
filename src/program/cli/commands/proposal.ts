import { defineCommand, type Members } from '../definition/Command.ts'
import { walletMembers } from '../definition/members.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { encodeComment } from '../messages/comments.ts'
import { alignFields } from '../output/alignFields.ts'
import { parseTokens } from '../output/amounts.ts'
import { idArgument, readId, voteOptions, walletArgument } from '../wallets/proposalOptions.ts'
import { proposalRows, proposalTable, readProposals } from '../wallets/proposals.ts'
import { sendToWallet, submitArguments } from '../wallets/walletCalls.ts'
import { walletOptions } from '../wallets/walletInterfaces.ts'

const proposalMembers: Members = {
  id: 'decimal text',
  dest: 'recipient, extended',
  dest_name: 'its alias, or null',
  comment: 'comment of the payload, or null',
}

export const proposalCreate = defineCommand({
  summary: 'Propose a transfer with a comment to the owners of a wallet, and vote for it.',
  description: 'With one owner, or one required vote, the wallet sends the transfer immediately.',
  args: [
    walletArgument,
    { name: 'DEST', summary: 'Recipient of the transfer: extended address, or alias.', kind: 'address' },
    { name: 'COMMENT', summary: 'Text of at most 382 bytes.' },
  ],
  options: [
    { name: 'value', value: 'TOKENS', summary: 'Amount. Default 0.001.' },
    { name: 'bounce', summary: 'Return the amount if the destination fails.' },
    ...voteOptions,
  ],
  examples: ['proposal create wallet <dapp_id>::<account_id> "pay the hosting" --keys wallet.keys.json'],
  members: walletMembers,
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

export const proposalVote = defineCommand({
  summary: 'Vote for a proposal. With the last required vote, the wallet sends the transfer.',
  args: [walletArgument, idArgument],
  options: voteOptions,
  examples: ['proposal vote wallet <proposal_id> --keys second.keys.json'],
  members: walletMembers,
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const values = { transactionId: id.toString() }
    return sendToWallet(session, { target: input.args[0]!, method: 'confirmTransaction', input: () => values })
  },
})

export const proposalDecode = defineCommand({
  summary: 'Show a proposal: destination, amount, votes and comment.',
  args: [walletArgument, idArgument],
  options: walletOptions,
  examples: ['proposal decode wallet <proposal_id>'],
  members: proposalMembers,
  otherMembers: 'the fields of the wallet: value, signsRequired, signsReceived, creator and so on',
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const proposals = await readProposals(session, input.args[0]!)
    const found = proposals.find((entry) => entry.id === id.toString())
    if (found !== undefined) return { json: found, text: alignFields(proposalRows(found)) }
    throw new ToolError(exitCodes.notFound, `The wallet has no proposal ${id}`, {
      hint: 'It was executed, or it expired. "vendorclient proposal list" shows pending proposals.',
    })
  },
})

export const proposalList = defineCommand({
  summary: 'Show the proposals that need more votes.',
  args: [walletArgument],
  options: walletOptions,
  examples: ['proposal list wallet'],
  members: { proposals: 'list of proposals as in "proposal decode"' },
  run: async (input, session) => {
    const proposals = await readProposals(session, input.args[0]!)
    return { json: { proposals }, text: proposals.length === 0 ? 'No pending proposals.' : proposalTable(proposals) }
  },
})
