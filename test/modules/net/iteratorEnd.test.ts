/** Iterators at the end of the chain: how often they ask, and when they end. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'
import { runClock } from '../../support/runClock.ts'

const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }

/** A node with some blocks, whose clock is the manual one. */
async function open(network: object = {}) {
  const clock = new ManualClock()
  const nowSec = () => Math.floor(clock.now() / 1000)
  const startSec = nowSec()
  const node = {
    latency: 0 as number | null,
    epoch: undefined as string | undefined,
    blocks: [startSec - 20, startSec - 10],
  }
  const askedAtMs: number[] = []
  const peer = await GraphqlPeer.start({
    info: ({ query }) =>
      query.includes('__schema')
        ? {
            data: {
              __schema: {
                queryType: {
                  fields: [
                    { name: 'info', type: { fields: node.epoch === undefined ? [] : [{ name: 'epoch' }] } },
                    { name: 'blockchain' },
                  ],
                },
              },
            },
          }
        : { version: '1.0.0', time: 1, latency: 0 },
    query: ({ variables }) => {
      askedAtMs.push(clock.now())
      const { first, after } = variables as { first: number; after: string | null }
      const edges = node.blocks
        .map((gen_utime, index) => ({ cursor: `c${index}`, node: { id: `b${index}`, gen_utime, workchain_id: 0 } }))
        .filter(({ cursor }) => after === null || cursor > after)
        .slice(0, first)
      const info = { time: clock.now(), latency: node.latency, epoch: node.epoch ?? null }
      return { data: { info, blockchain: { blocks: { edges } } } }
    },
  })
  const settings = { endpoints: [peer.endpoint], ...patient, ...network }
  const client = await LocalClient.open({ config: { network: settings }, clock })
  onTestFinished(() => client.close())
  const create = async (limits: object = {}): Promise<number> =>
    (await client.call('net.create_block_iterator', limits)).handle
  const next = (iterator: number, more: object = {}) =>
    runClock(clock, client.call('net.iterator_next', { iterator, limit: 10, ...more }))
  const drain = async (iterator: number) => {
    const ids: string[] = []
    for (;;) {
      const { items, has_more } = await next(iterator)
      ids.push(...items.map(({ id }: { id: string }) => id))
      if (!has_more) return ids
    }
  }
  return { clock, node, client, startSec, askedAtMs, create, next, drain }
}

describe('an iterator at the end of the chain', () => {
  test('queries the node once per interval', async () => {
    const { askedAtMs, create, next } = await open({ follow_interval: 3000 })
    const iterator = await create()
    for (let round = 0; round < 5; round++) await next(iterator)
    expect(askedAtMs).toHaveLength(5)
    for (const [index, ms] of askedAtMs.slice(1).entries()) expect(ms - askedAtMs[index]!).toBeGreaterThanOrEqual(3000)
  })

  test('returns new blocks when there are some', async () => {
    const { node, startSec, create, next } = await open()
    const iterator = await create()
    expect((await next(iterator)).items).toHaveLength(2)
    node.blocks.push(startSec + 1)
    expect((await next(iterator)).items).toMatchObject([{ id: 'b2' }])
  })

  test('stops waiting when its call is cancelled', async () => {
    const { client, create, next } = await open({ follow_interval: 1_000_000 })
    const iterator = await create()
    await next(iterator)
    const controller = new AbortController()
    const waiting = client.call('net.iterator_next', { iterator }, { signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(waiting).rejects.toThrow('cancelled')
  })
})

describe('an iterator with an end', () => {
  test('ends on an idle chain when the clock of the node has passed it', async () => {
    const { clock, startSec, create, drain } = await open()
    expect(await drain(await create({ end_time: startSec }))).toEqual(['b0', 'b1'])
    expect(clock.now() / 1000 - startSec).toBeLessThan(10)
  })

  test('does not end before data that lags the clock could have come', async () => {
    const { clock, node, startSec, create, drain } = await open()
    node.latency = 30_000
    const iterator = await create({ end_time: startSec })
    const drained = drain(iterator)
    node.blocks.push(startSec - 5)
    expect(await drained).toEqual(['b0', 'b1', 'b2'])
    expect(clock.now() / 1000 - startSec).toBeGreaterThanOrEqual(30)
  })

  test('waits a minute if the node does not report how far its data lags', async () => {
    const { clock, node, startSec, create, drain } = await open()
    node.latency = null
    expect(await drain(await create({ end_time: startSec }))).toEqual(['b0', 'b1'])
    expect(clock.now() / 1000 - startSec).toBeGreaterThanOrEqual(60)
  })

  test('ends immediately at a later block', async () => {
    const { askedAtMs, node, startSec, create, drain } = await open()
    node.latency = null
    expect(await drain(await create({ end_time: startSec - 15 }))).toEqual(['b0'])
    expect(askedAtMs).toHaveLength(1)
  })
})

describe('an iterator whose chain is replaced', () => {
  test('ends with 624, also when it is resumed', async () => {
    const { node, client, create, next } = await open()
    node.epoch = 'first'
    const iterator = await create()
    const { resume_state } = await next(iterator, { return_resume_state: true })
    expect(resume_state.epoch).toBe('first')
    node.epoch = 'second'
    node.blocks.push(1)
    const replaced = { code: 624, data: { previous_epoch: 'first', epoch: 'second' } }
    await expect(next(iterator)).rejects.toMatchObject(replaced)
    await expect(next(iterator)).rejects.toMatchObject(replaced)
    const resumed = await client.call('net.resume_block_iterator', { resume_state })
    await expect(next(resumed.handle)).rejects.toMatchObject(replaced)
  })

  test('continues from states without an epoch', async () => {
    const { node, client, create, next } = await open()
    const { resume_state } = await next(await create(), { return_resume_state: true })
    const { epoch: _, ...older } = resume_state
    node.epoch = 'first'
    node.blocks.push(2_000_000_000)
    const resumed = await client.call('net.resume_block_iterator', { resume_state: older })
    expect((await next(resumed.handle)).items).toMatchObject([{ id: 'b2' }])
  })
})
