import { bigEndian64 } from '../../bytes/bigEndian64.ts'
import { concatBytes } from '../../crypto/concatBytes.ts'
import { poseidonDigestOfBytes } from '../../crypto/poseidon/poseidonDigest.ts'
import { sha256 } from '../../crypto/sha.ts'
import { LEAF_COUNT, leaves } from './merkleRoot.ts'

const HISTORY_LAYERS = 10
const HASH_BYTES = 32

export interface LeafParts {
  /** As encoded. */
  readonly commonSection: Uint8Array
  /** Commitments to the keepers before and after the block, 32 bytes each. */
  readonly commitments: { readonly before: Uint8Array; readonly after: Uint8Array }
  /** Hash of the cell of the TVM block, 32 bytes. */
  readonly tvmHash: Uint8Array
  /** As encoded. */
  readonly accountChanges: Uint8Array
  readonly transactionCount: bigint
  /** Root of the parent and of blocks of other threads, `blockRefsRoot`. It takes about a millisecond. */
  readonly refsRoot: Uint8Array
}

/** The 16 leaves of the id of a block without history proofs and tracked messages. Source: proofs 8.1. */
export function blockLeaves(parts: LeafParts): Uint8Array[] {
  const list: Uint8Array[] = Array.from({ length: LEAF_COUNT }, () => new Uint8Array(HASH_BYTES))
  list[leaves.history] = emptyHistory()
  list[leaves.commonSection] = sha256(parts.commonSection)
  list[leaves.keepersBefore] = parts.commitments.before
  list[leaves.keepersAfter] = parts.commitments.after
  list[leaves.tvmBlock] = parts.tvmHash
  list[leaves.accountChanges] = sha256(parts.accountChanges)
  list[leaves.transactionCount] = sha256(bigEndian64(parts.transactionCount))
  list[leaves.blockRefs] = parts.refsRoot
  return list
}

let history: Uint8Array | undefined

/** Hash of an empty history: 0 layers, then each of the ten layers with its number and zeros. */
function emptyHistory(): Uint8Array {
  if (history !== undefined) return history
  const layers = Array.from({ length: HISTORY_LAYERS }, (_, index) =>
    concatBytes(Uint8Array.of(index + 1), new Uint8Array(HASH_BYTES)),
  )
  history = poseidonDigestOfBytes(concatBytes(Uint8Array.of(0), ...layers))
  return history
}
