import { describe, expect, test } from 'vitest'
import { braces, call, docs, quoted, signature } from '../../../../bindings/generator/rust/rustLayout.ts'

describe('Rust source', () => {
  test('escapes brackets in documentation, except in code', () => {
    expect(docs(['A [list] of <T>, `[u8]`.'])).toEqual(['/// A \\[list\\] of \\<T\\>, `[u8]`.'])
  })

  test('breaks no line where the next one would begin like a list item', () => {
    const lines = docs([`${'word '.repeat(19)}1. ${'word '.repeat(19)}- more`])
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).not.toMatch(/^\/\/\/ ([-+*#>]|\d+[.)])/)
  })

  test('separates paragraphs and leaves out empty ones', () => {
    expect(docs(['One.', undefined, '', 'Two.\n\nThree.'])).toEqual([
      '/// One.',
      '///',
      '/// Two.',
      '///',
      '/// Three.',
    ])
  })

  test('breaks signatures at 100 columns', () => {
    const parameters = ['&self', `params: &${'P'.repeat(57)}`]
    const line = signature('pub fn name', parameters, 'Call', '{', 1)
    expect(line).toHaveLength(1)
    expect(line[0]!.length).toBeLessThanOrEqual(96)
    expect(signature('pub fn longer_name', parameters, 'Call', '{', 1)).toEqual([
      'pub fn longer_name(',
      '    &self,',
      `    ${parameters[1]},`,
      ') -> Call {',
    ])
  })

  test('breaks arguments that are wider than 60 columns and fields wider than 18', () => {
    expect(call('f', ['a'.repeat(60)], ';', 1)).toHaveLength(1)
    expect(call('f', ['a'.repeat(61)], ';', 1)).toEqual(['f(', `    ${'a'.repeat(61)},`, ');'])
    expect(braces('A', ['b'.repeat(8), 'c'.repeat(8)], ',')).toHaveLength(1)
    expect(braces('A', ['b'.repeat(8), 'c'.repeat(9)], ',')).toHaveLength(4)
    expect(braces('A', [], ',')).toEqual(['A,'])
  })

  test('escapes texts', () => {
    expect(quoted('a "b" \\ \n')).toBe('"a \\"b\\" \\\\ \\n"')
  })
})
