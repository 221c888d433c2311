/** Frames of Zstandard (RFC 8878) as a streaming compressor writes them. Source: virtual machine extensions 6. */
import { constants, createZstdCompress, zstdDecompressSync } from 'node:zlib'
import { bytesToHex } from '../bytes/index.ts'
import { concatBytes } from '../crypto/concatBytes.ts'

const LEVEL = 3
const CHUNK_BYTES = 1 << 17

/**
 * One frame of level 3 without the size of its content. The compressor of Node.js is called through its internal
 * handle, because the public functions write the size or are asynchronous.
 */
function compressFrame(bytes: Uint8Array): Uint8Array {
  const stream = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
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
    return concatBytes(...parts)
  } finally {
    stream.destroy()
  }
}

function stateOf(count: number | undefined): number {
  if (count === undefined) throw new Error('The compressor does not report its progress')
  return count
}

let isExact: boolean | undefined

/** Whether the platform compresses byte for byte as the machine of the network does: the letter a is the sample. */
function compressesExactly(): boolean {
  if (isExact === undefined) {
    try {
      isExact = bytesToHex(compressFrame(Uint8Array.of(0x61))) === '28b52ffd005809000061'
    } catch {
      isExact = false
    }
  }
  return isExact
}

/** One frame; `undefined` on a platform whose compressor writes other bytes. */
export function compressZstdStream(bytes: Uint8Array): Uint8Array | undefined {
  return compressesExactly() ? compressFrame(bytes) : undefined
}

/** Content of all frames, or the reason why it cannot be read. */
export function decompressZstdFrames(bytes: Uint8Array, maxBytes: number): Uint8Array | 'tooLarge' | 'invalid' {
  const parts: Uint8Array[] = []
  let left = maxBytes
  let rest = bytes
  do {
    try {
      // The platform reads the first frame only and says how far it went.
      const options = { maxOutputLength: Math.max(1, left), info: true } as const
      const { buffer, engine } = zstdDecompressSync(rest, options)
      if (engine.bytesWritten === 0) return 'invalid'
      left -= buffer.length
      if (left < 0) return 'tooLarge'
      parts.push(buffer)
      rest = rest.subarray(engine.bytesWritten)
    } catch (cause) {
      return (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'invalid'
    }
  } while (rest.length > 0)
  return concatBytes(...parts)
}
