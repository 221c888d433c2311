import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactJson } from '../../src/schema/numerals.ts'
import {
  any,
  array,
  bool,
  constants,
  exact,
  f32,
  field,
  hex,
  i8,
  i64,
  lazy,
  map,
  nullableArray,
  optional,
  type Shape,
  struct,
  text,
  u8,
  u32,
  u64,
  union,
  variant,
  withDefault,
} from '../../src/schema/shapes.ts'
import { describeProblem, validate } from '../../src/schema/validation.ts'
import { resultToJson } from '../../src/schema/writing.ts'

const Color = constants('Color', 'A color.', { Red: ['red', 'Red.'], Blue: ['blue', 'Blue.'] })
const Level = constants('Level', 'A level.', { Low: [0, 'Low.'], High: [5, 'High.'] })
const Figure = union('Figure', 'A figure.', {
  Dot: variant('A dot.'),
  Box: variant('A box.', { width: field(u8, 'Width.'), label: optional(text, 'Label.') }),
})
const Tree: Shape = struct('Tree', 'A tree.', {
  value: field(u64, 'Value.'),
  children: field(array(lazy(() => Tree)), 'Children.'),
})
const Everything = struct('Everything', 'All kinds.', {
  flag: field(bool, 'Flag.'),
  small: field(i8, 'Small.'),
  large: field(i64, 'Large.'),
  ratio: optional(f32, 'Ratio.'),
  color: field(Color, 'Color.'),
  level: optional(Level, 'Level.'),
  figure: field(Figure, 'Figure.'),
  names: field(map(text), 'Names.'),
  tree: optional(Tree, 'Tree.'),
  rest: field(any, 'Rest.'),
  percent: field(u32, 'Percent.', { minimum: 1, maximum: 100 }),
})

const { tree } = fc.letrec((tie) => ({
  tree: fc.record({
    value: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 2 })),
  }),
}))
const everything = fc.record({
  flag: fc.boolean(),
  small: fc.integer({ min: -128, max: 127 }),
  large: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  ratio: fc.option(fc.float({ noNaN: true, noDefaultInfinity: true })),
  color: fc.constantFrom('red', 'blue'),
  level: fc.option(fc.constantFrom(0, 5)),
  figure: fc.oneof(
    fc.constant({ type: 'Dot' }),
    fc.record({ type: fc.constant('Box'), width: fc.integer({ min: 0, max: 255 }), label: fc.option(fc.string()) }),
  ),
  names: fc.dictionary(fc.string(), fc.string()),
  tree: fc.option(tree),
  rest: fc.jsonValue(),
  percent: fc.integer({ min: 1, max: 100 }),
})

function problemOf(shape: Shape, json: string): string {
  const result = validate(shape, parseExactJson(json))
  if (result.ok) throw new Error(`${json} was accepted`)
  return describeProblem(result.problems[0]!)
}

