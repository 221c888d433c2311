import { describe, expect, onTestFinished, test } from 'vitest'
import { counterAbi, exampleAddress, exampleKeys } from '../../../../src/modules/abi/examples/exampleAbi.ts'
import { exampleMessage } from '../../../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../../../support/processing/ProcessingPeer.ts'

const id = '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a'
const message = { type: 'Boc', boc: exampleMessage }
function soon() {
  return Math.ceil(Date.now() / 1000) + 60
}
function hashOnly(hash: string) {
  return { type: 'HashAddress', hash, address: '' }
}

async function open(script: ProcessingScript = {}, network: object = {}) {
  const peer = await ProcessingPeer.start(script)
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint], ...network } } })
  onTestFinished(() => client.close())
  return {
    peer,
    client,
    watch: (queue: string, ...messages: object[]) => client.call('processing.monitor_messages', { queue, messages }),
    fetch: async (queue: string, wait_mode: string) =>
      (await client.call('processing.fetch_next_monitor_results', { queue, wait_mode })).results,
    info: (queue: string) => client.call('processing.get_monitor_info', { queue }),
  }
}

describe('message monitor', () => {
  test('returns the transaction of a watched message with the data of the caller', async () => {
    const { peer, watch, fetch, info } = await open()
    await watch('q', { message, wait_until: soon(), user_data: { any: ['thing', 1] } })
    expect(await info('q')).toEqual({ unresolved: 1, resolved: 0 })
    const waiting = fetch('q', 'AtLeastOne')
    const hash = peer.execute({ id, body: exampleMessage }, { exitCode: 5 })
    expect(await waiting).toEqual([
      {
        hash: id,
        status: 'Finalized',
        transaction: { hash, aborted: true, compute: { exit_code: 5 } },
        error: null,
        user_data: { any: ['thing', 1] },
        finality: 'final',
        outcome: 'failed',
        number: null,
      },
    ])
    expect(await info('q')).toEqual({ unresolved: 0, resolved: 0 })
  })

  test.each([0, '', false, [], { nested: { nothing: null } }, 'text', 12345678901234567890n.toString()])(
    'hands the data %j of the caller back as it came, with a result and with a timeout',
    async (user_data) => {
      const { peer, watch, fetch } = await open()
      await watch(
        'q',
        { message, wait_until: soon(), user_data },
        { message: hashOnly('ab'.repeat(32)), wait_until: 1, user_data },
      )
      peer.execute({ id, body: exampleMessage })
      const results = await fetch('q', 'All')
      expect(results.map((result: { user_data: unknown }) => result.user_data)).toEqual([user_data, user_data])
    },
  )

  test('waits until the transaction is final', async () => {
    let isFinal = false
    const { peer, watch, fetch } = await open({ isFinal: () => isFinal })
    await watch('q', { message, wait_until: soon() })
    const waiting = fetch('q', 'AtLeastOne')
    peer.execute({ id, body: exampleMessage })
    isFinal = true
    expect(await waiting).toMatchObject([{ status: 'Finalized', finality: 'final' }])
  })

  test('watches a message by its hash and resolves references to the cache', async () => {
    const { peer, client, watch, fetch } = await open()
    const { boc_ref } = await client.call('boc.cache_set', {
      boc: exampleMessage,
      cache_type: { type: 'Pinned', pin: 'x' },
    })
    peer.execute({ id, body: exampleMessage })
    await watch('q', { message: { type: 'Boc', boc: boc_ref }, wait_until: soon() })
    await watch('q', { message: hashOnly(id.toUpperCase()), wait_until: soon() })
    const results = await fetch('q', 'All')
    expect(results.map(({ hash }: { hash: string }) => hash)).toEqual([id, id])
  })

  test('waits for all messages of a queue on demand', async () => {
    const { peer, watch, fetch } = await open()
    peer.execute({ id, body: exampleMessage })
    const late = 'ab'.repeat(32)
    await watch('q', { message, wait_until: soon() }, { message: hashOnly(late), wait_until: 1 })
    const results = await fetch('q', 'All')
    expect(Object.fromEntries(results.map(({ hash, status }: Record<string, string>) => [hash, status]))).toEqual({
      [id]: 'Finalized',
      [late]: 'Timeout',
    })
  })

  test('delivers a message to every queue that watches it', async () => {
    const { peer, watch, fetch, info } = await open()
    await watch('a', { message, wait_until: soon(), user_data: 1 })
    await watch('b', { message, wait_until: soon(), user_data: 2 })
    peer.execute({ id, body: exampleMessage })
    expect((await fetch('a', 'AtLeastOne'))[0].user_data).toBe(1)
    expect((await fetch('b', 'AtLeastOne'))[0].user_data).toBe(2)
    expect(await info('c')).toEqual({ unresolved: 0, resolved: 0 })
    expect(await fetch('c', 'NoWait')).toEqual([])
  })

  test('asks for many messages in few queries', async () => {
    const { peer, watch, fetch } = await open()
    const hashes = Array.from({ length: 120 }, (_, index) => index.toString(16).padStart(64, '0'))
    for (const hash of hashes) peer.execute({ id: hash, body: exampleMessage })
    await watch('q', ...hashes.map((hash) => ({ message: hashOnly(hash), wait_until: soon() })))
    expect((await fetch('q', 'All')).length).toBe(120)
    expect(peer.peer.queries.length).toBe(3)
  })

  test('fails waiting fetches when the network fails, and continues when it is back', async () => {
    const { peer, watch, fetch } = await open({}, { max_reconnect_timeout: 0 })
    await peer.peer.stop()
    await watch('q', { message, wait_until: soon() })
    await expect(fetch('q', 'AtLeastOne')).rejects.toMatchObject({ code: 11 })
    await peer.peer.restart()
    peer.execute({ id, body: exampleMessage })
    for (;;) {
      const results = await fetch('q', 'AtLeastOne').catch(() => [])
      if (results.length === 0) continue
      expect(results[0].status).toBe('Finalized')
      break
    }
  })

  test('gives up messages in time even while the network is unreachable', async () => {
    const { peer, watch, fetch } = await open()
    await peer.peer.stop()
    await watch('q', { message, wait_until: Math.floor(Date.now() / 1000) })
    expect((await fetch('q', 'AtLeastOne'))[0]).toMatchObject({ status: 'Timeout', error: expect.any(String) })
    await peer.peer.restart()
  })

  test('ends waiting fetches when the queue is cancelled', async () => {
    const { client, watch, fetch, info } = await open()
    await watch('q', { message, wait_until: soon() })
    const waiting = fetch('q', 'All')
    await client.call('processing.cancel_monitor', { queue: 'q' })
    expect(await waiting).toEqual([])
    expect(await info('q')).toEqual({ unresolved: 0, resolved: 0 })
  })

  test('ends a waiting fetch with its call', async () => {
    const { client } = await open()
    const controller = new AbortController()
    const params = { queue: 'unknown', wait_mode: 'AtLeastOne' }
    const call = client.call('processing.fetch_next_monitor_results', params, { signal: controller.signal })
    controller.abort(new Error('stop'))
    await expect(call).rejects.toThrow('stop')
  })

  test.each([
    [{ type: 'Boc', boc: 'x' }, 201],
    [hashOnly('00'), 512],
  ])('refuses the message %j with %i', async (wrong, code) => {
    const { watch } = await open()
    await expect(watch('q', { message: wrong, wait_until: soon() })).rejects.toMatchObject({ code })
  })
})

