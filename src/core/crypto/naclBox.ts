import { box, openBox } from '#platform/boxes.ts'
import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'

/** Keys and nonce of one box. `nonce` 24 bytes, keys 32 bytes each; other sizes fail with `InvalidKeySize`. */
export interface NaclBoxKeys {
  readonly nonce: Uint8Array
  readonly theirPublicKey: Uint8Array
  readonly secretKey: Uint8Array
}

/** Public-key encryption of NaCl (X25519, XSalsa20, Poly1305): the 16-byte tag followed by the encrypted data. */
export async function naclBox(data: Uint8Array, keys: NaclBoxKeys): Promise<Uint8Array> {
  checkBoxKeys(keys)
  return orBoxFailed(() => box(data, keys.nonce, keys.theirPublicKey, keys.secretKey))
}

/** Opens the result of `naclBox`. A wrong key, nonce or tag fails with `NaclBoxFailed`. */
export async function naclBoxOpen(encrypted: Uint8Array, keys: NaclBoxKeys): Promise<Uint8Array> {
  checkBoxKeys(keys)
  return orBoxFailed(() => openBox(encrypted, keys.nonce, keys.theirPublicKey, keys.secretKey))
}

function checkBoxKeys({ nonce, theirPublicKey, secretKey }: NaclBoxKeys): void {
  checkSize('nonce', nonce, 24)
  checkSize('public key', theirPublicKey, 32)
  checkSize('secret key', secretKey, 32)
}

async function orBoxFailed(run: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await run()
  } catch (cause) {
    throw new CryptoError('NaclBoxFailed', 'Cannot encrypt or decrypt with these keys and this nonce', { cause })
  }
}
