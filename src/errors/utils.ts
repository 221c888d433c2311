/** Source: modules 3.7. */
import { defineError } from './ClientError.ts'

export const CompressionError = defineError(701, 'CompressionError', {
  raised: 'Compression or decompression failed, or the level is out of range.',
  why: 'The input is not base64, is not a complete zstd frame, or expands to more than is allowed; or the level is not between 1 and 21.',
  fix: 'Pass the complete compressed data, in standard base64.',
})
