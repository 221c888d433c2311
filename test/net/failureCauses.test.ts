/** What an error says when endpoints cannot be reached: which one was configured, and the first cause. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { exampleDappId, exampleMessage } from '../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { GraphqlPeer } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'
import { makeCertificate, whyWithoutTls } from '../support/tls/certificates.ts'

const REFUSED = 'the connection was refused, no server listens there'
const quick = { max_reconnect_timeout: 0 }

async function errorOf(work: Promise<unknown>): Promise<Error & { code: number; data: Record<string, unknown> }> {
  return work.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )
}

describe('with one endpoint', () => {
  test.each([
    ['http://127.0.0.1:1', `The request to http://127.0.0.1:1 failed: ${REFUSED}`],
    ['https://node.invalid', 'The request to https://node.invalid failed: the host name '],
  ])('%s', async (endpoint, expected) => {
    const network = openNetwork({ endpoints: [endpoint], ...quick })
    const request = { method: 'GET', path: '/v2/account' } as const
    for (const work of [() => network.query({ query: '{a}' }), () => network.rest(request)]) {
      expect((await errorOf(work())).message).toContain(expected)
    }
  })

  test('a server without TLS is named as such', async () => {
    const peer = await GraphqlPeer.start()
    const network = openNetwork({ endpoints: [`https://${peer.endpoint}`], ...quick })
    const { message } = await errorOf(network.query({ query: '{a}' }))
    expect(message).toContain(`https://${peer.endpoint} failed: the server does not speak TLS: use http://`)
  })

  test('the target of a redirect is named together with the endpoint', async () => {
    const peer = await GraphqlPeer.start({
      info: () => ({ status: 302, headers: { location: 'https://127.0.0.1:1/graphql' } }),
    })
    const { message } = await errorOf(openNetwork({ endpoints: [peer.endpoint], ...quick }).query({ query: '{a}' }))
    expect(message).toBe(
      `http://${peer.endpoint} redirects to https://127.0.0.1:1. The request to https://127.0.0.1:1 failed: ${REFUSED}`,
    )
  })
})

describe.skipIf(whyWithoutTls !== '')(`a certificate${whyWithoutTls}`, () => {
  async function serve(name: string): Promise<string> {
    const server = createServer(makeCertificate(name), (_, response) => response.end('{}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `https://localhost:${(server.address() as AddressInfo).port}`
  }

  test('a certificate of an unknown authority is reported, with the remedy', async () => {
    const endpoint = await serve('localhost')
    const { message } = await errorOf(openNetwork({ endpoints: [endpoint], ...quick }).query({ query: '{a}' }))
    expect(message).toMatch(new RegExp(`^The request to ${endpoint} failed: its certificate is self-signed: `))
    expect(message).toContain('NODE_EXTRA_CA_CERTS')
  })
})

describe('with several endpoints the error has the cause of each', () => {
  const endpoints = ['http://127.0.0.1:1', 'http://127.0.0.1:2']
  const causes = endpoints.map((endpoint) => `The request to ${endpoint} failed: ${REFUSED}`)

  test('the error of a query or REST request has the cause of each endpoint', async () => {
    const network = openNetwork({ endpoints, ...quick })
    const request = { method: 'GET', path: '/v2/account' } as const
    for (const work of [() => network.query({ query: '{a}' }), () => network.rest(request)]) {
      const { code, message, data } = await errorOf(work())
      expect([code, message]).toEqual([11, `None of 2 endpoints answered. ${causes.join('; ')}`])
      expect(data).toMatchObject({
        reason: 'unreachable',
        attempts: endpoints.map((endpoint, index) => ({ endpoint, code: 11, message: causes[index] })),
      })
    }
  })

  test('the error of a message has the cause of each endpoint', async () => {
    const client = await LocalClient.open({ config: { network: { endpoints, ...quick } } })
    onTestFinished(() => client.close())
    const params = { message: exampleMessage, dapp_id: exampleDappId, send_events: false }
    const { message, data } = await errorOf(client.call('processing.send_message', params))
    for (const cause of causes) expect(message).toContain(cause)
    expect(data).toMatchObject({ sent: false })
  })

  test('a refused key decides the code', async () => {
    const peer = await GraphqlPeer.start({ info: () => ({ status: 401, text: 'who are you' }) })
    const network = openNetwork({ endpoints: ['127.0.0.1:1', peer.endpoint], ...quick })
    const { code, message } = await errorOf(network.query({ query: '{a}' }))
    expect(code).toBe(615)
    expect(message).toContain(`${peer.endpoint}: Unauthorized: who are you`)
    expect(message).toContain(`The request to http://127.0.0.1:1 failed: ${REFUSED}`)
  })
})
