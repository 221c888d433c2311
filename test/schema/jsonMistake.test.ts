import { describe, expect, test } from 'vitest'
import { jsonMistake } from '../../src/schema/jsonMistake.ts'
import { Dice } from '../fuzz/Dice.ts'

describe('the place of a mistake in JSON', () => {
  test.each([
    ['', 'line 1 column 1'],
    ['{"a": 5, b}', 'line 1 column 10'],
    ['{"a": 5,\n "b": }', 'line 2 column 7'],
    ['[1, 2', 'line 1 column 6'],
    ['[1, 2]]', 'line 1 column 7'],
    ['{"a" 5}', 'line 1 column 6'],
    ["{'a': 5}", 'line 1 column 2'],
    ['[01]', 'line 1 column 3'],
    ['["\t"]', 'line 1 column 2'],
    ['{"a": 1,}', 'line 1 column 9'],
    ['[tru]', 'line 1 column 2'],
  ])('the mistake in %j is at %s', (text, place) => {
    expect(jsonMistake(text)).toBe(place)
  })

  test('is located exactly where the runtime finds one', () => {
    const dice = new Dice(7)
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '1',
      '-0.5e3',
      'true',
      'null',
      ' ',
      '\n',
      '"',
      '\\',
      '.',
    ]
    for (let round = 0; round < 5000; round++) {
      const text = Array.from({ length: dice.below(9) }, () => dice.pick(pieces)).join('')
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect([text, jsonMistake(text) === undefined]).toEqual([text, isJson])
    }
  })
})
