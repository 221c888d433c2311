/**
 * The example of a load balancer: gateways are replaced one after the other under load, without an effect on clients.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0
const config = join(import.meta.dirname, '../../../docs/deploy/haproxy.cfg')

/** Actions that clean up after a test, run in reverse order. */
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Ports that were free a moment ago. They are fixed, because programs that are replaced keep their ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return ports
}

function startBalancer(port: number, gateways: readonly number[]): ChildProcess {
  const [first, second] = gateways
  const environment = {
    PATH: process.env['PATH'] ?? '',
    LISTEN: `127.0.0.1:${port}`,
    GATEWAY_1: `127.0.0.1:${first}`,
    GATEWAY_2: `127.0.0.1:${second}`,
  }
  const child = spawn('haproxy', ['-db', '-q', '-f', config], { env: environment, stdio: 'ignore' })
  endings.push(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  return child
}

/** Number of queries that a gateway has answered. */
async function servedBy(gateway: Gateway): Promise<number> {
  return (await gateway.metrics()).get('vendorclient_http_requests_total{path="/graphql",status="200"}') ?? 0
}

function accountOf(index: number): string {
  return index.toString(16).padStart(64, '6')
}

test.skipIf(!hasHaproxy)(
  `a rolling restart of two gateways loses no request and no event${hasHaproxy ? '' : ' (skipped: haproxy is not installed)'}`,
  async () => {
    const node = await DevNode.start({ deprecatedApi: true })
    endings.push(() => node.dispose())
    const [front, ...ports] = (await freePorts(3)) as [number, number, number]
    const args = ['--drain-delay', '3', '--trust-proxy', '127.0.0.1', '--metrics-listen', '0']
    const start = (port: number) => Gateway.start({ upstreams: [node.url], args, port })
    const gateways = await Promise.all(ports.map(start))
    endings.push(() => Promise.all(gateways.map((gateway) => gateway.dispose())))
    startBalancer(front, ports)
    const url = `http://127.0.0.1:${front}`
    await expect
      .poll(() =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)

    // Events, as an application gets them from the library.
    const client = await LocalClient.open({ config: { network: { endpoints: [url] } } })
    endings.push(() => client.close())
    const seen: string[] = []
    const gaps: unknown[] = []
    const collection = { collection: 'transactions', filter: {}, result: 'id' }
    await client.call('net.subscribe_collection', collection, {
      callback: ({ result, data, ...rest }) => {
        if (result?.id !== undefined) seen.push(result.id)
        const gap = data?.gap ?? rest.params?.data?.gap
        if (gap !== undefined) gaps.push(gap)
      },
    })

    // Requests, each of which has to be answered.
    const failures: string[] = []
    let answers = 0
    let funded = 0
    let isOver = false
    const ask = async () => {
      const body = JSON.stringify({ query: '{info{version}}' })
      while (!isOver) {
        try {
          const response = await fetch(`${url}/graphql`, { method: 'POST', body })
          const text = await response.text()
          if (response.status === 200) answers += 1
          else failures.push(`${response.status} ${text}`)
        } catch (error) {
          failures.push(String((error as Error).cause ?? error))
        }
      }
    }
    const pay = async () => {
      while (!isOver) await node.fund(accountOf(++funded))
    }
    const load = [ask(), ask(), ask(), ask(), pay()]

    for (const [index, port] of ports.entries()) {
      const old = gateways[index]!
      old.stop()
      expect(await old.ended).toBe(0)
      gateways[index] = await start(port)
      // The balancer sends requests to the restarted gateway again.
      await expect.poll(() => servedBy(gateways[index]!)).toBeGreaterThan(0)
      const before = answers
      await expect.poll(() => answers).toBeGreaterThan(before + 50)
    }
    isOver = true
    await Promise.all(load)
    expect(failures).toEqual([])
    expect(gaps).toEqual([])
    const query = '{transactions(orderBy:[{path:"chain_order"}],limit:5000){id}}'
    const { data } = await node.query(query)
    const all = data.transactions.map(({ id }: { id: string }) => id) as string[]
    await expect.poll(() => seen.at(-1)).toBe(all.at(-1))
    const from = all.indexOf(seen[0]!)
    expect(seen).toEqual(all.slice(from))
    expect(seen.length).toBeGreaterThan(funded)
  },
)
