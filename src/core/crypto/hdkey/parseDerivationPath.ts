import { CryptoError } from '../CryptoError.ts'

export interface DerivationStep {
  /** Unsigned 32-bit number. */
  readonly index: number
  readonly hardened: boolean
}

/** From here on, the number of a step has the hardened bit. */
const HARDENED = 0x80000000

/**
 * Steps of a derivation path: segments separated by `/`, a segment `m` is skipped, a trailing apostrophe means hardened.
 * Fails with `Bip32InvalidDerivePath` when another segment is not a decimal number up to 2^32 - 1, and without an
 * apostrophe from 2^31 on: libraries derive different keys from such a number.
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
    throw invalidPath("expected segments such as m, 0 or 44', numbers from 0 to 4294967295")
  }
  const hardened = digits[2] === "'"
  if (!hardened && index >= HARDENED) {
    throw invalidPath(
      'numbers from 2147483648 on need an apostrophe, because BIP-32 and the native library derive different keys without; ' +
        "for the key of BIP-32, subtract 2147483648 and add an apostrophe (0' for 2147483648)",
    )
  }
  return { index, hardened }
}

function invalidPath(what: string): CryptoError {
  return new CryptoError('Bip32InvalidDerivePath', `Invalid derivation path: ${what}`)
}
