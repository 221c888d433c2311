import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pbkdf2Sha512 } from '#platform/hashes.ts'

test('PBKDF2 agrees with an independent implementation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.integer({ min: 1, max: 20 }), (key, salt, c) => {
      expect(pbkdf2Sha512(key, salt, c)).toEqual(pbkdf2(sha512, key, salt, { c, dkLen: 64 }))
    }),
    { numRuns: 50 },
  )
})
