import * as platform from '#platform/curves.ts'
import { hmacSha512 } from '#platform/hashes.ts'
import { bytesToHex, hexToBytes } from '../../bytes/hex.ts'
import { CryptoError } from '../CryptoError.ts'
import { hash160 } from '../sha.ts'
import { wipe } from '../wipe.ts'
import type { ExtendedKey } from './ExtendedKey.ts'
import { type DerivationStep, parseDerivationPath } from './parseDerivationPath.ts'

/** Order of the group of secp256k1 (SEC 2). */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const HARDENED = 0x80000000

/** The parts of a key that the next step needs. */
type KeyNode = Pick<ExtendedKey, 'depth' | 'chainCode' | 'key'>

/**
 * One step of BIP-32 (CKDpriv) on secp256k1. `childNumber` is any unsigned 32-bit number, from 2^31 on the step is
 * hardened. Fails with `Bip32InvalidKey` for a key outside the group and beyond depth 255.
 */
export function deriveChildKey(parent: ExtendedKey, childNumber: number): ExtendedKey {
  const publicKey = secp256k1PublicKey(parent.key)
  const node = deriveNode(parent, childNumber, publicKey)
  return { ...node, parentFingerprint: hash160(publicKey).slice(0, 4), childNumber }
}

/** The same step with the hardened bit as a flag. */
export function deriveChildKeyAt(parent: ExtendedKey, index: number, hardened: boolean): ExtendedKey {
  return deriveChildKey(parent, childNumberOf({ index, hardened }))
}

/** All steps of a path such as `m/44'/396'/0'/0/0`. Fails with `Bip32InvalidDerivePath` or `Bip32InvalidKey`. */
export function deriveKeyByPath(master: ExtendedKey, path: string): ExtendedKey {
  const childNumbers = parseDerivationPath(path).map(childNumberOf)
  const last = childNumbers.pop()
  if (last === undefined) return master
  const parent = walk(master, childNumbers)
  const derived = deriveChildKey({ ...master, ...parent }, last)
  if (parent !== master) wipe(parent.key, parent.chainCode)
  return derived
}

/** The 32 bytes of the key at a path. Cheaper than `deriveKeyByPath`: only steps that are not hardened multiply a point. */
export function deriveSecretByPath(master: ExtendedKey, path: string): Uint8Array {
  const { key, chainCode } = walk(master, parseDerivationPath(path).map(childNumberOf))
  const secret = key.slice()
  if (key !== master.key) wipe(key, chainCode)
  return secret
}

/** The key after several steps; the keys in between are wiped. */
function walk(master: ExtendedKey, childNumbers: readonly number[]): KeyNode {
  let current: KeyNode = master
  for (const childNumber of childNumbers) {
    const child = deriveNode(current, childNumber)
    if (current !== master) wipe(current.key, current.chainCode)
    current = child
  }
  return current
}

/** `publicKey`: of the parent, where it is known. */
function deriveNode(parent: KeyNode, childNumber: number, publicKey?: Uint8Array): KeyNode {
  if (parent.depth >= 255)
    throw new CryptoError('Bip32InvalidKey', 'Cannot derive a child key: the limit is 255 levels')
  const number = new Uint8Array(4)
  new DataView(number.buffer).setUint32(0, childNumber)
  const hmac =
    childNumber >= HARDENED
      ? hmacSha512(parent.chainCode, Uint8Array.of(0), parent.key, number)
      : hmacSha512(parent.chainCode, publicKey ?? secp256k1PublicKey(parent.key), number)
  const node = {
    depth: parent.depth + 1,
    chainCode: hmac.slice(32),
    key: addScalars(hmac.subarray(0, 32), parent.key),
  }
  wipe(hmac)
  return node
}

function childNumberOf({ index, hardened }: DerivationStep): number {
  return hardened ? (index | HARDENED) >>> 0 : index
}

function secp256k1PublicKey(key: Uint8Array): Uint8Array {
  try {
    return platform.secp256k1PublicKey(key)
  } catch (cause) {
    throw invalidKey(cause)
  }
}

/** Sum of a tweak and a secret key in the group. */
function addScalars(left: Uint8Array, right: Uint8Array): Uint8Array {
  const tweak = scalarFromBytes(left)
  const key = scalarFromBytes(right)
  if (key === 0n || key >= ORDER) throw invalidKey()
  const sum = (tweak + key) % ORDER
  if (tweak >= ORDER || sum === 0n) {
    throw new CryptoError('Bip32InvalidKey', 'This index yields no valid key: use the next one')
  }
  return hexToBytes(sum.toString(16).padStart(64, '0'))!
}

function invalidKey(cause?: unknown): CryptoError {
  return new CryptoError('Bip32InvalidKey', 'Invalid extended key: expected a valid secp256k1 key', { cause })
}

function scalarFromBytes(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`)
}
