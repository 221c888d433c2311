import { concatBytes } from '../../crypto/concatBytes.ts'
import { poseidonDigestOfBytes } from '../../crypto/poseidon/poseidonDigest.ts'
import { sha256 } from '../../crypto/sha.ts'

/** Leaves of the id of a block. */
export const LEAF_COUNT = 16

/** Which leaf holds what. Source: proofs 8.1. */
export const leaves = {
  history: 0,
  commonSection: 1,
  keepersBefore: 2,
  keepersAfter: 3,
  tvmBlock: 4,
  accountChanges: 5,
  transactionCount: 6,
  blockRefs: 7,
} as const

/** Id of a block: SHA-256 Merkle root over its leaves of 32 bytes. */
export function blockIdOfLeaves(list: readonly Uint8Array[]): Uint8Array {
  let level = list
  while (level.length > 1) {
    const pairs = level.filter((_, index) => index % 2 === 0)
    level = pairs.map((left, index) => sha256(concatBytes(left, level[2 * index + 1] ?? left)))
  }
  return level[0]!
}

const PARENT_TAG = asciiBytes('acki-nacki:referenced-block:parent:v1')
const REF_TAG = asciiBytes('acki-nacki:referenced-block:ref:v1')

/** Poseidon Merkle root over the ids of the parent and of the referenced blocks, in this order. Source: proofs 8.6. */
export function blockRefsRoot(ids: readonly Uint8Array[]): Uint8Array {
  let level = ids.map((id, index) => poseidonDigestOfBytes(concatBytes(index === 0 ? PARENT_TAG : REF_TAG, id)))
  const width = 2 ** Math.ceil(Math.log2(Math.max(1, level.length)))
  while (level.length < width) level.push(new Uint8Array(32))
  while (level.length > 1) {
    const below = level
    level = below
      .filter((_, index) => index % 2 === 0)
      .map((left, index) => poseidonDigestOfBytes(concatBytes(left, below[2 * index + 1]!)))
  }
  return level[0]!
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
