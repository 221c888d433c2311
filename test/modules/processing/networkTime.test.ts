/** Clients, nodes and endpoints whose clocks disagree. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Log } from '../../../src/ports/Log.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy, type ProxyScript, withJson } from '../../support/processing/NodeProxy.ts'

const YEAR_SEC = 365 * 24 * 3600

let node: DevNode
let wallet: HelloWallet
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())
beforeEach(() => deployWallet())

/** Deploys the wallet by a client whose clock is right. */
async function deployWallet(): Promise<void> {
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  wallet = await HelloWallet.deploy(client, node)
}

interface Seen {
  readonly client: LocalClient
  readonly proxy: NodeProxy
  /** Requests other than messages: queries and paths. */
  readonly reads: string[]
  readonly warnings: { readonly event: string; readonly fields: object | undefined }[]
}

interface SeenOptions {
  /** How far the clock of the client is ahead, ms; may be changed while it runs. */
  readonly aheadMs?: number | (() => number)
  readonly network?: object
  readonly read?: ProxyScript['read']
  /** Other endpoints. */
  readonly others?: readonly string[]
}

/** A client whose requests to the node are counted. */
async function openClient({ aheadMs = 0, network = {}, read, others = [] }: SeenOptions = {}): Promise<Seen> {
  const reads: string[] = []
  const proxy = await NodeProxy.start(node.url, onTestFinished, {
    read: (request) => {
      reads.push(request.body === '' ? decodeURIComponent(request.path) : request.body)
      return read === undefined ? request.forward() : read(request)
    },
  })
  const warnings: { event: string; fields: object | undefined }[] = []
  const silent = () => {}
  const log: Log = {
    ...{ level: 'warn', debug: silent, info: silent, error: silent },
    warn: (event, fields) => void warnings.push({ event, fields }),
  }
  const ahead = typeof aheadMs === 'number' ? () => aheadMs : aheadMs
  const client = await LocalClient.open({
    config: { network: { endpoints: [proxy.url, ...others], ...network } },
    clock: { ...systemClock, now: () => systemClock.now() + ahead() },
    log,
  })
  onTestFinished(() => client.close())
  return { client, proxy, reads, warnings }
}

/** Calls a function that changes the state. */
function touch({ client }: Pick<Seen, 'client'>, change: object = {}) {
  const message_encode_params = wallet.callParams('touch', {}, change)
  return client.call('processing.process_message', { message_encode_params, dapp_id: wallet.accountId })
}

/** Answers like an endpoint whose clock is wrong and that reports no epoch. */
function wrongBy(ms: number): NonNullable<ProxyScript['read']> {
  return async ({ path, forward }) => {
    const answer = await forward()
    if (!path.includes('info')) return answer
    if (path.includes('epoch')) return { status: 200, text: JSON.stringify({ errors: [{ message: 'Unknown field' }] }) }
    return withJson(answer, ({ data }: { data: { info?: { time?: number } } }) => {
      const { info } = data
      return { data: { ...data, info: { ...info, ...(info?.time !== undefined && { time: info.time + ms }) } } }
    })
  }
}

async function endpointWrongBy(ms: number): Promise<string> {
  return (await NodeProxy.start(node.url, onTestFinished, { read: wrongBy(ms) })).url
}

