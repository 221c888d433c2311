import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeInput, decodeUtf8, mayBeUndecodable, textOf, utf8 } from '../../../src/core/bytes/utf8.ts'

test('text and bytes are one to one, byte order marks included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeUtf8(utf8(text))).toBe(text)
      expect(textOf(utf8(`\ufeff${text}`))).toBe(`\ufeff${text}`)
    }),
  )
})

test('bytes that are not UTF-8 are not a text', () => {
  for (const bytes of [[0xe4], [0xc3, 0x28], [0xff, 0xfe, 0x61, 0x00], [0xed, 0xa0, 0x80], [0xc0, 0x80]]) {
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined()
    expect(decodeInput(Uint8Array.from(bytes))).toBeUndefined()
    expect(() => textOf(Uint8Array.from(bytes))).toThrow(TypeError)
  }
})

test('input loses one byte order mark at its beginning, and keeps all others', () => {
  expect(decodeInput(utf8('\ufeffa\ufeff'))).toBe('a\ufeff')
  expect(decodeInput(utf8('\ufeff\ufeffa'))).toBe('\ufeffa')
})

test('a text that a decoder repaired is recognised', () => {
  expect(mayBeUndecodable(Buffer.of(0x61, 0xe4).toString())).toBe(true)
  expect(mayBeUndecodable('\ud800')).toBe(true)
  expect(mayBeUndecodable('ä😀')).toBe(false)
})
