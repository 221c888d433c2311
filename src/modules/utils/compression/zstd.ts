/** Zstandard (RFC 8878) with texts in base64. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { concatBytes } from '../../../core/crypto/concatBytes.ts'
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
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } })
}

/** Content of all frames, one after the other. Throws CompressionError (701), also beyond 48 MiB. */
export function decompress(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let left = MAX_DECOMPRESSED_BYTES
  let rest = bytes
  do {
    const { content, used } = decompressFrame(rest, left)
    parts.push(content)
    left -= content.length
    rest = rest.subarray(used)
  } while (rest.length > 0)
  return parts.length === 1 ? parts[0]! : concatBytes(...parts)
}

function decompressFrame(bytes: Uint8Array, maxOutputLength: number): { content: Uint8Array; used: number } {
  try {
    // The platform reads the first frame only and reports how many bytes it has read.
    const options = { maxOutputLength: Math.max(1, maxOutputLength), info: true } as const
    const { buffer, engine } = zstdDecompressSync(bytes, options)
    if (engine.bytesWritten === 0) throw new RangeError('the input is not a frame')
    return { content: buffer, used: engine.bytesWritten }
  } catch (cause) {
    const tooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    const problem = tooLarge ? `content is larger than ${MAX_DECOMPRESSED_BYTES} bytes` : 'no complete Zstandard data'
    throw CompressionError.error(`Decompression failed: ${problem}`, {}, cause)
  }
}
