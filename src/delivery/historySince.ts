/** Messages that an account has executed since a time, read backwards from its state so that none can be missing. */
import type { CallScope } from '../context/scopes.ts'
import { type Cell, unlessBroken } from '../core/cells/index.ts'
import { parseTransaction } from '../core/tlb/index.ts'
import { ClientError } from '../errors/ClientError.ts'
import { type Network, networkOf } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import type { HistoryAccount, HistoryMark } from './accountHistory.ts'
import { fetchState, parseCell, parseState } from './fetchState.ts'
import { laterBlock, member, showsBlock } from './findTransaction.ts'
import { readBack } from './readBack.ts'

interface InboundMessage {
  /** 64 hex digits. */
  readonly transactionId: string
  readonly message: Cell
}

interface HistorySince {
  /** Messages that the account has executed since the given time, the newest first. */
  readonly inbound: readonly InboundMessage[]
  /** The last transaction before the given time. */
  readonly mark: HistoryMark
}

interface SinceOptions {
  /** Unix time in s, of the first transaction that counts. */
  readonly sinceSec: number
  /** Unix time in ms: state and blocks have to be later. */
  readonly untilMs: number
  readonly signal: AbortSource
}

const NO_LT = 0n

/**
 * `undefined` if the answers do not prove that the history is complete, or do not prove it yet. Throws as `fetchState`
 * and `Network.query`.
 */
async function readHistorySince(
  network: Network,
  account: HistoryAccount,
  { sinceSec, untilMs, signal }: SinceOptions,
): Promise<HistorySince | undefined> {
  const blockFromSec = Math.floor(untilMs / 1000) + 1
  const block = laterBlock(blockFromSec, undefined)
  // Queried before the state, because an idle chain creates a block on request.
  const asked = `query later(${block.declared.join(', ')}) { blockchain { ${block.field} } }`
  const later = member(await network.query({ query: asked, variables: block.variables, signal }), 'blockchain')
  if (!showsBlock(later, blockFromSec)) return undefined
  const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
  if (fetched !== undefined && !((fetched.stateTimestamp ?? 0n) > BigInt(untilMs))) return undefined
  // A missing account has no state with a time: the time of the block is used.
  const lastTransLt = fetched === undefined ? NO_LT : parseState(fetched.boc)?.lastTransLt
  if (lastTransLt === undefined) return undefined
  const inbound: InboundMessage[] = []
  let mark = NO_MARK
  const options = { lastTransLt, blockFromSec, threadId: undefined, signal }
  const end = await readBack(network, account, options, 'now boc', ({ node, cursor, link }) => {
    const now = member(node, 'now')
    if (typeof now !== 'number') return 'unreadable'
    if (now < sinceSec) {
      mark = { cursor, last: link }
      return 'stop'
    }
    const message = readInbound(node, link.id)
    if (message === 'unreadable') return 'unreadable'
    if (message !== undefined) inbound.push({ transactionId: link.id, message })
    return 'next'
  })
  return end === 'incomplete' ? undefined : { inbound, mark }
}

const NO_MARK: HistoryMark = { cursor: undefined, last: undefined }

/** The inbound message of a transaction, checked against its hash; `undefined` if there is none. */
function readInbound(node: unknown, id: string): Cell | undefined | 'unreadable' {
  const text = member(node, 'boc')
  const root = typeof text === 'string' ? parseCell(text) : undefined
  const transaction = root?.hashHex() === id ? unlessBroken(() => parseTransaction(root)) : undefined
  return transaction === undefined ? 'unreadable' : transaction.inMsg
}

/**
 * Like `readHistorySince`. With `network.agreement` above 1, however, each operator is queried separately: at least
 * that many must return a complete history, and a message in the history of any operator counts. Throws as
 * `readHistorySince`.
 */
export async function readAgreedHistory(
  call: CallScope,
  account: HistoryAccount,
  options: SinceOptions,
): Promise<HistorySince | undefined> {
  const network = networkOf(call.context)
  const { agreement } = call.config.network
  const read = async (asked: Network) => {
    const history = await readHistorySince(asked, account, options)
    return history && { ...history, mark: { ...history.mark, takenAtMs: options.sinceSec * 1000 } }
  }
  if (agreement <= 1) return read(network)
  const answers = await Promise.all(
    network.operatorNetworks.map(({ network: own }) =>
      read(own).catch((error: unknown) => {
        if (error instanceof ClientError) return undefined
        throw error
      }),
    ),
  )
  const whole = answers.filter((answer) => answer !== undefined)
  const [first] = whole
  if (first === undefined || whole.length < agreement) return undefined
  const inbound = new Map(whole.flatMap((history) => history.inbound).map((one) => [one.transactionId, one]))
  return { mark: first.mark, inbound: [...inbound.values()] }
}
