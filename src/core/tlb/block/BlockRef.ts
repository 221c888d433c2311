import type { Builder, Slice } from '../../cells/index.ts'

/** `ext_blk_ref$_ end_lt:uint64 seq_no:uint32 root_hash:bits256 file_hash:bits256 = ExtBlkRef`. */
export interface BlockRef {
  readonly endLt: bigint
  readonly seqNo: number
  readonly rootHash: Uint8Array
  readonly fileHash: Uint8Array
}

export function loadBlockRef(slice: Slice): BlockRef {
  return {
    endLt: slice.loadUintBig(64),
    seqNo: slice.loadUint(32),
    rootHash: slice.loadBytes(32),
    fileHash: slice.loadBytes(32),
  }
}

export function storeBlockRef(ref: BlockRef, builder: Builder): void {
  builder.storeUintBig(ref.endLt, 64).storeUint(ref.seqNo, 32)
  builder.storeBits(ref.rootHash, 256).storeBits(ref.fileHash, 256)
}
