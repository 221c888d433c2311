/** The proof that a message was not executed and never will be, with the strength that the configuration requires. */
import { explainUnproven } from './explainUnproven.ts'
import type { FoundTransaction } from './findTransaction.ts'
import { proveByAgreement } from './proveByAgreement.ts'
import { proveByProofs } from './proveByProofs.ts'
import { type ProofRequest, proveNotExecuted } from './proveNotExecuted.ts'

export type GoneProof =
  | { readonly type: 'notExecuted'; readonly stateTimestampMs: number }
  /** `found`: its transaction, where it was read. */
  | { readonly type: 'executed'; readonly found?: FoundTransaction | undefined }
  /** `explanation`: what is missing, for people. */
  | { readonly type: 'none'; readonly explanation?: string | undefined }

/** Throws as `proveNotExecuted`; with `network.agreement` above 1, failures of operators are explanations. */
export async function proveGone(request: ProofRequest): Promise<GoneProof> {
  const { network, proofs } = request.call.config
  const proof = await (network.agreement > 1 ? proveByAgreement(request) : proveByEndpoint(request))
  return proof.type === 'notExecuted' && proofs.prove_replacements ? proveByProofs(request) : proof
}

async function proveByEndpoint(request: ProofRequest): Promise<GoneProof> {
  const proof = await proveNotExecuted(request)
  if (proof.type !== 'none' || request.message.expireAtSec === undefined) return proof
  return { type: 'none', explanation: explainUnproven(request, proof) }
}
