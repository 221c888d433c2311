import type { Cell } from '../../cells/index.ts'
import type { ShardIdent } from '../../tlb/index.ts'

/** Signature of one validator under a block. */
export interface BlockSignature {
  /** SHA-256 of the public key with its TL prefix, 32 bytes. */
  readonly nodeId: Uint8Array
  /** R and s, 64 bytes. */
  readonly signature: Uint8Array
}

export interface BlockSignatures {
  readonly validatorListHashShort: number
  readonly catchainSeqno: number
  readonly sigWeight: bigint
  readonly signatures: readonly BlockSignature[]
}

/** Proof of one block as it comes from a network or a file; nothing of it is checked yet. Source: proofs 3.1. */
export interface BlockProof {
  readonly shard: ShardIdent
  readonly seqNo: number
  /** Hash of the block, which is its id; 32 bytes. */
  readonly rootHash: Uint8Array
  /** SHA-256 of the BOC of the block; 32 bytes. */
  readonly fileHash: Uint8Array
  /** Merkle proof cell over the block. */
  readonly root: Cell
  readonly signatures?: BlockSignatures
}
