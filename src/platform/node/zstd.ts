import { constants, createZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { plainBytes } from './plainBytes.ts'

/** Loads the compressor; `undefined` if it is there already, as always with Node.js. */
export function missingCompressor(): (() => Promise<void>) | undefined {
  return undefined
}

/** Loads what decompresses; `undefined` if it is there already, as always with Node.js. */
export function missingDecompressor(): (() => Promise<void>) | undefined {
  return undefined
}

/** One frame of Zstandard (RFC 8878) with the size of its content. `level`: 1 to 21. */
export function compressZstd(bytes: Uint8Array, level: number): Uint8Array {
  return plainBytes(zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } }))
}

/**
 * Content of the first frame and its size in the input. `tooLarge` if the content exceeds `maxBytes`, `invalid` for
 * anything but a complete frame.
 */
export function decompressZstdFrame(
  bytes: Uint8Array,
  maxBytes: number,
): { readonly content: Uint8Array; readonly used: number } | 'tooLarge' | 'invalid' {
  try {
    const options = { maxOutputLength: Math.max(1, maxBytes), info: true } as const
    const { buffer, engine } = zstdDecompressSync(bytes, options) as unknown as {
      readonly buffer: Uint8Array
      readonly engine: { readonly bytesWritten: number }
    }
    if (engine.bytesWritten === 0) return 'invalid'
    if (buffer.length > maxBytes) return 'tooLarge'
    return { content: plainBytes(buffer), used: engine.bytesWritten }
  } catch (cause) {
    return (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'invalid'
  }
}

/** A stream with its compressor, which Node.js does not document. */
interface CompressorStream {
  readonly _handle: {
    writeSync(
      mode: number,
      input: Uint8Array,
      inputStart: number,
      inputSize: number,
      output: Uint8Array,
      outputStart: number,
      outputSize: number,
    ): void
  }
  /** Free bytes of the output and unread bytes of the input. */
  readonly _writeState: ArrayLike<number>
  destroy(): void
}

const LEVEL = 3
const CHUNK_BYTES = 1 << 17

/**
 * One frame of level 3 without the size of its content. Uses the compressor of Node.js directly: the documented functions
 * write the size, or answer later. Throws on a Node.js without this compressor.
 */
export function compressZstdStream(bytes: Uint8Array): Uint8Array {
  const options = { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } }
  const stream = createZstdCompress(options) as unknown as CompressorStream
  try {
    const parts: Uint8Array[] = []
    const chunk = new Uint8Array(CHUNK_BYTES)
    const run = (mode: number, input: Uint8Array): void => {
      let unread = input.length
      let free = 0
      // More output may follow a full chunk.
      while (free === 0) {
        stream._handle.writeSync(mode, input, input.length - unread, unread, chunk, 0, CHUNK_BYTES)
        free = stateOf(stream._writeState[0])
        unread = stateOf(stream._writeState[1])
        parts.push(chunk.slice(0, CHUNK_BYTES - free))
      }
    }
    run(constants.ZSTD_e_continue, bytes)
    run(constants.ZSTD_e_end, new Uint8Array(0))
    return plainBytes(Buffer.concat(parts))
  } finally {
    stream.destroy()
  }
}

function stateOf(count: number | undefined): number {
  if (count === undefined) throw new Error('The compressor does not report its progress')
  return count
}
