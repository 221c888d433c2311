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
import type { InboundMessages } from './accountHistory.ts'

/** State of the account that the message was sent to. */
export interface ExpiryState {
  /** Time of the state, unix time in ms; absent: the network does not say. */
  readonly timestampMs: bigint | undefined
}

export interface ExpiryFacts<S extends ExpiryState> {
  /** `undefined` if the network shows no readable state. */
  state(): Promise<S | undefined>
  /** From before the first sending up to that state and to a block of that second. */
  history(state: S, blockFromSec: number): Promise<InboundMessages>
  /** Whether the contract would accept the message in that state; true also if this cannot be determined. */
  accepts(state: S): Promise<boolean>
}

/** Why nothing is proven yet. */
type Unproven = 'no state' | 'no time' | 'early state' | 'gaps' | 'accepted'

export type ExpiryProof =
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** The history of the account has the message. */
  | { readonly type: 'executed' }
  | { readonly type: 'none'; readonly reason: Unproven; readonly stateTimestampMs?: number }

/** Largest integer of GraphQL. */
const MAX_INT = 0x7fffffff

/** First second that is later; `undefined` when no query can name it. */
export function blockAfterSec(timeMs: number | undefined): number | undefined {
  if (timeMs === undefined) return undefined
  const second = Math.floor(timeMs / 1000) + 1
  return second > MAX_INT ? undefined : second
}

/**
 * `id` is the hash of the message, `timeMs` its expiration with the margin, unix time in ms. Throws as the facts.
 */
export async function proveExpiry<S extends ExpiryState>(
  { id, timeMs }: { readonly id: string; readonly timeMs: number },
  facts: ExpiryFacts<S>,
): Promise<ExpiryProof> {
  const blockFromSec = blockAfterSec(timeMs)
  if (blockFromSec === undefined) return { type: 'none', reason: 'early state' }
  const state = await facts.state()
  if (state === undefined) return { type: 'none', reason: 'no state' }
  if (state.timestampMs === undefined) return { type: 'none', reason: 'no time' }
  const stateTimestampMs = Number(state.timestampMs)
  if (state.timestampMs <= BigInt(timeMs)) return { type: 'none', reason: 'early state', stateTimestampMs }
  // Read twice: a server that is catching up may return the block while earlier transactions are still missing from the
  // same answer.
  for (let pass = 0; pass < 2; pass++) {
    const messages = await facts.history(state, blockFromSec)
    if (messages?.has(id)) return { type: 'executed' }
    if (messages === undefined) return { type: 'none', reason: 'gaps' }
  }
  if (await facts.accepts(state)) return { type: 'none', reason: 'accepted' }
  return { type: 'notExecuted', stateTimestampMs }
}
