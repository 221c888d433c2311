import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { CompressionError } from '../../errors/utils.ts'
import { decompress, readCompressionInput } from './compression/zstd.ts'
import { ParamsOfDecompressZstd, ResultOfDecompressZstd } from './types.ts'

export const decompressZstd = defineFunction({
  name: 'utils.decompress_zstd',
  summary: 'Decompresses Zstandard data.',
  params: ParamsOfDecompressZstd,
  result: ResultOfDecompressZstd,
  errors: [CompressionError],
  access: 'computes',
  example: {
    params: { compressed: 'KLUv/SAwZQAAMGhlbGxvIAEAA5Ui' },
    result: { decompressed: 'aGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8g' },
  },
  // A short input can decompress to megabytes.
  heavy: ({ compressed }) => compressed.length >= 128,
  compute: ({ compressed }) => ({
    decompressed: bytesToBase64(decompress(readCompressionInput(compressed, 'compressed'))),
  }),
})
