import { hmacSha512 } from '#platform/hashes.ts'
import { CryptoError } from '../CryptoError.ts'
import { concatBytes } from '../concatBytes.ts'
import { sha256 } from '../sha.ts'
import { decodeBase58, encodeBase58 } from './base58.ts'

/** A private extended key of BIP-32. The 32-byte `key` also serves as Ed25519 seed. */
export interface ExtendedKey {
  /** Number of steps from the master key, 0 to 255. */
  readonly depth: number
  /** First four bytes of the parent's key identifier; zeros for a master key. */
  readonly parentFingerprint: Uint8Array
  /** Number of the last step; hardened steps have the top bit set. */
  readonly childNumber: number
  readonly chainCode: Uint8Array
  readonly key: Uint8Array
}

const VERSION = 0x0488ade4
const BODY_BYTES = 78
const CHECKSUM_BYTES = 4
/** 82 bytes with this version never need more digits. */
const MAX_TEXT_LENGTH = 112

/** Master key of a seed: HMAC-SHA-512 under `Bitcoin seed`, halves are key and chain code. */
export function masterKeyFromSeed(seed: Uint8Array): ExtendedKey {
  return masterKeyFromHalves(hmacSha512(new TextEncoder().encode('Bitcoin seed'), seed))
}

/** Master key of 64 bytes: the key followed by the chain code. */
export function masterKeyFromHalves(keyAndChainCode: Uint8Array): ExtendedKey {
  return {
    depth: 0,
    parentFingerprint: new Uint8Array(4),
    childNumber: 0,
    chainCode: keyAndChainCode.slice(32, 64),
    key: keyAndChainCode.slice(0, 32),
  }
}

/** Text of a key: base58 of 78 bytes and four bytes of their double SHA-256 (BIP-32, serialization format). */
export function encodeExtendedKey(extendedKey: ExtendedKey): string {
  const body = new Uint8Array(BODY_BYTES)
  const view = new DataView(body.buffer)
  view.setUint32(0, VERSION)
  body[4] = extendedKey.depth
  body.set(extendedKey.parentFingerprint, 5)
  view.setUint32(9, extendedKey.childNumber)
  body.set(extendedKey.chainCode, 13)
  body.set(extendedKey.key, 46)
  return encodeBase58(concatBytes(body, sha256(sha256(body)).subarray(0, CHECKSUM_BYTES)))
}

/**
 * Reads the text of a key. Fails with `Bip32InvalidKey` for a wrong length or version, or when the byte before the key is
 * not zero. The checksum is not compared, as in other clients of this network.
 */
export function parseExtendedKey(text: string): ExtendedKey {
  const bytes = text.length <= MAX_TEXT_LENGTH ? decodeBase58(text) : undefined
  if (bytes?.length !== BODY_BYTES + CHECKSUM_BYTES) {
    throw new CryptoError('Bip32InvalidKey', 'Invalid extended key: expected 82 bytes in base58')
  }
  const view = new DataView(bytes.buffer)
  if (view.getUint32(0) !== VERSION || bytes[45] !== 0) {
    throw new CryptoError('Bip32InvalidKey', 'Invalid extended key: expected a private key that begins with xprv')
  }
  return {
    depth: bytes[4]!,
    parentFingerprint: bytes.slice(5, 9),
    childNumber: view.getUint32(9),
    chainCode: bytes.slice(13, 45),
    key: bytes.slice(46, 78),
  }
}
