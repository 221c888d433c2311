/** Every outgoing connection takes the proxy that environment or settings name. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openNodeNetwork } from '../../../src/system/nodeNetwork.ts'
import { openPlainNetwork } from '../../../src/system/plainNetwork.ts'
import { OutgoingRoutes, type OutgoingSettings } from '../../../src/system/proxy/OutgoingRoutes.ts'
import { outgoingFetch } from '../../../src/system/proxy/outgoingFetch.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'
import { openNetwork } from '../../support/net/openNetwork.ts'
import { TestProxy } from '../../support/net/TestProxy.ts'
import { makeCertificate, whyWithoutTls } from '../../support/tls/certificates.ts'

const ENDPOINT = 'http://node.example:8600'
const id = '1'.repeat(64)
const kinds = [
  ['undici', openNodeNetwork],
  ['Node.js', openPlainNetwork],
] as const

function open(
  openPlatform: (routes: OutgoingRoutes) => ReturnType<typeof openNodeNetwork>,
  routes: { environment?: Record<string, string>; settings?: OutgoingSettings },
  network: object = {},
) {
  const platform = openPlatform(new OutgoingRoutes(routes.settings ?? {}, routes.environment ?? {}))
  return openNetwork({ endpoints: [ENDPOINT], max_reconnect_timeout: 0, ...network }, { platform })
}

const account = { method: 'GET', path: '/v2/account', query: { account_id: id } } as const

describe.each(kinds)('with the HTTP client of %s', (_, openPlatform) => {
  test('requests without TLS are forwarded, WebSockets take a tunnel, both with the user of the proxy', async () => {
    const peer = await GraphqlPeer.start({ query: () => ({ data: { ok: true } }), rest: () => ({ json: {} }) })
    const proxy = await TestProxy.startHttp(peer.endpoint)
    const environment = { HTTP_PROXY: `http://user:p%40ss@${proxy.address}` }
    const network = open(openPlatform, { environment }, { access_key: 'secret' })
    expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
    expect(await network.rest(account)).toMatchObject({ status: 200 })
    const overWebSocket = open(openPlatform, { environment }, { queries_protocol: 'WS' })
    expect(await overWebSocket.query({ query: '{a}' })).toEqual({ ok: true })
    const kindsOfRequests = new Set(proxy.asked.map((asked) => asked.replace(/\?.*/, '')))
    expect([...kindsOfRequests].sort()).toEqual([
      'CONNECT node.example:8600',
      `GET ${ENDPOINT}/graphql`,
      `GET ${ENDPOINT}/v2/account`,
      `POST ${ENDPOINT}/graphql`,
    ])
    const expected = `Basic ${Buffer.from('user:p@ss').toString('base64')}`
    expect(new Set(proxy.authorizations)).toEqual(new Set([expected]))
    expect(peer.requests[0]!.headers).toMatchObject({ host: 'node.example:8600' })
    expect(peer.requests.map(({ headers }) => headers['proxy-authorization'])).not.toContain(expected)
  })

  test('SOCKS proxies receive the host name and the credentials', async () => {
    const peer = await GraphqlPeer.start({ query: () => ({ data: { ok: true } }), rest: () => ({ json: {} }) })
    const proxy = await TestProxy.startSocks(peer.endpoint)
    const network = open(openPlatform, { environment: { ALL_PROXY: `socks5h://user:word@${proxy.address}` } })
    expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
    expect(await network.rest(account)).toMatchObject({ status: 200 })
    expect(new Set(proxy.asked)).toEqual(new Set(['SOCKS node.example:8600']))
    expect(new Set(proxy.authorizations)).toEqual(new Set(['user:word']))
  })

  test('a message counts as sent only once the connection through the proxy is open', async () => {
    const peer = await GraphqlPeer.start({ rest: () => ({ json: {} }) })
    const proxy = await TestProxy.startSocks(peer.endpoint)
    proxy.refuseWith = 5
    let isSent = false
    const onSent = () => {
      isSent = true
    }
    const network = open(openPlatform, { environment: { ALL_PROXY: `socks5://${proxy.address}` } })
    const post = { method: 'POST', path: '/v2/messages', body: [], onSent } as const
    await expect(network.rest(post)).rejects.toMatchObject({ code: 11 })
    expect(isSent).toBe(false)
    proxy.refuseWith = undefined
    await network.rest(post)
    expect(isSent).toBe(true)
  })

  test('the error names the proxy and the cause, and no password', async () => {
    const proxy = await TestProxy.startHttp('127.0.0.1:1')
    proxy.refuseWith = 407
    for (const [environment, cause] of [
      [
        { https_proxy: `http://user:hidden@${proxy.address}` },
        `by the proxy http://${proxy.address}: it answered 407 to CONNECT node.example:443, it wants another user name and password`,
      ],
      [
        { https_proxy: 'http://user:hidden@127.0.0.1:1' },
        'by the proxy http://127.0.0.1:1: the connection was refused',
      ],
      [{ https_proxy: 'http://user:hidden@:x' }, 'https_proxy is not the URL of a proxy'],
    ] as const) {
      const network = open(openPlatform, { environment }, { endpoints: ['https://node.example'] })
      const error = await network.rest(account).catch((failure) => failure)
      expect(`${error.message} ${error.cause?.message}`).toContain(cause)
      expect(JSON.stringify([error.message, error.data, network.log])).not.toContain('hidden')
    }
  })

  test('a proxy that requires a password is named, and its answer does not count as one of the node', async () => {
    const proxy = await TestProxy.startHttp('127.0.0.1:1')
    proxy.refuseWith = 407
    const network = open(openPlatform, { environment: { HTTP_PROXY: `http://user:hidden@${proxy.address}` } })
    const error = await network.rest(account).catch((failure) => failure)
    expect(error).toMatchObject({ code: 11 })
    expect(`${error.message} ${error.cause?.message}`).toContain(
      `by the proxy http://${proxy.address}: it answered 407, it wants another user name and password`,
    )
    expect(JSON.stringify([error.message, error.data, network.log])).not.toContain('hidden')
  })

  describe.skipIf(whyWithoutTls !== '')(`TLS${whyWithoutTls}`, () => {
    async function serve() {
      const certificate = makeCertificate('node.example')
      const server = createServer(certificate, (_, response) => response.end('{"data":{"info":{"version":"1.0.0"}}}'))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => {
        server.close()
        server.closeAllConnections()
      })
      const proxy = await TestProxy.startHttp(`127.0.0.1:${(server.address() as AddressInfo).port}`)
      return { proxy, authorities: String(certificate.cert) }
    }

    test('passes through the tunnel, checked by the name of the endpoint and further authorities', async () => {
      const { proxy, authorities } = await serve()
      const settings = { proxy: `http://${proxy.address}`, authorities }
      const network = open(openPlatform, { settings }, { endpoints: ['https://node.example'] })
      expect(await network.info()).toMatchObject({ version: '1.0.0' })
      expect(proxy.asked).toEqual(['CONNECT node.example:443'])
      expect(await network.measure()).toMatchObject({ proxy: `http://${proxy.address}` })
      const other = open(openPlatform, { settings }, { endpoints: ['https://other.example'] })
      await expect(other.info()).rejects.toMatchObject({
        message: expect.stringContaining('its certificate is for DNS:node.example, not for other.example'),
      })
      const strict = open(
        openPlatform,
        { settings: { proxy: settings.proxy } },
        { endpoints: ['https://node.example'] },
      )
      await expect(strict.info()).rejects.toMatchObject({
        message: expect.stringContaining('certificate is self-signed'),
      })
    })
  })

  test('loopback hosts are reached directly, whatever the environment says', async () => {
    const peer = await GraphqlPeer.start({ query: () => ({ data: { ok: true } }) })
    const environment = { HTTP_PROXY: 'http://127.0.0.1:1', ALL_PROXY: 'http://127.0.0.1:1' }
    for (const queries_protocol of ['HTTP', 'WS']) {
      const network = open(openPlatform, { environment }, { endpoints: [peer.endpoint], queries_protocol })
      expect(await network.query({ query: '{a}' })).toEqual({ ok: true })
      expect(await network.measure()).toMatchObject({ proxy: undefined })
    }
  })
})

