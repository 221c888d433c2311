import { expect, test } from 'vitest'
import { crc16 } from '../../../src/core/crypto/crc16.ts'

test('CRC-16/XMODEM of the standard check text is 0x31C3', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0x31c3)
})

test('CRC-16/XMODEM of nothing is 0', () => {
  expect(crc16(new Uint8Array())).toBe(0)
})
