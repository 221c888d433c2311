import { GraphqlError } from '../errors/net.ts'
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import { type FoundTransaction, type LookUp, type LookUpAnswer, lookUpTransaction } from './findTransaction.ts'
import { proveGone } from './proveGone.ts'
import { blockAfterSec, type ProofRequest, type ProofTarget, proofTimeMs } from './proveNotExecuted.ts'

export type Look =
  | { readonly type: 'executed'; readonly found: FoundTransaction }
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** The chain has advanced far enough, but the proof lacks something. */
  | { readonly type: 'unproven'; readonly reason: string | undefined }

/**
 * Looks once for the transaction of a message, and for the proof that it was not executed. `undefined`: the transaction is not
 * shown, and the chain has not advanced far enough for a proof, or there is no `target`. Throws as `Network.query` and `proveGone`.
 */
export async function lookForOutcome(
  request: Omit<ProofRequest, 'target'>,
  target: ProofTarget | undefined,
): Promise<Look | undefined> {
  const { call, network, message, signal } = request
  const timeMs = proofTimeMs(request)
  const blockFromSec = target && blockAfterSec(timeMs)
  const wanted = { messageId: message.id, blockFromSec, threadId: target?.threadId }
  const answer = await lookUp(network, wanted, signal)
  if (answer.found !== undefined) return { type: 'executed', found: answer.found }
  if (target === undefined) return undefined
  // An endpoint that withholds its blocks must not prevent the others from being queried.
  const isDue = call.config.network.agreement > 1 && timeMs !== undefined && call.clock.now() > timeMs
  if (!answer.hasBlock && !isDue) return undefined
  const proof = await proveGone({ ...request, target })
  switch (proof.type) {
    case 'notExecuted':
      return proof
    case 'executed':
      if (proof.found !== undefined) return { type: 'executed', found: proof.found }
      return { type: 'unproven', reason: 'the history of its account has it, but its transaction is not shown yet' }
    case 'none':
      return { type: 'unproven', reason: proof.explanation }
  }
}

/** Falls back to a query without the block if the node cannot search for one: nothing is proven then, but the message is found. */
async function lookUp(network: Network, wanted: LookUp, signal: AbortSource): Promise<LookUpAnswer> {
  try {
    return await lookUpTransaction(network, wanted, signal)
  } catch (error) {
    if (!GraphqlError.matches(error) || wanted.blockFromSec === undefined) throw error
    return lookUpTransaction(network, { messageId: wanted.messageId }, signal)
  }
}
