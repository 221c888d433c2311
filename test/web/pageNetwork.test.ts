/** The network of a page in real browsers, against servers of other origins: what they allow, hide and lose. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { exampleMessage } from '../../src/modules/abi/examples/exampleMessage.ts'
import { DevNode, type Json } from '../support/devnode/DevNode.ts'
import { Gateway } from '../support/gateway/Gateway.ts'
import { GraphqlPeer, type PeerRequest, type PeerScript } from '../support/net/GraphqlPeer.ts'
import { browsers, isInstalled, type OpenPage } from '../support/web/browsers.ts'
import type { PageExchange } from '../support/web/pageClient.ts'
import { type ServedPage, servePage } from '../support/web/servePage.ts'

const MESSAGES = '/v2/messages'
const message = { message: exampleMessage, dapp_id: 'b2'.repeat(32) }

/** A node that pages may use, unless its script says otherwise. */
function startNode(script: PeerScript = {}): Promise<GraphqlPeer> {
  return GraphqlPeer.start({ allowsPages: () => true, ...script })
}

/** Bodies that were posted to a node, in their order. */
function posted({ requests }: GraphqlPeer): string[] {
  return requests.filter(({ path }) => path === MESSAGES).map(({ body }) => body)
}

function isTrial({ body }: PeerRequest): boolean {
  return body === '[]'
}

/** A current node answers so to an array without messages. */
const emptyRequest = { json: { result: null, error: { code: 'BAD_REQUEST', message: 'Empty request' } }, status: 400 }

