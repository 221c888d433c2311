/** Source: modules 3.7. */
import { defineError } from './ClientError.ts'

export const CompressionError = defineError(
  701,
  'CompressionError',
  'Compression or decompression failed, or the level is out of range.',
)
