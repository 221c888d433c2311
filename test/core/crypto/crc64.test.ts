import { expect, test } from 'vitest'
import { crc64 } from '../../../src/core/crypto/crc64.ts'

test('CRC-64/ECMA-182 of the standard check text is 0x6C40DF5F0B497347', () => {
  expect(crc64(new TextEncoder().encode('123456789'))).toBe(0x6c40df5f0b497347n)
})
