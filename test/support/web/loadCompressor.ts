/** Suites that run the machine without a worker find the compressor loaded. */
import { missingCompressor } from '#platform/zstd.ts'

await missingCompressor()?.()
