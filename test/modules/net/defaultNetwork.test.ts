/** How the module finds out what an endpoint offers, and what it makes of that. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import { GraphqlPeer, type PeerAnswer, type PeerRequest } from '../../support/net/GraphqlPeer.ts'
import { runClock } from '../../support/runClock.ts'

const hash = 'ab'.repeat(32)
const disabled: PeerAnswer = { data: null, errors: [{ message: 'Off' }] } as unknown as PeerAnswer

/** A server that hides its collections or not, and describes itself or not. */
async function start({ clock, network = {} }: { clock?: ManualClock; network?: object } = {}) {
  const server = {
    isOpen: false,
    describes: true,
    subscriptions: [] as string[],
    more: (_: PeerRequest): PeerAnswer | undefined => undefined,
  }
  const describe = () => ({
    queryType: {
      fields: ['info', 'blockchain', ...(server.isOpen ? ['blocks', 'accounts', 'messages', 'transactions'] : [])].map(
        (name) => ({ name }),
      ),
    },
    subscriptionType:
      server.subscriptions.length === 0 ? null : { fields: server.subscriptions.map((name) => ({ name })) },
  })
  const peer = await GraphqlPeer.start({
    info: ({ query }) => {
      if (!query.includes('__schema')) return { version: '1.0.0', time: 1, latency: 0 }
      return server.describes ? { data: { __schema: describe() } } : { status: 400, text: 'no introspection' }
    },
    query: (request) => {
      const more = server.more(request)
      if (more !== undefined) return more
      if (!request.query.includes('blockchain'))
        return server.isOpen ? { data: { blocks: [{ id: 'open' }] } } : disabled
      return { data: { blockchain: { object0: { id: 'replaced' } } } }
    },
  })
  const settings = { endpoints: [peer.endpoint], follow_interval: 10, ...network }
  const client = await LocalClient.open({ config: { network: settings }, ...(clock && { clock }) })
  onTestFinished(() => client.close())
  const query = async (filter: object = { id: { eq: hash } }) => {
    const params = { collection: 'blocks', filter, result: 'id' }
    const work = client.call('net.query_collection', params)
    return (await (clock === undefined ? work : runClock(clock, work, 1))).result[0]?.id
  }
  const questions = () => peer.infoRequests.filter(({ query }) => query.includes('__schema')).length
  return { server, peer, client, query, questions }
}

describe('what an endpoint offers', () => {
  test('is requested when it refuses a collection, and then remembered', async () => {
    const { peer, query, questions } = await start()
    expect(await query()).toBe('replaced')
    expect([questions(), peer.queries.length]).toEqual([1, 2])
    expect(await query()).toBe('replaced')
    expect([questions(), peer.queries.length]).toEqual([1, 3])
  })

  test('is not requested while collections answer', async () => {
    const { server, query, questions } = await start()
    server.isOpen = true
    expect(await query()).toBe('open')
    expect(questions()).toBe(0)
  })

  test('is requested again when it has changed', async () => {
    const clock = new ManualClock()
    const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }
    const { server, query } = await start({ clock, network: patient })
    server.isOpen = true
    expect(await query()).toBe('open')
    server.isOpen = false
    expect(await query()).toBe('replaced')
    server.isOpen = true
    expect(await query()).toBe('replaced')
    clock.advance(60_000)
    expect(await query()).toBe('open')
  })

  test('is remembered for each endpoint separately', async () => {
    const closed = await start()
    const open = await start()
    open.server.isOpen = true
    expect(await closed.query()).toBe('replaced')
    await closed.client.call('net.set_endpoints', { endpoints: [open.peer.endpoint] })
    expect(await closed.query()).toBe('open')
  })

  test('may be unknown: then the replacement of a collection is tried', async () => {
    const { server, query, questions } = await start()
    server.describes = false
    expect(await query()).toBe('replaced')
    expect(questions()).toBe(1)
    await expect(query({ seq_no: { eq: 1 } })).rejects.toMatchObject({ code: 601, data: { cause_code: 608 } })
    server.isOpen = true
    expect(await query()).toBe('open')
  })

  test('leaves an error of the request itself unchanged', async () => {
    const { server, query } = await start()
    server.more = () => ({ errors: [{ message: 'no such field' }] })
    const error = query()
    await expect(error).rejects.toMatchObject({ code: 601, data: { cause_code: 608, deprecated_interface: 'blocks' } })
    server.isOpen = true
    server.describes = false
    await expect(query()).rejects.toMatchObject({ code: 601, data: { cause_code: 608 } })
  })
})

