/**
 * Proof of non-execution that trusts no endpoint. The transaction that led to the state of the account is proven to be in a block
 * later than the expiration; each transaction contains the hash of the one before, so no transaction back to the time
 * before the message was sent can be hidden or replaced. Source: network 6.13.
 */
import { bytesToHex } from '../core/bytes/index.ts'
import { unlessBroken } from '../core/cells/index.ts'
import { parseAccount, parseTransaction } from '../core/tlb/index.ts'
import { ClientError } from '../errors/ClientError.ts'
import { fetchState, parseCell } from './fetchState.ts'
import { member } from './findTransaction.ts'
import { sinceSecOf } from './messagesSince.ts'
import type { GoneProof } from './proveGone.ts'
import { accepts, type ProofRequest, proofTimeMs } from './proveNotExecuted.ts'
import { readBack } from './readBack.ts'

/** Throws as `Network.query`. If the proof is incomplete, returns an explanation. */
export async function proveByProofs(request: ProofRequest): Promise<GoneProof> {
  const { network, message, target, signal } = request
  const { account, mark, threadId } = target
  const [timeMs, sinceSec] = [proofTimeMs(request), sinceSecOf(mark)]
  if (timeMs === undefined || sinceSec === undefined) return none('it is not known when the message was first sent')
  const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
  const root = fetched && parseCell(fetched.boc)
  const state = root && unlessBroken(() => parseAccount(root))
  if (fetched === undefined || root === undefined || state === undefined) return none('its account has no state')
  const chain = new HashChain(message.accountId, root.hashHex(), sinceSec)
  const options = { lastTransLt: 0n, blockFromSec: Math.floor(timeMs / 1000), threadId, signal }
  await readBack(network, account, options, 'boc', ({ node }) => chain.add(member(node, 'boc')))
  if (chain.messages.has(message.id)) return { type: 'executed' }
  const { newest } = chain
  if (newest === undefined)
    return none('the endpoint does not show the transaction that led to the state of its account')
  const last = await proveTime(request, newest)
  if (typeof last === 'string') return none(`the last transaction of its account is not proven. ${last}`)
  if (last.timeMs <= timeMs) {
    const [lastTime, since] = [new Date(last.timeMs).toISOString(), new Date(timeMs).toISOString()]
    return none(`the last proven transaction of its account is from ${lastTime}, and must be later than ${since}`)
  }
  if (!chain.isWhole) return none('the endpoint does not show all transactions of its account since the first sending')
  if (await accepts(request, fetched, state, last.timeMs)) return none('the contract would still accept the message')
  return { type: 'notExecuted', stateTimestampMs: last.timeMs }
}

/** Time of the block that the transaction is proven to be in, or a text that says why it is not proven. */
async function proveTime({ call, target, signal }: ProofRequest, id: string) {
  try {
    return { timeMs: (await target.judge.proveBlockTime(call, id)) * 1000 }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ClientError) return error.message
    throw error
  }
}

/** Transactions of one account, each checked against the hash in its successor. */
class HashChain {
  /** Inbound messages, 64 hex digits each. */
  readonly messages = new Set<string>()
  /** Id of the transaction that led to the state. */
  newest: string | undefined
  isWhole = false
  readonly #accountId: string
  readonly #stateHash: string
  readonly #sinceSec: number
  #expected: string | undefined

  constructor(accountId: string, stateHash: string, sinceSec: number) {
    this.#accountId = accountId
    this.#stateHash = stateHash
    this.#sinceSec = sinceSec
  }

  /** Adds the next older transaction. */
  add(text: unknown): 'next' | 'stop' | 'unreadable' {
    const root = typeof text === 'string' ? parseCell(text) : undefined
    const transaction = root && unlessBroken(() => parseTransaction(root))
    if (transaction === undefined || bytesToHex(transaction.accountAddr) !== this.#accountId) return 'unreadable'
    const id = root!.hashHex()
    if (this.newest === undefined) {
      // Newer than the state: the account may change while it is read.
      if (bytesToHex(transaction.stateUpdate.newHash) !== this.#stateHash) return 'next'
      this.newest = id
    } else if (id !== this.#expected) return 'unreadable'
    if (transaction.inMsg !== undefined) this.messages.add(transaction.inMsg.hashHex())
    this.#expected = bytesToHex(transaction.prevTransHash)
    // The first transaction of an account has zeros in place of a predecessor.
    this.isWhole = transaction.now < this.#sinceSec || /^0*$/.test(this.#expected)
    return this.isWhole ? 'stop' : 'next'
  }
}

function none(explanation: string): GoneProof {
  return { type: 'none', explanation }
}
