import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'

const fileKey = 'file-key-5f1c'
const ownToken = 'own-token-77aa'

describe('configuration of a connection', () => {
  let daemon: ServingDaemon
  beforeAll(async () => {
    daemon = await ServingDaemon.start({
      environment: { VENDORCLIENT_NETWORK_ACCESS_KEY: fileKey, VENDORCLIENT_NETWORK_QUERY_TIMEOUT: '1234' },
    })
  })
  afterAll(() => daemon.dispose())

  test('is shown with defaults, and with null where there is neither value nor default', async () => {
    const client = await TestClient.initialize(await daemon.connect())
    const config = await client.call('client.config')
    expect(config.network).toMatchObject({ endpoints: null, signature_id: null, query_timeout: 1234, access_key: null })
    expect(config).toMatchObject({ abi: { workchain: 0 }, boc: { cache_max_size: 10240 } })
  })

  test('is stronger than environment and files, field by field', async () => {
    const client = await TestClient.initialize(await daemon.connect(), {
      network: { query_timeout: 99, max_latency: 5 },
    })
    const { network } = await client.call('client.config')
    expect(network).toMatchObject({ query_timeout: 99, max_latency: 5, wait_for_timeout: 40000 })
  })

  test('shows a secret only in client.config and only to the host that set it', async () => {
    const host = await daemon.connect()
    const client = new TestClient(host)
    const answer = await client.call('daemon.initialize', { config: { network: { api_token: ownToken } } })
    expect(answer.config.network).toMatchObject({ access_key: null, api_token: null })
    expect((await client.call('client.config')).network).toMatchObject({ access_key: null, api_token: ownToken })
    const other = await TestClient.initialize(await daemon.connect())
    expect((await other.call('client.config')).network).toMatchObject({ access_key: null, api_token: null })
    expect(host.received.join()).not.toContain(fileKey)
    expect(daemon.log).not.toMatch(/own-token|file-key/)
  })

  test('includes the binding that daemon.initialize names', async () => {
    const binding = { library: 'rust', version: '1.2.3' }
    const client = await TestClient.initialize(await daemon.connect(), { binding: { library: 'x' } }, { binding })
    expect((await client.call('client.config')).binding).toStrictEqual(binding)
  })

  test('reports unknown and deprecated fields as warnings', async () => {
    const client = new TestClient(await daemon.connect())
    const { warnings } = await client.call('daemon.initialize', {
      config: { network: { server_address: 'node.example', timeout: 1 } },
    })
    expect(warnings.map(({ path }: { path: string }) => path)).toStrictEqual([
      'network.server_address',
      'network.timeout',
    ])
  })

  test('may be sent again after it was refused', async () => {
    const client = new TestClient(await daemon.connect())
    for (const [config, code] of [
      [{ network: { queries_protocol: 'http' } }, 15],
      [{ network: { endpoints: [] } }, 14],
      [{ local_storage_path: '/proc/nowhere' }, 15],
    ] as const) {
      await expect(client.call('daemon.initialize', { config })).rejects.toMatchObject({ code })
      await expect(client.call('client.config')).rejects.toMatchObject({ code: -32001 })
    }
    await client.call('daemon.initialize', { config: { abi: { workchain: -1 } } })
    expect((await client.call('client.config')).abi.workchain).toBe(-1)
  })

  test('is in force although its initialization is cancelled when it is done', async () => {
    const host = StdioHost.start()
    const initialize = { jsonrpc: '2.0', id: 'first', method: 'daemon.initialize' }
    host.sendTogether([{ ...initialize, params: { config: { abi: { workchain: 5 } } } }])
    await host.answer('first')
    const cancel = { jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 'first' } }
    host.sendTogether([cancel, { jsonrpc: '2.0', id: 'config', method: 'client.config' }])
    expect(await host.answer('config')).toMatchObject({ result: { abi: { workchain: 5 } } })
    await host.dispose()
  })

  test('does not let a leaving host end a daemon that serves others', async () => {
    const client = new TestClient(await daemon.connect())
    await client.call('daemon.initialize', { host_pid: 2 ** 31 - 1 })
    await client.call('daemon.ping')
  })
})
