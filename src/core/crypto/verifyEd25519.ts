import { createPublicKey, type KeyObject, verify } from 'node:crypto'

import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'

/** `SubjectPublicKeyInfo` of RFC 8410 in front of the 32-byte key. */
const SPKI_PREFIX = Uint8Array.of(0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0)

/** Imported public keys, oldest first: wallets and contracts check the same few keys again and again. */
const importedKeys = new Map<string, KeyObject>()
const MAX_IMPORTED_KEYS = 256

/**
 * Checks an Ed25519 signature (RFC 8032). A wrong signature and a key that is not a curve point return `false`; wrong
 * sizes (key 32, signature 64 bytes) fail with `InvalidKeySize`.
 */
export function verifyEd25519(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  checkSize('Ed25519 public key', publicKey, 32)
  checkSize('Ed25519 signature', signature, 64)
  return verify(null, data, importPublicKey(publicKey), signature)
}

/** Fails with `InvalidPublicKey` if 32 bytes are not a point of the curve. Costs more than a check of a signature. */
export async function checkEd25519PublicKey(publicKey: Uint8Array): Promise<void> {
  checkSize('Ed25519 public key', publicKey, 32)
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  try {
    ed25519.Point.fromBytes(publicKey, true)
  } catch (cause) {
    throw new CryptoError('InvalidPublicKey', 'Invalid Ed25519 public key: expected a point of the curve', { cause })
  }
}

function importPublicKey(publicKey: Uint8Array): KeyObject {
  const name = String.fromCharCode(...publicKey)
  let key = importedKeys.get(name)
  if (key === undefined) {
    key = createPublicKey({ key: concatBytes(SPKI_PREFIX, publicKey), format: 'der', type: 'spki' })
    if (importedKeys.size >= MAX_IMPORTED_KEYS) importedKeys.delete(importedKeys.keys().next().value!)
    importedKeys.set(name, key)
  }
  return key
}
