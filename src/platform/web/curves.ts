/** The same as `../node/curves.ts`, by packages that run on every platform. */
import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha512 } from '@noble/hashes/sha2.js'
import type * as node from '../node/curves.ts'

export type { SigningKey } from '../node/curves.ts'

export const openEd25519: typeof node.openEd25519 = (seed) => {
  const copy = seed.slice()
  return {
    publicKey: () => ed25519.getPublicKey(copy),
    sign: (data) => ed25519.sign(data, copy),
  }
}

/**
 * By the rules of OpenSSL, because a daemon and a page must agree: without cofactor, `S` below the order, neither point of
 * small order. The check of the package multiplies by the cofactor.
 */
export const verifyEd25519: typeof node.verifyEd25519 = (data, signature, publicKey) => {
  const scalar = littleEndian(signature.subarray(32))
  if (scalar >= ORDER) return false
  let key: InstanceType<typeof Point>
  try {
    key = Point.fromBytes(publicKey, true)
  } catch {
    return false
  }
  if (key.isSmallOrder()) return false
  const digest = sha512.create().update(signature.subarray(0, 32)).update(publicKey).update(data).digest()
  const challenge = littleEndian(digest) % ORDER
  const expected = Point.BASE.multiplyUnsafe(scalar).add(key.negate().multiplyUnsafe(challenge))
  return !expected.isSmallOrder() && expected.toBytes().every((byte, index) => byte === signature[index])
}

export const x25519PublicKey: typeof node.x25519PublicKey = (secretKey) => x25519.getPublicKey(secretKey)

export const secp256k1PublicKey: typeof node.secp256k1PublicKey = (secretKey) => secp256k1.getPublicKey(secretKey, true)

const { Point } = ed25519
const ORDER = Point.Fn.ORDER

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
