import { describe, expect, test } from 'vitest'
import { docstring, group, statement } from '../../../../bindings/generator/python/pythonLayout.ts'

const long = 'x'.repeat(100)

describe('layout of Python code', () => {
  test('keeps a statement in one line up to 120 columns', () => {
    const call = group('f(', ['a', 'b'.repeat(109)], ')')
    expect(statement(1, '', call)).toHaveLength(119)
    expect(statement(1, '', call, ' ')).toHaveLength(120)
    expect(statement(1, '', call, '  ').split('\n')).toHaveLength(4)
  })

  test('breaks a group into one item per line, and only the groups that need it', () => {
    const call = group('return f(', ['a', group('g(', ['b', 'c'], ')'), long], ')')
    expect(statement(1, '', call)).toBe(`    return f(\n        a,\n        g(b, c),\n        ${long},\n    )`)
  })

  test('wraps docstrings and keeps list items together', () => {
    const text = docstring(1, ['Does it.', `- a: ${'word '.repeat(30)}\n- b: short`])
    const lines = text.split('\n')
    expect(lines[0]).toBe('    """Does it.')
    expect(lines.at(-1)).toBe('    """')
    expect(lines.filter((line) => line.startsWith('    - '))).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('      word'))).toHaveLength(1)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120)
  })

  test('escapes quotes that would end a docstring early', () => {
    expect(docstring(0, ['Say """no"""'])).toBe(`"""Say '''no'''"""`)
    expect(docstring(0, ['A \\d and a "quote"'])).toBe('"""A \\\\d and a "quote" """')
  })
})
