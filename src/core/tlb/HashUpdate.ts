import { bits256, record, type Stored, tagged } from './fields.ts'

/** `update_hashes#72 {X:Type} old_hash:bits256 new_hash:bits256 = HASH_UPDATE X`. */
export const HashUpdate = tagged(8, 0x72, 'a hash update', record({ oldHash: bits256, newHash: bits256 }))

export type HashUpdate = Stored<typeof HashUpdate>
