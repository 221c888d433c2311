import { CryptoError } from './CryptoError.ts'
import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'
import { Ed25519SecretKey } from './Ed25519SecretKey.ts'
import { verifyEd25519 } from './verifyEd25519.ts'

/** Expands a 32-byte seed into the NaCl form of a secret key: the seed followed by the public key, 64 bytes. */
export function naclSecretKeyFromSeed(seed: Uint8Array): Uint8Array {
  checkSize('secret key', seed, 32)
  return concatBytes(seed, new Ed25519SecretKey(seed).publicKey)
}

/**
 * Signature (64 bytes) made with a NaCl secret key (64 bytes, else `InvalidKeySize`). Only the seed is used, the public
 * half is derived again: signing with a foreign public half would reveal the secret.
 */
export function naclSignDetached(data: Uint8Array, secretKey: Uint8Array): Uint8Array {
  checkSize('secret key', secretKey, 64)
  return new Ed25519SecretKey(secretKey.subarray(0, 32)).sign(data)
}

/** Signature followed by the data. */
export function naclSign(data: Uint8Array, secretKey: Uint8Array): Uint8Array {
  return concatBytes(naclSignDetached(data, secretKey), data)
}

/** Data after a valid signature; fails with `NaclSignFailed`, also if the input is shorter than a signature. */
export function naclSignOpen(signed: Uint8Array, publicKey: Uint8Array): Uint8Array {
  checkSize('public key', publicKey, 32)
  const data = signed.subarray(64)
  if (signed.length < 64 || !verifyEd25519(data, signed.subarray(0, 64), publicKey)) {
    throw new CryptoError('NaclSignFailed', 'The signature does not match the data and the public key')
  }
  return data
}
