/** The same as `../node/zstd.ts`, without native code. */
import type * as node from '../node/zstd.ts'
import { compressAsStream, compressWhole, isCompressorLoaded, loadCompressor } from './zstd/compressor.ts'
import { decodeFrame } from './zstd/decodeFrame.ts'

export const missingCompressor: typeof node.missingCompressor = () =>
  isCompressorLoaded() ? undefined : loadCompressor

export const compressZstd: typeof node.compressZstd = compressWhole

export const decompressZstdFrame: typeof node.decompressZstdFrame = decodeFrame

const LEVEL = 3

export const compressZstdStream: typeof node.compressZstdStream = (bytes) => compressAsStream(bytes, LEVEL)
