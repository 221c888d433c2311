/** libzstd in WebAssembly, loaded when something is to be compressed: contracts must get the bytes of the network. */
import type { Zstd } from '@hpcc-js/wasm-zstd'

let zstd: Zstd | undefined

/** Loads the compressor. Rejects where the page does not allow WebAssembly. */
export async function loadCompressor(): Promise<void> {
  const library = await import('@hpcc-js/wasm-zstd')
  zstd = await library.Zstd.load()
}

export function isCompressorLoaded(): boolean {
  return zstd !== undefined
}

function loaded(): Zstd {
  if (zstd === undefined) throw new Error('The compressor is not loaded')
  return zstd
}

/** Magic number, flags and size of the window. */
const STREAM_HEADER_BYTES = 6
const BLOCK_HEADER_BYTES = 3
const MAX_BLOCK_BYTES = 1 << 17

/**
 * One frame without the size of its content, as a stream writes it that learns of its end only there. The package flushes
 * before the end, which makes the last block one that is not marked as the last, followed by an empty one.
 */
export function compressAsStream(bytes: Uint8Array, level: number): Uint8Array {
  const compressor = loaded()
  compressor.reset()
  compressor.setCompressionLevel(level)
  const flushed = compressor.compressChunk(bytes)
  const end = compressor.compressEnd()
  const isFlushed = bytes.length % MAX_BLOCK_BYTES !== 0
  const frame = new Uint8Array(flushed.length + (isFlushed ? 0 : end.length))
  frame.set(flushed)
  if (isFlushed) frame[lastBlock(flushed)]! |= 1
  else frame.set(end, flushed.length)
  return frame
}

/** Where the last block of an unfinished frame begins. */
function lastBlock(frame: Uint8Array): number {
  for (let at = STREAM_HEADER_BYTES; ; ) {
    const header = frame[at]! | (frame[at + 1]! << 8) | (frame[at + 2]! << 16)
    const size = ((header >> 1) & 3) === 1 ? 1 : header >> 3
    const next = at + BLOCK_HEADER_BYTES + size
    if (next >= frame.length) return at
    at = next
  }
}

/**
 * One frame with the size of its content. `level`: 1 to 21. Beyond 256 KiB other bytes than those of Node.js, which passes
 * such an input on in pieces.
 */
export function compressWhole(bytes: Uint8Array, level: number): Uint8Array {
  return loaded().compress(bytes, level)
}
