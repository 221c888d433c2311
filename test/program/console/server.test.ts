/** What the console answers to browsers and programs: pages, sessions, and what it refuses. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { DevNode } from '../../support/devnode/DevNode.ts'

let node: DevNode
let cookie: string

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Every header as it is given, which `fetch` does not allow. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: node.ready.port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function codeOf(link: string): string {
  return /#code=([\w-]+)$/.exec(link)![1]!
}

function exchange(code: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask('/console/session', { method: 'POST', headers, body: JSON.stringify({ code }) })
}

/** Status of an upgrade at `/rpc`, 101 when it was accepted. */
function upgrade(headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${node.ready.port}/rpc`, 'rpc.v1', { headers })
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (sent, { statusCode }) => {
      sent.destroy()
      resolve(statusCode!)
    })
    socket.on('error', reject)
  })
}

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '1'] })
  const answer = await exchange(codeOf(node.ready.console!))
  cookie = String(answer.headers['set-cookie']).split(';')[0]!
})
afterAll(() => node.dispose())

describe('the page', () => {
  test.each([
    '/',
    '/blocks/12',
    `/blocks/${'0'.repeat(68)}/1`,
    `/transactions/${'ab'.repeat(32)}`,
    '/messages/x',
    '/accounts/0:1?tab=data',
    '/dapps/1',
    '/contracts',
    '/api',
    '/api/abi.encode_message',
    '/outbox',
    '/outbox/x',
    '/graphql',
    '/confirmations',
    '/node',
    '/daemon',
  ])('is what a browser finds at %s, and nothing may frame it or add to it', async (path) => {
    const { status, headers, text } = await ask(path, { headers: { accept: 'text/html' } })
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<script type="module" src="/console/assets/app-')
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<script>|<style>| on\w+=/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('has files that can be cached, in the encodings that the browser accepts', async () => {
    const [, file] = /src="([^"]+)"/.exec((await ask('/')).text)!
    const compressed = await fetch(`${node.url}${file}`, { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers.get('cache-control')).toContain('immutable')
    const plain = await ask(file!, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
    expect(plain.text).toBe(await compressed.text())
    for (const path of [
      '/console/assets/',
      '/console/assets/nothing.js',
      '/console/assets/../index.html',
      '/console/x',
    ])
      expect((await ask(path)).status, path).toBe(404)
  })

  test('leaves GraphQL queries to the node', async () => {
    const { headers, text } = await ask('/graphql?query=%7Binfo%7Bversion%7D%7D', { headers: { accept: 'text/html' } })
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(text)).toEqual({ data: { info: { version: '1.0.0' } } })
  })

  test('is served whatever faults are set', async () => {
    await node.setFaults({ fail: 1, too_many_requests: 5 })
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/console/info')).status).toBe(200)
    await node.setFaults(null)
  })
})

describe('a session', () => {
  test('is opened by the code of the link, and kept in a cookie that no script can read', async () => {
    const other = await DevNode.start()
    try {
      const body = JSON.stringify({ code: codeOf(other.ready.console!) })
      const first = await fetch(`${other.url}/console/session`, { method: 'POST', body })
      expect(first.status).toBe(204)
      expect(first.headers.get('set-cookie')).toMatch(
        new RegExp(`^vendorclient-console-${other.ready.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
      )
      const second = await fetch(`${other.url}/console/session`, { method: 'POST', body })
      expect(second.status).toBe(204)
      expect(second.headers.get('set-cookie')).not.toBe(first.headers.get('set-cookie'))
    } finally {
      await other.dispose()
    }
  })

  test.each(['', '{}', '{"code":1}', '{"code":"x"}', 'nonsense', `{"code":"${'A'.repeat(43)}"}`])(
    'is not opened by %j',
    async (body) => {
      const { status, headers } = await ask('/console/session', { method: 'POST', body })
      expect([status, headers['set-cookie']]).toEqual([403, undefined])
    },
  )

  test('is described by the information document', async () => {
    expect(JSON.parse((await ask('/console/info')).text)).toMatchObject({ kind: 'node', session: false })
    expect(JSON.parse((await ask('/console/info', { headers: { cookie } })).text)).toMatchObject({ session: true })
  })

  test('ends when the page requests it', async () => {
    const other = await DevNode.start()
    try {
      const body = JSON.stringify({ code: codeOf(other.ready.console!) })
      const opened = await fetch(`${other.url}/console/session`, { method: 'POST', body })
      const own = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! }
      expect((await fetch(`${other.url}/console/session`, { method: 'DELETE', headers: own })).status).toBe(204)
      expect(await (await fetch(`${other.url}/console/info`, { headers: own })).json()).toMatchObject({
        session: false,
      })
    } finally {
      await other.dispose()
    }
  })
})

