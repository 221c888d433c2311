/** What servers say never steers the terminal of the tool. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { terminalText } from '../../../src/program/cli/output/terminalText.ts'
import { Tool } from '../../support/cli/Tool.ts'

test('control and direction characters are shown as numbers, what the program writes itself stays', () => {
  expect(terminalText('a\u001b]0;title\u0007b\u202ec\u009bd\re')).toBe(
    'a\\u{1b}]0;title\\u{7}b\\u{202e}c\\u{9b}d\\u{d}e',
  )
  expect(terminalText('\u001b[8mhidden')).toBe('\\u{1b}[8mhidden')
  const link = '\u001b]8;;http://127.0.0.1:1234/account/ab\u001b\\text\u001b]8;;\u001b\\'
  for (const own of ['two\nlines\tand a tab', '\u001b[31mred\u001b[0m', link, '👨‍👩‍👧 é'])
    expect(terminalText(own)).toBe(own)
  expect(terminalText('\u001b]8;;http://evil.example/\u001b\\text')).toContain('\\u{1b}]8;;http')
})

test('in answers and errors', async () => {
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
