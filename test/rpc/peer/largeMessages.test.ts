/** Messages that a worker thread reads get the same answers as those that are read inline. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const filler = 'x'.repeat(2000)
const big = Buffer.from(filler).toString('base64')

let inline: StdioHost
let beside: StdioHost
beforeAll(async () => {
  inline = StdioHost.start()
  beside = StdioHost.start({ settings: { 'limits.inline_frame_bytes': 1024 } })
  for (const host of [inline, beside]) await TestClient.initialize(host)
})
afterAll(async () => {
  await inline.dispose()
  await beside.dispose()
})

async function answersOf(host: StdioHost, message: object | string): Promise<unknown> {
  host.send(message)
  host.send({ jsonrpc: '2.0', id: 'last', method: 'daemon.ping' })
  const answers: { id: unknown }[] = []
  const isLast = ({ id }: { id: unknown }) => id === 'last'
  do answers.push((await host.next()).json)
  while (!answers.some(isLast))
  // A ping overtakes what a worker thread computes.
  const others = answers.filter((answer) => !isLast(answer))
  return others.length > 0 ? sorted(others) : sorted([(await host.next()).json])
}

/** Answers of a batch come in the order in which they are ready. */
function sorted(answers: readonly unknown[]): unknown[] {
  return answers.map((answer) =>
    Array.isArray(answer) ? answer.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : answer,
  )
}

function request(method: string, params: unknown, id: unknown = 1) {
  return { jsonrpc: '2.0', id, method, params }
}

const messages: [string, object | string][] = [
  ['a call', request('crypto.sha256', { data: big })],
  ['a call whose parameters come first', { params: { data: big }, method: 'crypto.sha256', id: 'a', jsonrpc: '2.0' }],
  ['a call of a function with a context', request('test.echo', { value: { big, numbers: [1, 2 ** 53] } })],
  [
    'exact numerals',
    `{"jsonrpc":"2.0","id":1,"method":"test.echo","params":{"value":[1e400,-0,12345678901234567890,"${filler}"]}}`,
  ],
  [
    '64-bit integers',
    `{"jsonrpc":"2.0","id":1,"method":"test.integers","params":{"unsigned":18446744073709551615,"x":"${filler}"}}`,
  ],
  [
    'duplicate members',
    `{"jsonrpc":"2.0","id":1,"id":2,"method":"x","method":"crypto.sha256","params":{"data":"","d\\u0061ta":"${big}"}}`,
  ],
  ['wrong parameters', request('crypto.sha256', { data: [filler] })],
  ['parameters with many mistakes', request('boc.encode_boc', { builder: new Array(300).fill({ type: 'BitString' }) })],
  ['an unknown type', request('abi.encode_boc', { params: [], data: 1, boc_cache: { type: filler } })],
  ['an error of the function', request('crypto.sha256', { data: filler.slice(1) })],
  ['an unknown method', request('crypto.nothing', { data: big })],
  ['an unknown module', request('nothing.nothing', { data: big })],
  ['no object as parameters', request('crypto.sha256', [big])],
  ['a text as parameters', request('crypto.sha256', big)],
  ['wrong options', request('crypto.sha256', { data: big, _call: { nothing: 1 } })],
  ['an object where none is taken', request('crypto.sha256', { data: big, _call: { app_object: 'a' } })],
  ['a wrong version', { ...request('crypto.sha256', { data: big }), jsonrpc: '1.0' }],
  ['a wrong id', request('crypto.sha256', { data: big }, [1])],
  ['a fractional id', request('crypto.sha256', { data: big }, 1.5)],
  ['no method', { jsonrpc: '2.0', id: 1, params: { data: big } }],
  [
    'no JSON in the parameters',
    `{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"${big}","x":nonsense}}`,
  ],
  ['no JSON at the end', `{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"${big}"}`],
  ['a control character', `{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"${big}\u0001"}}`],
  ['a number', `1${' '.repeat(2000)}`],
  ['a text', JSON.stringify(filler)],
  ['nonsense', filler],
  ['a batch', [request('crypto.sha256', { data: big }), request('client.version', {}, 2), 3, { id: filler }]],
  ['an empty batch', `[${' '.repeat(2000)}]`],
  ['a large batch of small calls', Array.from({ length: 100 }, (_, id) => request('crypto.sha256', { data: '' }, id))],
  ['a batch that is no JSON', `[${JSON.stringify(request('client.version', {}))},{"x":nonsense},"${filler}"]`],
  ['too many in a batch', new Array(1001).fill(1)],
  ['a call without context', request('client.version', { filler })],
  ['references to the cache', request('boc.get_boc_depth', { boc: `*${'00'.repeat(32)}`, filler })],
  [
    'a nested reference',
    request('boc.encode_boc', { builder: [{ type: 'CellBoc', boc: `*${'00'.repeat(32)}` }], filler }),
  ],
  ['a result for the cache', request('boc.encode_boc', { builder: [], filler, boc_cache: { type: 'Unpinned' } })],
  ['a run', request('tvm.run_get', { account: big, function_name: 'f' })],
]

