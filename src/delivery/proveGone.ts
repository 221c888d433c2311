/** The proof that a message was not executed and never will be, with the strength that the configuration requires. */
import type { CallScope } from '../context/scopes.ts'
import type { Network } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import type { FoundTransaction } from './findTransaction.ts'
import { proveByAgreement } from './proveByAgreement.ts'
import { proveByProofs } from './proveByProofs.ts'
import { type ProofTarget, proveNotExecuted } from './proveNotExecuted.ts'

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
    : proveNotExecuted(call, network, message, target, signal))
  if (proof.type !== 'notExecuted' || !call.config.proofs.prove_replacements) return proof
  return proveByProofs(call, network, message, target, signal)
}
