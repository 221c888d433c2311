/** Every program connects through the proxy in the settings, and never shows its password. */
import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { Tool } from '../support/cli/Tool.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { Gateway } from '../support/gateway/Gateway.ts'
import { TestProxy } from '../support/net/TestProxy.ts'
import { TraceCollector } from '../support/observe/TraceCollector.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const PASSWORD = 'hidden-77'
/** Only the proxy can resolve this host. */
const HOST = 'node.example'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--deprecated-api'] })
})
afterAll(() => node.dispose())

/** A proxy that leads to the node, and the variable that names it. */
async function proxied(variable: string, target = `127.0.0.1:${node.ready.port}`) {
  const proxy = variable === 'ALL_PROXY' ? await TestProxy.startSocks(target) : await TestProxy.startHttp(target)
  const scheme = variable === 'ALL_PROXY' ? 'socks5h' : 'http'
  const environment = { [variable]: `${scheme}://user:${PASSWORD}@${proxy.address}`, HOME: temporaryFolder() }
  return { proxy, environment }
}

test.each(['HTTP_PROXY', 'ALL_PROXY', 'VENDORCLIENT_DAEMON_PROXY'])(
  '%s is used by a gateway for its nodes, WebSockets included',
  async (variable) => {
    const { proxy, environment } = await proxied(variable)
    const gateway = await Gateway.start({
      upstreams: [`http://${HOST}:8600`],
      args: ['--log-level', 'debug'],
      environment,
    })
    onTestFinished(() => gateway.dispose())
    expect(gateway.ready.upstreams).toEqual([{ url: `http://${HOST}:8600`, up: true }])
    const asked = proxy.asked.length
    const socket = new WebSocket(gateway.ready.ws, 'graphql-ws')
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init', payload: {} }))
    expect(String((await once(socket, 'message'))[0])).toContain('connection_ack')
    expect(proxy.asked.length).toBeGreaterThan(asked)
    expect(proxy.asked.every((line) => line.includes(HOST))).toBe(true)
    expect(proxy.authorizations).not.toContain(undefined)
    proxy.refuseWith = variable === 'ALL_PROXY' ? 5 : 503
    await fetch(`${gateway.url}/graphql`, { method: 'POST', body: '{"query":"{info{time}}"}' }).then((answer) =>
      answer.text().then((text) => expect(text).not.toContain(PASSWORD)),
    )
    if (variable === 'HTTP_PROXY') {
      proxy.refuseWith = 407
      const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', body: '{"query":"{info{time}}"}' })
      const text = await answer.text()
      expect([answer.status, text]).toEqual([502, expect.stringContaining(`by the proxy http://${proxy.address}`)])
      expect(text).not.toContain(PASSWORD)
    }
    expect(gateway.log).not.toContain(PASSWORD)
  },
)

test('a fork uses the proxy of the setting for its network', async () => {
  const { proxy, environment } = await proxied('VENDORCLIENT_DAEMON_PROXY')
  const fork = await DevNode.start({ args: ['--fork', `http://${HOST}:8600`], environment })
  onTestFinished(() => fork.dispose())
  const { account_id } = node.ready.giver!
  const [account] = (await fork.admin('fork_prefetch', { accounts: [{ account_id }] })).accounts
  expect(account).toMatchObject({ account_id })
  expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${HOST}:8600`]))
  await expect(
    DevNode.start({ args: ['--fork', `http://${HOST}:8600`], environment: { ...environment, ...(await refusing()) } }),
  ).rejects.toMatchObject({ message: expect.not.stringContaining(PASSWORD) })
})

async function refusing(): Promise<Record<string, string>> {
  const { proxy, environment } = await proxied('VENDORCLIENT_DAEMON_PROXY')
  proxy.refuseWith = 407
  return environment
}

test('faucet and controls of a node use the proxy of the setting, and network check shows it', async () => {
  const tool = new Tool()
  onTestFinished(() => tool.dispose())
  const { proxy, environment } = await proxied('VENDORCLIENT_DAEMON_PROXY')
  const run = (...words: string[]) => tool.run([...words, '--url', `http://${HOST}:8600`], { env: environment })
  const given = await run('faucet', `${'7c'.repeat(32)}::${'7c'.repeat(32)}`, '5', '--json')
  expect(given).toMatchObject({ code: 0 })
  expect(proxy.asked).toContain(`CONNECT ${HOST}:8600`)
  const check = await run('network', 'check', '--json')
  expect(JSON.parse(check.stdout)).toMatchObject({ proxy: `http://${proxy.address}` })
  proxy.refuseWith = 407
  const refused = [await run('faucet', `${'7c'.repeat(32)}::${'7c'.repeat(32)}`, '5'), await run('network', 'check')]
  for (const { stdout, stderr } of [...refused, given, check]) expect(stdout + stderr).not.toContain(PASSWORD)
})

test('traces are sent to their collector through the proxy of the setting', async () => {
  const collector = await TraceCollector.open()
  onTestFinished(() => collector.close())
  const { port } = new URL(collector.environment['OTEL_EXPORTER_OTLP_ENDPOINT']!)
  const { proxy, environment } = await proxied('VENDORCLIENT_DAEMON_PROXY', `127.0.0.1:${port}`)
  const gateway = await Gateway.start({
    upstreams: [node.url],
    environment: {
      ...environment,
      ...collector.environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    },
  })
  onTestFinished(() => gateway.dispose())
  await fetch(`${gateway.url}/graphql?query={info{version}}`)
  await expect.poll(() => collector.spans.length).toBeGreaterThan(0)
  expect(proxy.asked).toContain('CONNECT collector.example:4318')
})
