/**
 * The secret half of BLS12-381 for development networks: keys of block keepers and what they sign. Source: proofs 8.4.
 */
import { bytesToHex } from '../../bytes/hex.ts'
import { BLS_SUITE, loadCurve } from './blsKeys.ts'

export interface KeeperKey {
  /** 96 hex digits, compressed. */
  readonly key: string
  /** The same, 192 hex digits, uncompressed. */
  readonly uncompressed: string
}

/** A secret scalar derived from 64 random bytes, as 64 hex digits. */
export async function secretOfBytes(bytes: Uint8Array): Promise<string> {
  const { bls12_381 } = await loadCurve()
  const value = BigInt(`0x${bytesToHex(bytes)}`) % (bls12_381.fields.Fr.ORDER - 1n)
  return hexOf(value + 1n)
}

/** Secret of the aggregate of several keepers that sign the same bytes: signing once with it is the same as aggregating. */
export async function sumOfSecrets(secrets: readonly string[]): Promise<string> {
  const { bls12_381 } = await loadCurve()
  const sum = secrets.reduce((total, secret) => total + BigInt(`0x${secret}`), 0n)
  return hexOf(sum % bls12_381.fields.Fr.ORDER)
}

/** Public key of a secret. */
export async function keyOfSecret(secret: string): Promise<KeeperKey> {
  const { bls12_381 } = await loadCurve()
  // One multiplication; the tables of `multiply` would take longer to make than they save here.
  const point = bls12_381.G1.Point.BASE.multiplyUnsafe(BigInt(`0x${secret}`))
  return { key: point.toHex(true), uncompressed: point.toHex(false) }
}

/** Signature of 192 bytes, uncompressed. */
export async function signBytes(bytes: Uint8Array, secret: string): Promise<Uint8Array> {
  const { bls12_381 } = await loadCurve()
  const { longSignatures, fields } = bls12_381
  return longSignatures
    .sign(longSignatures.hash(bytes, BLS_SUITE), fields.Fr.toBytes(BigInt(`0x${secret}`)))
    .toBytes(false)
}

function hexOf(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
