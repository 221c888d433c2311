/** The proof that a message was not executed and never will be, with the strength that the configuration requires. */
import type { CallScope } from '../context/scopes.ts'
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { explainUnproven } from './explainUnproven.ts'
import type { FoundTransaction } from './findTransaction.ts'
import { proveByAgreement } from './proveByAgreement.ts'
import { proveByProofs } from './proveByProofs.ts'
import { type ProofTarget, proofTimeMs, proveNotExecuted } from './proveNotExecuted.ts'

export type GoneProof =
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** `found`: its transaction, where it was read. */
  | { readonly type: 'executed'; readonly found?: FoundTransaction | undefined }
  /** `explanation`: what is missing, for people. */
  | { readonly type: 'none'; readonly explanation?: string | undefined }

/** Throws as `proveNotExecuted`; with `network.agreement` above 1, failures of operators are explanations. */
export async function proveGone(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  target: ProofTarget,
  signal: AbortSource,
): Promise<GoneProof> {
  const proof = await (call.config.network.agreement > 1
    ? proveByAgreement(call, network, message, target, signal)
    : proveByEndpoint(call, network, message, target, signal))
  if (proof.type !== 'notExecuted' || !call.config.proofs.prove_replacements) return proof
  return proveByProofs(call, network, message, target, signal)
}

async function proveByEndpoint(
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  target: ProofTarget,
  signal: AbortSource,
): Promise<GoneProof> {
  const proof = await proveNotExecuted(call, network, message, target, signal)
  const [timeMs, { expireAtSec }] = [proofTimeMs(call, message), message]
  if (proof.type !== 'none' || timeMs === undefined || expireAtSec === undefined) return proof
  return { type: 'none', explanation: explainUnproven(proof, { nowMs: call.clock.now(), timeMs, expireAtSec }) }
}
