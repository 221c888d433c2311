/** The same as `../node/zstd.ts`, without native code. */
import type * as node from '../node/zstd.ts'
import { compressAsStream, compressWhole, isCompressorLoaded, loadCompressor } from './zstd/compressor.ts'
import type { decodeFrame } from './zstd/decodeFrame.ts'

export const missingCompressor: typeof node.missingCompressor = () =>
  isCompressorLoaded() ? undefined : loadCompressor

export const compressZstd: typeof node.compressZstd = compressWhole

let decode: typeof decodeFrame | undefined

async function loadDecoder(): Promise<void> {
  decode = (await import('./zstd/decodeFrame.ts')).decodeFrame
}

export const missingDecompressor: typeof node.missingDecompressor = () =>
  decode === undefined ? loadDecoder : undefined

export const decompressZstdFrame: typeof node.decompressZstdFrame = (bytes, maxBytes) => decode!(bytes, maxBytes)

const LEVEL = 3

export const compressZstdStream: typeof node.compressZstdStream = (bytes) => compressAsStream(bytes, LEVEL)
