import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { CompressionError } from '../../errors/utils.ts'
import { compress, readCompressionInput } from './compression/zstd.ts'
import { ParamsOfCompressZstd, ResultOfCompressZstd } from './types.ts'

export const compressZstd = defineFunction({
  name: 'utils.compress_zstd',
  summary: 'Compresses data with Zstandard.',
  params: ParamsOfCompressZstd,
  result: ResultOfCompressZstd,
  errors: [CompressionError],
  access: 'computes',
  example: {
    params: { uncompressed: 'aGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8=', level: 10 },
    result: { compressed: { $regex: '^KLUv/' } },
  },
  // The time grows with about the square of the level.
  heavy: ({ uncompressed, level }) => uncompressed.length * level ** 2 >= 2 ** 23,
  isUninterruptible: true,
  compute: ({ uncompressed, level }) => ({
    compressed: bytesToBase64(compress(readCompressionInput(uncompressed, 'uncompressed'), level)),
  }),
})
