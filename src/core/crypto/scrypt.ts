import * as platform from '#platform/hashes.ts'
import { CryptoError } from './CryptoError.ts'

/** Cost of scrypt: N = 2^`logN`, block size `r`, parallelization `p`, length of the derived key in bytes. */
export interface ScryptParams {
  readonly logN: number
  readonly r: number
  readonly p: number
  readonly keySizeBytes: number
}

/** Largest accepted memory need (128·r·(N + p)), in bytes. */
const MAX_SCRYPT_MEMORY_BYTES = 2 ** 31
/** Largest accepted amount of mixing (128·r·N·p), in bytes: about a minute of one core. */
const MAX_SCRYPT_WORK_BYTES = 2 ** 34
/** Longest derived key, in bytes. */
const MAX_SCRYPT_KEY_BYTES = 2 ** 24

/**
 * Derives a key with scrypt (RFC 7914). Fails with `ScryptFailed` for parameters outside the RFC, `logN` 0 included, and
 * for a cost above the three limits of this file.
 */
export function scrypt(password: Uint8Array, salt: Uint8Array, params: ScryptParams): Uint8Array {
  checkScryptParams(params)
  const { logN, r, p, keySizeBytes } = params
  try {
    const maxmem = MAX_SCRYPT_MEMORY_BYTES + 2 ** 20
    return platform.scrypt(password, salt, keySizeBytes, { N: 2 ** logN, r, p, maxmem })
  } catch (cause) {
    throw new CryptoError('ScryptFailed', 'Cannot derive a key with these scrypt parameters', { cause })
  }
}

function checkScryptParams({ logN, r, p, keySizeBytes }: ScryptParams): void {
  const check = (holds: boolean, expectation: string): void => {
    if (!holds) throw new CryptoError('ScryptFailed', `Invalid scrypt parameters: ${expectation}`)
  }
  check(Number.isInteger(r) && r >= 1, `r must be at least 1, got ${r}`)
  check(Number.isInteger(p) && p >= 1, `p must be at least 1, got ${p}`)
  check(Number.isInteger(logN) && logN >= 1 && logN < 64, `log_n must be from 1 to 63, got ${logN}`)
  check(logN < 16 * r, `log_n must be below 16 * r = ${16 * r}, got ${logN}`)
  check(r * p < 2 ** 30, `r * p must be below 2^30, got ${r * p}`)
  check(
    Number.isInteger(keySizeBytes) && keySizeBytes >= 1 && keySizeBytes <= MAX_SCRYPT_KEY_BYTES,
    `dk_len must be from 1 to ${MAX_SCRYPT_KEY_BYTES}, got ${keySizeBytes}`,
  )
  // All products stay exact or grow far beyond the limits: doubles are enough here.
  const n = 2 ** logN
  check(128 * r * (n + p) <= MAX_SCRYPT_MEMORY_BYTES, `the limit is ${MAX_SCRYPT_MEMORY_BYTES} bytes of memory`)
  check(128 * r * n * p <= MAX_SCRYPT_WORK_BYTES, 'log_n, r and p together require too much computation')
}
