import * as platform from '#platform/curves.ts'
import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'

/**
 * Checks an Ed25519 signature (RFC 8032). A wrong signature and a key that is not a curve point return `false`. Fails with
 * `InvalidKeySize` for a key other than 32 or a signature other than 64 bytes.
 */
export function verifyEd25519(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  checkSize('Ed25519 public key', publicKey, 32)
  checkSize('Ed25519 signature', signature, 64)
  return platform.verifyEd25519(data, signature, publicKey)
}

/** Fails with `InvalidPublicKey` if 32 bytes are not a point of the curve. Costs more than a check of a signature. */
export async function checkEd25519PublicKey(publicKey: Uint8Array): Promise<void> {
  checkSize('Ed25519 public key', publicKey, 32)
  const { expectPoint } = await import('./ed25519Points.ts')
  try {
    expectPoint(publicKey)
  } catch (cause) {
    throw new CryptoError('InvalidPublicKey', 'Invalid Ed25519 public key: expected a point of the curve', { cause })
  }
}
