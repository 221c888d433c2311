/** Zstandard (RFC 8878) with texts in base64. */
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { compressZstd, decompressZstdFrames } from '../../../core/zstd/zstdStream.ts'
import { CompressionError } from '../../../errors/utils.ts'

/** Maximum size of decompressed data, bytes: as base64 it still fits a message of the default limit. */
const MAX_DECOMPRESSED_BYTES = 48 * 1024 * 1024

/** Throws CompressionError (701). */
export function readCompressionInput(text: string, path: string): Uint8Array {
  const bytes = base64ToBytes(text)
  if (bytes !== undefined) return bytes
  throw CompressionError.error(`Invalid base64 string: ${path} is not standard base64 with padding`, { path })
}

/** One frame; `level` is 1 to 21. Throws CompressionError (701). */
export function compress(bytes: Uint8Array, level: number): Uint8Array {
  if (level < 1 || level > 21) {
    throw CompressionError.error(`Invalid compression level: expected an integer from 1 to 21, got ${level}`, { level })
  }
  return compressZstd(bytes, level)
}

/** Content of all frames, one after the other. Throws CompressionError (701), also beyond 48 MiB. */
export function decompress(bytes: Uint8Array): Uint8Array {
  const content = decompressZstdFrames(bytes, MAX_DECOMPRESSED_BYTES)
  if (typeof content !== 'string') return content
  const isTooLarge = content === 'tooLarge'
  const problem = isTooLarge ? `content is larger than ${MAX_DECOMPRESSED_BYTES} bytes` : 'no complete Zstandard data'
  throw CompressionError.error(`Decompression failed: ${problem}`)
}
