/** Texts of servers, contracts and files never reach a terminal as something that it obeys, whatever the command. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { escapedJson } from '../../../src/schema/escapedJson.ts'
import { Tool } from '../../support/cli/Tool.ts'

/** Clears the screen, sets a title, a link, C1 forms of the same, and turns the direction around. */
const EVIL = '\u001b[2J\u001b]0;title\u0007\u001b]8;;http://evil\u001b\\\u009b31m\u202eevil\u2066\u2028\u200b\r\b'
/** What is left of a terminal when nothing of the above may be there; a line feed ends a line. */
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

/** Answers everything with the text in every place. */
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
    ['abi', 'show', 'evil.abi.json'],
    ['abi', 'show', 'broken.abi.json'],
    ['rpc', 'net.query', JSON.stringify({ query: '{a}' })],
    ['sign', '--data', '00', '--keys', 'keys.json'],
    ['alias', 'add', EVIL, id],
    ['alias', 'list'],
    [EVIL],
  ]
  const settings = { VENDORCLIENT_NETWORK_ENDPOINTS: url, VENDORCLIENT_NETWORK_MAX_RECONNECT_TIMEOUT: '500' }
  const runs = commands.flatMap((command) => [command, [...command, '--json'], [...command, '--verbose']])
  // A few at a time: each is a process.
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

test('documents escape such characters and mean the same', () => {
  const json = escapedJson(JSON.stringify({ text: `${EVIL}\u{e0041}` }, undefined, 2))
  expect(json).not.toMatch(OBEYED)
  expect(JSON.parse(json)).toEqual({ text: `${EVIL}\u{e0041}` })
})
