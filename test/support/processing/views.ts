/** Views of a chain through a proxy: archives that lag, lose items or are useless, states that lie. */
import { bytesToBase64 } from '../../../src/core/bytes/index.ts'
import { Builder, parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { accountCell, parseAccount } from '../../../src/core/tlb/index.ts'
import { type NodeAnswer, type ProxiedRead, withJson } from './NodeProxy.ts'

export type View = (read: ProxiedRead) => Promise<NodeAnswer | 'drop'>

interface GraphqlAnswer {
  readonly data?: {
    readonly blockchain?: {
      message?: unknown
      transaction?: unknown
      account?: { transactions?: { edges: { node: { in_msg: string } }[] } }
    }
  }
}

export function isQuery({ path, body }: ProxiedRead): boolean {
  return path.startsWith('/graphql') && body !== ''
}

/** Looks for a message, and perhaps for other things. */
export function isMessageQuery(read: ProxiedRead): boolean {
  return isQuery(read) && read.body.includes('message(hash')
}

/** Whether a read queries the history of an account after a cursor, or back to one. */
export function isHistoryQuery(read: ProxiedRead): boolean {
  return isQuery(read) && /\$(after|before): String/.test(read.body)
}

/** A chain that is ahead of its node: its states and blocks have times in the future. */
export function later(byMs: () => number, view: View = (read) => read.forward()): View {
  return async (read) => {
    const shiftSec = Math.floor(byMs() / 1000)
    const answer = await view({ ...read, forward: () => read.forward(withEarlierStart(read, shiftSec)) })
    if (answer === 'drop' || answer.status !== 200 || (read.body === '' && !isAccount(read))) return answer
    return withJson(answer, (json: object) => withLaterTimes(json, shiftSec))
  }
}

function isAccount({ path }: ProxiedRead): boolean {
  return path.startsWith('/v2/account')
}

/** The body of a request that asks for blocks, in the time of the node. */
function withEarlierStart({ body }: ProxiedRead, shiftSec: number): string {
  if (!body.includes('"start"')) return body
  const json = JSON.parse(body) as { variables: { start: number } }
  return JSON.stringify({ ...json, variables: { ...json.variables, start: json.variables.start - shiftSec } })
}

function withLaterTimes(value: unknown, shiftSec: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withLaterTimes(item, shiftSec))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, member]) => {
    if (name === 'gen_utime' && typeof member === 'number') return [name, member + shiftSec]
    if (name === 'state_timestamp' && typeof member === 'number') return [name, member + shiftSec * 1000]
    return [name, withLaterTimes(member, shiftSec)]
  })
  return Object.fromEntries(entries)
}

/** An archive that knows blocks and marks, but neither messages nor transactions. */
export const hideTransactions: View = (read) =>
  changed(read, (blockchain) => {
    hideMessage(blockchain)
    if (isHistoryQuery(read) && blockchain.account?.transactions) blockchain.account.transactions.edges = []
  })

/** An archive that lacks one message, but has everything around it. */
export function leaveOut(read: ProxiedRead, messageId: string | undefined): Promise<NodeAnswer> {
  return changed(read, (blockchain) => {
    hideMessage(blockchain)
    const transactions = blockchain.account?.transactions
    if (transactions !== undefined) {
      transactions.edges = transactions.edges.filter(({ node }) => node.in_msg !== messageId)
    }
  })
}

/** An endpoint that lags: a repeated request gets its first answer again. */
export function showFirst(isLate: (read: ProxiedRead) => boolean): View {
  const answers = new Map<string, Promise<NodeAnswer>>()
  return (read) => {
    if (!isLate(read)) return read.forward()
    if (isMessageQuery(read)) return Promise.resolve(jsonAnswer({ data: { blockchain: { message: null } } }))
    const key = `${read.path} ${read.body}`
    const known = answers.get(key) ?? read.forward()
    answers.set(key, known)
    return known
  }
}

/** An archive that answers all queries but `info` with this JSON. */
export function archiveAnswers(json: unknown): View {
  return async (read) => (isQuery(read) ? jsonAnswer(json) : read.forward())
}

/** A state whose contract takes every message at any time. */
export const carelessContract: View = async (read) => {
  const answer = await read.forward()
  if (!read.path.startsWith('/v2/account')) return answer
  return withJson(answer, (json: { boc: string }) => ({ ...json, boc: withCarelessCode(json.boc) }))
}

/** `ACCEPT` and nothing else. */
const ACCEPT = 'f800'

function withCarelessCode(boc: string): string {
  const account = parseAccount(parseBoc(Buffer.from(boc, 'base64')))
  if (account?.state.type !== 'active') return boc
  const code = new Builder().storeBits(Buffer.from(ACCEPT, 'hex')).toCell()
  const { state } = account
  const changed = { ...account, state: { ...state, init: { ...state.init, code } } }
  return bytesToBase64(writeBoc(accountCell(changed)))
}

/** Removes messages and transactions from an answer, under all aliases that queries use. */
function hideMessage(blockchain: Record<string, unknown>): void {
  for (const name of Object.keys(blockchain)) if (/^(message|transaction|o\d+)$/.test(name)) blockchain[name] = null
}

async function changed(
  read: ProxiedRead,
  change: (blockchain: NonNullable<NonNullable<GraphqlAnswer['data']>['blockchain']>) => void,
): Promise<NodeAnswer> {
  const answer = await read.forward()
  if (!isQuery(read)) return answer
  return withJson(answer, (json: GraphqlAnswer) => {
    const blockchain = json.data?.blockchain
    if (blockchain) change(blockchain)
    return json
  })
}

function jsonAnswer(json: unknown): NodeAnswer {
  return { status: 200, text: JSON.stringify(json) }
}

/** Like a node that does not report its clock, so that the clock of the client counts. */
export const withoutClock: View = async ({ path, forward }) => {
  const answer = await forward()
  if (!path.includes('info')) return answer
  return withJson(answer, ({ data }: { data: { info?: object } }) => ({
    data: { ...data, info: { ...data.info, time: null } },
  }))
}
