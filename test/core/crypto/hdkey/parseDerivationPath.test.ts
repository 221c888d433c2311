import { expect, test } from 'vitest'
import { parseDerivationPath } from '../../../../src/core/crypto/hdkey/parseDerivationPath.ts'

test('segments become steps, and m is skipped at any position', () => {
  expect(parseDerivationPath("m/44'/396'/0/m/7")).toEqual([
    { index: 44, hardened: true },
    { index: 396, hardened: true },
    { index: 0, hardened: false },
    { index: 7, hardened: false },
  ])
})

test('m alone has no steps', () => {
  expect(parseDerivationPath('m')).toEqual([])
})

test('the largest number is 4294967295', () => {
  expect(parseDerivationPath("4294967295'")).toEqual([{ index: 4294967295, hardened: true }])
})

test.each([
  '',
  'm/',
  '/1',
  'm//1',
  'M',
  'm/x',
  'm/-1',
  'm/1.5',
  "m/'",
  "m/1''",
  'm/1h',
  'm/4294967296',
  'm/ 1',
  'm/0x1',
])('%j is refused', (path) => {
  expect(() => parseDerivationPath(path)).toThrow(
    expect.objectContaining({ kind: 'Bip32InvalidDerivePath', code: 116 }),
  )
})

test('a number with the hardened bit needs an apostrophe, because libraries derive different keys without', () => {
  expect(parseDerivationPath('m/2147483647')).toEqual([{ index: 2147483647, hardened: false }])
  expect(parseDerivationPath("m/2147483648'")).toEqual([{ index: 2147483648, hardened: true }])
  expect(() => parseDerivationPath('m/2147483648')).toThrow(
    expect.objectContaining({ code: 116, message: expect.stringContaining("0' for 2147483648") }),
  )
})
