import { describe, expect, test } from 'vitest'
import { checkBlockProof } from '../../../../src/core/proofs/classic/index.ts'
import { missingProofs, readProof, series } from './storedProofs.ts'

describe.skipIf(missingProofs)(`stored proofs${missingProofs ? ` (skipped: ${missingProofs})` : ''}`, () => {
  for (const { name, keyBlock, files } of series) {
    test(`all ${files.length} proofs of series ${name} hold with their key block`, () => {
      for (const file of files) {
        const proof = readProof(name, file)
        expect(checkBlockProof(proof, { keyBlock }).info.seqNo).toBe(proof.seqNo)
      }
    })
  }
})
