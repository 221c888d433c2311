/** How what is put into builds is compressed. */
import { type BrotliOptions, constants } from 'node:zlib'

/** A higher quality takes six to ten times as long and saves less than a tenth. */
const QUALITY = 9

export function brotliOptions(
  { length }: Uint8Array,
  windowBits: number = constants.BROTLI_DEFAULT_WINDOW,
): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}
