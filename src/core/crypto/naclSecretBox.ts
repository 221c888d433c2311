import { openSecretBox, secretBox } from '#platform/boxes.ts'
import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'

/**
 * Secret-key encryption of NaCl (XSalsa20, Poly1305): the 16-byte tag followed by the encrypted data. Nonce 24 bytes, key
 * 32 bytes, other sizes fail with `InvalidKeySize`.
 */
export async function naclSecretBox(data: Uint8Array, nonce: Uint8Array, key: Uint8Array): Promise<Uint8Array> {
  checkSecretBoxKey(nonce, key)
  return orSecretBoxFailed(() => secretBox(data, nonce, key))
}

/** Opens the result of `naclSecretBox`. A wrong key, nonce or tag fails with `NaclSecretBoxFailed`. */
export async function naclSecretBoxOpen(
  encrypted: Uint8Array,
  nonce: Uint8Array,
  key: Uint8Array,
): Promise<Uint8Array> {
  checkSecretBoxKey(nonce, key)
  return orSecretBoxFailed(() => openSecretBox(encrypted, nonce, key))
}

function checkSecretBoxKey(nonce: Uint8Array, key: Uint8Array): void {
  checkSize('nonce', nonce, 24)
  checkSize('key', key, 32)
}

async function orSecretBoxFailed(run: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await run()
  } catch (cause) {
    throw new CryptoError('NaclSecretBoxFailed', 'Cannot encrypt or decrypt with this key and nonce', { cause })
  }
}