describe('validate', () => {
  test('accepts valid values and writes them back unchanged', () => {
    fc.assert(
      fc.property(everything, (value) => {
        const json = resultToJson(Everything, value)
        const read = validate(Everything, parseExactJson(json))
        if (!read.ok) throw new Error(JSON.stringify(read.problems))
        expect(resultToJson(Everything, read.value)).toBe(json)
      }),
    )
  })

  test('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        validate(Everything, value)
        validate(Tree, value)
      }),
    )
  })

  test('reads 64-bit integers exactly, also from decimal texts', () => {
    for (const source of ['18446744073709551615', '12345678901234567000', '9007199254740992', '0']) {
      const expected = { ok: true, value: BigInt(source) }
      expect(validate(u64, parseExactJson(source))).toStrictEqual(expected)
      expect(validate(u64, parseExactJson(`"${source}"`))).toStrictEqual(expected)
    }
  })

  test('drops unknown fields and takes null of an optional field as absent', () => {
    const read = validate(Figure, { type: 'Box', width: 1, label: null, unknown: 2 })
    expect(read).toStrictEqual({ ok: true, value: { type: 'Box', width: 1 } })
  })

  test('does not find fields that come from a prototype', () => {
    const shape = struct('Odd', 'Odd.', { toString: field(text, 'Text.'), constructor: field(any, 'Any.') })
    const read = validate(shape, {})
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toStrictEqual(['toString', 'constructor'])
    expect(problemOf(Figure, '{"type":"toString"}')).toBe('type: expected one of Dot, Box, got "toString"')
  })

  test.each<[Shape, string, string]>([
    [u8, '256', 'value: expected an integer from 0 to 255, got 256'],
    [u8, '1.5', 'value: expected an integer from 0 to 255, got 1.5'],
    [u8, '"1"', 'value: expected an integer from 0 to 255, got a string of 1 characters'],
    [i8, '-129', 'value: expected an integer from -128 to 127, got -129'],
    [u32, '1e400', 'value: expected an integer from 0 to 4294967295, got 1e400'],
    [u64, '18446744073709551616', 'value: expected an unsigned 64-bit integer, got 18446744073709551616'],
    [u64, '-1', 'value: expected an unsigned 64-bit integer, got -1'],
    [u64, '1.5', 'value: expected an unsigned 64-bit integer, got 1.5'],
    [u64, '""', 'value: expected an unsigned 64-bit integer, got an empty string'],
    [f32, '1e999', 'value: expected a number, got 1e999'],
    [bool, '0', 'value: expected true or false, got 0'],
    [text, 'null', 'value: expected a string, got null'],
    [array(u8), '{}', 'value: expected an array, got an object'],
    [array(u8), '[1,[]]', '[1]: expected an integer from 0 to 255, got an array of 0'],
    [map(bool), '{"a":{"b":1}}', 'a: expected true or false, got an object'],
    [Color, '"green"', 'value: expected one of red, blue, got "green"'],
    [Level, '"5"', 'value: expected one of 0, 5, got a string of 1 characters'],
    [Figure, '{"width":1}', 'type is missing, expected one of Dot, Box'],
    [Figure, '{"type":"Box"}', 'width is missing, expected an integer from 0 to 255'],
    [Figure, '"Dot"', 'value: expected an object Figure with "type" one of Dot, Box, got a string of 3 characters'],
  ])('says what is wrong: %#', (shape, json, expected) => {
    expect(problemOf(shape, json)).toBe(expected)
  })

  test('checks the range of a field', () => {
    const shape = struct('Ranged', 'Ranged.', { percent: field(u32, 'Percent.', { minimum: 1, maximum: 100 }) })
    expect(problemOf(shape, '{"percent":0}')).toBe('percent: expected a number from 1 to 100, got 0')
    expect(problemOf(shape, '{"percent":101}')).toBe('percent: expected a number from 1 to 100, got 101')
    expect(validate(shape, { percent: 100 }).ok).toBe(true)
  })

  test('refuses a wrong name that would change the result silently', () => {
    const shape = struct('Query', 'A query.', { order: optional(array(u8), 'Order.', { wrongName: 'orderBy' }) })
    expect(problemOf(shape, '{"orderBy":[1]}')).toContain('orderBy: expected the name order')
    expect(validate(shape, { order: [1], orderBy: null }).ok).toBe(true)
  })

  test('never shows any part of a secret, whatever its type', () => {
    const shape = struct('Keys', 'Keys.', { secret: field(hex, 'Key.', { secret: true }) })
    for (const value of ['1234567', '{"a":"1234567"}', '["1234567"]', '12345671234567123456712345671', 'true']) {
      expect(problemOf(shape, `{"secret":${value}}`)).toBe(
        'secret: expected a hex string, got a value that is not shown',
      )
    }
    expect(problemOf(shape, '{}')).toBe('secret is missing, expected a hex string')
  })

  test('stops collecting problems of a hopeless value', () => {
    const result = validate(array(u8), new Array(100_000).fill('x'))
    expect(result.ok ? 0 : result.problems.length).toBe(16)
  })

  test('accepts null as an item only if the array allows it', () => {
    const pair = struct('Pair', 'Two.', { left: field(u64, 'Left.') })
    const shape = nullableArray(pair)
    expect(validate(shape, [null, { left: 5 }])).toEqual({ ok: true, value: [null, { left: 5n }] })
    expect(resultToJson(shape, [null, { left: 2n ** 64n - 1n }])).toBe('[null,{"left":18446744073709551615}]')
    expect(validate(array(pair), [null]).ok).toBe(false)
  })

  test('fills in the default of a missing field, and keeps given values', () => {
    const shape = struct('Mining', 'How many.', { blocks: withDefault(u32, 'Blocks.', 1, { minimum: 1, maximum: 9 }) })
    for (const absent of [{}, { blocks: null }]) {
      expect(validate(shape, absent)).toStrictEqual({ ok: true, value: { blocks: 1 } })
    }
    expect(validate(shape, { blocks: 5 })).toStrictEqual({ ok: true, value: { blocks: 5 } })
    const exact = struct('Balance', 'How much.', { nano: withDefault(u64, 'Nano.', 100) })
    expect(validate(exact, {})).toStrictEqual({ ok: true, value: { nano: 100n } })
    expect(problemOf(shape, '{"blocks":0}')).toBe('blocks: expected a number from 1 to 9, got 0')
  })

  test('refuses members that an exact struct does not have', () => {
    const shape = exact(struct('Time', 'A time.', { time: optional(u32, 'Time.') }))
    expect(problemOf(shape, '{"tmie":5}')).toBe('tmie: expected one of time, got an unknown name')
    expect(problemOf(exact(struct('None', 'None.', {})), '{"a":1}')).toBe('a: expected no members, got an unknown name')
    expect(validate(shape, { time: 5 })).toStrictEqual({ ok: true, value: { time: 5 } })
  })

  test('passes the substitute for a missing required field to a function', () => {
    const shape = struct('Routing', 'Where.', { dapp_id: field(hex, 'Id.', { absentAs: '' }) })
    expect(validate(shape, {})).toEqual({ ok: true, value: { dapp_id: '' } })
    expect(validate(shape, { dapp_id: null })).toEqual({ ok: true, value: { dapp_id: '' } })
    expect(problemOf(shape, '{"dapp_id":5}')).toBe('dapp_id: expected a hex string, got 5')
  })
})
