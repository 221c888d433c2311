/**
 * The port `NetworkAccess` on Node.js and on the web platform, which Node.js has as well, against servers that misbehave. What the
 * library makes of it is tested in `test/net`; the web platform in browsers in `test/web`.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type {
  HttpLimits,
  NetworkAccess,
  NetworkError,
  WebSocketConnection,
  WebSocketEvents,
} from '../../src/ports/NetworkAccess.ts'
import { nodeNetwork } from '../../src/system/nodeNetwork.ts'
import { openPlainNetwork } from '../../src/system/plainNetwork.ts'
import { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import { openWebNetwork } from '../../src/web/webNetwork.ts'

const plainNetwork = openPlainNetwork(new OutgoingRoutes())
const webNetwork = openWebNetwork()
const limits: HttpLimits = { connections: 4, connectTimeoutMs: 10_000, maxResponseBytes: 1000 }
const { signal } = new AbortController()

async function serve(answer: RequestListener): Promise<{ url: URL; server: Server }> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?query=1`), server }
}

describe.each([
  ['nodeNetwork', nodeNetwork],
  ['plainNetwork', plainNetwork],
  ['webNetwork', webNetwork],
])('HTTP of %s', (_name, platform) => {
  function openHttp() {
    const connections = platform.openHttp(limits)
    onTestFinished(() => connections.close())
    return connections
  }

  test('an exchange sends path, headers and body, and returns status, headers, cookies and text', async () => {
    const { url } = await serve(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      response.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], Vary: ['x', 'y'] })
      response.end(`${request.method} ${request.url} ${request.headers['x-own']} ${Buffer.concat(parts)}`)
    })
    const answer = await openHttp().exchange({ method: 'POST', url, headers: { 'X-Own': 'own' }, body: 'é', signal })
    const setCookies = platform === webNetwork ? [] : ['a=1', 'b=2']
    expect(answer).toMatchObject({ status: 418, setCookies, text: 'POST /path?query=1 own é' })
    expect(answer.headers['vary']).toBe('x, y')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  test('a redirect is an answer', async () => {
    const { url } = await serve((_, response) => response.writeHead(307, { Location: '/elsewhere' }).end())
    const answer = await openHttp().exchange({ method: 'GET', url, headers: {}, signal })
    expect(answer).toMatchObject({ status: 307, headers: { location: '/elsewhere' } })
  })

  // What a page may not know is tried before the body is sent.
  const trialBody = platform === webNetwork ? 'trial' : undefined

  test('a body is announced when the connection is open, with its length, and not if the port is closed', async () => {
    const { url, server } = await serve((request, response) => {
      response.end(`${request.headers['content-length']} ${request.headers['transfer-encoding']}`)
    })
    const sent: string[] = []
    const post = () =>
      openHttp().exchange({
        method: 'POST',
        url,
        headers: {},
        body: 'é',
        trialBody,
        signal,
        onSent: () => sent.push('sent'),
      })
    expect((await post()).text).toBe('2 undefined')
    expect(sent).toEqual(['sent'])
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(post()).rejects.toMatchObject({ kind: 'unreachable' })
    expect(sent).toEqual(['sent'])
  })

  test.each<[kind: string, name: string, headers: Record<string, string>, answer: RequestListener]>([
    ['request', 'a header with a line feed', { 'X-Own': 'a\nb' }, (_, response) => response.end()],
    ['size', 'an answer that is too large', {}, (_, response) => response.end('x'.repeat(1001))],
    ['unreachable', 'a connection that breaks', {}, (request) => request.socket.destroy()],
  ])('fails with kind %s for %s', async (kind, _, headers, answer) => {
    const { url } = await serve(answer)
    const failed = openHttp().exchange({ method: 'GET', url, headers, signal })
    await expect(failed).rejects.toMatchObject({ name: 'NetworkError', kind })
  })

  test('an exchange ends with its signal, and all end when the connections are closed', async () => {
    const requested = Promise.withResolvers<void>()
    const { url } = await serve(() => requested.resolve())
    const connections = openHttp()
    const controller = new AbortController()
    const cancelled = connections.exchange({ method: 'GET', url, headers: {}, signal: controller.signal })
    const running = connections.exchange({ method: 'GET', url, headers: {}, signal })
    await requested.promise
    controller.abort()
    await expect(cancelled).rejects.toThrow()
    connections.close()
    await expect(running).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('a connection that is not open in time fails, and nothing was sent', async () => {
    // It takes the connection, but never answers the handshake of TLS.
    const server = createTcpServer()
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
    const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const connections = platform.openHttp({ ...limits, connectTimeoutMs: 50 })
    onTestFinished(() => connections.close())
    const onSent = () => expect.unreachable('A byte was sent')
    const failed = connections.exchange({ method: 'POST', url, headers: {}, body: 'x', trialBody, signal, onSent })
    await expect(failed).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('more exchanges than connections wait their turn', async () => {
    const waiting: (() => void)[] = []
    const { url } = await serve((request, response) => {
      waiting.push(() => response.end(request.url))
      if (waiting.length === limits.connections) for (const answer of waiting.splice(0)) answer()
    })
    const connections = openHttp()
    const exchanges = Array.from({ length: 2 * limits.connections }, () =>
      connections.exchange({ method: 'GET', url, headers: {}, signal }),
    )
    const answers = await Promise.all(exchanges)
    expect(answers.map(({ text }) => text)).toEqual(exchanges.map(() => '/path?query=1'))
  })

  test('an address of IPv6 and credentials in the URL', async () => {
    const server = createServer((request, response) => response.end(`${request.headers.authorization}`))
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '::1', resolve))
    const url = new URL(`http://user:secret@[::1]:${(server.address() as AddressInfo).port}/`)
    expect((await openHttp().exchange({ method: 'GET', url, headers: {}, signal })).text).toBe('undefined')
  })
})

/** Opens a WebSocket; the events are kept in order. */
function openOn(
  platform: NetworkAccess,
  url: URL,
  headers: Record<string, string> = {},
  own: Partial<WebSocketEvents> = {},
) {
  const events: string[] = []
  const closed = Promise.withResolvers<void>()
  const socket: WebSocketConnection = platform.openWebSocket(
    { url, headers, protocol: 'graphql-ws', maxMessageBytes: 1000 },
    {
      onOpen: () => note('open', own.onOpen),
      onText: (text) => note(`text ${text}`, () => own.onText?.(text)),
      onLifeSign: () => note('sign', own.onLifeSign),
      onRefused: (status, answered) => note(`refused ${status} ${answered['retry-after']}`),
      onError: ({ name, kind }: NetworkError) => note(`${name} ${kind}`),
      onClose: (code) => {
        note(`close ${code}`)
        closed.resolve()
      },
    },
  )
  function note(event: string, action?: () => void) {
    events.push(event)
    action?.()
  }
  onTestFinished(() => socket.terminate())
  return { socket, events, closed: closed.promise }
}

