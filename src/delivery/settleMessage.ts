/**
 * Determines the outcome of a message that was sent but not answered conclusively: searches for its transaction, and for the
 * proof that it was not executed, until one of them is found or the time is up.
 */
import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import { Unauthorized } from '../errors/net.ts'
import { networkOf } from '../net/index.ts'
import { abortable, sleep } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import type { FoundTransaction } from './findTransaction.ts'
import { lookForOutcome } from './lookForOutcome.ts'
import type { ProofTarget } from './proveNotExecuted.ts'
import { unlessLate } from './tryWithin.ts'

export type Settlement =
  | { readonly type: 'executed'; readonly found: FoundTransaction }
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /**
   * The message may have been executed or may still be. `hasLooked`: the network was searched and did not show its
   * transaction. `reason`: what the proof lacked when the time was over, other than time.
   */
  | { readonly type: 'unknown'; readonly hasLooked: boolean; readonly reason?: string | undefined }

export interface SettleOptions {
  /** Absent: only the transaction is searched for. */
  readonly target?: ProofTarget | undefined
  /** How long to search, ms; there is at least one look. */
  readonly budgetMs: number
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1000
/** Time limit of the only look, if there is just one. */
const SINGLE_LOOK_MS = 4000
/** The same limit if operators must agree or proofs are needed, which takes longer. */
const LONG_LOOK_MS = 30_000
/** Pause between attempts to prove non-execution: each takes several requests. */
const PROOF_PAUSE_MS = 3000

/**
 * Also ends without a result if no endpoint can be reached for `max_reconnect_timeout`. Throws the reason of the call's
 * signal, but never CanNotReadTransaction and the like: an unreadable answer counts as no answer.
 */
export async function settleMessage(
  call: CallScope,
  message: ExternalMessage,
  { target, budgetMs }: SettleOptions,
): Promise<Settlement> {
  const { clock, config } = call
  const network = networkOf(call.context)
  const untilMs = clock.elapsed() + budgetMs
  const isLong = target !== undefined && (config.network.agreement > 1 || config.proofs.prove_replacements)
  const limitMs = Math.max(budgetMs, isLong ? LONG_LOOK_MS : SINGLE_LOOK_MS)
  let answeredMs = clock.elapsed()
  let hasLooked = false
  let reason: string | undefined
  let proofFromMs = clock.elapsed()
  const settled = await unlessLate(call, limitMs, async (signal) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const provable = clock.elapsed() >= proofFromMs ? target : undefined
        const look = await abortable(lookForOutcome({ call, network, message, signal }, provable), signal)
        if (look?.type === 'unproven') {
          proofFromMs = clock.elapsed() + PROOF_PAUSE_MS
          reason = look.reason
        } else if (look !== undefined) return look
        answeredMs = clock.elapsed()
        hasLooked = true
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ClientError)) throw error
        const isAway = clock.elapsed() - answeredMs >= config.network.max_reconnect_timeout
        if (isAway || Unauthorized.matches(error)) return undefined
      }
      if (clock.elapsed() + pauseMs > untilMs) return undefined
      await sleep(clock, pauseMs, signal)
    }
  })
  return settled ?? { type: 'unknown', hasLooked, reason }
}
