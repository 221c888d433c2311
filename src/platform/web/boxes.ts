/** The same as `../node/boxes.ts`, by packages that run on every platform and are loaded with the first box. */
import { x25519 } from '@noble/curves/ed25519.js'
import type * as node from '../node/boxes.ts'

function loadSalsa() {
  return import('@noble/ciphers/salsa.js')
}

export const secretBox: typeof node.secretBox = async (data, nonce, key) =>
  (await loadSalsa()).xsalsa20poly1305(key, nonce).encrypt(data)

export const openSecretBox: typeof node.openSecretBox = async (encrypted, nonce, key) =>
  (await loadSalsa()).xsalsa20poly1305(key, nonce).decrypt(encrypted)

export const box: typeof node.box = (data, nonce, theirPublicKey, secretKey) =>
  withSharedKey(theirPublicKey, secretKey, (key) => secretBox(data, nonce, key))

export const openBox: typeof node.openBox = (encrypted, nonce, theirPublicKey, secretKey) =>
  withSharedKey(theirPublicKey, secretKey, (key) => openSecretBox(encrypted, nonce, key))

/** "expand 32-byte k": the constant of Salsa20. */
const SIGMA = new TextEncoder().encode('expand 32-byte k')

async function withSharedKey(
  theirPublicKey: Uint8Array,
  secretKey: Uint8Array,
  use: (key: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { hsalsa } = await loadSalsa()
  const secret = x25519.getSharedSecret(secretKey, theirPublicKey)
  const key = new Uint8Array(32)
  try {
    hsalsa(words(SIGMA), words(secret), new Uint32Array(4), words(key))
    return await use(key)
  } finally {
    secret.fill(0)
    key.fill(0)
  }
}

/** The bytes as 32-bit numbers in the same memory. */
function words(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}