async function serveWebSocket(): Promise<{ url: URL; sockets: WebSocketServer }> {
  const { url, server } = await serve((_, response) => response.end())
  return { url: new URL(url.href.replace('http', 'ws')), sockets: new WebSocketServer({ server }) }
}

describe.each([
  ['nodeNetwork', nodeNetwork],
  ['webNetwork', webNetwork],
])('WebSocket of %s', (_name, platform) => {
  const isWeb = platform === webNetwork

  test('a WebSocket reports its opening, every message, signs of life, and its end', async () => {
    const { url, sockets } = await serveWebSocket()
    sockets.on('connection', (peer, request) => {
      peer.on('message', (data) => {
        if (String(data) === 'end') return peer.close(4000)
        peer.send(`${peer.protocol} ${request.headers['x-own']} ${data}`)
        peer.send(Buffer.of(1))
        peer.once('ping', () => peer.close(4000))
      })
    })
    const opened: WebSocketConnection[] = []
    const { socket, events, closed } = openOn(
      platform,
      url,
      { 'X-Own': 'own' },
      {
        onOpen: () => {
          expect(opened[0]!.isOpen).toBe(true)
          expect(opened[0]!.remoteAddress).toBe(isWeb ? undefined : '127.0.0.1')
          opened[0]!.send('é')
        },
        onLifeSign: () => {
          const pings = opened[0]!.ping()
          expect(pings).toBe(!isWeb)
          if (!pings) opened[0]!.send('end')
        },
      },
    )
    opened.push(socket)
    expect(socket.isOpen).toBe(false)
    socket.send('too early')
    await closed
    const own = isWeb ? 'undefined' : 'own'
    expect(events.filter((event) => event !== 'sign')).toEqual(['open', `text graphql-ws ${own} é`, 'close 4000'])
    expect(events).toContain('sign')
    expect(socket.isOpen).toBe(false)
  })

  test('a refused handshake reports status and headers, where the platform shows them', async () => {
    const { url, server } = await serve((_, response) => response.end())
    server.on('upgrade', (_, stream) =>
      stream.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 7\r\nConnection: close\r\n\r\n'),
    )
    const { events, closed } = openOn(platform, new URL(url.href.replace('http', 'ws')))
    await closed
    expect(events).toEqual([isWeb ? 'NetworkError unreachable' : 'refused 429 7', 'close 1006'])
  })

  test.each([
    [
      'an invalid header',
      'ws://127.0.0.1:1/',
      { 'X-Own': 'a\nb' },
      `NetworkError ${isWeb ? 'unreachable' : 'request'}`,
    ],
    ['a closed port', 'ws://127.0.0.1:1/', {}, 'NetworkError unreachable'],
  ])('%s is reported once, with the end of the connection', async (_, url, headers, expected) => {
    const { events, closed } = openOn(platform, new URL(url), headers)
    expect(events).toEqual([])
    await closed
    expect(events).toEqual([expected, 'close 1006'])
  })

  test('a message that is too large ends the connection', async () => {
    const { url, sockets } = await serveWebSocket()
    sockets.on('connection', (peer) => peer.send('x'.repeat(1001)))
    const { events, closed } = openOn(platform, url)
    await closed
    expect(events).toEqual(['open', 'NetworkError unreachable', 'close 1006'])
  })

  test('a connection that is cancelled at once is never opened', async () => {
    const { url, sockets } = await serveWebSocket()
    sockets.on('connection', () => expect.unreachable('The connection was opened'))
    const { socket, events, closed } = openOn(platform, url)
    socket.terminate()
    await closed
    expect(events).toEqual(['close 1006'])
  })
})
