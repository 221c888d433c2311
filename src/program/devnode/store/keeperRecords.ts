/** Stored data of block keepers: attestations, signatures, and changes of their set. */

/** The part of a block outside of its TVM block. */
export interface KeeperBlockRecord {
  readonly id: string
  readonly height: number
  /** Id of the parent, 64 hex digits; zeros for the first block. */
  readonly parentId: string
  /** Signer of the keeper that made the block. */
  readonly producer: number
  /** Signers of the keepers that attest the block, ascending. */
  readonly signers: readonly number[]
  readonly transactionCount: number
  /** Common section as encoded. */
  readonly commonSection: Uint8Array
  /** The 16 leaves of the id, one after the other. */
  readonly leaves: Uint8Array
  /** Attestations of blocks up to this height are in this block or in earlier ones. */
  readonly attestedTo: number
  /** Changes of the set, as networks publish them: hex digits. Absent in most blocks. */
  readonly changes?: string | undefined
}

/** Signatures of keepers on a block, created after the block is stored. */
export interface SignedBlockRecord {
  /** Id of the block. */
  readonly id: string
  readonly height: number
  /** Signature of the producer, 192 bytes. */
  readonly signature: Uint8Array
  /** 64 hex digits. */
  readonly envelopeHash: string
  /** Envelope of the attestation of all keepers. */
  readonly attestation: Uint8Array
}
