import { describe, expect, test } from 'vitest'
import type { SubscriptionEvents } from '../../src/net/index.ts'
import { GraphqlPeer, type PeerScript } from '../support/net/GraphqlPeer.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

async function overWs(script: PeerScript = {}, network: object = {}) {
  const peer = await GraphqlPeer.start(script)
  return { peer, network: openNetwork({ endpoints: [peer.endpoint], queries_protocol: 'WS', ...network }) }
}

/** Records what a subscription receives. */
function recorder() {
  const events: { data?: unknown; error?: { code: number; data: Record<string, unknown> }; end?: string }[] = []
  const watchers: (() => void)[] = []
  const push = (event: (typeof events)[number]) => {
    events.push(event)
    for (const watcher of watchers) watcher()
  }
  const sink: SubscriptionEvents = {
    onData: (data) => push({ data }),
    onError: (error) => push({ error: error as never }),
    onEnd: (end) => push({ end }),
  }
  const until = async (count: number) => {
    while (events.length < count) await new Promise<void>((resolve) => watchers.push(resolve))
    return events
  }
  return { events, sink, until }
}

function dataOf(id: string | undefined, data: unknown) {
  return JSON.stringify({ type: 'data', id, payload: { data } })
}

describe('queries over WebSocket', () => {
  test('share one connection, whose handshake carries the headers and the key', async () => {
    const { peer, network } = await overWs(
      { query: ({ variables }) => ({ data: { variables } }) },
      { access_key: 'secret' },
    )
    const answers = await Promise.all([1, 2, 3].map((a) => network.query({ query: '{a}', variables: { a } })))
    expect(answers).toEqual([1, 2, 3].map((a) => ({ variables: { a } })))
    expect(peer.upgrades).toHaveLength(1)
    expect(peer.upgrades[0]!.headers).toMatchObject({
      'sec-websocket-protocol': 'graphql-ws',
      authorization: 'Basic OnNlY3JldA==',
      'tvmclient-core-version': expect.any(String),
    })
    expect(peer.upgrades[0]!.headers['content-type']).toBeUndefined()
    expect(peer.messages[0]).toEqual({
      type: 'connection_init',
      payload: { Authorization: 'Basic OnNlY3JldA==', cursors: true },
    })
    expect(peer.messages.filter(({ type }) => type === 'start').map(({ id }) => id)).toEqual(['1', '2', '3'])
    await peer.nextMessage(({ type, id }) => type === 'stop' && id === '3')
    expect(peer.queries).toHaveLength(0)
  })

  test('never start before the connection is acknowledged', async () => {
    const { peer, network } = await overWs({
      message: (socket, message) => {
        if (message.type !== 'connection_init') return void peer.answerMessage(socket, message)
        setTimeout(() => {
          expect(peer.messages).toHaveLength(1)
          socket.send(JSON.stringify({ type: 'connection_ack' }))
        }, 50)
      },
    })
    expect(await network.query({ query: '{a}' })).toEqual({})
  })

  test('are all answered when 5000 are sent at once', async () => {
    const { peer, network } = await overWs({ query: ({ variables }) => ({ data: variables }) })
    const count = 5000
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => network.query({ query: '{a}', variables: { index } })),
    )
    expect(answers.every((answer, index) => answer!['index'] === index)).toBe(true)
    expect(peer.upgrades).toHaveLength(1)
  })

  test('all 5000 are answered when the connection breaks in the middle', async () => {
    let answered = 0
    const { peer, network } = await overWs({
      query: ({ variables }) => (++answered === 2500 ? 'drop' : { data: variables }),
    })
    const answers = await Promise.all(
      Array.from({ length: 5000 }, (_, index) => network.query({ query: '{a}', variables: { index } })),
    )
    expect(answers.every((answer, index) => answer!['index'] === index)).toBe(true)
    expect(peer.upgrades).toHaveLength(2)
  })

  test('end with 607 when no answer comes within wait_for_timeout', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' }, { wait_for_timeout: 100 })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 607 })
    await peer.nextMessage(({ type }) => type === 'stop')
  })

  test('end with their signal, and the server is notified', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const controller = new AbortController()
    const waiting = network.query({ query: '{a}', signal: controller.signal })
    await peer.nextMessage(({ type }) => type === 'start')
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    await peer.nextMessage(({ type }) => type === 'stop')
  })

  test('report errors of the server with 608, whether as data or as error message', async () => {
    const { network } = await overWs({
      message: (socket, { type, id }) => {
        if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
        if (type !== 'start') return
        const errors = [{ message: 'no' }]
        if (id === '1') socket.send(JSON.stringify({ type: 'data', id, payload: { errors } }))
        else socket.send(JSON.stringify({ type: 'error', id, payload: errors[0] }))
      },
    })
    const expected = { code: 608, message: 'Graphql operation error: no.' }
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject(expected)
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject(expected)
  })

  test('return null when the server completes without data', async () => {
    const { network } = await overWs({
      message: (socket, { type, id }) => {
        if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
        if (type === 'start') socket.send(JSON.stringify({ type: 'complete', id }))
      },
    })
    expect(await network.queryResponse({ query: '{a}' })).toBeNull()
  })

  test.each([
    ['the node offers no WebSocket', { upgrade: () => 404 }, 613],
    ['the handshake is not authorized', { upgrade: () => 401 }, 615],
    [
      'the server refuses the connection',
      { message: (socket) => socket.send(JSON.stringify({ type: 'connection_error', payload: { message: 'full' } })) },
      617,
    ],
    ['the server sends data before its acknowledgement', { message: (socket) => socket.send(dataOf('1', {})) }, 618],
  ] as [string, PeerScript, number][])('end at once when %s', async (_, script, code) => {
    const { network } = await overWs(script)
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code })
  })

  test('use the endpoint that offers WebSocket when another does not', async () => {
    const without = await GraphqlPeer.start({ upgrade: () => 404 })
    const slow = (delayMs: number) => ({ version: '1.0.0', time: Date.now(), latency: delayMs })
    const offering = await GraphqlPeer.start({ query: () => ({ data: { ok: 1 } }), info: () => slow(50) })
    const endpoints = [without.endpoint, offering.endpoint]
    const network = openNetwork({ endpoints, queries_protocol: 'WS', max_latency: 10 })
    expect(await network.query({ query: '{a}' })).toEqual({ ok: 1 })
    expect(without.upgrades).toHaveLength(1)
  })

  test('end with 613 when the server never acknowledges', async () => {
    const { network } = await overWs({ message: () => {} }, { query_timeout: 100, max_reconnect_timeout: 0 })
    await expect(network.query({ query: '{a}' })).rejects.toMatchObject({ code: 613 })
  })

  test('ignore binary frames, unknown types and texts that are not JSON', async () => {
    const { network } = await overWs({
      message: (socket, { type, id }) => {
        if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
        if (type !== 'start') return
        socket.send(Buffer.from('{}'))
        socket.send('{')
        socket.send(JSON.stringify({ type: 'new', id }))
        socket.send(dataOf('77', {}))
        socket.send(dataOf(id, { fine: true }))
      },
    })
    expect(await network.query({ query: '{a}' })).toEqual({ fine: true })
  })

  test('end with 17 when the context closes', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const waiting = network.query({ query: '{a}' })
    await peer.nextMessage(({ type }) => type === 'start')
    network.close()
    await expect(waiting).rejects.toMatchObject({ code: 17 })
  })
})

