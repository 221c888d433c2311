/** `serialized_boc#b5ee9c72`: the form in use. */
export const MAGIC_GENERIC = 0xb5ee9c72
/** `serialized_boc_idx#68ff65f3`: one root, index, no checksum. */
export const MAGIC_INDEXED = 0x68ff65f3
/** `serialized_boc_idx_crc32c#acc3a728`: one root, index and checksum. */
export const MAGIC_INDEXED_CRC = 0xacc3a728
/** The generic form extended by big cells, which do not exist on the network. */
export const MAGIC_BIG_CELLS = 0xb6ff9a73

/** Deepest tree that is read and written. */
export const MAX_BOC_DEPTH = 2048
/** Maximum number of roots of one bag. */
export const MAX_BOC_ROOTS = 1024
