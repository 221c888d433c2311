import { describe, expect, test } from 'vitest'
import { countMarkers, refusedPhrases } from '../../../scripts/english/markers.ts'
import { readTexts } from '../../../scripts/english/readTexts.ts'

describe('phrases that are refused', () => {
  test.each([
    ['Nobody waits for it, whoever asked.', ['Nobody', 'whoever']],
    ['Throws for a filter that is none.', ['that is none']],
    ['Old ones are removed once in so many calls.', ['so many']],
    ['There were so many calls that the queue was full.', []],
    ['The outcome is `nobody`.', []],
    ['`undefined` if none of them is open.', []],
  ])('refuses a phrase in %j', (text, phrases) => {
    expect(refusedPhrases(text).sort()).toEqual([...phrases].sort())
  })
})

test('other phrases are counted per word, outside of code', () => {
  expect(countMarkers('It tells `none` behind a proxy, and goes on.')).toEqual({ words: 8, markers: 2 })
})

test('texts are comments, names of tests and quoted sentences of a file', () => {
  const source = [
    '/** What it is. */',
    "export const TEXT = 'a quoted text'",
    "const url = 'https://example.com' // where it is",
    "test('a plain sentence', () => {})",
  ].join('\n')
  expect(readTexts('test/a.test.ts', source).map(({ kind, text, line }) => [line, kind, text])).toEqual([
    [1, 'comment', 'What it is.'],
    [3, 'comment', 'where it is'],
    [4, 'test name', 'a plain sentence'],
    [2, 'string', 'a quoted text'],
  ])
  expect(readTexts('a.py', '"""What it is."""\n# and why').map(({ text }) => text)).toEqual(['What it is.', 'and why'])
  expect(readTexts('a.go', '// A says.\nfunc A() {}').map(({ text }) => text)).toEqual(['A says.'])
})
