import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv } from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** AES in mode CBC without padding. `data`: a multiple of 16 bytes; `key`: 16, 24 or 32 bytes; `iv`: 16 bytes. */
export function encryptCbc(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  return run(createCipheriv(`aes-${key.length * 8}-cbc`, key, iv), data)
}

/** Reverse of `encryptCbc`. */
export function decryptCbc(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  return run(createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv), data)
}

function run(cipher: Cipheriv | Decipheriv, data: Uint8Array): Uint8Array {
  cipher.setAutoPadding(false)
  // Without padding, all whole blocks come at once.
  return plainBytes(cipher.update(data))
}

export interface StreamCipher {
  /** Encrypts or decrypts the next bytes. */
  update(data: Uint8Array): Uint8Array
}

/** ChaCha20 (RFC 8439) from block 0. `key`: 32 bytes, `nonce`: 12 bytes. */
export function openChaCha20(key: Uint8Array, nonce: Uint8Array): StreamCipher {
  // The vector of this cipher in OpenSSL is the block counter, four bytes little endian, followed by the nonce.
  const counterAndNonce = new Uint8Array(16)
  counterAndNonce.set(nonce, 4)
  const cipher = createCipheriv('chacha20', key, counterAndNonce)
  return { update: (data) => plainBytes(cipher.update(data)) }
}
