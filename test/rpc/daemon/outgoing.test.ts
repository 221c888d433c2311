/** Settings of the route of outgoing connections. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'
import { TestProxy } from '../../support/net/TestProxy.ts'

async function start(environment: Record<string, string>, file: object = {}) {
  const home = createDaemonHome()
  writeFileSync(join(home.folder, 'vendorclient.json'), JSON.stringify(file))
  const host = StdioHost.start({ environment }, home)
  onTestFinished(() => host.dispose())
  return host
}

const config = { network: { endpoints: ['http://node.example:8600'], max_reconnect_timeout: 0 } }

test.each(['HTTP_PROXY', 'VENDORCLIENT_DAEMON_PROXY'])(
  '%s is used by a daemon, and its password is never shown',
  async (name) => {
    const peer = await GraphqlPeer.start({ query: () => ({ data: { ok: true } }) })
    const proxy = await TestProxy.startHttp(peer.endpoint)
    const host = await start({ [name]: `http://user:hidden-77@${proxy.address}`, VENDORCLIENT_LOG_LEVEL: 'debug' })
    const client = await TestClient.initialize(host, config)
    expect(await client.call('net.query', { query: '{a}' })).toEqual({ result: { data: { ok: true } } })
    proxy.refuseWith = 407
    await client.call('net.query', { query: '{a}' }).catch(() => {})
    expect(proxy.asked.length).toBeGreaterThan(1)
    expect(host.received.join() + host.log).not.toContain('hidden-77')
  },
)

test('a file in the working folder cannot redirect connections', async () => {
  const proxy = await TestProxy.startHttp('127.0.0.1:1')
  const host = await start(
    { VENDORCLIENT_PROJECT: '1' },
    { daemon: { proxy: `http://${proxy.address}`, ca_file: '/nowhere.pem' } },
  )
  const client = await TestClient.initialize(host, {
    network: { ...config.network, endpoints: ['http://127.0.0.1:1'] },
  })
  await client.call('net.query', { query: '{a}' }).catch(() => {})
  expect(proxy.asked).toEqual([])
  expect(host.log).toContain('vendorclient.json cannot set daemon')
})

test.each([
  ['VENDORCLIENT_DAEMON_PROXY', 'ftp://user:hidden-77@proxy', 'daemon.proxy has the scheme'],
  ['VENDORCLIENT_DAEMON_CA_FILE', '/nowhere/ca.pem', 'daemon.ca_file'],
])('%s=%s ends the start with the reason', async (name, value, reason) => {
  const host = await start({ [name]: value })
  expect(await host.ended()).toMatchObject({ code: 2 })
  expect(host.log).toContain(reason)
  expect(host.log).not.toContain('hidden-77')
})
