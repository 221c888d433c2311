import { alignFields } from '../tool/alignFields.ts'
import { parseTokens } from '../tool/amounts.ts'
import { encodeComment } from '../tool/comments.ts'
import { confirmRisk, yesOption } from '../tool/confirmRisk.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption } from '../tool/messageOptions.ts'
import { offlineMessageOptions } from '../tool/offlineMessage.ts'
import { proposalRows, readProposals } from '../tool/proposals.ts'
import { sendOptions } from '../tool/sendMessage.ts'
import { type ArgumentDefinition, defineCommand, type OptionDefinition } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'
import { sendToWallet, submitArguments } from '../tool/walletCalls.ts'
import { walletOptions } from '../tool/walletInterfaces.ts'

const walletArgument: ArgumentDefinition = {
  name: 'ADDRESS',
  summary: 'Wallet: extended address, or alias.',
  kind: 'address',
}

const idArgument: ArgumentDefinition = { name: 'ID', summary: 'Proposal: decimal or 0x number.', kind: 'text' }

const offlineOption: OptionDefinition = {
  name: 'offline',
  short: 'f',
  summary: 'Print the signed message instead of sending it; --wallet-version or --abi is needed.',
}

const voteOptions = [
  keysOption,
  offlineOption,
  lifetimeOption,
  ...walletOptions,
  ...sendOptions,
  ...offlineMessageOptions,
  ...phraseOptions,
]

export const proposalCreateCommand = defineCommand({
  name: 'proposal create',
  group: 'Wallets and proposals',
  summary: 'Propose a transfer with a comment to the owners of a wallet, and vote for it.',
  description: 'With one owner, or one vote needed, the wallet sends the transfer at once.',
  args: [
    walletArgument,
    { name: 'DEST', summary: 'Who gets the transfer: extended address, or alias.', kind: 'address' },
    { name: 'COMMENT', summary: 'Text of at most 382 bytes.', kind: 'text' },
  ],
  options: [
    { name: 'value', value: 'TOKENS', summary: 'Amount. Default 0.001.' },
    { name: 'bounce', summary: 'Let the amount come back when the destination fails.' },
    ...voteOptions,
    yesOption,
  ],
  examples: ['proposal create wallet <dapp_id>::<account_id> "pay the hosting" --keys wallet.keys.json'],
  run: async (input, session) => {
    const target = input.args[0]!
    const { address: wallet } = session.address(target)
    const { address: dest } = session.address(input.args[1]!, 'DEST')
    const value = parseTokens(input.text('value') ?? '0.001', '--value')
    const payload = await encodeComment(session, input.args[2]!)
    // The default amount only carries the comment.
    if (input.text('value') !== undefined && dest.dappId !== wallet.dappId) {
      await confirmRisk(session, OTHER_DAPP)
    }
    const transfer = { dest, value, bounce: input.flag('bounce'), payload }
    return sendToWallet(session, {
      target,
      method: 'submitTransaction',
      input: (candidate) => submitArguments(candidate, transfer),
    })
  },
})

/** Source: cli 4, what users meet in the flow. */
export const OTHER_DAPP = 'The destination has another Dapp ID: plain tokens that go there are lost'

export const proposalVoteCommand = defineCommand({
  name: 'proposal vote',
  group: 'Wallets and proposals',
  summary: 'Vote for a proposal. With the last vote that is needed the wallet sends the transfer.',
  args: [walletArgument, idArgument],
  options: voteOptions,
  examples: ['proposal vote wallet 7634552178361234561 --keys second.keys.json'],
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const values = { transactionId: id.toString() }
    return sendToWallet(session, { target: input.args[0]!, method: 'confirmTransaction', input: () => values })
  },
})

export const proposalDecodeCommand = defineCommand({
  name: 'proposal decode',
  group: 'Wallets and proposals',
  summary: 'Show a proposal: destination, amount, votes and comment.',
  args: [walletArgument, idArgument],
  options: walletOptions,
  examples: ['proposal decode wallet 7634552178361234561'],
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    const proposals = await readProposals(session, input.args[0]!)
    const found = proposals.find((entry) => entry.id === id.toString())
    if (found !== undefined) return { json: found, text: alignFields(proposalRows(found)) }
    throw new ToolError(exitCodes.notFound, `The wallet has no proposal ${id}`, {
      hint: 'It was executed, or it expired. "vendorclient proposal list" shows those that wait.',
    })
  },
})

export const proposalListCommand = defineCommand({
  name: 'proposal list',
  group: 'Wallets and proposals',
  summary: 'Show the proposals that wait for votes.',
  args: [walletArgument],
  options: walletOptions,
  examples: ['proposal list wallet'],
  run: async (input, session) => {
    const proposals = await readProposals(session, input.args[0]!)
    const blocks = proposals.map((entry) => alignFields(proposalRows(entry)))
    return { json: { proposals }, text: blocks.length === 0 ? 'No proposals wait.' : blocks.join('\n\n') }
  },
})

function readId(text: string): bigint {
  if (/^(\d{1,20}|0x[0-9a-fA-F]{1,16})$/.test(text) && BigInt(text) < 2n ** 64n) return BigInt(text)
  throw new ToolError(exitCodes.usage, `Invalid ID "${text.slice(0, 40)}": expected a decimal or 0x number of 64 bits`)
}
