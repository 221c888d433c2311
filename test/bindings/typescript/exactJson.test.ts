import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactJson, parseMarked, stringifyExactJson } from '../../../bindings/typescript/common/exactJson.ts'

/** JSON values in which integers may be larger than a double holds. */
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('12345678901234567', ',1234567890123456789', '"\\', '\\\\"', ': -99999999999999999999'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Number.isInteger(number) ? 0.5 : number)),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 300n }),
    fc.bigInt({ min: -(2n ** 300n), max: -(2n ** 53n) }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

describe.for([
  ['with the source of numerals', parseExactJson],
  ['with marked numerals', parseMarked],
] as const)('JSON %s', ([, parse]) => {
  test('keeps integers of every size', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(parse(stringifyExactJson(value))).toEqual(value)
      }),
    )
  })

  test('returns numbers where they are exact and bigint where they are not', () => {
    const text = '[9007199254740991, 9007199254740992, 9007199254740993, -9007199254740993, 18446744073709551615, 1]'
    const expected = [2 ** 53 - 1, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 2n ** 64n - 1n, 1]
    expect(parse(text)).toEqual(expected)
  })

  test('reads numerals with a fraction or an exponent as doubles', () => {
    expect(parse('{"a":0.12345678901234567890,"b":12345678901234567.5,"c":1e300}')).toEqual({
      a: 0.12345678901234568,
      b: 12345678901234568,
      c: 1e300,
    })
  })

  test.for([
    '',
    '{',
    '[00000000000000000001]',
    '{"a":12345678901234567890x}',
    '"12345678901234567890',
    '[1 23456789012345678]',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError)
  })

  test('leaves strings that look like numerals alone', () => {
    const value = { '12345678901234567890': '12345678901234567890', quoted: '\\"12345678901234567890' }
    expect(parse(JSON.stringify(value))).toEqual(value)
  })
})

test('a message of 16 MiB in one text is read where numerals have to be marked', () => {
  const value = { text: 'x\\"'.repeat(5_000_000), large: 2n ** 64n }
  expect(parseMarked(stringifyExactJson(value))).toEqual(value)
})
