/** The same as `../node/curves.ts`, by packages that run on every platform. */
import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha512 } from '@noble/hashes/sha2.js'
import type * as node from '../node/curves.ts'
import { loadAccelerator, loadedCombiner } from './ed25519/accelerator.ts'
import { BrowserSigningKey, BrowserTrial } from './ed25519/BrowserSigningKey.ts'
import type { Combined } from './ed25519/PointCombiner.ts'

export type { SigningKey } from '../node/curves.ts'

const browserTrial = new BrowserTrial()

export const openEd25519: typeof node.openEd25519 = (seed) => {
  const key = ed25519.utils.getExtendedPublicKey(seed)
  const sign = (data: Uint8Array) => signWith(key, data)
  const browserKey = new BrowserSigningKey(seed, browserTrial)
  return {
    publicKey: () => key.pointBytes.slice(),
    sign,
    signAside: (data) => browserKey.sign(data, sign),
  }
}

/** RFC 8032, section 5.1.6. The package would multiply twice: it computes the public key for each signature. */
function signWith({ prefix, scalar, pointBytes }: ExtendedKey, data: Uint8Array): Uint8Array {
  const nonce = hashToScalar(prefix, data)
  const commitment = nonce === 0n ? Point.ZERO : Point.BASE.multiply(nonce)
  const signature = new Uint8Array(64)
  signature.set(commitment.toBytes())
  const challenge = hashToScalar(signature.subarray(0, 32), pointBytes, data)
  signature.set(Point.Fn.toBytes(Point.Fn.create(nonce + challenge * scalar)), 32)
  return signature
}

function hashToScalar(...parts: readonly Uint8Array[]): bigint {
  const hash = sha512.create()
  for (const part of parts) hash.update(part)
  return littleEndian(hash.digest()) % ORDER
}

/**
 * By the rules of OpenSSL, because a daemon and a page must agree: without cofactor, `S` below the order, neither point of
 * small order. The check of the package multiplies by the cofactor.
 */
export const verifyEd25519: typeof node.verifyEd25519 = (data, signature, publicKey) => {
  const scalar = littleEndian(signature.subarray(32))
  if (scalar >= ORDER) return false
  const negatedKey = negatedPoint(publicKey)
  if (negatedKey === undefined) return false
  const challenge = hashToScalar(signature.subarray(0, 32), publicKey, data)
  const combiner = loadedCombiner()
  const expected =
    combiner === undefined
      ? combine(scalar, negatedKey, challenge)
      : combiner.combine(scalar, negatedKey.negated, challenge)
  return !expected.isSmallOrder && expected.bytes.every((byte, index) => byte === signature[index])
}

function combine(scalar: bigint, key: RecentKey, challenge: bigint): Combined {
  if (key.isRepeated && !key.hasTable) {
    key.negated.precompute(WINDOW_BITS, true)
    key.hasTable = true
  }
  const sum = Point.BASE.multiplyUnsafe(scalar).add(key.negated.multiplyUnsafe(challenge))
  return { bytes: sum.toBytes(), isSmallOrder: sum.isSmallOrder() }
}

interface RecentKey {
  readonly negated: InstanceType<typeof Point>
  isRepeated: boolean
  /** It makes multiplying in JavaScript several times faster. */
  hasTable: boolean
}

/** Negated public keys that were used last, oldest first: wallets and contracts check the same few keys again and again. */
const recentKeys = new Map<string, RecentKey>()
const MAX_RECENT_KEYS = 32
/** Bits of the windows of the table that a key gets when it comes again; it takes 100 kB and the time of one check. */
const WINDOW_BITS = 4

/** `undefined` for what is no point of the curve, and for a point of small order. */
function negatedPoint(publicKey: Uint8Array): RecentKey | undefined {
  const name = String.fromCharCode(...publicKey)
  const known = recentKeys.get(name)
  if (known !== undefined) {
    known.isRepeated = true
    return known
  }
  let point: InstanceType<typeof Point>
  try {
    point = Point.fromBytes(publicKey, true)
  } catch {
    return undefined
  }
  if (point.isSmallOrder()) return undefined
  if (recentKeys.size >= MAX_RECENT_KEYS) recentKeys.delete(recentKeys.keys().next().value!)
  const key = { negated: point.negate(), isRepeated: false, hasTable: false }
  recentKeys.set(name, key)
  return key
}

/** WebAssembly, where the page allows it. */
export const curvesForm: typeof node.curvesForm = async () =>
  (await loadAccelerator()) === undefined ? 'javascript' : 'webassembly'

export const x25519PublicKey: typeof node.x25519PublicKey = (secretKey) => x25519.getPublicKey(secretKey)

export const secp256k1PublicKey: typeof node.secp256k1PublicKey = (secretKey) => secp256k1.getPublicKey(secretKey, true)

type ExtendedKey = ReturnType<typeof ed25519.utils.getExtendedPublicKey>

const { Point } = ed25519
const ORDER = Point.Fn.ORDER

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
