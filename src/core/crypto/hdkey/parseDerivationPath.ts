import { CryptoError } from '../CryptoError.ts'

export interface DerivationStep {
  /** Unsigned 32-bit number. */
  readonly index: number
  readonly hardened: boolean
}

/**
 * Steps of a derivation path: segments separated by `/`, a segment `m` is skipped, a trailing apostrophe means hardened.
 * Fails with `Bip32InvalidDerivePath` when another segment is no decimal number up to 2^32 - 1.
 */
export function parseDerivationPath(path: string): DerivationStep[] {
  return path
    .split('/')
    .filter((segment) => segment !== 'm')
    .map(parseSegment)
}

function parseSegment(segment: string): DerivationStep {
  const digits = /^([0-9]{1,10})('?)$/.exec(segment)
  const index = Number(digits?.[1])
  if (digits === null || index > 0xffffffff) {
    throw new CryptoError(
      'Bip32InvalidDerivePath',
      "Invalid derivation path: expected segments such as m, 0 or 44', numbers from 0 to 4294967295",
    )
  }
  return { index, hardened: digits[2] === "'" }
}
