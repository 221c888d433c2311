/** Texts of servers, contracts and files never reach a terminal as control sequences, in any command. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { escapedJson } from '../../../src/schema/escapedJson.ts'
import { Tool } from '../../support/cli/Tool.ts'

/** Clears the screen, sets a title, a link, C1 forms of the same, and turns the direction around. */
const EVIL =
  '\u001b[2J\u001b[35m\u001b]0;title\u0007\u001b]8;;http://evil\u001b\\\u009b31m\u202eevil\u2066\u2028\u200b\r\b'
/** Characters that must not reach a terminal; line feeds are allowed. */
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

/** Colours of the tool, and the line of its progress. */
const OWN_STYLE = /\u001b\[(?:0|3[1-6])m|\u001b\[K/g
const FOREIGN_STYLE = /\u001b\[35m/

/** Starts a server that answers every request with `EVIL` in every place. */
async function startLiar(): Promise<string> {
  const server = createServer((request, response) => {
    const { url = '' } = request
    const info = { version: '1.0.0', time: Date.now(), name: EVIL, epoch: EVIL, [EVIL]: EVIL }
    const error = { message: EVIL, extensions: { code: EVIL, exception: { code: 400 } } }
    if (url.startsWith('/v2')) {
      response.writeHead(404).end(EVIL)
      return
    }
    const isInfo = decodeURIComponent(url).includes('info')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isInfo ? { data: { info } } : { data: null, errors: [error] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a hostile server and hostile files, over many commands', async () => {
  const url = await startLiar()
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  const abi = {
    ...{ 'ABI version': 2, version: '2.4', header: ['time'], data: [], fields: [] },
    functions: [{ name: EVIL, inputs: [{ name: EVIL, type: 'uint8' }], outputs: [] }],
    events: [{ name: EVIL, inputs: [], outputs: [] }],
  }
  tool.write('evil.abi.json', JSON.stringify(abi))
  tool.write(
    'broken.abi.json',
    JSON.stringify({ ...abi, functions: [{ name: EVIL, inputs: [{ name: EVIL, type: EVIL }] }] }),
  )
  tool.write('keys.json', JSON.stringify({ type: 'vendorclient-encrypted-key', version: EVIL }))
  tool.write('text.txt', EVIL)
  const id = '1'.repeat(64)
  const commands = [
    ['account', id],
    ['balance', id],
    ['transactions', id],
    ['query', '{blocks{id}}'],
    ['network', 'check'],
    ['call', '--address', id, '--abi', 'evil.abi.json', 'none', '{}'],
    ['run', '--address', id, '--abi', 'evil.abi.json', EVIL.replaceAll('\u0000', ''), '{}'],
    ['decode', 'message', '--abi', 'evil.abi.json', 'text.txt'],
    ['contract', 'abi', 'evil.abi.json'],
    ['contract', 'abi', 'broken.abi.json'],
    ['rpc', 'net.query', JSON.stringify({ query: '{a}' })],
    ['keys', 'sign', '--data', '00', '--keys', 'keys.json'],
    ['alias', 'add', EVIL, id],
    ['alias', 'list'],
    [EVIL],
  ]
  const settings = { VENDORCLIENT_NETWORK_ENDPOINTS: url, VENDORCLIENT_NETWORK_MAX_RECONNECT_TIMEOUT: '500' }
  const runs = commands.flatMap((command) => [command, [...command, '--json'], [...command, '--verbose']])
  // A few at a time, because each one is a process.
  while (runs.length > 0) {
    await Promise.all(
      runs.splice(0, 6).map(async (args) => {
        const { stdout, stderr } = await tool.run(args, { env: settings })
        expect(`${stdout}${stderr}`, JSON.stringify(args)).not.toMatch(OBEYED)
        expect(`${stdout}${stderr}`).not.toBe('')
      }),
    )
  }
})

test('colours of the tool reach the terminal, those of a server do not', async () => {
  const url = await startLiar()
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  const settings = { VENDORCLIENT_NETWORK_ENDPOINTS: url, VENDORCLIENT_NETWORK_MAX_RECONNECT_TIMEOUT: '500' }
  const run = (...args: string[]) => tool.runOnTerminal(args, { env: settings })
  const shown = await Promise.all([
    run('account', '1'.repeat(64)),
    run('account', '1'.repeat(64), '--verbose'),
    run('query', '{info{name}}', '--select', '.result'),
    run('network', 'check'),
  ])
  for (const { stdout } of shown) {
    expect(stdout).not.toMatch(FOREIGN_STYLE)
    expect(stdout.replaceAll(OWN_STYLE, '').replaceAll('\r', '')).not.toMatch(OBEYED)
  }
  expect(shown[0]!.stdout).toContain('\u001b[31mvendorclient account show: ')
})

test('a selected text and a value of the REPL are escaped', async () => {
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  tool.write(
    'text.mjs',
    `export default () => ({ text: ${JSON.stringify(EVIL)}, list: [${JSON.stringify(`${EVIL}\nforged`)}] })`,
  )
  const text = await tool.run(['script', 'text.mjs', '--select', '.result.text'])
  expect(text).toMatchObject({ code: 0, stdout: expect.stringContaining('\\u{1b}[2J') })
  expect(text.stdout).not.toMatch(OBEYED)
  const list = await tool.run(['script', 'text.mjs', '--select', '.result.list'])
  expect(list.stdout.split('\n')).toHaveLength(2)
  // Line separators cannot be part of a line of input.
  const evil = escapedJson(JSON.stringify(EVIL))
  const input = `console.log(${evil})\n({ a: ${evil} })\nthrow new Error(${evil})\nawait tool('alias', 'add', ${evil}, '0')\n.exit\n`
  const repl = await tool.run(['repl'], { input })
  expect(repl.stdout).toContain('\\u{1b}[2J')
  expect(repl.stdout + repl.stderr).not.toMatch(OBEYED)
})

test('documents escape such characters and mean the same', () => {
  const json = escapedJson(JSON.stringify({ text: `${EVIL}\u{e0041}` }, undefined, 2))
  expect(json).not.toMatch(OBEYED)
  expect(JSON.parse(json)).toEqual({ text: `${EVIL}\u{e0041}` })
})
