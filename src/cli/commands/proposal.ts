import { readAccount } from '../tool/accounts.ts'
import type { TypedAddress } from '../tool/addresses.ts'
import { alignFields } from '../tool/alignFields.ts'
import { describeAmount, parseTokens } from '../tool/amounts.ts'
import { decodeComment, encodeComment } from '../tool/comments.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { describeExitCode } from '../tool/exitCodeText.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { encodeEnvelope } from '../tool/messageEnvelope.ts'
import { lifetimeOption, messageHeader } from '../tool/messageOptions.ts'
import type { Session } from '../tool/Session.ts'
import { dryRun, emulate, sendMessage, sendOptions, sendOutcome } from '../tool/sendMessage.ts'
import { readSigner, type Signer } from '../tool/signer.ts'
import { type ArgumentDefinition, defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'
import { candidateWallets, chooseWallet, type WalletInterface, walletOptions } from '../tool/walletInterfaces.ts'

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

const voteOptions = [keysOption, offlineOption, lifetimeOption, ...walletOptions, ...sendOptions, ...phraseOptions]

export const proposalCreateCommand = defineCommand({
  name: 'proposal create',
  group: 'Wallets and proposals',
  summary: 'Propose a transfer with a comment to the owners of a wallet, and vote for it.',
  args: [
    walletArgument,
    { name: 'DEST', summary: 'Who gets the transfer: extended address, or alias.', kind: 'address' },
    { name: 'COMMENT', summary: 'Text of at most 382 bytes.', kind: 'text' },
  ],
  options: [
    { name: 'value', value: 'TOKENS', summary: 'Amount. Default 0.001.' },
    { name: 'bounce', summary: 'Let the amount come back when the destination fails.' },
    ...voteOptions,
  ],
  examples: ['proposal create wallet <dapp_id>::<account_id> "pay the hosting" --keys wallet.keys.json'],
  run: async (input, session) => {
    const { address: dest } = session.address(input.args[1]!, 'DEST')
    const value = parseTokens(input.text('value') ?? '0.001', '--value')
    const payload = await encodeComment(session, input.args[2]!)
    return sendToWallet(session, 'submitTransaction', (wallet) =>
      submitArguments(wallet, { dest, value, bounce: input.flag('bounce'), payload }),
    )
  },
})

export const proposalVoteCommand = defineCommand({
  name: 'proposal vote',
  group: 'Wallets and proposals',
  summary: 'Vote for a proposal. With the last vote that is needed the wallet sends the transfer.',
  args: [walletArgument, idArgument],
  options: voteOptions,
  examples: ['proposal vote wallet 7634552178361234561 --keys second.keys.json'],
  run: async (input, session) => {
    const id = readId(input.args[1]!)
    return sendToWallet(session, 'confirmTransaction', () => ({ transactionId: id.toString() }))
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

export interface Transfer {
  readonly dest: TypedAddress
  readonly value: bigint
  readonly bounce: boolean
  readonly payload: string
}

/** Arguments of submitTransaction as the interface names them. */
export function submitArguments(
  { abi }: WalletInterface,
  { dest, value, bounce, payload }: Transfer,
): Record<string, unknown> {
  const definition = abi.contract.functions.find(({ name }) => name === 'submitTransaction')
  const all: Record<string, unknown> = {
    dest: dest.onChain,
    value: value.toString(),
    bounce,
    allBalance: false,
    payload,
    stateInit: null,
    cc: {},
    flag: 1,
    flags: 1,
  }
  const names = definition?.inputs.map(({ name }) => name) ?? []
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}

/** Signs, tries it on the account to find the interface, and sends. */
export async function sendToWallet(
  session: Session,
  method: string,
  makeInput: (wallet: WalletInterface) => Record<string, unknown>,
  target = session.input.args[0]!,
): Promise<Outcome> {
  const { address, alias } = session.address(target)
  const signer = await readSigner(session, alias)
  const candidates = candidateWallets(session, alias)
  if (session.input.flag('offline')) return printOffline(session, method, makeInput, { address, signer, candidates })
  const { boc, parsed } = await readAccount(session, address)
  if (parsed.acc_type_name !== 'Active')
    throw new ToolError(exitCodes.rejected, `Wallet ${address.extended} has no contract yet`)
  const { wallet, result: message } = await chooseWallet(candidates, async (candidate) => {
    const encoded = await encodeCall(session, candidate, { method, address, signer, input: makeInput(candidate) })
    const plan = { abi: candidate.abi, address, message: encoded.message }
    const { transaction } = await emulate(session, plan, boc)
    if (transaction.aborted !== true) return encoded.message
    throw new ToolError(
      exitCodes.rejected,
      `The wallet refuses: ${describeExitCode(transaction.compute?.exit_code ?? -1)}`,
    )
  })
  const plan = { abi: wallet.abi, address, message, call: { method, input: makeInput(wallet) } }
  if (session.input.flag('dry-run')) return dryRun(session, plan, boc)
  const result = await sendMessage(session, plan)
  const id = (result.return_value as { transId?: string } | null | undefined)?.transId
  return sendOutcome(session, plan, result, id === undefined ? {} : { proposal_id: String(id) })
}

interface WalletCall {
  readonly method: string
  readonly address: TypedAddress
  readonly signer: Signer
  readonly input: Record<string, unknown>
}

const encodeCall = (session: Session, { abi }: WalletInterface, { method, address, signer, input }: WalletCall) =>
  session.call<{ message: string; message_id: string }>('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: method, header: messageHeader(session), input },
    signer,
  })

async function printOffline(
  session: Session,
  method: string,
  makeInput: (wallet: WalletInterface) => Record<string, unknown>,
  { address, signer, candidates }: { address: TypedAddress; signer: Signer; candidates: readonly WalletInterface[] },
): Promise<Outcome> {
  if (candidates.length !== 1) {
    throw new ToolError(exitCodes.usage, 'Offline the wallet cannot be recognised: --wallet-version or --abi is needed')
  }
  const wallet = candidates[0]!
  const encoded = await encodeCall(session, wallet, { method, address, signer, input: makeInput(wallet) })
  const { message_id: messageId, message } = encoded
  const text = encodeEnvelope({ method, messageId, message, expire: undefined, address })
  return {
    json: { message_id: messageId, address: address.extended, message: text },
    text: alignFields([
      ['message id', messageId],
      ['address', address.extended],
      ['message', text],
    ]),
  }
}

interface Proposal {
  readonly id: string
  readonly comment: string | null
  readonly [name: string]: unknown
}

/** Runs the getter on the account; the interface is the one whose answer can be read. */
async function readProposals(session: Session, target: string): Promise<readonly Proposal[]> {
  const { address, alias } = session.address(target)
  const { boc, parsed } = await readAccount(session, address)
  if (parsed.acc_type_name !== 'Active')
    throw new ToolError(exitCodes.rejected, `Wallet ${address.extended} has no contract yet`)
  const { result } = await chooseWallet(candidateWallets(session, alias), async ({ abi }) => {
    const { message } = await session.call<{ message: string }>('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: 'getTransactions', input: {} },
      signer: { type: 'None' },
    })
    const { decoded } = await session.call<{
      decoded?: { output?: { transactions?: Record<string, unknown>[] } | null }
    }>('tvm.run_tvm', { message, account: boc, abi: abi.wire })
    const list = decoded?.output?.transactions
    if (list === undefined) throw new ToolError(exitCodes.rejected, 'the answer of getTransactions cannot be read')
    return list
  })
  return Promise.all(
    result.map(async (entry) => {
      const comment = typeof entry['payload'] === 'string' ? await decodeComment(session, entry['payload']) : undefined
      return { ...entry, id: BigInt(String(entry['id'])).toString(), comment: comment ?? null }
    }),
  )
}

/** The present wallet names key or address of a custodian, older ones only know keys. */
function creatorText(creator: unknown): unknown {
  if (typeof creator !== 'object' || creator === null) return creator
  const { owner_pubkey, owner_address } = creator as Record<string, unknown>
  return owner_pubkey ?? owner_address
}

function proposalRows(proposal: Proposal): readonly (readonly [string, unknown])[] {
  const { id, dest, value, signsReceived, signsRequired, creator, comment, bounce } = proposal as Record<
    string,
    unknown
  >
  return [
    ['proposal', id],
    ['destination', dest],
    ['value', value === undefined ? undefined : describeAmount(BigInt(String(value)))],
    ['votes', `${signsReceived} of ${signsRequired}`],
    ['creator', creatorText(creator)],
    ['bounce', bounce],
    ['comment', comment ?? '(none)'],
  ]
}

function readId(text: string): bigint {
  if (/^(\d{1,20}|0x[0-9a-fA-F]{1,16})$/.test(text) && BigInt(text) < 2n ** 64n) return BigInt(text)
  throw new ToolError(exitCodes.usage, `Invalid ID "${text.slice(0, 40)}": expected a decimal or 0x number of 64 bits`)
}
