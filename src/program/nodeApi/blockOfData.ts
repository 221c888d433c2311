import { zstdDecompressSync } from 'node:zlib'
import { parseBlockData } from '../../core/chain/index.ts'

const BOC_MAGIC = 0xb5ee9c72
const ZSTD_MAGIC = 0x28b52ffd
/** Maximum size of the decompressed data in bytes. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Returns the TVM block, a bag of cells. `published` is that block itself, or block data that contains it, compressed or not.
 * Throws for anything else. Source: proofs 8.2.
 */
export function blockOfData(published: Buffer): Uint8Array {
  if (magicOf(published) === BOC_MAGIC) return published
  if (magicOf(published) !== ZSTD_MAGIC) return parseBlockData(published).block
  return blockOfData(plainOf(zstdDecompressSync(published, { maxOutputLength: MAX_BYTES })))
}

/** Data that was compressed twice is not block data. */
function plainOf(bytes: Buffer): Buffer {
  if (magicOf(bytes) === ZSTD_MAGIC) throw new Error('it is compressed twice')
  return bytes
}

function magicOf(bytes: Buffer): number | undefined {
  return bytes.length < 4 ? undefined : bytes.readUInt32BE()
}
