import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inspectText } from '../../src/schema/inspectText.ts'
import { parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'

function nested(depth: number) {
  return '['.repeat(depth) + ']'.repeat(depth)
}

describe('inspectText', () => {
  test('counts nesting up to the limit, inclusive', () => {
    expect(inspectText(nested(128), 128)).toBe('plain')
    expect(inspectText(nested(129), 128)).toBe('too deep')
    expect(inspectText('{"a":'.repeat(129), 128)).toBe('too deep')
  })

  test('counts depth, not the number of brackets', () => {
    expect(inspectText(`[${'[],{},'.repeat(1000)}0]`, 2)).toBe('plain')
  })

  test('ignores brackets in strings', () => {
    expect(inspectText(`"${'['.repeat(500)}"`, 8)).toBe('plain')
    expect(inspectText(String.raw`["\"[[[[[[[[[","\\",[1]]`, 2)).toBe('plain')
    expect(inspectText(String.raw`["\\\\",[[[]]]]`, 3)).toBe('too deep')
  })

  test.each(['9007199254740993', '1.10', '1E400', '-0', '-0.0', '1e5', '0.1', '1234567890123456'])(
    'asks for exact parsing of %s',
    (numeral) => {
      expect(inspectText(`{"value":${numeral}}`, 128)).toBe('exact')
    },
  )

  test.each(['0', '-1', '123456789012345', 'true', '"1.10"', '"9007199254740993"', '"-0"', '"\\"1.5"'])(
    'leaves %s to the fast parser',
    (value) => {
      expect(inspectText(`{"value":${value}}`, 128)).toBe('plain')
    },
  )

  test('never treats a text as plain if a double would change its numerals', () => {
    const numeral = fc.oneof(
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.tuple(fc.bigInt(), fc.nat()).map(([whole, rest]) => `${whole}.${rest}0`),
      fc.tuple(fc.integer(), fc.integer({ min: -400, max: 400 })).map(([digits, power]) => `${digits}e${power}`),
    )
    const isNumeral = (text: string) => /^-?\d/.test(text) && !text.includes('Infinity')
    fc.assert(
      fc.property(numeral.filter(isNumeral), fc.string(), (text, key) => {
        const message = `{${JSON.stringify(key)}:[${text}]}`
        const isExact = inspectText(message, 128) === 'exact'
        expect(isExact || JSON.stringify(JSON.parse(message)) === message).toBe(true)
        expect(stringifyExactJson(parseExactJson(message))).toBe(message)
      }),
    )
  })

  test('reads the depth of any JSON as a walk over the value does', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value)
        expect(inspectText(JSON.stringify(value), depth)).not.toBe('too deep')
        if (depth > 0) expect(inspectText(JSON.stringify(value), depth - 1)).toBe('too deep')
      }),
    )
  })

  test('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",\\0-9.eE: x') }), (text) => void inspectText(text, 4)),
    )
  })
})
