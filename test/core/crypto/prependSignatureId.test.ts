import { expect, test } from 'vitest'
import { prependSignatureId } from '../../../src/core/crypto/prependSignatureId.ts'
import { toHex } from '../../support/hexBytes.ts'

test('the id comes first, big endian', () => {
  expect(toHex(prependSignatureId(Uint8Array.of(0xaa), 123))).toBe('0000007baa')
  expect(toHex(prependSignatureId(Uint8Array.of(0xaa), -2))).toBe('fffffffeaa')
  expect(toHex(prependSignatureId(Uint8Array.of(0xaa), 0))).toBe('00000000aa')
})

test('data stays unchanged without a signature id', () => {
  expect(toHex(prependSignatureId(Uint8Array.of(0xaa), undefined))).toBe('aa')
})

test.each([2 ** 31, -(2 ** 31) - 1, 1.5, Number.NaN])('an id of %d is refused', (id) => {
  expect(() => prependSignatureId(new Uint8Array(), id)).toThrow(RangeError)
})
