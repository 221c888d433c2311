/**
 * Proof that a message was not executed and never will be: the only reason for which another message may replace it.
 *
 * 1. The contract checks `expire`: its ABI has that header, and a local run on the state below does not accept the message
 *    any more.
 * 2. The state of the account is from a time after the expiration and the margin `network.expiration_margin`.
 * 3. The transactions of the account since before the first sending, without gaps up to that state and up to a block of that
 *    time, have no such inbound message.
 *
 * None of these is a proof: a look-up without a result, a refusal as repeated or expired, the local clock, an endpoint
 * that lags.
 */
import type { CallScope } from '../context/scopes.ts'
import type { ChainRules } from '../core/chainRules.ts'
import type { Account } from '../core/tlb/index.ts'
import type { Network } from '../net/index.ts'
import type { FetchedAccount } from '../net/rest/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import { type HistoryAccount, type HistoryMark, type HistoryOptions, readInboundMessages } from './accountHistory.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { fetchState, parseState } from './fetchState.ts'
import type { Judge } from './Judge.ts'
import { readInboundMessagesSince, sinceSecOf } from './messagesSince.ts'

/** Facts about a message that are known before it is sent. */
export interface ProofTarget {
  readonly account: HistoryAccount
  /** Mark of the history from before the message was first sent. */
  readonly mark: HistoryMark
  /** Thread that the message was sent to, 68 hex digits. Absent: unknown. */
  readonly threadId: string | undefined
  readonly rules: ChainRules | undefined
  readonly judge: Judge
}

/** One attempt to prove that a message was not executed. */
export interface ProofRequest {
  readonly call: CallScope
  /** The endpoints to query: all of them, or those of one operator. */
  readonly network: Network
  readonly message: ExternalMessage
  readonly target: ProofTarget
  readonly signal: AbortSource
}

/** Why nothing is proven yet. */
export type Unproven = 'no state' | 'no time' | 'early state' | 'gaps' | 'accepted'

export type ExpiryProof =
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** The history of the account has the message. */
  | { readonly type: 'executed' }
  | { readonly type: 'none'; readonly reason: Unproven; readonly stateTimestampMs?: number }

/**
 * Unix time in ms that the state and the blocks must be later than; `undefined` for a message whose expiration nothing enforces.
 */
export function proofTimeMs({ call, message }: Pick<ProofRequest, 'call' | 'message'>): number | undefined {
  const { expireAtSec } = message
  return expireAtSec === undefined ? undefined : expireAtSec * 1000 + call.config.network.expiration_margin
}

/** Largest integer of GraphQL. */
const MAX_INT = 0x7fffffff

/** First second after `timeMs`; `undefined` without it, or if no query can express that second. */
export function blockAfterSec(timeMs: number | undefined): number | undefined {
  if (timeMs === undefined) return undefined
  const second = Math.floor(timeMs / 1000) + 1
  return second > MAX_INT ? undefined : second
}

/** Throws as `fetchState` and `Network.query`. */
export async function proveNotExecuted(request: ProofRequest): Promise<ExpiryProof> {
  const { network, message, target, signal } = request
  const { account, threadId } = target
  const timeMs = proofTimeMs(request)
  if (timeMs === undefined) return { type: 'none', reason: 'accepted' }
  const blockFromSec = blockAfterSec(timeMs)
  if (blockFromSec === undefined) return { type: 'none', reason: 'early state' }
  const fetched = await fetchState(network, account.accountId, account.dappId ?? '', signal)
  const state = fetched && parseState(fetched.boc)
  if (fetched === undefined || state === undefined) return { type: 'none', reason: 'no state' }
  if (fetched.stateTimestamp === undefined) return { type: 'none', reason: 'no time' }
  const stateTimestampMs = Number(fetched.stateTimestamp)
  if (fetched.stateTimestamp <= BigInt(timeMs)) return { type: 'none', reason: 'early state', stateTimestampMs }
  // Read twice: a server that is catching up may return the block while earlier transactions are still missing from the
  // same answer.
  for (let pass = 0; pass < 2; pass++) {
    const messages = await readMessages(request, { lastTransLt: state.lastTransLt, blockFromSec, threadId, signal })
    if (messages?.has(message.id)) return { type: 'executed' }
    if (messages === undefined) return { type: 'none', reason: 'gaps' }
  }
  if (await accepts(request, fetched, state, stateTimestampMs)) return { type: 'none', reason: 'accepted' }
  return { type: 'notExecuted', stateTimestampMs }
}

function readMessages({ network, target: { account, mark } }: ProofRequest, options: HistoryOptions) {
  if (!mark.isOnlyTime) return readInboundMessages(network, account, mark, options)
  return readInboundMessagesSince(network, account, { sec: sinceSecOf(mark) ?? 0 }, options)
}

/** Whether the contract would accept the message in a state of this time; the configuration of the chain comes from `network`. */
export async function accepts(
  request: ProofRequest,
  { boc, dappId }: FetchedAccount,
  account: Account,
  timestampMs: number,
): Promise<boolean> {
  const { network, target, signal } = request
  const {
    account: { accountId },
    rules,
    judge,
  } = target
  const about = { account, boc, dappId: dappId || accountId }
  const signatureId = await network.signatureIdIfReachable(signal)
  const timeSec = Math.max(Math.floor(timestampMs / 1000), account.storageInfo.lastPaid)
  return judge.isAccepted(request, about, { timeSec, rules, signatureId })
}
