import { scryptAside } from '#platform/hashes.ts'
import { decodeUtf8 } from '../bytes/utf8.ts'
import { CryptoError } from './CryptoError.ts'
import { chacha20 } from './chacha20.ts'
import { checkSize } from './checkSize.ts'
import { concatBytes } from './concatBytes.ts'
import { isMnemonicDictionary, type MnemonicDictionary } from './mnemonic/MnemonicDictionary.ts'
import { wipe } from './wipe.ts'

/** The secret of a crypto box. */
export interface CryptoBoxSecret {
  readonly phrase: string
  readonly dictionary: MnemonicDictionary
  /** 0 to 255. */
  readonly wordCount: number
}

const NONCE_BYTES = 12
const VARIANT_BYTES = 4
const LENGTH_BYTES = 8

/**
 * Key of a crypto box: scrypt with N = 2^14, r = 8, p = 1, 32 bytes. Takes tens of milliseconds without blocking the
 * event loop.
 */
export function deriveCryptoBoxKey(password: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  return scryptAside(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
}

/**
 * Encrypted secret: the nonce (12 random bytes) followed by ChaCha20 of the serialized secret, which is the variant
 * number 0 (32-bit little endian), length of the phrase in bytes (64-bit little endian), phrase, dictionary and word
 * count (one byte each). The cipher does not authenticate.
 */
export function encryptCryptoBoxSecret(secret: CryptoBoxSecret, key: Uint8Array, nonce: Uint8Array): Uint8Array {
  checkSize('crypto box nonce', nonce, NONCE_BYTES, 'CryptoBoxSecretSerializationError')
  const serialized = serializeSecret(secret)
  const encrypted = concatBytes(nonce, chacha20(serialized, key, nonce))
  wipe(serialized)
  return encrypted
}

/**
 * Reverse of `encryptCryptoBoxSecret`. Fails with `CryptoBoxSecretDeserializationError`, usually because the password
 * is wrong.
 */
export function decryptCryptoBoxSecret(encrypted: Uint8Array, key: Uint8Array): CryptoBoxSecret {
  if (encrypted.length < NONCE_BYTES) throw unreadable()
  const serialized = chacha20(encrypted.subarray(NONCE_BYTES), key, encrypted.subarray(0, NONCE_BYTES))
  try {
    return deserializeSecret(serialized)
  } finally {
    wipe(serialized)
  }
}

function serializeSecret({ phrase, dictionary, wordCount }: CryptoBoxSecret): Uint8Array {
  const text = new TextEncoder().encode(phrase)
  const header = new Uint8Array(VARIANT_BYTES + LENGTH_BYTES)
  new DataView(header.buffer).setBigUint64(VARIANT_BYTES, BigInt(text.length), true)
  const serialized = concatBytes(header, text, Uint8Array.of(dictionary, wordCount))
  wipe(text)
  return serialized
}

function deserializeSecret(serialized: Uint8Array): CryptoBoxSecret {
  const headerBytes = VARIANT_BYTES + LENGTH_BYTES
  const phraseBytes = serialized.length - headerBytes - 2
  if (phraseBytes < 0) throw unreadable()
  const view = new DataView(serialized.buffer, serialized.byteOffset, serialized.byteLength)
  const [dictionary, wordCount] = [serialized.at(-2)!, serialized.at(-1)!]
  if (
    view.getUint32(0, true) !== 0 ||
    view.getBigUint64(VARIANT_BYTES, true) !== BigInt(phraseBytes) ||
    !isMnemonicDictionary(dictionary)
  ) {
    throw unreadable()
  }
  const phrase = decodeUtf8(serialized.subarray(headerBytes, -2))
  if (phrase === undefined) throw unreadable()
  return { phrase, dictionary, wordCount }
}

function unreadable(): CryptoError {
  return new CryptoError(
    'CryptoBoxSecretDeserializationError',
    'Cannot decrypt the crypto box secret: the password is wrong or the secret is damaged',
  )
}
