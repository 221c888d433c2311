import { wipe } from '../../../core/crypto/wipe.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { withCryptoErrors } from './withCryptoErrors.ts'

/**
 * Decodes a secret in hex, gives it to `work` and wipes it. Throws InvalidHex (2) and what `work` throws, failures of the
 * cryptographic core with their published numbers.
 */
export function withSecretText<T>(text: string, path: string, work: (secret: Uint8Array) => T): T {
  return withSecret(decodeHex(text, path), work)
}

/** Passes `secret` to `work` and wipes it when the promise of `work` has settled. Throws as `work`. */
export function withSecret<T>(secret: Uint8Array, work: (secret: Uint8Array) => T): T {
  let result: T | undefined
  try {
    result = withCryptoErrors(() => work(secret))
    return result instanceof Promise ? (result.finally(() => wipe(secret)) as T) : result
  } finally {
    if (!(result instanceof Promise)) wipe(secret)
  }
}
