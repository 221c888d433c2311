import { type Builder, CellError, type Slice } from '../cells/index.ts'

/** `update_hashes#72 {X:Type} old_hash:bits256 new_hash:bits256 = HASH_UPDATE X`. */
export interface HashUpdate {
  readonly oldHash: Uint8Array
  readonly newHash: Uint8Array
}

/** Throws `format` for another tag, `underflow`. */
export function loadHashUpdate(slice: Slice): HashUpdate {
  const tag = slice.loadUint(8)
  if (tag !== 0x72) throw new CellError('format', `Unknown tag 0x${tag.toString(16)} of a hash update`)
  return { oldHash: slice.loadBytes(32), newHash: slice.loadBytes(32) }
}

export function storeHashUpdate(update: HashUpdate, builder: Builder): void {
  builder.storeUint(0x72, 8).storeBits(update.oldHash, 256).storeBits(update.newHash, 256)
}