describe('subscriptions', () => {
  test('deliver data, and nothing after their end', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { events, sink, until } = recorder()
    const subscription = await network.subscribe({ query: 'subscription{a}' }, sink)
    const { id, payload } = await peer.nextMessage(({ type }) => type === 'start')
    expect(payload).toEqual({ query: 'subscription{a}', variables: {} })
    peer.broadcast({ type: 'data', id, payload: { data: { a: 1 } } })
    peer.broadcast({ type: 'data', id, payload: { errors: [{ message: 'hm' }] } })
    peer.broadcast({ type: 'data', id, payload: { data: { a: 2 } } })
    await until(3)
    expect(events).toMatchObject([{ data: { a: 1 } }, { error: { code: 608 } }, { data: { a: 2 } }])
    subscription.close()
    await peer.nextMessage(({ type }) => type === 'stop')
    peer.broadcast({ type: 'data', id, payload: { data: { a: 3 } } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(events).toHaveLength(3)
  })

  test('are restarted after a lost connection, and deliver what they missed', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { events, sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    await peer.nextMessage(({ type }) => type === 'start')
    const before = Date.now()
    for (const socket of peer.sockets) socket.terminate()
    await until(2)
    expect(events).toMatchObject([{ error: { code: 610 } }, { error: { code: 614 } }])
    const { from, to } = events[1]!.error!.data['gap'] as { from: number; to: number }
    expect(from).toBeGreaterThanOrEqual(before)
    expect(to).toBeGreaterThanOrEqual(from)
    const starts = () => peer.messages.filter(({ type }) => type === 'start').map(({ id }) => id)
    await expect.poll(starts).toEqual(['1', '1'])
    peer.broadcast({ type: 'data', id: '1', payload: { data: { a: 1 } } })
    expect((await until(3))[2]).toEqual({ data: { a: 1 } })
  })

  test('move to another endpoint, with 609 and 614', async () => {
    const peers = [
      await GraphqlPeer.start({ query: () => 'silence' }),
      await GraphqlPeer.start({ query: () => 'silence' }),
    ]
    const network = openNetwork({ endpoints: peers.map(({ endpoint }) => endpoint) })
    const { events, sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    const used = peers.find(({ sockets }) => sockets.size > 0)!
    await used.stop()
    await until(3)
    expect(events.map(({ error }) => error?.code)).toEqual([610, 609, 614])
    expect(peers.find((peer) => peer !== used)!.sockets.size).toBe(1)
  })

  test('end with the error when reconnecting takes longer than max_reconnect_timeout', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' }, { max_reconnect_timeout: 300 })
    const { events, sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    await peer.stop()
    await until(3)
    expect(events).toMatchObject([{ error: { code: 610 } }, { error: { code: expect.any(Number) } }, { end: 'failed' }])
  })

  test('are notified of suspension and resumption', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { events, sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    await peer.nextMessage(({ type }) => type === 'start')
    network.suspend()
    await peer.nextMessage(({ type }) => type === 'connection_terminate')
    expect(events).toMatchObject([{ error: { code: 609, message: 'Network module is suspended' } }])
    const late = recorder()
    const starting = network.subscribe({ query: 'subscription{b}' }, late.sink)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(peer.sockets.size).toBe(0)
    network.resume()
    await starting
    await until(2)
    expect(events[1]).toMatchObject({ error: { code: 614, message: 'Network module has been resumed' } })
    expect(late.events).toEqual([])
  })

  test('end with null when the server completes them', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { events, sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    await peer.nextMessage(({ type }) => type === 'start')
    peer.broadcast({ type: 'complete', id: '1' })
    expect(await until(2)).toEqual([{ data: null }, { end: 'removed' }])
    expect(events).toHaveLength(2)
  })

  test('deliver nothing after the context closes', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { events, sink } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    await peer.nextMessage(({ type }) => type === 'start')
    network.close()
    await peer.nextMessage(({ type }) => type === 'connection_terminate')
    expect(events).toEqual([])
  })

  test('fail to start where the node offers no WebSocket', async () => {
    const { network } = await overWs({ upgrade: () => 400 })
    await expect(network.subscribe({ query: 'subscription{a}' }, recorder().sink)).rejects.toMatchObject({ code: 613 })
  })

  test('are lost when keep-alive stops, after twice its period', async () => {
    const { peer, network } = await overWs({ query: () => 'silence' })
    const { sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    peer.broadcast({ type: 'ka' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    peer.broadcast({ type: 'ka' })
    const [first] = await until(1)
    expect(first).toMatchObject({ error: { code: 610, message: "keep alive message wasn't received" } })
  })

  test('leave an endpoint that lags', async () => {
    let latency = 0
    const script = (): PeerScript => ({
      query: () => 'silence',
      info: () => ({ version: '1.0.0', time: Date.now(), latency }),
    })
    const first = await GraphqlPeer.start(script())
    const network = openNetwork({
      endpoints: [first.endpoint, '127.0.0.1:1'],
      latency_detection_interval: 30,
      max_latency: 10,
    })
    const { sink, until } = recorder()
    await network.subscribe({ query: 'subscription{a}' }, sink)
    latency = 1000
    const events = await until(3)
    expect(events.map(({ error }) => error?.code)).toEqual([610, 609, 614])
    network.close()
  })
})
