/** Frames of Zstandard (RFC 8878) as a streaming compressor writes them. Source: virtual machine extensions 6. */
import * as platform from '#platform/zstd.ts'
import { bytesToHex } from '../bytes/index.ts'
import { concatBytes } from '../crypto/concatBytes.ts'
import { PartMissing } from '../PartMissing.ts'
import { requireWebAssembly } from '../wasm/requireWebAssembly.ts'

/** Throws PartMissing until the compressor is loaded, WebAssemblyRefused where it cannot be. */
function requireCompressor(): void {
  const load = platform.missingCompressor()
  if (load === undefined) return
  requireWebAssembly()
  throw new PartMissing(load)
}

/** One frame with the size of its content. `level`: 1 to 21. Throws as `compressZstdStream`. */
export function compressZstd(bytes: Uint8Array, level: number): Uint8Array {
  requireCompressor()
  return platform.compressZstd(bytes, level)
}

let isExact: boolean | undefined

/** Whether the platform compresses byte for byte as the machine of the network does: the letter a is the sample. */
function compressesExactly(): boolean {
  if (isExact === undefined) {
    try {
      isExact = bytesToHex(platform.compressZstdStream(Uint8Array.of(0x61))) === '28b52ffd005809000061'
    } catch {
      isExact = false
    }
  }
  return isExact
}

/**
 * One frame; `undefined` on a platform whose compressor writes other bytes. Throws PartMissing, and WebAssemblyRefused where
 * a page does not allow WebAssembly, which the compressor is in.
 */
export function compressZstdStream(bytes: Uint8Array): Uint8Array | undefined {
  requireCompressor()
  return compressesExactly() ? platform.compressZstdStream(bytes) : undefined
}

/**
 * Content of the first frame and its size in the input, or the reason why it cannot be read. Throws PartMissing until a page has
 * loaded what decompresses.
 */
export function decompressZstdFrame(
  bytes: Uint8Array,
  maxBytes: number,
): ReturnType<typeof platform.decompressZstdFrame> {
  const load = platform.missingDecompressor()
  if (load !== undefined) throw new PartMissing(load)
  return platform.decompressZstdFrame(bytes, maxBytes)
}

/** Content of all frames, or the reason why it cannot be read. Throws as `decompressZstdFrame`. */
export function decompressZstdFrames(bytes: Uint8Array, maxBytes: number): Uint8Array | 'tooLarge' | 'invalid' {
  const parts: Uint8Array[] = []
  let left = maxBytes
  let rest = bytes
  do {
    const frame = decompressZstdFrame(rest, left)
    if (typeof frame === 'string') return frame
    left -= frame.content.length
    parts.push(frame.content)
    rest = rest.subarray(frame.used)
  } while (rest.length > 0)
  return parts.length === 1 ? parts[0]! : concatBytes(...parts)
}
