/** What a client may see of a chain through a proxy: archives that lag, forget or mean nothing, states that lie. */
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

export const isQuery = ({ path, body }: ProxiedRead): boolean => path.startsWith('/graphql') && body !== ''

/** Looks for a message, and perhaps for other things. */
export const isMessageQuery = (read: ProxiedRead): boolean => isQuery(read) && read.body.includes('message(hash')

/** Reads the history of an account after a mark. */
export const isHistoryQuery = (read: ProxiedRead): boolean => isQuery(read) && read.body.includes('$after')

/** An archive that knows blocks and marks, but neither messages nor transactions. */
export const hideTransactions: View = (read) =>
  changed(read, (blockchain) => {
    hideMessage(blockchain)
    if (isHistoryQuery(read) && blockchain.account?.transactions) blockchain.account.transactions.edges = []
  })

/** An archive without one message, which has everything around it. */
export const leaveOut = (read: ProxiedRead, messageId: string | undefined): Promise<NodeAnswer> =>
  changed(read, (blockchain) => {
    hideMessage(blockchain)
    const transactions = blockchain.account?.transactions
    if (transactions !== undefined) {
      transactions.edges = transactions.edges.filter(({ node }) => node.in_msg !== messageId)
    }
  })

/** A late endpoint: the first answer to each request, whenever it is repeated. */
export const showFirst = (isLate: (read: ProxiedRead) => boolean): View => {
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

/** An archive that answers all queries but `info` with this. */
export const archiveAnswers =
  (json: unknown): View =>
  async (read) =>
    isQuery(read) ? jsonAnswer(json) : read.forward()

/** A state whose contract takes every message at any time. */
export const carelessContract: View = async (read) => {
  const answer = await read.forward()
  if (!read.path.startsWith('/v2/account')) return answer
  return withJson(answer, (json: { boc: string }) => ({ ...json, boc: withCarelessCode(json.boc) }))
}

/** `ACCEPT` and nothing else. */
const ACCEPT = 'f800'

const withCarelessCode = (boc: string): string => {
  const account = parseAccount(parseBoc(Buffer.from(boc, 'base64')))
  if (account?.state.type !== 'active') return boc
  const code = new Builder().storeBits(Buffer.from(ACCEPT, 'hex')).toCell()
  const { state } = account
  const changed = { ...account, state: { ...state, init: { ...state.init, code } } }
  return bytesToBase64(writeBoc(accountCell(changed)))
}

const hideMessage = (blockchain: { message?: unknown; transaction?: unknown }): void => {
  if (blockchain.message !== undefined) blockchain.message = null
  if (blockchain.transaction !== undefined) blockchain.transaction = null
}

const changed = async (
  read: ProxiedRead,
  change: (blockchain: NonNullable<NonNullable<GraphqlAnswer['data']>['blockchain']>) => void,
): Promise<NodeAnswer> => {
  const answer = await read.forward()
  if (!isQuery(read)) return answer
  return withJson(answer, (json: GraphqlAnswer) => {
    const blockchain = json.data?.blockchain
    if (blockchain) change(blockchain)
    return json
  })
}

const jsonAnswer = (json: unknown): NodeAnswer => ({ status: 200, text: JSON.stringify(json) })