describe('a large message is answered as a small one', () => {
  test.each(messages)('%s', async (_, message) => {
    expect(await answersOf(beside, message)).toEqual(await answersOf(inline, message))
  })

  test('a notification', async () => {
    for (const host of [inline, beside]) {
      host.send({ jsonrpc: '2.0', method: 'crypto.sha256', params: { data: big } })
      host.send({ jsonrpc: '2.0', method: 'crypto.sha256', params: [big] })
      host.send({ jsonrpc: '2.0', id: 'after', method: 'daemon.ping' })
      expect((await host.next()).json).toMatchObject({ id: 'after' })
    }
  })
})

test('messages after a large one see it in flight', async () => {
  beside.send(request('test.busy', { ms: 600_000, filler }, 'long'))
  beside.send(request('daemon.cancel', { id: 'long' }, 'cancel'))
  const answers = [(await beside.next()).json, (await beside.next()).json]
  expect(answers).toContainEqual(
    expect.objectContaining({ id: 'long', error: expect.objectContaining({ code: -32800 }) }),
  )
})

test('a method of the daemon takes a long text, and refuses very many values by a limit that is named', async () => {
  beside.send(request('daemon.ping', { filler }))
  expect((await beside.next()).json).toEqual({ jsonrpc: '2.0', id: 1, result: null })
  beside.send(request('daemon.ping', { values: new Array(20_000).fill(0) }))
  expect((await beside.next()).json).toMatchObject({ id: 1, error: { code: -32004, data: { limit: 1024 } } })
})

test('parameters of more values than the main thread takes are refused, and the answer says how many', async () => {
  beside.send(request('test.echo', { value: new Array(60_000).fill(0) }))
  expect((await beside.next()).json).toMatchObject({
    error: { code: 23, data: { expected: 'at most 50000 values' } },
  })
})

test('the later of two writes to one key stays, whichever of them is large', async () => {
  const store = (key: string, value: string) =>
    beside.call('test.store_put', { key, value: Buffer.from(value).toString('base64') })
  const long = 'x'.repeat(200_000)
  const keys = Array.from({ length: 10 }, (_, index) => `order_${index}`)
  await Promise.all(
    keys.flatMap((key) => [
      store(key, `first ${long}`),
      store(key, 'second'),
      store(key, `third ${long}`),
      store(key, 'last'),
    ]),
  )
  const read = await Promise.all(keys.map((key) => beside.result('test.store_get', { key })))
  expect(read.map(({ value }) => Buffer.from(value, 'base64').toString())).toEqual(keys.map(() => 'last'))
})

test('the first two writes of a connection keep their order, while its client is opened for them', async () => {
  const host = StdioHost.start()
  onTestFinished(() => host.dispose())
  const store = (value: string) =>
    host.call('test.store_put', { key: 'a', value: Buffer.from(value).toString('base64') })
  await Promise.all([store(`first ${'x'.repeat(400_000)}`), store('second')])
  const { value } = await host.result('test.store_get', { key: 'a' })
  expect(Buffer.from(value, 'base64').toString()).toBe('second')
})
