/** BLS12-381 as block keepers use it: keys in G1, signatures in G2. Loaded when it is needed: it is large. */
import { hexToBytes } from '../../bytes/hex.ts'
import { invalidData } from '../ProofError.ts'

/** Name of the scheme that maps signed bytes to a point. */
export const BLS_SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_'

/** A signer and how often its key is in an aggregated signature. */
export interface Occurrence {
  readonly signer: number
  readonly count: number
}

export function loadCurve() {
  return import('@noble/curves/bls12-381.js')
}

/**
 * A public key as 96 hex digits from its compressed or uncompressed form. Throws ProofError `invalidData` for an
 * invalid key: not a point of the group, or the neutral one.
 */
export async function compressedKey(hex: string): Promise<string> {
  const { bls12_381 } = await loadCurve()
  const bytes = hexToBytes(hex)
  try {
    const point = bls12_381.G1.Point.fromBytes(bytes ?? new Uint8Array())
    if (!point.is0()) return point.toHex(true)
  } catch (cause) {
    throw invalidData('the key of a block keeper is not a point of the group', cause)
  }
  throw invalidData('the key of a block keeper is the point at infinity')
}

export interface SignedBytes {
  /** Exactly what was signed. */
  readonly bytes: Uint8Array
  /** 192 bytes, uncompressed. */
  readonly signature: Uint8Array
  /** Keys (96 hex digits) of all signers with their counts. */
  readonly keys: readonly { readonly key: string; readonly count: number }[]
}

/** Checks an aggregated signature. False for a wrong signature and for invalid points. Source: proofs 8.4. */
export async function verifyAggregate({ bytes, signature, keys }: SignedBytes): Promise<boolean> {
  const { bls12_381 } = await loadCurve()
  const { G1, G2, longSignatures } = bls12_381
  try {
    const point = G2.Point.fromBytes(signature)
    let sum = G1.Point.ZERO
    for (const { key, count } of keys) sum = sum.add(pointOf(key, G1.Point).multiply(BigInt(count)))
    if (sum.is0() || point.is0()) return false
    return longSignatures.verify(point, longSignatures.hash(bytes, BLS_SUITE), sum)
  } catch {
    return false
  }
}

type G1Point = InstanceType<Awaited<ReturnType<typeof loadCurve>>['bls12_381']['G1']['Point']>

/** Checked keys, oldest first: the same keepers sign again and again, and checking a key costs milliseconds. */
const points = new Map<string, G1Point>()
const MAX_POINTS = 1024

function pointOf(key: string, curve: { fromHex(hex: string): G1Point }): G1Point {
  let point = points.get(key)
  if (point === undefined) {
    point = curve.fromHex(key)
    if (points.size >= MAX_POINTS) points.delete(points.keys().next().value!)
    points.set(key, point)
  }
  return point
}
