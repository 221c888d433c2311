/**
 * Finds out what became of a message that has left when nobody says so for certain: looks for its transaction, and for the
 * proof that it was not executed, until one of them is there or the time for it is over.
 */
import type { CallScope } from '../../../context/scopes.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { GraphqlError, Unauthorized } from '../../../errors/net.ts'
import type { Network } from '../../../net/index.ts'
import { abortable, sleep } from '../../../net/waiting.ts'
import type { ExternalMessage } from '../../abi/ExternalMessage.ts'
import { type FoundTransaction, type LookUp, type LookUpAnswer, lookUpTransaction } from './findTransaction.ts'
import { blockAfterSec } from './proveExpiry.ts'
import { type ProofTarget, proofTimeMs, proveNotExecuted } from './proveNotExecuted.ts'

export type Settlement =
  | { readonly type: 'executed'; readonly found: FoundTransaction }
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** It may have been executed, or still be. `hasLooked`: the network was asked for its transaction and has not shown it. */
  | { readonly type: 'unknown'; readonly hasLooked: boolean }

export interface SettleOptions {
  /** Absent: only the transaction is looked for. */
  readonly target?: ProofTarget | undefined
  /** How long to go on, ms; there is one look at least. */
  readonly budgetMs: number
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1000
/** Longest single look when there is to be only one. */
const SINGLE_LOOK_MS = 4000
/** Pause between attempts of a proof, which is several requests. */
const PROOF_PAUSE_MS = 3000

/**
 * Ends without result also when nothing can be asked for `max_reconnect_timeout`. Throws the reason of the signal of the
 * call, and CanNotReadTransaction and the like never: an answer that cannot be read is none.
 */
export async function settleMessage(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  { target, budgetMs }: SettleOptions,
): Promise<Settlement> {
  const { clock, config, signal } = call
  const untilMs = clock.elapsed() + budgetMs
  const late = new AbortController()
  const timer = clock.setTimer(Math.max(budgetMs, SINGLE_LOOK_MS), () => late.abort())
  const either = AbortSignal.any([signal, late.signal])
  let answeredMs = clock.elapsed()
  let hasLooked = false
  let proofFromMs = clock.elapsed()
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const provable = clock.elapsed() >= proofFromMs ? target : undefined
        const settled = await abortable(lookOnce(call, network, message, provable, either), either)
        if (settled === 'unproven') proofFromMs = clock.elapsed() + PROOF_PAUSE_MS
        else if (settled !== undefined) return settled
        answeredMs = clock.elapsed()
        hasLooked = true
      } catch (error) {
        signal.throwIfAborted()
        if (late.signal.aborted) return { type: 'unknown', hasLooked }
        if (!(error instanceof ClientError)) throw error
        const isAway = clock.elapsed() - answeredMs >= config.network.max_reconnect_timeout
        if (isAway || Unauthorized.matches(error)) return { type: 'unknown', hasLooked }
      }
      if (clock.elapsed() + pauseMs > untilMs) return { type: 'unknown', hasLooked }
      await sleep(clock, pauseMs, signal)
    }
  } finally {
    timer.cancel()
  }
}

/** `unproven`: the chain is late enough, but something is missing for the proof. */
async function lookOnce(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  target: ProofTarget | undefined,
  signal: AbortSignal,
): Promise<Settlement | 'unproven' | undefined> {
  const blockFromSec = target && blockAfterSec(proofTimeMs(call, message))
  const wanted = { messageId: message.id, blockFromSec, threadId: target?.threadId }
  const answer = await lookUp(network, wanted, signal)
  if (answer.found !== undefined) return { type: 'executed', found: answer.found }
  if (target === undefined || !answer.hasBlock) return undefined
  const proof = await proveNotExecuted(call, network, message, target, signal)
  // What the history shows the next look finds.
  if (proof.type === 'executed') return undefined
  return proof.type === 'notExecuted' ? proof : 'unproven'
}

/** Without the block where a node does not know how to look for one: then nothing is proven, but the message is found. */
async function lookUp(network: Network, wanted: LookUp, signal: AbortSignal): Promise<LookUpAnswer> {
  try {
    return await lookUpTransaction(network, wanted, signal)
  } catch (error) {
    if (!GraphqlError.matches(error) || wanted.blockFromSec === undefined) throw error
    return lookUpTransaction(network, { messageId: wanted.messageId }, signal)
  }
}