describe('pages of others', () => {
  const foreign = () => [
    { origin: 'https://page.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${node.ready.port + 1}` },
    { origin: `https://127.0.0.1:${node.ready.port}` },
    { host: `page.example:${node.ready.port}` },
  ]

  test('get nothing of the console', async () => {
    for (const headers of foreign()) {
      for (const path of ['/', '/console/info', '/console/assets/index.html']) {
        const answer = await ask(path, { headers: { cookie, ...headers } as Record<string, string> })
        expect([403, 421], `${path} ${JSON.stringify(headers)}`).toContain(answer.status)
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      }
      const preflight = await ask('/console/session', { method: 'OPTIONS', headers: headers as Record<string, string> })
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  test('do not reach the library, nor do those without a session', async () => {
    for (const headers of foreign())
      expect([403, 421]).toContain(await upgrade({ cookie, ...headers } as Record<string, string>))
    const origin = node.url
    expect(await upgrade({ origin })).toBe(401)
    expect(await upgrade({})).toBe(401)
    expect(await upgrade({ origin, cookie: `${cookie.slice(0, -4)}AAAA` })).toBe(401)
    expect(await upgrade({ origin, cookie })).toBe(101)
  })

  test('change nothing, nor do those without a session', async () => {
    const body = JSON.stringify({ account_id: 'ee'.repeat(32) })
    for (const [path, given] of [
      ['/admin/snapshot', '{}'],
      ['/admin/faults', '{"latency_ms":1}'],
      ['/v2/faucet', body],
    ] as const) {
      const post = (headers: Readonly<Record<string, string>>) => ask(path, { method: 'POST', headers, body: given })
      for (const headers of foreign().filter((one) => 'origin' in one)) {
        const answer = await post({ cookie, ...headers } as Record<string, string>)
        expect([answer.status, answer.headers['access-control-allow-origin']], path).toEqual([403, undefined])
      }
      expect((await post({ origin: node.url })).status, path).toBe(401)
      expect((await post({ origin: node.url, cookie })).status, path).toBe(200)
      // A program, which sends neither origin nor cookie, is accepted.
      expect((await post({})).status, path).toBe(200)
    }
    await node.setFaults(null)
  })
})

test('calls of a page reach the library, and answers come back whole', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${node.ready.port}/rpc`, 'rpc.v1', {
    headers: { origin: node.url, cookie },
  })
  const answers = new Map<number, { result?: unknown; error?: unknown }>()
  const done = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const answer = JSON.parse(data.toString())
    answers.set(answer.id, answer)
    if (answers.size === 41) done.resolve()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const data = Buffer.alloc(600_000, 7).toString('base64')
  for (let id = 1; id <= 40; id++)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'test.nothing', params: { data } }))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 41, method: 'net.get_server_info' }))
  await done.promise
  expect(answers.get(7)).toMatchObject({ error: { code: -32601 } })
  expect(answers.get(41)).toMatchObject({ result: { endpoint: `${node.url}/graphql`, supports_dapp_id: true } })
  socket.close()
})

test('the library ends with the node, also after a kill', async () => {
  const other = await DevNode.start()
  const opened = await fetch(`${other.url}/console/session`, {
    method: 'POST',
    body: JSON.stringify({ code: codeOf(other.ready.console!) }),
  })
  const headers = { origin: other.url, cookie: opened.headers.get('set-cookie')!.split(';')[0]! }
  const socket = new WebSocket(`ws://127.0.0.1:${other.ready.port}/rpc`, 'rpc.v1', { headers })
  const answer = new Promise<string>((resolve) => socket.once('message', (data) => resolve(data.toString())))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send('{"jsonrpc":"2.0","id":1,"method":"daemon.inspect"}')
  const { pid } = JSON.parse(await answer).result as { pid: number }
  socket.on('error', () => {})
  await other.kill()
  await expect.poll(() => isAlive(pid)).toBe(false)
  await other.dispose()
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
