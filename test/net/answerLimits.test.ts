/** A server whose answers exceed the limits: calls fail before the answers are parsed. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { LocalClient } from '../support/LocalClient.ts'

async function openClient(answer: RequestListener): Promise<LocalClient> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const endpoints = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`]
  const network = { endpoints, max_reconnect_timeout: 0, query_timeout: 5000 }
  const client = await LocalClient.open({ config: { network } })
  onTestFinished(() => client.close())
  return client
}

const account = { account_id: '1'.repeat(64), dapp_id: '1'.repeat(64) }

const many = Array.from({ length: 262_144 }, (_, index) => `"k${index}":0`).join()
const deep = '['.repeat(300) + ']'.repeat(300)

test.each([
  { what: 'very many members', text: `{"data":{${many}}}`, expected: 'The answer has more than 262144 values' },
  { what: 'very deep values', text: `{"data":${deep}}`, expected: 'The answer is nested deeper than 256 levels' },
  { what: 'brackets in a text', text: JSON.stringify({ data: '[,'.repeat(300_000) }), expected: undefined },
])('an answer with $what, over GraphQL and REST', async ({ text, expected }) => {
  const client = await openClient((_request, response) => response.end(text))
  const query = client.call('net.query', { query: '{info{version}}' })
  if (expected === undefined) {
    expect(await query).toEqual({ result: JSON.parse(text) })
    return
  }
  await expect(query).rejects.toMatchObject({ message: expect.stringContaining(expected) })
  await expect(client.call('account.get_account', account)).rejects.toMatchObject({ code: 12, message: expected })
})

test('an endless answer is aborted at the limit', async () => {
  const chunk = Buffer.alloc(1 << 20, 0x20)
  const client = await openClient((_request, response) => {
    const write = () => {
      while (response.write(chunk));
      response.once('drain', write)
    }
    write()
  })
  await expect(client.call('account.get_account', account)).rejects.toMatchObject({
    code: 12,
    message: 'The answer exceeds 67108864 bytes',
  })
})

test('a compressed answer is not decompressed, because none was requested', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20))
  let accepted: string | undefined
  const client = await openClient(({ headers }, response) => {
    accepted = headers['accept-encoding']?.toString()
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  })
  await expect(client.call('account.get_account', account)).rejects.toMatchObject({ code: 12 })
  expect(accepted).toBeUndefined()
})

test('names such as __proto__ are ordinary members of an answer', async () => {
  const text =
    '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"polluted":1}}'
  const client = await openClient((_request, response) => response.end(text))
  const { result } = (await client.call('net.query', { query: '{info{version}}' })) as { result: object }
  expect(JSON.stringify(result)).toBe(text)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})
