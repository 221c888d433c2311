/** Texts of servers never control the terminal. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { alignFields } from '../../../src/program/cli/output/alignFields.ts'
import { selectedText } from '../../../src/program/cli/output/Selection.ts'
import { textTable } from '../../../src/program/cli/output/textTable.ts'
import { inspectedText } from '../../../src/program/cli/scripting/inspectedText.ts'
import { paletteOf } from '../../../src/program/common/Palette.ts'
import { plainText, printable, terminalText } from '../../../src/program/common/printable.ts'
import { terminalLink } from '../../../src/program/common/styleMarks.ts'
import { Tool } from '../../support/cli/Tool.ts'

test('control and direction characters are escaped, and styles of the program are kept', () => {
  expect(terminalText('na\u180eme\u{e0041}\u{1f511}')).toBe('na\\u{180e}me\\u{e0041}\u{1f511}')
  expect(terminalText('a\u001b]0;title\u0007b\u202ec\u009bd\re')).toBe(
    'a\\u{1b}]0;title\\u{7}b\\u{202e}c\\u{9b}d\\u{d}e',
  )
  expect(terminalText('\u001b[8mhidden')).toBe('\\u{1b}[8mhidden')
  for (const own of ['two\nlines\tand a tab', '👨‍👩‍👧 é']) expect(terminalText(own)).toBe(own)
  expect(printable('two\nlines\t')).toBe('two\\u{a}lines\\u{9}')
})

test('colours and links pass only when this program made them', () => {
  const { bad } = paletteOf(true)
  expect(terminalText(bad('red'))).toBe('\u001b[31mred\u001b[0m')
  expect(terminalText(printable(bad('red')))).toBe('\u001b[31mred\u001b[0m')
  expect(plainText(`${bad('red')}\u202e\n`)).toBe('red\\u{202e}\n')
  const page = 'http://127.0.0.1:1234/account/ab'
  expect(terminalText(terminalLink('text', page))).toBe(`\u001b]8;;${page}\u001b\\text\u001b]8;;\u001b\\`)
  expect(terminalText('\u001b[31mred\u001b[0m')).toBe('\\u{1b}[31mred\\u{1b}[0m')
  expect(terminalText(`\u001b]8;;${page}\u001b\\text`)).toBe(`\\u{1b}]8;;${page}\\u{1b}\\text`)
})

test('no value can start a new line or column', () => {
  expect(alignFields([['name', 'a\nb  forged']])).toBe('name  a\\u{a}b  forged')
  expect(textTable(['name'], [['a\nforged\u202e']])).toBe('name\na\\u{a}forged\\u{202e}')
  expect(selectedText(['a\nb', 'c'])).toBe('a\\u{a}b\nc')
})

test('a value of the REPL keeps the colours of its format, and no others', () => {
  const coloured = inspectedText({ a: 'x', b: 1 }, true)
  expect(coloured).toContain('\u001b[33m1\u001b[39m')
  const error = new Error('\u001b[31mred\u001b[39m \u202e')
  error.stack = `Error: ${error.message}`
  const shown = inspectedText({ error, b: 1 }, true)
  expect(shown).toContain('\\u{1b}[31mred')
  expect(shown).toContain('\u001b[33m1\u001b[39m')
  expect(shown).not.toMatch(/\u202e|\u001b\[31m/)
  expect(inspectedText('\u202e', false)).toBe("'\\u{202e}'")
})

test('replaces control characters in answers and errors', async () => {
  const evil = 'owned\u001b]0;title\u0007\u202e'
  const server = createServer((request, response) => {
    const isInfo = request.url!.includes('info')
    const info = { version: '1.0.0', time: Date.now() }
    const body = isInfo ? { data: { info } } : { data: { blockchain: { message: null } }, errors: [{ message: evil }] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tool = new Tool()
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    tool.dispose()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const status = await tool.run(['status', 'ab'.repeat(32), '--url', url])
  const shown = status.stdout + status.stderr
  expect(shown).toContain('owned')
  expect(shown).not.toContain('\u001b]0;')
  expect(shown).not.toContain('\u202e')
})
