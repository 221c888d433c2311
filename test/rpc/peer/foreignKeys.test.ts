/** Keys of the operator and of other sources stay with the endpoints of those sources. Source: network 1.5. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'

const KEY = 'operator-key-5f1c'
const AUTHORIZATION = `Basic ${Buffer.from(`:${KEY}`).toString('base64')}`
const id = '1'.repeat(64)

function keysOf({ requests }: GraphqlPeer): unknown[] {
  return [...new Set(requests.map(({ headers }) => headers.authorization))]
}

/** A server that wants a key. */
function closed() {
  return GraphqlPeer.start({ info: () => ({ status: 401, text: 'Unauthorized' }), rest: () => ({ status: 401 }) })
}

async function use(client: TestClient): Promise<string[]> {
  const messages: string[] = []
  for (const [method, params] of [
    ['net.query', { query: '{info{version}}' }],
    ['account.get_account', { account_id: id, dapp_id: id }],
  ] as const) {
    await client.call(method, params).catch((error) => messages.push(error.message))
  }
  return messages
}

describe('a shared daemon whose operator has a key', () => {
  test.each(['ACCESS_KEY', 'API_TOKEN'])('keeps it from the endpoints of other clients: %s', async (field) => {
    const [provider, evil] = [await GraphqlPeer.start(), await closed()]
    const daemon = await ServingDaemon.start({
      environment: {
        [`VENDORCLIENT_NETWORK_${field}`]: KEY,
        VENDORCLIENT_NETWORK_ENDPOINTS: `http://${provider.endpoint}`,
      },
    })
    onTestFinished(() => daemon.dispose())
    const config = { network: { endpoints: [`http://${evil.endpoint}`], max_reconnect_timeout: 0 } }
    const messages = await use(await TestClient.initialize(await daemon.connect(), config))
    expect(messages).toHaveLength(2)
    for (const message of messages) {
      expect(message).toContain(`network.${field.toLowerCase()} (environment) was not sent to http://${evil.endpoint}`)
    }
    const guest = await TestClient.initialize(await daemon.connect())
    await use(guest)
    await guest.call('net.set_endpoints', { endpoints: [evil.endpoint] })
    await use(guest)
    expect(keysOf(evil)).toEqual([undefined])
    expect(keysOf(provider)).toEqual([field === 'API_TOKEN' ? `Bearer ${KEY}` : AUTHORIZATION])
  })
})

describe('a daemon that a host starts', () => {
  async function start(environment: Record<string, string>, config: object, file?: object): Promise<TestClient> {
    const home = createDaemonHome()
    if (file !== undefined) writeFileSync(join(home.folder, 'vendorclient.json'), JSON.stringify(file))
    const host = StdioHost.start({ environment: { ...environment, VENDORCLIENT_PROJECT: '1' } }, home)
    onTestFinished(() => host.dispose())
    return TestClient.initialize(host, config)
  }

  test('sends a key of the environment to the endpoints of the host', async () => {
    const peer = await GraphqlPeer.start()
    const network = { endpoints: [peer.endpoint] }
    await use(await start({ VENDORCLIENT_NETWORK_ACCESS_KEY: KEY }, { network }))
    expect(keysOf(peer)).toEqual([AUTHORIZATION])
  })

  test('does not send it to the endpoints of a file in the working folder, unless the environment says so', async () => {
    const peer = await GraphqlPeer.start()
    const planted = { network: { endpoints: [peer.endpoint], access_key_origins: [`http://${peer.endpoint}`] } }
    await use(await start({ VENDORCLIENT_NETWORK_ACCESS_KEY: KEY }, {}, planted))
    expect(keysOf(peer)).toEqual([undefined])
    const VENDORCLIENT_NETWORK_ACCESS_KEY_ORIGINS = `http://${peer.endpoint}`
    const trusting = { VENDORCLIENT_NETWORK_ACCESS_KEY: KEY, VENDORCLIENT_NETWORK_ACCESS_KEY_ORIGINS }
    await use(await start(trusting, {}, planted))
    expect(keysOf(peer)).toEqual([undefined, AUTHORIZATION])
  })
})
