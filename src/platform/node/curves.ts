import { createECDH, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { plainBytes } from './plainBytes.ts'

/** `PrivateKeyInfo` of RFC 8410 in front of 32 secret bytes; the object identifier ends with the number of the curve. */
function pkcs8Prefix(curve: number): readonly number[] {
  return [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, curve, 4, 0x22, 4, 0x20]
}

const ED25519_PREFIX = pkcs8Prefix(0x70)
const X25519_PREFIX = pkcs8Prefix(0x6e)

/** `SubjectPublicKeyInfo` of RFC 8410 in front of the 32-byte Ed25519 key. */
const SPKI_PREFIX = Uint8Array.of(0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0)

/** An Ed25519 secret key ready for signing; importing the seed costs more than signing. */
export interface SigningKey {
  /** 32 bytes; computed by each call. */
  publicKey(): Uint8Array
  /** Signature (RFC 8032), 64 bytes. */
  sign(data: Uint8Array): Uint8Array
  /** The same signature, in a page by the browser beside this thread if it signs the same way; else at once. */
  signAside(data: Uint8Array): Uint8Array | Promise<Uint8Array>
}

/** Copies the 32-byte seed. */
export function openEd25519(seed: Uint8Array): SigningKey {
  const key = importSecret(ED25519_PREFIX, seed)
  const signNow = (data: Uint8Array) => plainBytes(sign(null, data, key))
  return { publicKey: () => publicBytes(key), sign: signNow, signAside: signNow }
}

/** Imported public keys, oldest first: wallets and contracts check the same few keys again and again. */
const importedKeys = new Map<string, KeyObject>()
const MAX_IMPORTED_KEYS = 256

/** Checks an Ed25519 signature (RFC 8032) of 64 bytes. `false` also for a public key that is not a point of the curve. */
export function verifyEd25519(data: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return verify(null, data, importPublicKey(publicKey), signature)
}

function importPublicKey(publicKey: Uint8Array): KeyObject {
  const name = String.fromCharCode(...publicKey)
  let key = importedKeys.get(name)
  if (key === undefined) {
    key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' })
    if (importedKeys.size >= MAX_IMPORTED_KEYS) importedKeys.delete(importedKeys.keys().next().value!)
    importedKeys.set(name, key)
  }
  return key
}

/** X25519 public key (RFC 7748) of a 32-byte secret, which is the scalar itself. */
export function x25519PublicKey(secretKey: Uint8Array): Uint8Array {
  return publicBytes(importSecret(X25519_PREFIX, secretKey))
}

/** Compressed public key, 33 bytes. Throws for a secret that is zero or beyond the order of the group. */
export function secp256k1PublicKey(secretKey: Uint8Array): Uint8Array {
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(secretKey)
  return plainBytes(curve.getPublicKey(null, 'compressed'))
}

/** What checks signatures of Ed25519 here. */
export type CurvesForm = 'native' | 'webassembly' | 'javascript'

export async function curvesForm(): Promise<CurvesForm> {
  return 'native'
}

function importSecret(prefix: readonly number[], secret: Uint8Array): KeyObject {
  const der = Buffer.alloc(prefix.length + secret.length)
  der.set(prefix)
  der.set(secret, prefix.length)
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } finally {
    der.fill(0)
  }
}

function publicBytes(key: KeyObject): Uint8Array {
  return new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
}