describe('a client whose clock is wrong', () => {
  test.each([-600_000 + 5000, -60_000, -20_000, 60_000, 600_000 - 5000])(
    'by %d ms executes its first message at once, with one additional question about the epoch of the chain',
    async (aheadMs) => {
      // A network without lag.
      const read = wrongBy(0)
      const right = await openClient({ read })
      await touch(right)
      const wrong = await openClient({ read, aheadMs })
      await touch(wrong)
      expect(wrong.proxy.posts).toHaveLength(1)
      await touch(wrong)
      await touch(right)
      expect(wrong.proxy.posts).toHaveLength(2)
      expect(await wallet.calls()).toBe(5)
      const [epoch, ...others] = wrong.reads.filter((text) => text.includes('epoch'))
      expect([epoch, others]).toEqual([expect.stringContaining('{info{epoch}}'), []])
      const asked = wrong.reads.filter((text) => text !== epoch)
      expect(withoutValues(asked).sort()).toEqual(withoutValues(right.reads).sort())
    },
  )

  test('names the difference once in its log, and in the errors of its messages', async () => {
    const late = await openClient({ aheadMs: -60_000 })
    await touch(late)
    await touch(late)
    const [warning, ...others] = late.warnings.filter(({ event }) => event === 'clock_differs')
    expect(warning?.fields).toMatchObject({ is_followed: true })
    expect(others).toEqual([])
    const stranger = await late.client.call('crypto.generate_random_sign_keys')
    const params = { ...wallet.callParams('touch'), signer: { type: 'Keys', keys: stranger } }
    const error = await late.client
      .call('processing.process_message', { message_encode_params: params, dapp_id: wallet.accountId })
      .catch((reason: unknown) => reason as { data: { clock_difference_ms: number } })
    expect(Math.abs(error.data.clock_difference_ms - 60_000)).toBeLessThan(1000)
  })

  test('does not report an insignificant difference', async () => {
    const almost = await openClient({ aheadMs: -2000 })
    // The deployment is a message, too: a contract refuses one that is older.
    await HelloWallet.deploy(almost.client, node)
    expect(almost.warnings).toEqual([])
  })

  test('follows the network again after it was set', async () => {
    let aheadMs = 0
    const client = await openClient({ aheadMs: () => aheadMs })
    await touch(client)
    aheadMs = -3_000_000
    await touch(client)
    aheadMs = 120_000
    await touch(client)
    expect(client.proxy.posts).toHaveLength(3)
    expect(await wallet.calls()).toBe(4)
  })

  test('encodes messages by the time that it knows, without a request', async () => {
    const late = await openClient({ aheadMs: -300_000 })
    const params = { ...wallet.callParams('touch'), signer: { type: 'None' } }
    const own = await expireOf(late.client, params)
    expect(late.reads).toEqual([])
    await touch(late)
    const before = late.reads.length
    const known = await expireOf(late.client, params)
    expect(late.reads).toHaveLength(before)
    expect(known - own).toBeGreaterThan(290)
  })

  test('sends a message that has expired only by its own clock, and refuses one that has expired by the clock of the network', async () => {
    const early = await openClient({ aheadMs: 500_000 })
    const header = { time: Date.now(), expire: Math.floor(Date.now() / 1000) + 30 }
    const { message } = await wallet.client.call('abi.encode_message', wallet.callParams('touch', {}, { header }))
    const send = { message, abi: wallet.callParams('touch', {}), dapp_id: wallet.accountId } as { abi: unknown }
    send.abi = (send.abi as { abi: unknown }).abi
    expect(await early.client.call('processing.send_message', send)).toMatchObject({ exit_code: 0 })
    const late = await openClient({ aheadMs: -500_000 })
    const old = { time: Date.now() - 60_000, expire: Math.floor(Date.now() / 1000) - 30 }
    const expired = await wallet.client.call('abi.encode_message', wallet.callParams('touch', {}, { header: old }))
    const again = late.client.call('processing.send_message', { ...send, message: expired.message })
    await expect(again).rejects.toMatchObject({ code: 501 })
    expect(late.proxy.posts).toEqual([])
  })

  test('sends the messages of its outbox immediately', async () => {
    const late = await openClient({ aheadMs: -120_000 })
    const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    await late.client.call('outbox.send', params)
    const { results } = await late.client.call('outbox.results', { wait_ms: 30_000 })
    expect(results).toMatchObject([{ entry: { state: 'executed' } }])
    expect(late.proxy.posts).toHaveLength(1)
  })
})

describe('a development node whose time was moved', () => {
  let shared: DevNode
  beforeEach(async () => {
    shared = node
    node = await DevNode.start()
    await deployWallet()
  })
  afterEach(async () => {
    await node.dispose()
    node = shared
  })

  test('executes the first message of a client after a move by a year', async () => {
    await node.admin('increase_time', { seconds: YEAR_SEC })
    const client = await openClient()
    await touch(client)
    expect(client.proxy.posts).toHaveLength(1)
  })

  test('executes the next call of an open client after one refusal', async () => {
    const client = await openClient()
    await touch(client)
    await node.admin('increase_time', { seconds: YEAR_SEC })
    const startMs = systemClock.elapsed()
    await touch(client)
    expect(client.proxy.posts).toHaveLength(3)
    await touch(client)
    expect(client.proxy.posts).toHaveLength(4)
    expect(await wallet.calls()).toBe(4)
    // The lifetime of a message plus the margin would be 70 s.
    expect(systemClock.elapsed() - startMs).toBeLessThan(30_000)
  })

  test.each([300, YEAR_SEC])(
    'moved back by %d s with an earlier snapshot, a node executes the next calls',
    async (seconds) => {
      const client = await openClient()
      const before = await node.admin('snapshot')
      await node.admin('increase_time', { seconds })
      await touch(client)
      await touch(client)
      await node.admin('revert', { id: before.id })
      const posted = client.proxy.posts.length
      await touch(client)
      await touch(client)
      expect(client.proxy.posts).toHaveLength(posted + 2)
      expect(await wallet.calls()).toBe(3)
    },
  )

  test('determines the expiration of messages that are only encoded', async () => {
    await node.admin('increase_time', { seconds: YEAR_SEC })
    const client = await openClient()
    await touch(client)
    const expire = await expireOf(client.client, { ...wallet.callParams('touch'), signer: { type: 'None' } })
    expect(expire).toBeGreaterThan(Date.now() / 1000 + YEAR_SEC)
  })
})

