/** The outcome of a message that errors report: one word, the same in every function and however the call ends. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseBoc } from '../../src/core/cells/index.ts'
import { outcomeOf, withOutcome } from '../../src/delivery/outcome.ts'
import { counterAbi, exampleAddress, exampleKeys } from '../../src/modules/abi/examples/exampleAbi.ts'
import { exampleMessage } from '../../src/modules/abi/examples/exampleMessage.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { ProcessingPeer, type ProcessingScript, refusal } from '../support/processing/ProcessingPeer.ts'

const message_encode_params = {
  abi: counterAbi,
  address: exampleAddress,
  call_set: { function_name: 'add', input: { amount: 7 } },
  signer: { type: 'Keys', keys: exampleKeys },
}
const params = { message_encode_params, dapp_id: 'b2'.repeat(32) }
const MARGIN_MS = 1500
const HOUR_SEC = 3600

interface Options {
  readonly script?: ProcessingScript
  readonly network?: object
  readonly settings?: Record<string, string>
  readonly lifeMs?: number
}

async function start({ script = {}, network, settings = {}, lifeMs = 3000 }: Options) {
  const peer = await ProcessingPeer.start(script)
  const host = StdioHost.start({ settings })
  onTestFinished(() => host.dispose())
  const client = await TestClient.initialize(host, {
    network: {
      ...{ endpoints: [peer.endpoint], message_processing_timeout: 500, expiration_margin: MARGIN_MS },
      ...{ message_retries_count: 0, max_reconnect_timeout: 1000, ...network },
    },
    abi: { message_expiration_timeout: lifeMs },
  })
  const failure = async (method: string, given: object) => {
    const error = await client.call(method, given).then(
      (result) => ({ result }),
      (thrown) => thrown,
    )
    expect(error).toHaveProperty('data')
    return error as { code: number; message: string; data: Record<string, unknown> }
  }
  return {
    peer,
    client,
    failure,
    process: (change: object = {}) => failure('processing.process_message', { ...params, ...change }),
  }
}

const outMessage = parseBoc(Buffer.from(exampleMessage, 'base64'))
function chainIsLater(): number {
  return Math.floor(Date.now() / 1000) + HOUR_SEC
}

describe('facts and the outcome that follows from them', () => {
  test.each([
    [{}, undefined],
    [{ sent: false }, 'not_executed'],
    [{ sent: false, refused: true, state_timestamp: 5 }, 'not_executed'],
    [{ sent: true }, 'unknown'],
    [{ sent: true, tx_hash: 'a' }, 'unknown'],
    [{ sent: true, refused: true }, 'refused'],
    [{ sent: true, transaction_id: 'a' }, 'failed'],
    [{ sent: true, transaction_id: 'a', outcome: 'executed' }, 'executed'],
  ])('%j: %s', (facts, outcome) => {
    expect(outcomeOf(facts)).toBe(outcome)
  })

  test('an outcome is determined again when the facts change, and so is its time', () => {
    const refused = withOutcome({ sent: true, refused: true, settles_at: 5 })
    expect(refused).toEqual({ sent: true, refused: true, outcome: 'refused', settles_at: 5 })
    expect(withOutcome({ ...refused, sent: false })).toEqual({ sent: false, refused: true, outcome: 'not_executed' })
  })
})

describe('processing.process_message reports', () => {
  test.each([102, 107])('refused, with the time from which it is final, for exit code %i', async (exit_code) => {
    const { process } = await start({ script: { message: () => refusal('TVM_ERROR', { exit_code }) } })
    const { data } = await process()
    expect(data).toMatchObject({ outcome: 'refused', sent: true, refused: true, message_hash: expect.any(String) })
    expect(data['settles_at']).toBe((data['expire_at'] as number) + 2)
  })

  test('refused for a message that had expired by the clock of the node before it was sent', async () => {
    const current_time = String(Date.now() + HOUR_SEC * 1000)
    const { process } = await start({
      script: { message: () => refusal('TVM_ERROR', { exit_code: 57, current_time }) },
    })
    expect((await process()).data).toMatchObject({ outcome: 'refused', settles_at: expect.any(Number) })
  })

  test('unknown for a message that expired while it was sent, as a copy of an executed message does', async () => {
    const message = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return refusal('TVM_ERROR', { exit_code: 57, current_time: String(Date.now() + 3000) })
    }
    const { process } = await start({ script: { message }, lifeMs: 4000 })
    const { data } = await process()
    expect(data).toMatchObject({ outcome: 'unknown', sent: true })
    expect(data).not.toHaveProperty('settles_at')
  })

  test('not_executed instead of refused when the proof is waited for', async () => {
    const { process } = await start({
      script: { message: () => refusal('TVM_ERROR', { exit_code: 102 }), chainTimeSec: chainIsLater },
      network: { message_processing_timeout: 5000 },
    })
    expect((await process({ prove_refusal: true })).data).toMatchObject({
      ...{ outcome: 'not_executed', sent: false, state_timestamp: expect.any(Number) },
      node_error: { extensions: { details: { exit_code: 102 } } },
    })
  })

  test('failed with the transaction when it was aborted', async () => {
    const { process } = await start({ script: { message: () => ({ transaction: { exitCode: 102 } }) } })
    const { data } = await process()
    expect(data).toMatchObject({
      outcome: 'failed',
      sent: true,
      transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('unknown with the hash when the answer is lost', async () => {
    const { process, peer } = await start({ script: { message: () => 'drop' }, lifeMs: 1000 })
    expect((await process()).data).toMatchObject({ outcome: 'unknown', message_hash: peer.sent[0]!.id })
  })

  test('not_executed when no connection could be made, and for parameters that are refused', async () => {
    const { process, peer } = await start({})
    expect(await process({ dapp_id: 5 })).toMatchObject({ code: 23, data: { outcome: 'not_executed', sent: false } })
    expect(await process({ dapp_id: '' })).toMatchObject({ code: 518, data: { outcome: 'not_executed', sent: false } })
    await peer.peer.stop()
    expect((await process()).data).toMatchObject({ outcome: 'not_executed', sent: false })
    await peer.peer.restart()
  })

  test('executed when only the answer was too large for the host', async () => {
    const { process, peer } = await start({
      script: { message: () => ({ transaction: { outMessages: Array(40).fill(outMessage) } }) },
      settings: { 'limits.message_out_bytes': '4096' },
    })
    const error = await process()
    expect(error).toMatchObject({ code: -32005, data: { outcome: 'executed', message_hash: peer.sent[0]!.id } })
  })
})

describe('other functions and ends report the same:', () => {
  test('a call that is cancelled or passes its time limit', async () => {
    const { client, peer } = await start({ script: { message: () => 'silence' } })
    const { id, result } = client.start('processing.process_message', params)
    const failure = expect(result).rejects.toMatchObject({ code: -32800, data: { outcome: 'unknown' } })
    while (peer.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    client.notify('daemon.cancel', { id })
    await failure
    const late = client.start('processing.process_message', { ...params, _call: { timeout_ms: 300 } })
    await expect(late.result).rejects.toMatchObject({ code: -32008, data: { outcome: 'unknown' } })
  })

  test('waiting for a message that another call has sent', async () => {
    const { client, failure } = await start({ script: { isFinal: () => false } })
    const { message, message_id } = (await client.call('abi.encode_message', message_encode_params)) as {
      message: string
      message_id: string
    }
    const waiting = { message, abi: counterAbi, tx_hash: 'a1'.repeat(32) }
    const { id, result } = client.start('processing.wait_for_transaction', waiting)
    // The outcome is the same however early the cancellation comes.
    const cancelled = expect(result).rejects.toMatchObject({ data: { sent: true, outcome: 'unknown' } })
    client.notify('daemon.cancel', { id })
    await cancelled
    const late = client.start('processing.wait_for_transaction', { ...waiting, _call: { timeout_ms: 300 } })
    await expect(late.result).rejects.toMatchObject({ data: { outcome: 'unknown', message_hash: message_id } })
    expect((await failure('processing.wait_for_transaction', waiting)).data).toMatchObject({ outcome: 'unknown' })
  })

  test('an entry that is refused or cannot be stored has the outcome not_executed', async () => {
    const away = await start({ network: { endpoints: ['http://127.0.0.1:9'] } })
    const unsent = { sent: false, outcome: 'not_executed' }
    expect(await away.failure('outbox.send', params)).toMatchObject({ code: 1003, data: unsent })
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    const { client, failure } = await start({ network: { endpoints: [node.url] } })
    await client.call('outbox.send', { ...params, key: 'k' })
    const other = { ...params, key: 'k', group: 'other' }
    expect(await failure('outbox.send', other)).toMatchObject({ code: 1001, data: { key: 'k', ...unsent } })
  })

  test('several messages: the call has the least certain outcome of them', async () => {
    const { client, failure } = await start({
      script: {
        message: (_, attempt) => (attempt === 0 ? { transaction: {} } : refusal('TVM_ERROR', { exit_code: 102 })),
      },
    })
    const encode = async (amount: number) => {
      const call_set = { function_name: 'add', input: { amount } }
      return (await client.call('abi.encode_message', { ...message_encode_params, call_set })) as {
        message: string
        message_id: string
      }
    }
    const [first, second, third] = [await encode(1), await encode(2), await encode(3)]
    const send = (...messages: { message: string }[]) =>
      failure('processing.send_messages', {
        messages: messages.map(({ message }) => ({ boc: message, wait_until: 0 })),
      })
    const mixed = await send(first, second)
    expect(mixed.data).toMatchObject({ sent: true, outcome: 'unknown' })
    expect(Object.values(mixed.data['outcomes'] as object).sort()).toEqual(['executed', 'refused'])
    expect((await send(third)).data).toMatchObject({ outcome: 'refused', outcomes: { [third.message_id]: 'refused' } })
  })

  test('results of watched messages', async () => {
    const { client, peer } = await start({})
    const hash = 'c3'.repeat(32)
    const message = { type: 'HashAddress', hash, address: exampleAddress }
    await client.call('processing.monitor_messages', { queue: 'q', messages: [{ message, wait_until: 1 }] })
    const fetch = { queue: 'q', wait_mode: 'AtLeastOne' }
    expect(await client.call('processing.fetch_next_monitor_results', fetch)).toMatchObject({
      results: [{ status: 'Timeout', outcome: 'unknown' }],
    })
    expect(peer.sent).toEqual([])
  })
})
