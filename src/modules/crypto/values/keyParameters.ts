/** Keys in parameters. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/hex.ts'
import { Ed25519SecretKey } from '../../../core/crypto/Ed25519SecretKey.ts'
import { wipe } from '../../../core/crypto/wipe.ts'
import { InvalidPublicKey, InvalidSecretKey } from '../../../errors/crypto.ts'
import { decodeHex } from '../../parameters/decodeText.ts'
import { withSecret } from './withSecret.ts'

/** A key pair in hex, 32 bytes each. */
export interface KeyTexts {
  readonly public: string
  readonly secret: string
}

/**
 * The secret key of a pair whose halves belong together.
 * Throws InvalidPublicKey (100) and InvalidSecretKey (101); the messages hold no part of a key.
 */
export function openKeyPair(keys: KeyTexts): Ed25519SecretKey {
  const publicKey = keyBytes(keys.public, 'public', InvalidPublicKey)
  const seed = keyBytes(keys.secret, 'secret', InvalidSecretKey)
  const secretKey = withSecret(seed, (bytes) => new Ed25519SecretKey(bytes))
  if (bytesToHex(secretKey.publicKey) !== bytesToHex(publicKey)) {
    throw InvalidPublicKey.error('Invalid public key: it does not belong to the secret key')
  }
  return secretKey
}

function keyBytes(text: string, half: 'public' | 'secret', error: typeof InvalidPublicKey): Uint8Array {
  let bytes: Uint8Array | undefined
  try {
    bytes = decodeHex(text, half)
  } catch (cause) {
    throw error.error(`Invalid ${half} key: expected 64 hex characters, got something else`, {}, cause)
  }
  if (bytes.length === 32) return bytes
  wipe(bytes)
  throw error.error(`Invalid ${half} key: expected 32 bytes, got ${bytes.length}`)
}

/** The pair of a secret key, which is wiped. Throws what `publicKeyOf` throws. */
export function pairOf(secretKey: Uint8Array, publicKeyOf: (secretKey: Uint8Array) => Uint8Array): KeyTexts {
  return withSecret(secretKey, (key) => ({ public: bytesToHex(publicKeyOf(key)), secret: bytesToHex(key) }))
}

export function ed25519PublicKey(seed: Uint8Array): Uint8Array {
  return new Ed25519SecretKey(seed).publicKey
}

/** Bytes of a secret key in plain hex; the size is not checked. Throws InvalidSecretKey (101). */
export function decodeSecretKey(text: string): Uint8Array {
  const bytes = hexToBytes(text)
  if (bytes !== undefined) return bytes
  throw InvalidSecretKey.error('Invalid secret key: expected 64 hex characters without prefix, got something else')
}