describe('a network whose clock cannot be right', () => {
  test('is refused before anything is signed, and the error shows both clocks', async () => {
    const client = await openClient({ read: wrongBy(660_000) })
    const error = await touch(client).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 606, data: { sent: false, local_time: expect.any(Number) } })
    const { data, message } = error as { data: Record<string, number>; message: string }
    expect(data['network_time']! - data['local_time']!).toBe(data['clock_difference_ms'])
    for (const name of ['local_time', 'network_time'] as const) {
      expect(message).toContain(new Date(data[name]!).toISOString().slice(0, 16).replace('T', ' '))
    }
    expect(client.proxy.posts).toEqual([])
    expect(client.warnings).toMatchObject([{ event: 'clock_differs', fields: { is_followed: false } }])
  })

  test('is not queried if the program sets the header', async () => {
    const client = await openClient({ read: wrongBy(-3_600_000) })
    await touch(client, { header: { time: Date.now(), expire: Math.floor(Date.now() / 1000) + 30 } })
    expect(client.proxy.posts).toHaveLength(1)
  })

  test('is refused by the outbox', async () => {
    const client = await openClient({ read: wrongBy(660_000) })
    const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    await expect(client.client.call('outbox.send', params)).rejects.toMatchObject({ code: 606 })
  })

  test('does not matter if two other endpoints agree', async () => {
    const others = [node.url, await endpointWrongBy(500)]
    const client = await openClient({ read: wrongBy(500_000), others, network: { sending_endpoint_count: 1 } })
    await touch(client)
    const expire = await expireOf(client.client, { ...wallet.callParams('touch'), signer: { type: 'None' } })
    expect(expire - Date.now() / 1000).toBeLessThan(60)
  })

  test('is ignored if another endpoint agrees with this machine', async () => {
    const client = await openClient({ read: wrongBy(3_600_000), others: [node.url] })
    await touch(client)
    expect(await wallet.calls()).toBe(2)
  })

  test('counts when all endpoints agree', async () => {
    const others = [await endpointWrongBy(120_000), await endpointWrongBy(121_000)]
    const client = await openClient({ read: wrongBy(119_000), others })
    await touch(client)
    const expire = await expireOf(client.client, { ...wallet.callParams('touch'), signer: { type: 'None' } })
    expect(expire - Date.now() / 1000).toBeGreaterThan(150)
  })
})

describe('an answer', () => {
  test('a slow answer proves no time difference', async () => {
    const read: ProxyScript['read'] = async (request) => {
      const answer = await wrongBy(-2500)(request)
      if (request.path.includes('time')) await new Promise((resolve) => setTimeout(resolve, 2500))
      return answer
    }
    const client = await openClient({ read })
    await touch(client)
    expect(client.warnings).toEqual([])
  })

  test('a node without a clock leaves the time of this machine in use, and is not asked again', async () => {
    const read: ProxyScript['read'] = async ({ path, forward }) => {
      const answer = await forward()
      if (!path.includes('time')) return answer
      return withJson(answer, ({ data }: { data: { info: object } }) => ({
        data: { ...data, info: { ...data.info, time: null } },
      }))
    }
    const client = await openClient({ read })
    await touch(client)
    await touch(client)
    expect(client.reads.filter((text) => text.includes('time'))).toHaveLength(1)
  })
})

async function expireOf(client: LocalClient, params: object): Promise<number> {
  const { message } = await client.call('abi.encode_message', params)
  const { abi } = params as { abi: object }
  const { header } = await client.call('abi.decode_message', { abi, message })
  return header.expire
}

/** Queries without their variables, which name times and ids. */
function withoutValues(reads: readonly string[]): string[] {
  return reads.map((text) => (text.startsWith('{') ? (JSON.parse(text) as { query: string }).query : text))
}
