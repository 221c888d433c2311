/** Durable queues of watched messages: what is watched and what was found survive the process. */
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import type { LocalClient } from '../../support/LocalClient.ts'
import { OutboxWallet } from '../../support/processing/OutboxWallet.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

type Asked = Pick<LocalClient, 'call'>

const durable = { queue: 'payouts', durable: true }

function fetch(client: Asked, change: object = {}) {
  const params = { ...durable, wait_mode: 'AtLeastOne', ...change }
  return client.call('processing.fetch_next_monitor_results', params).then(({ results }) => results)
}

function watch(client: Asked, hash: string, change: object = {}) {
  const message = { message: { type: 'HashAddress', hash, address: '' }, wait_until: soon(), ...change }
  return client.call('processing.monitor_messages', { ...durable, messages: [message] })
}

function soon(): number {
  return Math.ceil(Date.now() / 1000) + 60
}

/** A call of the wallet that is ready to be sent. */
async function ready({ client, wallet }: OutboxWallet, input: object = {}) {
  const { message, message_id } = await client.call('abi.encode_message', wallet.callParams('touch', input))
  return { message, hash: message_id as string }
}

async function send(client: Asked, { wallet }: OutboxWallet, message: string): Promise<void> {
  await client.call('processing.send_message', { message, dapp_id: wallet.accountId, send_events: false })
}

async function opened(context: TestContext) {
  const wallet = await OutboxWallet.open(node, context)
  return { wallet, client: wallet.client, sent: await ready(wallet) }
}

describe.concurrent('a durable queue', () => {
  test('returns its result to a later client, until it is acknowledged', async (context) => {
    const { wallet, client, sent } = await opened(context)
    await watch(client, sent.hash, { user_data: { invoice: 17 } })
    const next = await wallet.restart()
    await send(next, wallet, sent.message)
    const results = await fetch(next)
    const finalized = { hash: sent.hash, status: 'Finalized', user_data: { invoice: 17 }, finality: 'final' }
    expect(results).toEqual([expect.objectContaining(finalized)])
    expect(await fetch(await wallet.restart())).toEqual(results)
    expect(await wallet.client.call('processing.get_monitor_info', durable)).toEqual({ unresolved: 0, resolved: 1 })
    expect(await fetch(wallet.client, { wait_mode: 'NoWait', acknowledge: results[0].number })).toEqual([])
    expect(await fetch(await wallet.restart(), { wait_mode: 'NoWait' })).toEqual([])
  })

  test('finds messages executed while no client was running, even after their time limit', async (context) => {
    const { wallet, client, sent } = await opened(context)
    const lost = 'ab'.repeat(32)
    await watch(client, lost, { wait_until: 1 })
    const [first] = await fetch(client)
    expect(first).toMatchObject({ hash: lost, status: 'Timeout', error: expect.any(String) })
    await send(client, wallet, sent.message)
    await watch(client, sent.hash, { wait_until: 1 })
    const next = await wallet.restart()
    const [result] = await fetch(next, { acknowledge: first.number })
    expect(result).toMatchObject({ hash: sent.hash, status: 'Finalized' })
  })

  test('concludes nothing while the network is away', async (context) => {
    const { wallet, client } = await opened(context)
    await fetch(client, { wait_mode: 'NoWait' })
    const { upstream } = wallet.proxy
    wallet.proxy.upstream = 'http://127.0.0.1:1'
    await watch(client, 'cd'.repeat(32), { wait_until: 1 })
    await expect(fetch(client)).rejects.toMatchObject({ code: expect.any(Number) })
    expect(await client.call('processing.get_monitor_info', durable)).toEqual({ unresolved: 1, resolved: 0 })
    wallet.proxy.upstream = upstream
    let results: object[] = []
    while (results.length === 0) results = await fetch(client).catch(() => [])
    expect(results).toMatchObject([{ status: 'Timeout' }])
  })

  test('has one result of each message when several clients work on it', async (context) => {
    const { wallet, client } = await opened(context)
    const other = await wallet.another()
    const sent = []
    for (let count = 0; count < 5; count++) {
      const { hash, message } = await ready(wallet)
      await watch(count % 2 === 0 ? client : other, hash)
      await send(client, wallet, message)
      sent.push(hash)
    }
    const [here, there] = await Promise.all([fetch(client, { wait_mode: 'All' }), fetch(other, { wait_mode: 'All' })])
    const hashes = here.map(({ hash }: { hash: string }) => hash)
    expect(hashes.toSorted()).toEqual(sent.toSorted())
    expect(there).toEqual(here)
  })

  test('dropping a durable queue ends its fetches, and leaves the other queue of the same name', async (context) => {
    const { client } = await opened(context)
    await watch(client, 'ef'.repeat(32))
    const waiting = fetch(client)
    await client.call('processing.cancel_monitor', { queue: 'payouts' })
    expect(await client.call('processing.get_monitor_info', { queue: 'payouts' })).toEqual({
      unresolved: 0,
      resolved: 0,
    })
    expect(await client.call('processing.get_monitor_info', durable)).toEqual({ unresolved: 1, resolved: 0 })
    await client.call('processing.cancel_monitor', durable)
    expect(await waiting).toEqual([])
    expect(await client.call('processing.get_monitor_info', durable)).toEqual({ unresolved: 0, resolved: 0 })
  })

  test('accepts its own number as acknowledgement and refuses any other', async (context) => {
    const { client } = await opened(context)
    for (const change of [{ durable: false, acknowledge: '0000000000000001' }, { acknowledge: 'last' }]) {
      const refused = fetch(client, { ...change, wait_mode: 'NoWait' })
      await expect(refused).rejects.toMatchObject({ code: 512, data: { path: 'acknowledge' } })
    }
  })
})

test('a durable queue outlives a daemon that is killed', async (context) => {
  const { wallet, sent } = await opened(context)
  const home = createDaemonHome()
  const start = async () => {
    const host = StdioHost.start({}, home)
    onTestFinished(() => host.dispose())
    return { host, client: await TestClient.initialize(host, { network: { endpoints: [node.url] } }) }
  }
  const { host, client } = await start()
  await watch(client, sent.hash)
  await send(client, wallet, sent.message)
  host.process.kill('SIGKILL')
  await host.ended()
  const next = await start()
  expect(await fetch(next.client)).toMatchObject([{ hash: sent.hash, status: 'Finalized' }])
})
