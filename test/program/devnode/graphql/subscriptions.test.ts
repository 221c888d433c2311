import { describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../../src/core/cells/index.ts'
import type { PostedMessage } from '../../../../src/program/devnode/graphql/GraphqlNode.ts'
import { type Answer, startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { alice, aliceId, bob, externalIn, sampleBlock, sampleIds } from '../../../support/devnode/sampleChain.ts'

describe('the older WebSocket dialect', () => {
  test('acknowledges, keeps alive, and answers queries and mutations', async () => {
    const { connect } = await startGraphql({ blocks: 1, keepAliveMs: 10 })
    const { send, next, socket } = await connect('graphql-ws')
    expect(socket.protocol).toBe('graphql-ws')
    send({ type: 'connection_init', payload: {} })
    expect(await next()).toEqual({ type: 'connection_ack' })
    expect([await next('ka'), await next('ka')]).toEqual([{ type: 'ka' }, { type: 'ka' }])
    send({ id: '1', type: 'start', payload: { query: '{ info { version } }', variables: {} } })
    expect(await next('data')).toEqual({ type: 'data', id: '1', payload: { data: { info: { version: '1.0.0' } } } })
    expect(await next('complete')).toEqual({ type: 'complete', id: '1' })
    send({ id: '2', type: 'start', payload: { query: 'mutation { postRequests(requests: []) }' } })
    expect((await next('data')).payload).toEqual({ data: { postRequests: [] } })
  })

  test('sends what a commit brings to a subscription until it stops', async () => {
    const { connect, store } = await startGraphql({ blocks: 1 })
    const { send, next, messages } = await connect('graphql-ws')
    const query =
      'subscription transactions($filter: TransactionFilter) { transactions(filter: $filter) { id aborted } }'
    send({ type: 'connection_init', payload: {} })
    send({ id: '7', type: 'start', payload: { query, variables: { filter: { account_addr: { eq: bob } } } } })
    const ready = async () => {
      send({ id: 'q', type: 'start', payload: { query: '{ info { version } }' } })
      await next('complete')
      messages.splice(0)
    }
    await ready()
    store.commitBlocks([sampleBlock(2), sampleBlock(3)])
    const event = (height: number, aborted: boolean) => ({
      type: 'data',
      id: '7',
      payload: { data: { transactions: { id: sampleIds(height).ofBob, aborted } } },
    })
    expect([await next(), await next()]).toEqual([event(2, false), event(3, true)])
    send({ id: '7', type: 'stop' })
    await ready()
    store.commitBlock(sampleBlock(4))
    await ready()
    expect(messages).toEqual([])
  })

  test('follows every collection', async () => {
    const { connect, store } = await startGraphql()
    const { send, next } = await connect('graphql-ws')
    send({ type: 'connection_init' })
    const filters: Record<string, string> = {
      accounts: `{ id: { eq: "${aliceId}" } }`,
      blocks: '{ workchain_id: { eq: 0 } }',
      messages: '{ msg_type: { eq: 4 } }',
      transactions: '{ aborted: { eq: false }, out_msgs: { all: { eq: "" } } }',
    }
    for (const [id, filter] of Object.entries(filters)) {
      const query = `subscription { ${id}(filter: ${filter}) { id } }`
      send({ id, type: 'start', payload: { query } })
    }
    send({ id: 'q', type: 'start', payload: { query: '{ info { version } }' } })
    await next('complete')
    await next('data')
    store.commitBlock(sampleBlock(1))
    const found: Record<string, string> = {}
    for (let count = 0; count < 4; count++) {
      const { id, payload } = await next('data')
      found[id] = payload.data[id].id
    }
    const { block, event, ofBob } = sampleIds(1)
    expect(found).toEqual({ accounts: alice, blocks: block, messages: event, transactions: ofBob })
  })

  test('refuses operations before the acknowledgement and unreadable ones afterwards', async () => {
    const { connect } = await startGraphql()
    const early = await connect('graphql-ws')
    early.send({ id: '1', type: 'start', payload: { query: '{ info { version } }' } })
    expect((await early.next()).type).toBe('connection_error')
    expect((await early.closed)[0]).toBe(4401)
    const { send, next } = await connect('graphql-ws')
    send('nonsense')
    send(['connection_init'])
    send({ type: 'unknown' })
    send({ type: 'connection_init' })
    send({ id: '1', type: 'start', payload: { query: '{ nothing }' } })
    const { id, payload } = await next('error')
    expect([id, payload.message]).toEqual(['1', 'Cannot query field "nothing" on type "Query".'])
    send({ id: '2', type: 'start', payload: 5 })
    expect((await next('error')).id).toBe('2')
    send({ id: '3', type: 'start', payload: { query: 'subscription { transactions(filter: { nothing: 1 }) { id } }' } })
    expect((await next('error')).id).toBe('3')
  })

  test('runs a thousand operations of one connection at once', async () => {
    const { connect, store } = await startGraphql()
    const { send, next } = await connect('graphql-ws')
    send({ type: 'connection_init' })
    for (let id = 1; id <= 1000; id++) {
      send({ id: String(id), type: 'start', payload: { query: 'subscription { blocks { id workchain_id } }' } })
    }
    send({ id: 'q', type: 'start', payload: { query: '{ info { version } }' } })
    await next('complete')
    store.commitBlock(sampleBlock(1))
    const ids = new Set<string>()
    await next('data')
    for (let count = 0; count < 2000; count++) ids.add((await next('data')).id)
    expect(ids.size).toBe(1000)
  })

  test('ends the subscriptions of a client that leaves', async () => {
    const { connect, store } = await startGraphql()
    let followers = 0
    const follow = store.events.follow.bind(store.events)
    store.events.follow = (onCommit) => {
      followers++
      const leave = follow(onCommit)
      return () => {
        followers--
        leave()
      }
    }
    const { send, next, socket, closed } = await connect('graphql-ws')
    send({ type: 'connection_init' })
    send({ id: '1', type: 'start', payload: { query: 'subscription { blocks { id } }' } })
    send({ id: 'q', type: 'start', payload: { query: '{ info { version } }' } })
    await next('complete')
    expect(followers).toBe(1)
    socket.terminate()
    await closed
    while (followers > 0) await new Promise((resolve) => setImmediate(resolve))
  })
})

describe('the newer WebSocket dialect', () => {
  test('answers queries, pings and subscriptions with its own names', async () => {
    const { connect, store } = await startGraphql({ blocks: 1 })
    const { send, next } = await connect('graphql-transport-ws')
    send({ type: 'connection_init' })
    expect(await next()).toEqual({ type: 'connection_ack' })
    send({ type: 'ping' })
    expect(await next()).toEqual({ type: 'pong' })
    send({
      id: 'a',
      type: 'subscribe',
      payload: { query: 'subscription { messages(filter: { msg_type: { eq: 1 } }) { id } }' },
    })
    send({ id: 'b', type: 'subscribe', payload: { query: '{ info { version } }' } })
    expect((await next()).type).toBe('next')
    expect(await next()).toEqual({ type: 'complete', id: 'b' })
    store.commitBlock(sampleBlock(2))
    const data = { messages: { id: sampleIds(2).externalIn } }
    expect(await next()).toEqual({ type: 'next', id: 'a', payload: { data } })
    send({ id: 'c', type: 'subscribe', payload: { query: '{ nothing }' } })
    expect((await next()).payload).toMatchObject([{ message: 'Cannot query field "nothing" on type "Query".' }])
  })

  test('disconnects clients that break its rules', async () => {
    const { connect } = await startGraphql()
    const init = { type: 'connection_init' }
    const subscribe = { id: '1', type: 'subscribe', payload: { query: 'subscription { blocks { id } }' } }
    const codeAfter = async (...messages: (object | string)[]) => {
      const { send, closed } = await connect('graphql-transport-ws')
      for (const message of messages) send(message)
      return (await closed)[0]
    }
    expect(await codeAfter(subscribe)).toBe(4401)
    expect(await codeAfter(init, init)).toBe(4429)
    expect(await codeAfter(init, subscribe, subscribe)).toBe(4409)
    expect(await codeAfter('nonsense')).toBe(4400)
    expect(await codeAfter(init, { type: 'what' })).toBe(4400)
    expect(await codeAfter(init, { ...subscribe, payload: null })).toBe(4400)
  })
})

describe('statuses of sent messages', () => {
  const query = `subscription monitorMessages($messages: [MessageMonitoringParams!]!) {
    recentExtInMessageStatuses(messages: $messages) {
      hash status error transaction { hash aborted compute { exit_code } }
    } }`

  test('each message has its statuses once, by hash or by the message itself', async () => {
    const { connect, store } = await startGraphql({ blocks: 1 })
    const { send, next } = await connect('graphql-ws')
    send({ type: 'connection_init' })
    const messages = [
      { hash: sampleIds(1).externalIn, address: `0:${aliceId}`, waitUntil: 4e9 },
      { boc: writeBocBase64(externalIn(2)), waitUntil: 4e9 },
      { hash: 'ff'.repeat(32), address: `0:${aliceId}`, waitUntil: 5 },
    ]
    send({ id: '1', type: 'start', payload: { query, variables: { messages } } })
    const status = async (): Promise<Answer> => (await next('data')).payload.data.recentExtInMessageStatuses
    const done = (height: number) => ({
      ...{ hash: sampleIds(height).externalIn, status: 'FINALIZED', error: null },
      transaction: { hash: sampleIds(height).ofAlice, aborted: false, compute: { exit_code: 0 } },
    })
    expect(await status()).toEqual(done(1))
    expect(await status()).toEqual({ hash: 'ff'.repeat(32), status: 'TIMEOUT', error: null, transaction: null })
    store.commitBlock(sampleBlock(2))
    expect(await status()).toEqual(done(2))
  })

  test('say why a posted message was refused', async () => {
    const posted: string[] = []
    const postMessage = async ({ cell }: PostedMessage) => {
      posted.push(cell.hashHex())
      throw new Error('Contract did not accept message, exit code 100')
    }
    const { connect, query: ask, post } = await startGraphql({ node: { postMessage } })
    const cell = externalIn(5)
    const id = Buffer.from(cell.hashHex(), 'hex').toString('base64')
    const mutation = 'mutation postRequests($requests: [Request]) { postRequests(requests: $requests) }'
    expect(await ask(mutation, { requests: [{ id, body: writeBocBase64(cell) }] })).toEqual({ postRequests: [id] })
    expect(posted).toEqual([cell.hashHex()])
    const { send, next } = await connect('graphql-ws')
    send({ type: 'connection_init' })
    const messages = [{ hash: cell.hashHex(), address: '', waitUntil: 1 }]
    send({ id: '1', type: 'start', payload: { query, variables: { messages } } })
    const { status, error } = (await next('data')).payload.data.recentExtInMessageStatuses
    expect([status, error]).toEqual(['TIMEOUT', 'Contract did not accept message, exit code 100'])
    const refused = async (request: object) => (await post(mutation, { requests: [request] })).errors![0].message
    expect(await refused({ id, body: '!' })).toContain('Invalid body')
    expect(await refused({ id, body: 'AAAA' })).toContain('Invalid body')
    expect(await refused({ id: 'AAAA', body: writeBocBase64(cell) })).toContain('not the message hash')
    expect(posted).toHaveLength(1)
  })
})
