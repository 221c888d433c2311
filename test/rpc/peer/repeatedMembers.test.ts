/** A member that occurs twice in an object of a message is refused: `JSON.parse` would take the last one in silence. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const filler = 'x'.repeat(3000)

let hosts: StdioHost[]
beforeAll(async () => {
  // Ordinary messages, and large ones whose parameters a worker thread reads.
  hosts = [StdioHost.start(), StdioHost.start({ settings: { 'limits.inline_frame_bytes': 1024 } })]
  for (const host of hosts) await TestClient.initialize(host)
})
afterAll(async () => {
  for (const host of hosts) await host.dispose()
})

async function answers(text: string): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const host of hosts) {
    host.send(text)
    seen.push((await host.next()).json)
  }
  return seen
}

test.each([
  ['data', '{"data":"YQ==","data":"Yg=="}'],
  ['data', String.raw`{"data":"YQ==","\u0064ata":"Yg=="}`],
  ['more.list[1].a', '{"data":"YQ==","more":{"list":[0,{"a":1,"a":1}]}}'],
  ['more["0:12"]', '{"data":"YQ==","more":{"0:12":1,"0:34":2,"0:12":3}}'],
  ['more.a', '{"data":"YQ==","more":{"a":12345678901234567890,"a":1.10}}'],
])('the parameter %s of %s', async (path, params) => {
  for (const text of [
    `{"jsonrpc":"2.0","id":7,"method":"crypto.sha256","params":${params}}`,
    `{ "id": 7, "jsonrpc": "2.0", "params": ${params.slice(0, -1)}, "filler": "${filler}"}, "method": "crypto.sha256" }`,
  ]) {
    for (const answer of await answers(text)) {
      expect(answer).toEqual({
        jsonrpc: '2.0',
        id: 7,
        error: {
          code: 23,
          message: `Invalid parameters: the member ${path} occurs twice`,
          data: expect.objectContaining({ path }),
        },
      })
    }
  }
})

test.each([
  ['id', '{"jsonrpc":"2.0","id":1,"id":2,"method":"client.version"', null],
  ['method', '{"jsonrpc":"2.0","id":1,"method":"client.version","method":"client.config"', 1],
  ['params', '{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{},"params":{"data":"YQ=="}', 1],
])('the member %s of the message', async (path, begin, id) => {
  for (const [index, answer] of (await answers(`${begin}}`)).entries()) {
    expect([index, answer]).toMatchObject([
      index,
      { id, error: { code: -32600, data: { path, reason: 'repeated member' } } },
    ])
  }
  for (const answer of await answers(`${begin},"filler":"${filler}"}`)) {
    expect(answer).toMatchObject({ error: { code: -32600, data: { path } } })
  }
})

test('a member of an entry of a batch', async () => {
  const entry = '{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"YQ==","data":"Yg=="}}'
  for (const answer of await answers(`[{"jsonrpc":"2.0","id":2,"method":"client.version"},${entry}]`)) {
    expect(answer).toMatchObject({ id: null, error: { code: -32600, data: { path: '[1].params.data' } } })
  }
})

test('the map of a message to a contract', async () => {
  const abi = {
    type: 'Contract',
    value: {
      version: '2.4',
      header: [],
      functions: [{ name: 'pay', inputs: [{ name: 'to', type: 'map(address,uint128)' }], outputs: [] }],
      events: [],
      fields: [],
    },
  }
  const [a, b] = ['a', 'b'].map((digit) => `0:${digit.repeat(64)}`)
  const body = (map: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"abi.encode_message_body","params":{"abi":${JSON.stringify(abi)},"call_set":{"function_name":"pay","input":{"to":${map}}},"is_internal":true,"signer":{"type":"None"}}}`
  for (const answer of await answers(body(`{"${a}":1,"${b}":2}`))) expect(answer).toHaveProperty('result.body')
  for (const map of [`{"${a}":1,"${a}":2}`, `{"${a}":1,"${a!.toUpperCase()}":2}`]) {
    for (const answer of await answers(body(map))) expect(answer).toHaveProperty('error.message')
  }
})

test('a string with half of a surrogate pair is no value of a contract', async () => {
  const call = (text: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"abi.encode_boc","params":{"params":[{"name":"a","type":"string"}],"data":{"a":"${text}"}}}`
  for (const answer of await answers(call(String.raw`\ud83d\ude00`))) expect(answer).toHaveProperty('result.boc')
  for (const answer of await answers(call(String.raw`\ud83d`))) {
    expect(answer).toHaveProperty('error.message', expect.stringContaining('half of a surrogate pair'))
  }
})
