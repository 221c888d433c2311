import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from '../../../../src/core/crypto/hdkey/base58.ts'

test('base58 agrees with an independent implementation, leading zeros included', () => {
  const withZeros = fc
    .tuple(fc.nat({ max: 4 }), fc.uint8Array({ maxLength: 90 }))
    .map(([zeros, bytes]) => new Uint8Array([...new Uint8Array(zeros), ...bytes]))
  fc.assert(
    fc.property(withZeros, (bytes) => {
      expect(encodeBase58(bytes)).toBe(base58.encode(bytes))
      expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes)
    }),
  )
})

test.each(['0', 'O', 'I', 'l', 'a b', 'ß'])('%j is not base58', (text) => {
  expect(decodeBase58(text)).toBeUndefined()
})
