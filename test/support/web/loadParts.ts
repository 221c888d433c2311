/** Suites that run the machine without a worker find everything loaded that a page loads when it is first needed. */
import { components } from '#parts/components.ts'
import { loginProofs } from '#parts/loginProofs.ts'
import { missingCompressor, missingDecompressor } from '#platform/zstd.ts'
import { repeatWithParts } from '../../../src/core/PartMissing.ts'

await missingCompressor()?.()
await missingDecompressor()?.()
await repeatWithParts(components)
await repeatWithParts(loginProofs)
