/**
 * - `invalidData`: the object to be proven, or the material of a proof, has the wrong layout (901).
 * - `checkFailed`: a check of the proof fails (902).
 * - `internal`: the proof cannot be made for a reason of this program (903).
 * - `differs`: a given object contradicts the proven one (904).
 */
export type ProofErrorKind = 'invalidData' | 'checkFailed' | 'internal' | 'differs'

/** The only error of proofs. Callers distinguish failures by `kind`. Source: proofs 1. */
export class ProofError extends Error {
  readonly kind: ProofErrorKind

  constructor(kind: ProofErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ProofError'
    this.kind = kind
  }
}

/** A failed check. */
export function checkFailed(message: string, cause?: unknown): ProofError {
  return new ProofError('checkFailed', message, cause)
}

/** Data of the wrong layout. */
export function invalidData(message: string, cause?: unknown): ProofError {
  return new ProofError('invalidData', message, cause)
}