describe('processing.send_messages', () => {
  test('sends every message and watches them', async () => {
    const { peer, client, fetch } = await open()
    const messages = [{ boc: exampleMessage, wait_until: soon(), user_data: 'mine' }]
    const result = await client.call('processing.send_messages', { messages, monitor_queue: 'q' })
    expect(result.messages).toEqual([{ message, wait_until: messages[0]!.wait_until, user_data: 'mine' }])
    expect(peer.sent).toMatchObject([{ id, account_id: '1'.repeat(64), dapp_id: '1'.repeat(64) }])
    expect((await fetch('q', 'AtLeastOne'))[0]).toMatchObject({ hash: id, status: 'Finalized', user_data: 'mine' })
  })

  test('reads all messages before it sends one', async () => {
    const { peer, client } = await open()
    const messages = [exampleMessage, 'broken'].map((boc) => ({ boc, wait_until: soon() }))
    await expect(client.call('processing.send_messages', { messages })).rejects.toMatchObject({
      code: 201,
      data: { path: 'messages[1].boc' },
    })
    expect(peer.sent).toEqual([])
  })

  test('reports which messages were executed and which may have been when another fails, and watches both', async () => {
    const { client, info } = await open({
      message: ({ id: sent }) => (sent === id ? refusal('TVM_ERROR', { exit_code: 60 }) : { transaction: {} }),
    })
    const other = await client.call('abi.encode_message', {
      abi: counterAbi,
      address: exampleAddress,
      call_set: { function_name: 'add', input: { amount: 8 } },
      signer: { type: 'Keys', keys: exampleKeys },
    })
    const messages = [exampleMessage, other.message].map((boc) => ({ boc, wait_until: soon() }))
    await expect(client.call('processing.send_messages', { messages, monitor_queue: 'q' })).rejects.toMatchObject({
      code: 621,
      data: { message_id: id, message_hash: id, sent: true, executed: [other.message_id], unknown: [id] },
    })
    expect((await info('q')).unresolved).toBe(2)
  })

  test('neither watches nor names messages that could not be sent', async () => {
    const { peer, client, info } = await open({}, { max_reconnect_timeout: 100 })
    await peer.peer.stop()
    const messages = [{ boc: exampleMessage, wait_until: soon() }]
    await expect(client.call('processing.send_messages', { messages, monitor_queue: 'q' })).rejects.toMatchObject({
      code: 11,
      data: { message_id: id, sent: false, executed: [], unknown: [] },
    })
    expect((await info('q')).unresolved).toBe(0)
    await peer.peer.restart()
  })
})
