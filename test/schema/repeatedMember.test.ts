import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from '../../src/schema/numerals.ts'
import { findRepeatedMember, pathText } from '../../src/schema/repeatedMember.ts'

function pathIn(text: string): string | undefined {
  const path = findRepeatedMember(text, parseExactJson(text))
  return path && pathText(path)
}

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"x":1,"x":1}}', 'b.x'],
  ['{"a":[1,{"c":0},{"c":0,"d":0,"c":0}]}', 'a[2].c'],
  ['{"m":{"0:12":1,"0:12":2}}', 'm["0:12"]'],
  [String.raw`{"ab":1,"\u0061b":2}`, 'ab'],
  ['[{"a":1},{"a":1,"a":1}]', '[1].a'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"n":12345678901234567890,"n":12345678901234567890}', 'n'],
])('finds the member that occurs twice in %s', (text, path) => {
  expect(pathIn(text)).toBe(path)
})

test.each([
  '{"a":{"a":{"a":[]}},"b":{"a":1}}',
  '[{"a":1},{"a":2}]',
  '{"a":"\\":\\\\","b":":"}',
  '{"a":12345678901234567890,"b":1.10,"c":null}',
  '{"__proto__":{"a":1},"a":1}',
  '"a:b"',
])('finds none in %s', (text) => {
  expect(pathIn(text)).toBeUndefined()
})

test('finds no repetition in any JSON that was written from a value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value)
      expect(findRepeatedMember(text, JSON.parse(text))).toBeUndefined()
    }),
  )
})

test('finds a repetition that was added to any object', () => {
  const object = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 })
  fc.assert(
    fc.property(object, fc.jsonValue(), (members, value) => {
      const text = JSON.stringify(members)
      const name = Object.keys(members)[0]!
      const twice = `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
      expect(findRepeatedMember(twice, JSON.parse(twice))).toEqual([name])
    }),
  )
})
