/** When the web form of the network tries whether it may post, on the web platform of Node.js. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { HttpConnections, HttpExchange } from '../../src/ports/NetworkAccess.ts'
import { openWebNetwork } from '../../src/web/webNetwork.ts'

const { signal } = new AbortController()

/** A server and the bodies that it has received; `answer` gets each of them. */
async function start(
  answer = (_body: string, response: ServerResponse) => void response.end(),
  connectTimeoutMs = 10_000,
) {
  const bodies: string[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    bodies.push(`${request.url} ${body}`)
    answer(body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connections = openWebNetwork().openHttp({ connections: 8, connectTimeoutMs, maxResponseBytes: 1000 })
  onTestFinished(() => {
    connections.close()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const post = (path: string, body: string, own: Partial<HttpExchange> = {}) =>
    postTo(connections, new URL(`http://127.0.0.1:${port}${path}`), body, own)
  return { bodies, post }
}

/** Status of the answer, or the kind of the failure and whether the body may have left. */
async function postTo(connections: HttpConnections, url: URL, body: string, own: Partial<HttpExchange>) {
  let wasSent = false
  const onSent = () => {
    wasSent = true
  }
  const request = {
    method: 'POST',
    url,
    headers: { traceparent: body },
    body,
    trialBody: 'trial',
    signal,
    onSent,
  } as const
  try {
    return (await connections.exchange({ ...request, ...own })).status
  } catch (error) {
    return [(error as { kind?: string }).kind ?? 'aborted', wasSent]
  }
}

test('the first message to a path and with a set of headers follows a trial', async () => {
  const { bodies, post } = await start()
  for (const body of ['1', '2']) expect(await post('/a', body)).toBe(200)
  await post('/b', '3')
  await post('/b', '4', { headers: { authorization: 'Bearer key' } })
  await post('/b', '5', { trialBody: undefined, headers: { other: 'one' } })
  expect(bodies).toEqual(['/a trial', '/a 1', '/a 2', '/b trial', '/b 3', '/b trial', '/b 4', '/b 5'])
})

test('messages at the same time share a trial', async () => {
  const { bodies, post } = await start()
  await Promise.all(['1', '2', '3'].map((body) => post('/', body)))
  expect(bodies[0]).toBe('/ trial')
  expect(bodies.slice(1).sort()).toEqual(['/ 1', '/ 2', '/ 3'])
})

test('any status passes a trial, and a lost connection does not', async () => {
  let isLost = true
  const { bodies, post } = await start((_, response) => {
    if (isLost) response.destroy()
    else response.writeHead(403).end()
  })
  expect(await post('/', '1')).toEqual(['unreachable', false])
  isLost = false
  expect(await post('/', '2')).toBe(403)
  expect(bodies.filter((body) => body !== '/ trial')).toEqual(['/ 2'])
})

test('after a message that was lost, the next one follows a trial', async () => {
  const { bodies, post } = await start((body, response) => void (body === '1' ? response.destroy() : response.end()))
  expect(await post('/', '1')).toEqual(['unreachable', true])
  expect(await post('/', '2')).toBe(200)
  expect(bodies).toEqual(['/ trial', '/ 1', '/ trial', '/ 2'])
})

test('a server that has not answered for a minute is tried again', async () => {
  const { bodies, post } = await start()
  await post('/', '1')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await post('/', '2')
  await post('/', '3')
  expect(bodies).toEqual(['/ trial', '/ 1', '/ trial', '/ 2', '/ 3'])
})

test('a device that is offline tries again', async () => {
  const { bodies, post } = await start()
  await post('/', '1')
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  await post('/', '2')
  expect(bodies).toEqual(['/ trial', '/ 1', '/ trial', '/ 2'])
})

test('a trial without an answer ends in time, and nothing was sent', async () => {
  const { bodies, post } = await start(() => {}, 50)
  expect(await post('/', '1')).toEqual(['unreachable', false])
  expect(bodies.filter((body) => body !== '/ trial')).toEqual([])
})

test('an aborted message does not wait for the trial, and others do', async () => {
  const trials: ServerResponse[] = []
  const { bodies, post } = await start(
    (body, response) => void (body === 'trial' ? trials.push(response) : response.end()),
  )
  const ending = new AbortController()
  const aborted = post('/', '1', { signal: ending.signal })
  const waiting = post('/', '2')
  await expect.poll(() => trials.length).toBe(1)
  ending.abort()
  expect(await aborted).toEqual(['aborted', false])
  trials[0]!.end()
  expect(await waiting).toBe(200)
  expect(bodies).toEqual(['/ trial', '/ 2'])
})