describe('the way of a URL', () => {
  const way = (url: string, environment: Record<string, string>, settings: OutgoingSettings = {}) =>
    new OutgoingRoutes(settings, environment).proxyFor(new URL(url))?.shown
  const environment = { HTTP_PROXY: 'a:1', HTTPS_PROXY: 'http://b:2', ALL_PROXY: 'socks5://c' }

  test.each([
    ['http://node.example', 'http://a:1'],
    ['ws://node.example', 'http://a:1'],
    ['https://node.example', 'http://b:2'],
    ['wss://node.example', 'http://b:2'],
    ['http://localhost:8600', undefined],
    ['http://127.8.0.1', undefined],
    ['http://[::1]:8600', undefined],
    ['http://dev.localhost', undefined],
  ])('%s', (url, expected) => {
    expect(way(url, environment)).toBe(expected)
  })

  test('is that of ALL_PROXY if nothing else is set, and lower-case variables take precedence', () => {
    expect(way('https://node.example', { ALL_PROXY: 'socks5://c' })).toBe('socks5://c:1080')
    expect(way('https://node.example', { https_proxy: 'd', HTTPS_PROXY: 'e' })).toBe('http://d:80')
    expect(way('https://node.example', { https_proxy: '', HTTPS_PROXY: 'e' })).toBe('http://e:80')
  })

  test('is the proxy of the setting, which may be empty', () => {
    expect(way('https://node.example', environment, { proxy: 'https://s' })).toBe('https://s:443')
    expect(way('https://node.example', environment, { proxy: 'none' })).toBeUndefined()
  })

  test.each([
    ['*', 'node.example', true],
    ['node.example', 'node.example', true],
    ['NODE.example', 'node.example', true],
    ['.example', 'node.example', true],
    ['*.example', 'node.example', true],
    ['example', 'node.example', true],
    ['ode.example', 'node.example', false],
    ['node.example:443', 'node.example', true],
    ['node.example:8443', 'node.example', false],
    ['other.example , node.example', 'node.example', true],
    ['10.0.0.0/8', '10.1.2.3', true],
    ['10.0.0.0/8', '11.1.2.3', false],
    ['10.1.2.3', '10.1.2.3', true],
    ['fd00::/8', '[fd00::5]', true],
    ['[fd00::5]:443', '[fd00::5]', true],
    ['10.0.0.0/99', '10.1.2.3', false],
    ['', 'node.example', false],
  ])('NO_PROXY=%s and %s: direct %s', (NO_PROXY, host, isDirect) => {
    expect(way(`https://${host}`, { ...environment, NO_PROXY }) === undefined).toBe(isDirect)
  })

  test.each(['ftp://proxy', 'http://', 'http://a b'])('%s is refused', (text) => {
    expect(() => way('https://node.example', { HTTPS_PROXY: text })).toThrow(/^HTTPS_PROXY /)
  })
})

test('fetch takes the proxy of the environment as well', async () => {
  const peer = await GraphqlPeer.start({ rest: () => ({ json: { ok: true } }) })
  const proxy = await TestProxy.startHttp(peer.endpoint)
  vi.stubEnv('HTTP_PROXY', `http://${proxy.address}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const response = await outgoingFetch(new OutgoingRoutes(), 'http://node.example:8600/v2/account')
  expect(await response.json()).toEqual({ ok: true })
  expect(proxy.asked).toEqual(['CONNECT node.example:8600'])
})
