/** Ciphers of encryption boxes. Nonces are decoded at use: some boxes report a wrong one only then. */
import { decryptAesCbc, encryptAesCbc } from '../../../core/crypto/aesCbc.ts'
import { chacha20 } from '../../../core/crypto/chacha20.ts'
import { naclBox, naclBoxOpen } from '../../../core/crypto/naclBox.ts'
import { naclSecretBox, naclSecretBoxOpen } from '../../../core/crypto/naclSecretBox.ts'
import { decodeHex } from '../../parameters/decodeText.ts'

/** Throws CryptoError for keys and data that do not fit, InvalidHex (2) for parameters that are not hex. */
export interface BoxCipher {
  encrypt(data: Uint8Array, key: Uint8Array): Uint8Array | Promise<Uint8Array>
  decrypt(data: Uint8Array, key: Uint8Array): Uint8Array | Promise<Uint8Array>
}

export function aesCbcCipher({ iv }: { readonly iv: string }): BoxCipher {
  return {
    encrypt: (data, key) => encryptAesCbc(data, key, decodeHex(iv, 'iv')),
    decrypt: (data, key) => decryptAesCbc(data, key, decodeHex(iv, 'iv')),
  }
}

export function chaCha20Cipher({ nonce }: { readonly nonce: string }): BoxCipher {
  const apply = (data: Uint8Array, key: Uint8Array) => chacha20(data, key, decodeHex(nonce, 'nonce'))
  return { encrypt: apply, decrypt: apply }
}

export function naclBoxCipher(params: { readonly their_public: string; readonly nonce: string }): BoxCipher {
  const keys = (secretKey: Uint8Array) => ({
    nonce: decodeHex(params.nonce, 'nonce'),
    theirPublicKey: decodeHex(params.their_public, 'their_public'),
    secretKey,
  })
  return {
    encrypt: (data, secretKey) => naclBox(data, keys(secretKey)),
    decrypt: (data, secretKey) => naclBoxOpen(data, keys(secretKey)),
  }
}

export function naclSecretBoxCipher({ nonce }: { readonly nonce: string }): BoxCipher {
  return {
    encrypt: (data, key) => naclSecretBox(data, decodeHex(nonce, 'nonce'), key),
    decrypt: (data, key) => naclSecretBoxOpen(data, decodeHex(nonce, 'nonce'), key),
  }
}
