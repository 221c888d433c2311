/** Boxes of NaCl, by libsodium: OpenSSL has no XSalsa20. */
import { loadSodium } from './loadSodium.ts'

/** Secret-key encryption (XSalsa20, Poly1305): the 16-byte tag followed by the encrypted data. Nonce 24 bytes, key 32. */
export async function secretBox(data: Uint8Array, nonce: Uint8Array, key: Uint8Array): Promise<Uint8Array> {
  return (await loadSodium()).crypto_secretbox_easy(data, nonce, key)
}

/** Reverse of `secretBox`. Rejects for a wrong key, nonce or tag. */
export async function openSecretBox(encrypted: Uint8Array, nonce: Uint8Array, key: Uint8Array): Promise<Uint8Array> {
  return (await loadSodium()).crypto_secretbox_open_easy(encrypted, nonce, key)
}

/** The same with the key that X25519 and HSalsa20 make of two keys. Rejects for keys that share no secret. */
export async function box(
  data: Uint8Array,
  nonce: Uint8Array,
  theirPublicKey: Uint8Array,
  secretKey: Uint8Array,
): Promise<Uint8Array> {
  return (await loadSodium()).crypto_box_easy(data, nonce, theirPublicKey, secretKey)
}

/** Reverse of `box`. Rejects for a wrong key, nonce or tag. */
export async function openBox(
  encrypted: Uint8Array,
  nonce: Uint8Array,
  theirPublicKey: Uint8Array,
  secretKey: Uint8Array,
): Promise<Uint8Array> {
  return (await loadSodium()).crypto_box_open_easy(encrypted, nonce, theirPublicKey, secretKey)
}
