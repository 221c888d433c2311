/**
 * - `invalid`: a BOC cannot be decoded, is of another type, or lacks a required part.
 * - `conversion`: an object cannot be written or converted.
 * - `inappropriateBlock`: a block or state holds no blockchain configuration.
 */
export type BocErrorKind = 'invalid' | 'conversion' | 'inappropriateBlock'

/** Failure of an operation on a BOC. Callers distinguish failures by `kind`. */
export class BocError extends Error {
  readonly kind: BocErrorKind

  constructor(kind: BocErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'BocError'
    this.kind = kind
  }
}