describe.each(browsers)('in $name', (browser) => {
  const title = isInstalled(browser) ? 'a page' : `a page (skipped: ${browser.path} is not installed)`
  describe.skipIf(!isInstalled(browser))(title, () => {
    let served: ServedPage
    let page: OpenPage

    beforeAll(async () => {
      served = await servePage('pageClient.ts')
      page = await browser.open(served.origin)
    }, 180_000)

    afterAll(async () => {
      await page?.close()
      served?.close()
    })

    /** Result or error of a call by a client for it alone. */
    function call(
      node: { readonly endpoint: string },
      method: string,
      params: object,
      own: object = {},
    ): Promise<Json> {
      const network = { endpoints: [node.endpoint], max_reconnect_timeout: 300, ...own }
      return page.evaluate(`callOnce(${JSON.stringify({ network })}, '${method}', ${JSON.stringify(params)})`)
    }

    /** Answer or failure of an exchange. */
    function exchange(request: PageExchange): Promise<Json> {
      return page.evaluate(`exchangeOnce(${JSON.stringify(request)})`)
    }

    test('queries a node that allows it, and shows no cookies', async () => {
      const node = await startNode({
        query: () => ({ json: { data: { a: 1 } }, headers: { 'set-cookie': 'a=1; SameSite=None; Secure' } }),
      })
      expect(await call(node, 'net.query', { query: '{a}' })).toEqual({ result: { result: { data: { a: 1 } } } })
      await call(node, 'net.query', { query: '{a}' })
      expect(node.requests.map(({ headers }) => headers.cookie)).toEqual(node.requests.map(() => undefined))
      expect(node.requests[0]!.headers['referer']).toBeUndefined()
    })

    test('a node that does not allow the page is named, with what helps', async () => {
      const node = await startNode({ allowsPages: () => false })
      const { error } = await call(node, 'net.query', { query: '{a}' })
      expect(error.message).toContain(`http://${node.endpoint}`)
      expect(error.message).toContain(`It must allow the origin ${served.origin} (CORS)`)
    })

    test('a message is sent after a request without one, and its answer is read', async () => {
      const node = await startNode({ rest: (request) => (isTrial(request) ? emptyRequest : { json: refusal }) })
      const { error } = await call(node, 'processing.send_message', message)
      expect(error).toMatchObject({ code: 621, data: { sent: true } })
      expect(posted(node)).toEqual(['[]', expect.stringContaining(exampleMessage)])
    })

    test('a message to a node that refuses the preflight was not sent and not executed', async () => {
      const node = await startNode({ allowsPages: ({ path }) => path !== MESSAGES })
      const { error } = await call(node, 'processing.send_message', message)
      expect(error.data).toMatchObject({ sent: false, outcome: 'not_executed' })
      expect(error.message).toContain('the node does not allow this page, or cannot be reached')
      expect(posted(node)).toEqual([])
    })

    test('a message to a node that is gone was not sent', async () => {
      const node = await startNode()
      await node.stop()
      const { error } = await call(node, 'processing.send_message', message)
      expect(error.data).toMatchObject({ sent: false, outcome: 'not_executed' })
    })

    test('a message to a node that breaks off after taking it may have been executed', async () => {
      const node = await startNode({ rest: (request) => (isTrial(request) ? emptyRequest : 'drop') })
      const { error } = await call(node, 'processing.send_message', message)
      expect(error.data).toMatchObject({ sent: true, outcome: 'unknown' })
      expect(error.message).toContain('the connection was lost before the answer')
      expect(posted(node)[1]).toContain(exampleMessage)
    })

    test('a message that may be sent only once is not sent, because browsers repeat requests', async () => {
      const node = await startNode({ rest: (request) => (isTrial(request) ? emptyRequest : 'drop') })
      const { error } = await call(node, 'processing.send_message', { ...message, unprotected: true })
      expect(error).toMatchObject({ code: 519, data: { sent: false, outcome: 'not_executed' } })
      expect(posted(node)).toEqual([])
      const url = `http://${node.endpoint}${MESSAGES}`
      const lost = await exchange({ method: 'POST', url, body: 'once', trialBody: '[]' })
      expect(lost).toMatchObject({ kind: 'unreachable', events: ['sent'] })
      expect(posted(node).filter((body) => body === 'once').length).toBeGreaterThan(1)
    })

    test('a redirected message stays where it is, and the error says so', async () => {
      const other = await startNode()
      const to = { status: 307, headers: { location: `http://${other.endpoint}${MESSAGES}` } }
      const node = await startNode({ rest: () => to })
      const { error } = await call(node, 'processing.send_message', message)
      expect(error.data).toMatchObject({ sent: false, outcome: 'not_executed' })
      expect(error.message).toContain('it redirects, and a page cannot see where to')

      node.script.rest = (request) => (isTrial(request) ? emptyRequest : to)
      const { error: late } = await call(node, 'processing.send_message', message)
      expect(late.data).toMatchObject({ sent: true, outcome: 'unknown' })
      expect(late.message).toContain('it redirects, and a page cannot see where to')
      expect(other.requests.filter(({ path }) => path === MESSAGES)).toEqual([])
    })

    test('a redirect of a question is followed without a credential, and with one it is not', async () => {
      const other = await startNode({ query: () => ({ data: { a: 1 } }) })
      const to = ({ search }: PeerRequest) => ({
        status: 307,
        headers: { location: `http://${other.endpoint}/graphql?${search}` },
      })
      const node = await startNode({ info: to })
      expect(await call(node, 'net.query', { query: '{a}' })).toEqual({ result: { result: { data: { a: 1 } } } })
      expect(other.queries).toHaveLength(1)
      other.requests.length = 0
      const { error } = await call(node, 'net.query', { query: '{a}' }, { access_key: 'secret' })
      expect(error.message).toContain('it redirects, and a page cannot see where to')
      expect(node.requests.at(-1)!.headers.authorization).toBe('Basic OnNlY3JldA==')
      expect(other.requests).toEqual([])
    })

    test('the access key travels in connection_init of a WebSocket', async () => {
      const node = await startNode()
      const network = { queries_protocol: 'WS', access_key: 'secret' }
      expect(await call(node, 'net.query', { query: '{a}' }, network)).toMatchObject({ result: {} })
      expect(node.messages[0]!.payload).toEqual({ Authorization: 'Basic OnNlY3JldA==', cursors: true })
      expect(node.upgrades[0]!.headers).toMatchObject({ origin: served.origin })
      expect(node.upgrades[0]!.headers).not.toHaveProperty('authorization')
    })

    test('an answer that is too large ends the exchange while it arrives', async () => {
      const node = await startNode({ rest: () => ({ status: 200, text: 'x'.repeat(3_000_000) }) })
      const url = `http://${node.endpoint}/v2/account`
      expect(await exchange({ method: 'GET', url, maxResponseBytes: 1000 })).toMatchObject({ kind: 'size' })
    })

    test('an exchange ends when it is aborted', async () => {
      const node = await startNode({ rest: () => 'silence' })
      const request = { method: 'POST', url: `http://${node.endpoint}/v2/account`, body: '[]', abortMs: 100 } as const
      expect(await exchange(request)).toMatchObject({ kind: 'aborted', events: ['sent'] })
      expect(await exchange({ ...request, trialBody: '[]' })).toMatchObject({ kind: 'aborted', events: [] })
    })

    test('development node and gateway let pages query, send, and read the pause that a node requests', async () => {
      const node = await DevNode.start({ deprecatedApi: true })
      onTestFinished(() => node.dispose())
      const gateway = await Gateway.start({ upstreams: [node.url] })
      onTestFinished(() => gateway.dispose())
      for (const { url } of [node, gateway]) {
        const at = { endpoint: url.replace('http://', '') }
        const blocks = { collection: 'blocks', result: 'seq_no', limit: 1 }
        for (const queries_protocol of ['HTTP', 'WS']) {
          const { result } = await call(at, 'net.query_collection', blocks, { queries_protocol, access_key: 'key' })
          expect(result.result).toHaveLength(1)
        }
        const { error } = await call(at, 'processing.send_message', message)
        expect(error).toMatchObject({ code: 621, data: { sent: true } })
        expect(error.data.node_error.extensions.code).toMatch(/^[A-Z_]+$/)
        const asked = await exchange({ method: 'GET', url: `${url}/v2/account`, headers: { traceparent: '00-1' } })
        expect(asked).toMatchObject({ status: 400, headers: { date: expect.any(String) } })
      }
      const stored = { ...message, key: 'once', unprotected: true }
      const { error } = await call({ endpoint: `127.0.0.1:${node.ready.port}` }, 'outbox.send', stored)
      expect(error.code).toBe(519)
      await node.setFaults({ too_many_requests: 1, retry_after_s: 7 })
      const limited = await exchange({ method: 'GET', url: `${node.url}/v2/account` })
      expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '7' } })
    })

    test.skipIf(browser.name !== 'Chromium')('a query is tried again when the device has a network again', async () => {
      const node = await startNode({ query: () => ({ data: { a: 1 } }) })
      const network = { endpoints: [node.endpoint], max_reconnect_timeout: 60_000, first_contact_timeout: 60_000 }
      await page.setOffline!(true)
      const query = JSON.stringify({ query: '{a}' })
      const answered = page.evaluate<Json>(`callOnce(${JSON.stringify({ network })}, 'net.query', ${query}, true)`)
      try {
        await expect.poll(() => page.evaluate('countHeldPauses()')).toBeGreaterThan(0)
        expect(node.requests).toEqual([])
      } finally {
        await page.setOffline!(false)
      }
      expect(await answered).toEqual({ result: { result: { data: { a: 1 } } } })
    })

    test.skipIf(browser.name !== 'Chromium')('a device without a network is said to be offline', async () => {
      await page.setOffline!(true)
      const far = { endpoint: 'node.example' }
      const { error } = await call(far, 'processing.send_message', message).finally(() => page.setOffline!(false))
      expect(error.data).toMatchObject({ sent: false, outcome: 'not_executed' })
      expect(error.message).toContain('this device is offline')
    })
  })
})

/** A node refuses the message for its contract. */
const refusal = {
  result: null,
  error: { code: 'TVM_ERROR', message: 'refused', data: { exit_code: 40, producers: [] } },
}
