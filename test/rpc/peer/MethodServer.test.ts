import { expect, test } from 'vitest'
import { MethodServer } from '../../../rpc/peer/MethodServer.ts'

const request = (method: string) => ({ jsonrpc: '2.0' as const, id: 7, method, params: { a: 1 } })

function serverWith(method: (request: unknown, scope: string) => PromiseLike<never>): MethodServer<string> {
  const server = new MethodServer<string>({ errorListener: () => {} })
  server.addMethodAdvanced('m', method)
  return server
}

test('enters the method before it returns, with request and scope', () => {
  const seen: unknown[] = []
  const server = serverWith((...args) => {
    seen.push(...args)
    return new Promise(() => {})
  })
  server.run(request('m'), 'scope')
  expect(seen).toEqual([request('m'), 'scope'])
})

test('gives the response of the method', async () => {
  const response = { jsonrpc: '2.0', id: 7, result: 'text' }
  const server = serverWith(async () => response as never)
  expect(await server.run(request('m'), '')).toBe(response)
})

test('answers an unknown method, a thrown error and a rejection as the library does', async () => {
  const throwing = serverWith(() => {
    throw new Error('thrown')
  })
  const rejecting = serverWith(async () => {
    throw new Error('rejected')
  })
  for (const [server, method] of [
    [throwing, 'unknown'],
    [throwing, 'm'],
    [rejecting, 'm'],
  ] as const) {
    expect(await server.run(request(method), '')).toEqual(await server.receive(request(method), ''))
  }
})

test('applies middleware', async () => {
  const server = serverWith(async () => ({ jsonrpc: '2.0', id: 7, result: 1 }) as never)
  server.applyMiddleware(async (next, given, scope) => ({ ...(await next(given, scope))!, result: 2 }) as never)
  expect(await server.run(request('m'), '')).toMatchObject({ result: 2 })
})
