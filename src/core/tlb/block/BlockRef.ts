import { uintBigValue, uintValue } from '../../cells/index.ts'
import { bits256, record, type Stored } from '../fields.ts'

/** `ext_blk_ref$_ end_lt:uint64 seq_no:uint32 root_hash:bits256 file_hash:bits256 = ExtBlkRef`. */
export const BlockRef = record({
  endLt: uintBigValue(64),
  seqNo: uintValue(32),
  rootHash: bits256,
  fileHash: bits256,
})

export type BlockRef = Stored<typeof BlockRef>
