import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringifyLongTexts } from '../../src/schema/longTexts.ts'

const longTexts = [
  'AbC+/012'.repeat(200),
  `${'AAAA'.repeat(300)}AA==`,
  '0123456789abcdef'.repeat(100),
  `${'A'.repeat(2047)}"`,
  `${'A'.repeat(2046)}\\n`,
  `${'A'.repeat(2047)}\u0141`,
  `${'A'.repeat(2047)}\ud841`,
  '\u0000',
  '"\u0000"',
  'x"\u0000',
]

describe('JSON with long texts', () => {
  test('equals the output of JSON.stringify', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom(...longTexts),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.constantFrom(null, true, undefined),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('\u0000', '__proto__')), tie('value'), { maxKeys: 4 }),
      ),
    })).value
    fc.assert(
      fc.property(value, (value) => {
        fc.pre(value !== undefined)
        expect(stringifyLongTexts(value)).toBe(JSON.stringify(value))
      }),
      { numRuns: 3000 },
    )
  })

  test('keeps numerals and objects with a special form', () => {
    const value = {
      numeral: JSON.rawJSON('9'.repeat(2048)),
      own: { text: 'A'.repeat(2048), toJSON: () => 'short' },
      date: new Date(0),
      text: 'A'.repeat(2048),
    }
    expect(stringifyLongTexts(value)).toBe(JSON.stringify(value))
    expect(stringifyLongTexts({ n: 2n ** 64n, text: 'A'.repeat(1024) })).toBe(
      `{"n":18446744073709551616,"text":"${'A'.repeat(1024)}"}`,
    )
  })
})