describe('subscriptions', () => {
  const filter = { account_addr: { eq: hash } }
  const subscribe = (client: LocalClient, given: object = filter) =>
    client.call(
      'net.subscribe_collection',
      { collection: 'transactions', filter: given, result: 'id' },
      { callback: () => {} },
    )
  const follows = ({ server }: Awaited<ReturnType<typeof start>>) => {
    const queries: string[] = []
    server.more = ({ query }) => {
      if (!query.includes('followed_0')) return undefined
      queries.push(query)
      return { data: { followed_0: { account: { transactions: { edges: [], pageInfo: {} } } } } }
    }
    return queries
  }

  test('run over WebSocket where they are offered', async () => {
    const opened = await start()
    opened.server.subscriptions = ['transactions']
    const followed = follows(opened)
    await subscribe(opened.client)
    expect(opened.peer.upgrades).toHaveLength(1)
    expect(followed).toEqual([])
  })

  test('are replaced by polling if they are not offered, without trying first', async () => {
    const opened = await start()
    const followed = follows(opened)
    await subscribe(opened.client)
    expect(opened.peer.upgrades).toEqual([])
    expect(followed[0]).toContain('transactions(last:1)')
  })

  test.each([
    ['a front lets no WebSocket through', true],
    ['the endpoint does not describe itself', false],
  ])('are followed when %s', async (_, describes) => {
    const opened = await start()
    opened.server.describes = describes
    opened.server.subscriptions = ['transactions']
    opened.peer.script.upgrade = () => 404
    const followed = follows(opened)
    await subscribe(opened.client)
    expect(followed).not.toEqual([])
    // A subscription that cannot be followed fails with the error of the server.
    const unnamed = subscribe(opened.client, {})
    await expect(unnamed).rejects.toMatchObject({ code: 602, data: { cause_code: 613, status: 404 } })
  })

  test.each([
    [{}],
    [{ account_addr: { gt: hash } }],
    [{ account_addr: { in: [] } }],
    [{ account_addr: { eq: `-1:${hash}` } }],
    [{ account_addr: { eq: hash }, OR: { now: { gt: 1 } } }],
    [{ account_addr: { in: Array.from({ length: 1001 }, (_, index) => index.toString(16).padStart(64, '0')) } }],
  ])('refuses subscriptions that name no accounts to follow: %#', async (given) => {
    const { client } = await start()
    await expect(subscribe(client, given)).rejects.toMatchObject({
      code: 602,
      data: { cause_code: 611, deprecated_interface: 'subscription.transactions' },
    })
  })

  test('refuses an invalid filter', async () => {
    const { client } = await start()
    await expect(subscribe(client, [] as object)).rejects.toMatchObject({ code: 23 })
  })

  test('a subscription to messages in both directions delivers each message once', async () => {
    const opened = await start()
    const asked: string[] = []
    const message = (id: string, src: string, dst: string) => ({
      cursor: id,
      node: { id, filtered_src: `0:${src}`, filtered_dst: `0:${dst}` },
    })
    const other = 'cd'.repeat(32)
    opened.server.more = ({ query }) => {
      if (!query.includes('followed_0')) return undefined
      asked.push(query)
      const isFirst = query.includes('last:1')
      const list = (edges: object[]) => ({
        account: { messages: { edges: isFirst ? [] : edges, pageInfo: { hasNextPage: false } } },
      })
      return {
        data: {
          followed_0: list([message('1 in', other, hash), message('2 self', hash, hash)]),
          followed_1: list([message('3 self again', hash, hash), message('4 out', hash, other)]),
        },
      }
    }
    const seen: string[] = []
    const given = { dst: { eq: `0:${hash}` }, OR: { src: { eq: `0:${hash}` } } }
    const params = { collection: 'messages', filter: given, result: 'id' }
    await opened.client.call('net.subscribe_collection', params, { callback: ({ result }) => seen.push(result.id) })
    await expect.poll(() => seen).toEqual(['1 in', '2 self', '4 out'])
    expect(asked[0]).toContain('msg_type:[ExtIn,IntIn]')
    expect(asked[0]).toContain('msg_type:[ExtOut,IntOut]')
  })
})
