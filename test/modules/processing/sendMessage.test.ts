import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { counterAbi } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { exampleMessage } from '../../../src/modules/abi/examples/exampleMessage.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../../support/processing/ProcessingPeer.ts'

const dappId = 'b2'.repeat(32)
const accountId = '1'.repeat(64)
const messageId = '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a'
const params = { message: exampleMessage, dapp_id: dappId }
const thread = '0000a0'.padEnd(68, '0')

async function open(
  script: ProcessingScript = {},
  network: object = {},
  endpointsOf: (endpoint: string) => string[] = (endpoint) => [endpoint],
) {
  const peer = await ProcessingPeer.start(script)
  const client = await LocalClient.open({ config: { network: { endpoints: endpointsOf(peer.endpoint), ...network } } })
  onTestFinished(() => client.close())
  return { peer, client }
}

describe('processing.send_message', () => {
  test('posts the message in the form of a current node and returns its answer', async () => {
    const { peer, client } = await open({ chainTimeSec: () => 1_800_000_000 })
    const result = await client.call('processing.send_message', params)
    expect(peer.sent).toEqual([
      {
        id: messageId,
        body: exampleMessage,
        expire_at: null,
        thread_id: '0'.repeat(68),
        ext_message_token: null,
        dapp_id: dappId,
        account_id: accountId,
      },
    ])
    expect(result).toEqual({
      message_hash: messageId,
      block_hash: 'None',
      tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      return_value: null,
      aborted: false,
      exit_code: 0,
      thread_id: '0'.repeat(68),
      producers: [],
      current_time: '1800000000123',
      account_id: accountId,
      dapp_id: accountId,
      finality: 'accepted',
    })
  })

  test('returns the Dapp ID that the account has, not the requested one, and no Dapp ID if it cannot be read', async () => {
    const real = 'c3'.repeat(32)
    const { peer, client } = await open({ account: () => ({ json: { boc: 'te6ccgEBAQEAAgAAAA==', dapp_id: real } }) })
    expect(await client.call('processing.send_message', params)).toMatchObject({ dapp_id: real })
    peer.peer.script.rest = () => ({ json: { result: peer.resultOf(peer.sent[0]!, 'None'), error: null } })
    expect(await client.call('processing.send_message', params)).toMatchObject({ dapp_id: null })
  })

  test('reports that the transaction is in a block when the node names it', async () => {
    const { peer, client } = await open({
      message: (message) => ({
        json: { result: { ...peer.resultOf(message, 'ab'.repeat(32)), block_hash: 'cd'.repeat(32) }, error: null },
      }),
    })
    expect(await client.call('processing.send_message', params)).toMatchObject({ finality: 'in_block' })
  })

  test.each([
    [dappId, { dst_dapp_id: dappId }],
    ['', {}],
  ])('posts the form of an older node for the Dapp ID "%s"', async (dapp_id, expected) => {
    const { peer, client } = await open({ info: () => ({ version: '0.8.0' }) })
    await client.call('processing.send_message', { ...params, dapp_id })
    const { id, body, thread_id, ...rest } = peer.sent[0]!
    expect({ id, body }).toEqual({ id: messageId, body: exampleMessage })
    expect(rest).toEqual({ expire_at: null, ext_message_token: null, ...expected })
  })

  test('assumes a current node when the version cannot be asked for', async () => {
    const { peer, client } = await open({ info: () => ({ status: 404 }) })
    await expect(client.call('processing.send_message', { message: exampleMessage })).rejects.toMatchObject({
      code: 518,
    })
    await client.call('processing.send_message', params)
    expect(peer.sent[0]).toMatchObject({ account_id: accountId })
  })

  test.each([
    [{ message: 'x' }, 201],
    [{ message: 'te6ccgEBAQEAAgAAAA==' }, 201],
    [{ thread_id: '00' }, 517],
    [{ thread_id: 'zz'.repeat(34) }, 517],
    [{ dapp_id: '0:1' }, 512],
    [{ dapp_id: '' }, 518],
    [{ abi: counterAbi }, 501],
    [{ send_events: true }, 13],
  ])('refuses %j with %i before anything is sent', async (change, code) => {
    const { peer, client } = await open()
    await expect(client.call('processing.send_message', { ...params, ...change })).rejects.toMatchObject({ code })
    expect(peer.sent).toEqual([])
  })

  test('refuses a message that is only in the cache with 3', async () => {
    const { client } = await open()
    const { boc_ref } = await client.call('boc.cache_set', {
      boc: exampleMessage,
      cache_type: { type: 'Pinned', pin: 'x' },
    })
    const call = client.call('processing.send_message', { ...params, message: boc_ref })
    await expect(call).rejects.toMatchObject({ code: 3 })
  })

  test('refuses a message without a destination account with 502', async () => {
    const { boc } = await (await open()).client.call('boc.encode_boc', {
      builder: [
        { type: 'Integer', size: 2, value: 3 },
        { type: 'Integer', size: 4, value: 0 },
        { type: 'Integer', size: 98, value: 0 },
      ],
    })
    const { client } = await open()
    await expect(client.call('processing.send_message', { ...params, message: boc })).rejects.toMatchObject({
      code: 502,
    })
  })

  test('reports a refusal of the node as 621 with the whole answer', async () => {
    const { peer, client } = await open({ message: () => refusal('TVM_ERROR', { exit_code: 101 }, 'token') })
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code: 621,
      message: 'The node says TVM_ERROR',
      data: {
        ext_message_token: 'token',
        node_error: {
          extensions: {
            code: 'TVM_ERROR',
            details: { exit_code: 101, message_hash: messageId, address: `0:${accountId}` },
          },
        },
      },
    })
    expect(peer.sent.length).toBe(1)
  })

  test.each([
    [{ status: 401, text: 'Unauthorized' }, 615],
    [{ status: 404 }, 622],
    [{ status: 413, text: 'too large' }, 12],
    [{ status: 200, text: '<html>' }, 12],
    [{ json: { result: null, error: null } }, 512],
    [{ json: { result: { tx_hash: 'None' }, error: null } }, 512],
    [{ json: { result: { producers: [], exit_code: 'x' }, error: null } }, 512],
  ])('turns the answer %j into error %i', async (answer, code) => {
    const { client } = await open({ message: () => answer }, { message_processing_timeout: 200 })
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code,
      data: { sent: true, message_hash: messageId },
    })
  })

  test('follows a redirect to another producer and thread, and stays with the producer', async () => {
    const other = await ProcessingPeer.start()
    const { peer, client } = await open({
      message: () => refusal('WRONG_PRODUCER', { producers: [other.endpoint], thread_id: thread }),
    })
    const result = await client.call('processing.send_message', params)
    expect(result.thread_id).toBe(thread)
    expect(peer.sent.length).toBe(1)
    expect(other.sent.map(({ thread_id }) => thread_id)).toEqual([thread])
    await client.call('processing.send_message', params)
    expect([peer.sent.length, other.sent.length]).toEqual([1, 2])
  })

  test('lets the node choose the thread when a redirect names a malformed one', async () => {
    const { peer, client } = await open({
      message: (_message, attempt) =>
        attempt === 0 ? refusal('THREAD_MISMATCH', { thread_id: 'broken' }) : { transaction: {} },
    })
    await client.call('processing.send_message', params)
    expect('thread_id' in peer.sent[1]!).toBe(false)
  })

  test('returns to the endpoint when the producer no longer answers', async () => {
    const producer = await GraphqlPeer.start()
    const { peer, client } = await open({
      message: (message) => ({
        json: { result: { ...peer.resultOf(message, 'None'), producers: [producer.endpoint] }, error: null },
      }),
    })
    await client.call('processing.send_message', params)
    await producer.stop()
    await client.call('processing.send_message', params)
    expect(peer.sent.length).toBe(2)
    await producer.restart()
  })

  test('returns to the endpoint when the token is outdated, with the newest token', async () => {
    const token = { unsigned: '1', signature: 'ab' }
    const producer = await ProcessingPeer.start({ message: () => refusal('TOKEN_EXPIRED', null, token) })
    const { peer, client } = await open({
      message: (_message, attempt) =>
        attempt === 0 ? refusal('WRONG_PRODUCER', { producers: [producer.endpoint] }) : { transaction: {} },
    })
    await client.call('processing.send_message', params)
    expect([peer.sent.length, producer.sent.length]).toEqual([2, 1])
    expect(peer.sent[1]!.ext_message_token).toEqual(token)
  })

  test('stops after five redirects, regardless of message_retries_count', async () => {
    const { peer, client } = await open({ message: () => refusal('WRONG_PRODUCER', {}) }, { message_retries_count: 0 })
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({ code: 621 })
    expect(peer.sent.length).toBe(6)
  })

  test.each(['NOT_BLOCK_PRODUCER', 'QUEUE_OVERFLOW'])('sends again after %s', async (code) => {
    const { peer, client } = await open({
      message: (_message, attempt) => (attempt === 0 ? refusal(code, {}) : { transaction: {} }),
    })
    await client.call('processing.send_message', params)
    expect(peer.sent.length).toBe(2)
  })

  test.each([{ status: 503 }, { status: 429, text: 'slow down' }, 'drop', 'drop in the middle'] as const)(
    'sends again after %j',
    async (answer) => {
      const { peer, client } = await open({
        message: (_message, attempt) => (attempt < 2 ? answer : { transaction: {} }),
      })
      expect(await client.call('processing.send_message', params)).toMatchObject({ message_hash: messageId })
      expect(peer.sent.map(({ id }) => id)).toEqual([messageId, messageId, messageId])
    },
  )

  test('gives up after three attempts at one endpoint', async () => {
    const { peer, client } = await open({ message: () => 'drop' }, { message_processing_timeout: 300 })
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code: 11,
      message: expect.stringContaining(`Message ${messageId} was sent and may have been executed: look it up`),
      data: { sent: true, message_hash: messageId },
    })
    expect(peer.sent.length).toBe(3)
  })

  test('turns to another endpoint when one drops connections', async () => {
    const bad = await ProcessingPeer.start({ message: () => 'drop' })
    const good = await ProcessingPeer.start()
    const client = await LocalClient.open({ config: { network: { endpoints: [bad.endpoint, good.endpoint] } } })
    onTestFinished(() => client.close())
    await client.call('processing.send_message', params)
    expect(good.sent.length).toBe(1)
  })

  test('finds the result of a message whose answer was lost and whose copy is refused as repeated', async () => {
    const { peer, client } = await open({
      message: (message, attempt) => {
        if (attempt > 0) return refusal('TVM_ERROR', { exit_code: 52 })
        peer.execute(message)
        return 'drop'
      },
    })
    expect(await client.call('processing.send_message', params)).toMatchObject({
      message_hash: messageId,
      tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      aborted: false,
    })
  })

  test.each(['drop', 'silence', { status: 500, text: 'unknown' }] as const)(
    'finds the result of a message when all answers are %j',
    async (answer) => {
      const { peer, client } = await open(
        {
          message: (message) => {
            peer.execute(message)
            return answer
          },
        },
        { query_timeout: 300 },
      )
      expect(await client.call('processing.send_message', params)).toMatchObject({ message_hash: messageId })
    },
  )

  test('finds the result when one endpoint breaks off and the other refuses the copy', async () => {
    const second = await ProcessingPeer.start({ message: () => refusal('TVM_ERROR', { exit_code: 52 }) })
    const first = await ProcessingPeer.start({
      message: (message) => {
        first.execute(message)
        second.execute(message)
        return 'drop in the middle'
      },
    })
    const client = await LocalClient.open({ config: { network: { endpoints: [first.endpoint, second.endpoint] } } })
    onTestFinished(() => client.close())
    expect(await client.call('processing.send_message', params)).toMatchObject({ message_hash: messageId })
  })

  test('reports a repeated message whose transaction does not appear as one that may have been executed', async () => {
    const { peer, client } = await open(
      { message: () => refusal('TVM_ERROR', { exit_code: 52 }) },
      { message_processing_timeout: 300 },
    )
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code: 621,
      data: { sent: true, message_hash: messageId },
    })
    expect(peer.sent).toHaveLength(1)
  })

  test('says that nothing was sent while no connection could be made', async () => {
    const client = await LocalClient.open({ config: { network: { endpoints: ['127.0.0.1:1'] } } })
    onTestFinished(() => client.close())
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code: 11,
      data: { sent: false, message_hash: messageId },
    })
  })

  test.each(['time', 'expire'])('takes a contract whose header has only %s', async (header) => {
    const { peer, client } = await open()
    const abi = { ...counterAbi, value: { ...counterAbi.value, header: [header] } }
    await client.call('processing.send_message', { ...params, abi })
    expect(peer.sent).toHaveLength(1)
  })

  test('refuses a contract that would execute every copy, and sends once with unprotected', async () => {
    const { peer, client } = await open({ message: () => 'drop' }, { message_processing_timeout: 300 })
    const abi = { ...counterAbi, value: { ...counterAbi.value, header: ['pubkey'] } }
    const call = (unprotected?: boolean) => client.call('processing.send_message', { ...params, abi, unprotected })
    await expect(call()).rejects.toMatchObject({ code: 519 })
    expect(peer.sent).toEqual([])
    await expect(call(true)).rejects.toMatchObject({ code: 11, data: { sent: true } })
    expect(peer.sent).toHaveLength(1)
  })

  test.each([
    ['a redirect', refusal('WRONG_PRODUCER', {})],
    ['a full queue', refusal('QUEUE_OVERFLOW', {})],
    ['a gateway error', { status: 502 }],
    ['silence', 'silence'],
  ] as const)('does not repeat an unprotected message after %s', async (_name, answer) => {
    const script: ProcessingScript = { message: () => answer }
    const other = await ProcessingPeer.start(script)
    const { peer, client } = await open(
      script,
      { message_processing_timeout: 300, query_timeout: 300, sending_endpoint_count: 2 },
      (endpoint) => [endpoint, other.endpoint],
    )
    await expect(client.call('processing.send_message', { ...params, unprotected: true })).rejects.toMatchObject({
      data: { sent: true },
    })
    expect(peer.sent.length + other.sent.length).toBe(1)
  })

  test.each(['TVM_ERROR', 'INTERNAL_ERROR', 'COMPUTE_SKIPPED', 'SOMETHING_NEW'])(
    'finds the result of a message that the node refuses with %s although no answer was lost',
    async (code) => {
      const { peer, client } = await open({
        message: (message) => {
          peer.execute(message)
          return refusal(code, { exit_code: code === 'TVM_ERROR' ? 52 : 0 })
        },
      })
      expect(await client.call('processing.send_message', params)).toMatchObject({
        message_hash: messageId,
        finality: 'final',
      })
    },
  )

  test('waits for the result of a message that is being executed already', async () => {
    let isFinal = false
    const { peer, client } = await open({
      isFinal: () => isFinal,
      message: (message) => {
        peer.execute(message)
        setTimeout(() => (isFinal = true), 200)
        return refusal('DUPLICATE_MESSAGE', {})
      },
    })
    expect(await client.call('processing.send_message', params)).toMatchObject({ message_hash: messageId })
  })

  test('reports a duplicate whose result does not appear within message_processing_timeout', async () => {
    const { client } = await open(
      { message: () => refusal('DUPLICATE_MESSAGE', {}) },
      { message_processing_timeout: 150 },
    )
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({ code: 621 })
  })

  test('sends to as many endpoints as sending_endpoint_count says, and takes the first that executes', async () => {
    const peers = await Promise.all([
      ProcessingPeer.start({ message: () => refusal('DUPLICATE_MESSAGE', {}) }),
      ProcessingPeer.start(),
      ProcessingPeer.start({ message: () => ({ status: 404 }) }),
    ])
    const endpoints = peers.map(({ endpoint }) => endpoint)
    const client = await LocalClient.open({ config: { network: { endpoints, sending_endpoint_count: 3 } } })
    onTestFinished(() => client.close())
    expect(await client.call('processing.send_message', params)).toMatchObject({ message_hash: messageId })
    await vi.waitFor(() => expect(peers.map(({ sent }) => sent.length)).toEqual([1, 1, 1]))
  })

  test('keeps sending to several endpoints when one names a producer', async () => {
    const producer = await ProcessingPeer.start()
    const peers: ProcessingPeer[] = []
    const script: ProcessingScript = {
      message: (message) => ({
        json: { result: { ...peers[0]!.resultOf(message, 'None'), producers: [producer.endpoint] }, error: null },
      }),
    }
    peers.push(await ProcessingPeer.start(script), await ProcessingPeer.start(script))
    const endpoints = peers.map(({ endpoint }) => endpoint)
    const client = await LocalClient.open({ config: { network: { endpoints, sending_endpoint_count: 2 } } })
    onTestFinished(() => client.close())
    await client.call('processing.send_message', params)
    await client.call('processing.send_message', params)
    await vi.waitFor(() => expect(peers.map(({ sent }) => sent.length)).toEqual([2, 2]))
    expect(producer.sent).toEqual([])
  })

  test('reports every failure if all endpoints refuse the message', async () => {
    const peers = await Promise.all([
      ProcessingPeer.start({ message: () => 'drop' }),
      ProcessingPeer.start({ message: () => ({ status: 404 }) }),
    ])
    const endpoints = peers.map(({ endpoint }) => endpoint)
    const network = { endpoints, sending_endpoint_count: 2, message_processing_timeout: 200 }
    const client = await LocalClient.open({ config: { network } })
    onTestFinished(() => client.close())
    await expect(client.call('processing.send_message', params)).rejects.toMatchObject({
      code: 623,
      data: {
        sent: true,
        attempts: expect.arrayContaining([{ code: 11, message: expect.anything() }]),
      },
    })
  })

  test('reports its progress by events', async () => {
    const { peer, client } = await open({
      message: (message, attempt) =>
        attempt === 0 ? { json: { result: peer.resultOf(message, 'None'), error: null } } : { status: 404 },
    })
    const events: { type: string; message_id: string; error?: { code: number } }[] = []
    const options = { callback: (event: (typeof events)[number]) => events.push(event) }
    await client.call('processing.send_message', { ...params, send_events: true }, options)
    await client.call('processing.send_message', { ...params, send_events: true }, options).catch(() => {})
    expect(events.map(({ type }) => type)).toEqual(['WillSend', 'DidSend', 'WillSend', 'SendFailed'])
    expect(events[0]).toEqual({
      type: 'WillSend',
      shard_block_id: '',
      message_id: messageId,
      message_dst: `0:${accountId}`,
      message: exampleMessage,
    })
    expect(events[3]!.error!.code).toBe(622)
  })

  test('raises no events for a message that is refused before it is sent', async () => {
    for (const [version, dapp_id, code] of [
      ['1.0.0', '', 518],
      ['1.0.0', 'abc', 512],
      ['0.8.0', 'abc', 512],
    ] as const) {
      const { peer, client } = await open({ info: () => ({ version }) })
      const events: unknown[] = []
      const sent = client.call(
        'processing.send_message',
        { ...params, dapp_id, send_events: true },
        { callback: (event: unknown) => events.push(event) },
      )
      await expect(sent).rejects.toMatchObject({ code, data: { sent: false, outcome: 'not_executed' } })
      expect([peer.sent, events]).toEqual([[], []])
    }
  })

  test('ends when the call is cancelled', async () => {
    const { peer, client } = await open({ message: () => 'silence' })
    const controller = new AbortController()
    const call = client.call('processing.send_message', params, { signal: controller.signal })
    const failure = expect(call).rejects.toThrow('stop')
    while (peer.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    controller.abort(new Error('stop'))
    await failure
  })
})
