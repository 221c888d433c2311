import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText, readRequest } from '../../../rpc/protocol/messages.ts'
import { ShortRequests } from '../../../rpc/protocol/ShortRequests.ts'

const NESTING = 8

/** The result of the reader of every form; `undefined` for a text that is not a request. */
function readByParser(text: string): unknown {
  try {
    const { id, method, params } = readRequest(parseText(text, NESTING))
    return { id, method, params }
  } catch {
    return undefined
  }
}

test('reads the usual form of requests', () => {
  const requests = new ShortRequests(NESTING)
  for (const text of [
    '{"jsonrpc":"2.0","id":0,"method":"client.version"}',
    '{"jsonrpc":"2.0","id":999999999999999,"method":"client.version","params":{}}',
    '{"jsonrpc":"2.0","id":7,"method":"crypto.sha256","params":{"data":"\\u0041","more":[1,{"a":null}]}}',
  ]) {
    const request = requests.read(text)
    expect(request).toBeDefined()
    expect(request).toEqual(readByParser(text))
  }
})

test('leaves every other form to the parser', () => {
  const requests = new ShortRequests(NESTING)
  requests.read('{"jsonrpc":"2.0","id":1,"method":"client.version"}')
  for (const text of [
    '{"jsonrpc":"2.0","method":"client.version"}',
    '{"jsonrpc":"2.0","id":01,"method":"client.version"}',
    '{"jsonrpc":"2.0","id":1e3,"method":"client.version"}',
    '{"jsonrpc":"2.0","id":9007199254740993,"method":"client.version"}',
    '{"jsonrpc":"2.0","id":,"method":"client.version"}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":[]}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":null}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":{},"method":"crypto.sha256"}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":{"a":9007199254740993}}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":{"a":[[[[[[[[0]]]]]]]]}}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","id":2}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version"',
    '{"jsonrpc":"2.0","id":1,"method":"client.version"}}',
    '{"jsonrpc":"2.0","id":1,"method":"client.version","params":{}',
    '{"jsonrpc":"2.0","id":1,"method":""}',
  ]) {
    expect(requests.read(text), text).toBeUndefined()
  }
})

test('reads nothing differently from the parser', () => {
  const requests = new ShortRequests(NESTING)
  const request = fc
    .tuple(
      fc.oneof(fc.integer(), fc.maxSafeNat(), fc.string()),
      fc.constantFrom('client.version', 'crypto.sha256', 'client.versions', 'a'),
      fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
    )
    .map(([id, method, params]) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const pieces = [
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '0',
    '1e5',
    '\\',
    ' ',
    '\t',
    '\r',
    'null',
    '"params":{}',
    '9'.repeat(16),
  ]
  const change = fc.tuple(fc.nat(), fc.nat(4), fc.constantFrom('', ...pieces))
  fc.assert(
    fc.property(request, fc.array(change, { maxLength: 3 }), (text, changes) => {
      const changed = changes.reduce((current, [at, removed, added]) => {
        const place = at % (current.length + 1)
        return current.slice(0, place) + added + current.slice(place + removed)
      }, text)
      const read = requests.read(changed)
      if (read !== undefined) expect(read).toEqual(readByParser(changed))
    }),
    { numRuns: 5000 },
  )
})
