import { createPrivateKey, sign } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bytesToBase64 } from '../../../src/core/bytes/index.ts'
import { parseBoc, writeBoc } from '../../../src/core/cells/index.ts'
import { accountCell, currencies, parseMessage } from '../../../src/core/tlb/index.ts'
import { counterAbi, exampleAddress, exampleKeys } from '../../../src/modules/abi/examples/exampleAbi.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import {
  ProcessingPeer,
  type ProcessingScript,
  refusal,
  type SentMessage,
} from '../../support/processing/ProcessingPeer.ts'

const dappId = 'b2'.repeat(32)
const encodeParams = {
  abi: counterAbi,
  address: exampleAddress,
  call_set: { function_name: 'add', input: { amount: 7 } },
  signer: { type: 'Keys', keys: exampleKeys },
}
const params = { message_encode_params: encodeParams, dapp_id: dappId }
const abiWithoutExpire = { ...counterAbi, value: { ...counterAbi.value, header: ['time'] } }

interface Event {
  readonly type: string
  readonly message_id: string
  readonly error?: { readonly code: number; readonly data: { readonly sent: boolean } }
}

async function open(script: ProcessingScript = {}, network: object = {}, abi: object = {}) {
  const peer = await ProcessingPeer.start(script)
  const config = { network: { endpoints: [peer.endpoint], message_processing_timeout: 200, ...network }, abi }
  const client = await LocalClient.open({ config })
  onTestFinished(() => client.close())
  const events: Event[] = []
  return {
    peer,
    client,
    events,
    process: (change: object = {}) =>
      client.call(
        'processing.process_message',
        { ...params, send_events: true, ...change },
        {
          callback: (event) => events.push(event),
        },
      ),
  }
}

/** An account that was changed after any message of these tests, so that a local run shows nothing. */
function changedAccount(body: string): string {
  const { dest } = parseMessage(parseBoc(Buffer.from(body, 'base64'))).header
  const cell = accountCell({
    address: dest as never,
    storageInfo: {
      used: { cells: 1n, bits: 1n, publicCells: 0n },
      lastPaid: 0xfffffffe,
    } as never,
    lastTransLt: 0n,
    balance: currencies(1n),
    state: { type: 'uninit' },
  })
  return bytesToBase64(writeBoc(cell))
}

/** A time of the chain at which every message of these tests expired long ago, so that its outcome can be proven. */
function later() {
  return Math.floor(Date.now() / 1000) + 3600
}
/** A time of the chain before any message, so that nothing can be proven. */
function stopped() {
  return 1_700_000_000
}

async function expireOf(client: LocalClient, { body }: SentMessage): Promise<number> {
  const decoded = await client.call('abi.decode_message', { abi: counterAbi, message: body })
  return decoded.header.expire
}

describe('processing.process_message', () => {
  test('makes, sends and waits, and returns the transaction with its fees', async () => {
    const { peer, process, events } = await open()
    const result = await process()
    expect(result).toMatchObject({
      transaction: { account_addr: exampleAddress, aborted: false, boc: expect.any(String) },
      out_messages: [],
      decoded: { out_messages: [], output: null },
      fees: { storage_fee: 100, gas_fee: 600, in_msg_fwd_fee: 300, total_account_fees: 1000, total_output: 0 },
    })
    expect(peer.sent.length).toBe(1)
    expect(events.map(({ type }) => type)).toEqual(['WillSend', 'DidSend', 'WillFetchNextBlock'])
    expect(new Set(events.map(({ message_id }) => message_id))).toEqual(new Set([peer.sent[0]!.id]))
  })

  test('decodes what the contract sends', async () => {
    const client = await LocalClient.open()
    const { message } = await client.call('abi.encode_message', encodeParams)
    const outMessage = parseBoc(Buffer.from(message, 'base64'))
    const { process } = await open({ message: () => ({ transaction: { outMessages: [outMessage] } }) })
    const result = await process()
    expect(result.out_messages).toEqual([message])
    // Row T8: an external inbound message is a call.
    expect(result.decoded.out_messages).toMatchObject([{ body_type: 'Input', name: 'add', value: { amount: '7' } }])
  })

  test('refuses a contract that would execute every copy, and sends once with unprotected', async () => {
    const { process, peer } = await open({ chainTimeSec: later, message: () => 'drop' })
    const abi = { ...counterAbi, value: { ...counterAbi.value, header: ['pubkey'] } }
    const message_encode_params = { ...encodeParams, abi }
    await expect(process({ message_encode_params })).rejects.toMatchObject({ code: 519 })
    expect(peer.sent).toEqual([])
    await expect(process({ message_encode_params, unprotected: true })).rejects.toMatchObject({
      code: 11,
      data: { sent: true, message_hash: expect.any(String) },
    })
    expect(peer.sent).toHaveLength(1)
  })

  test('sends and replaces nothing again that the caller calls unprotected, whatever its ABI says', async () => {
    const { process, peer } = await open({
      chainTimeSec: later,
      message: () => refusal('TVM_ERROR', { exit_code: 57 }),
    })
    await expect(process({ unprotected: true })).rejects.toMatchObject({ code: 507, data: { sent: false } })
    expect(peer.sent).toHaveLength(1)
  })

  test('reports a refusal by the contract as final only after it could look for the transaction', async () => {
    const { process, peer } = await open({ message: () => refusal('TVM_ERROR', { exit_code: 101 }) })
    await expect(process()).rejects.toMatchObject({ code: 621, data: { sent: true, refused: true } })
    peer.peer.script.query = () => ({ errors: [{ message: 'Request timeout' }] })
    const error = await process().catch((failure) => failure)
    expect(error).toMatchObject({ code: 621, data: { sent: true } })
    expect(error.data).not.toHaveProperty('refused')
  })

  test('refuses an external signer with 513', async () => {
    const { process, peer } = await open()
    const signer = { type: 'External', public_key: exampleKeys.public }
    const call = process({ message_encode_params: { ...encodeParams, signer } })
    await expect(call).rejects.toMatchObject({ code: 513 })
    expect(peer.sent).toEqual([])
  })

  test('demands a Dapp ID of a current node', async () => {
    const { process, peer } = await open()
    await expect(process({ dapp_id: '' })).rejects.toMatchObject({ code: 518 })
    expect(peer.sent).toEqual([])
  })

  test.each([52, 57])(
    'replaces a message that the contract refuses with %i once it cannot be executed any more',
    async (exitCode) => {
      const { peer, client, process, events } = await open({
        chainTimeSec: later,
        message: (_message, attempt) =>
          attempt < 2 ? refusal('TVM_ERROR', { exit_code: exitCode }) : { transaction: {} },
      })
      await process()
      expect(new Set(peer.sent.map(({ id }) => id)).size).toBe(3)
      const [first, second, third] = await Promise.all(peer.sent.map((message) => expireOf(client, message)))
      expect(second! - first!).toBeGreaterThanOrEqual(20)
      expect(third! - second!).toBeGreaterThanOrEqual(30)
      const expired = events.filter(({ type }) => type === 'MessageExpired')
      expect(expired.map(({ error }) => [error?.code, error?.data.sent])).toEqual([
        [507, false],
        [507, false],
      ])
      expect(expired.map(({ message_id }) => message_id)).toEqual(peer.sent.slice(0, 2).map(({ id }) => id))
    },
  )

  test('asks a signing box of the host again for each replacement', async () => {
    const { client, process } = await open({
      chainTimeSec: later,
      message: (_message, attempt) => (attempt < 2 ? refusal('TVM_ERROR', { exit_code: 57 }) : { transaction: {} }),
    })
    let signatures = 0
    const { handle } = await client.call(
      'crypto.register_signing_box',
      {},
      {
        appObject: ({ type, unsigned }) => {
          if (type === 'GetPublicKey') return { public_key: exampleKeys.public }
          signatures++
          return { signature: signWith(exampleKeys.secret, Buffer.from(unsigned as string, 'base64')) }
        },
      },
    )
    await process({ message_encode_params: { ...encodeParams, signer: { type: 'SigningBox', handle } } })
    expect(signatures).toBe(3)
  })

  test.each([0, 2])('stops after message_retries_count = %i replacements', async (count) => {
    const { peer, process } = await open(
      { chainTimeSec: later, message: () => refusal('TVM_ERROR', { exit_code: 57 }) },
      { message_retries_count: count },
    )
    await expect(process()).rejects.toMatchObject({ code: 507 })
    expect(peer.sent.length).toBe(count + 1)
  })

  test('throws 507 with all facts about the last message', async () => {
    const { peer, process } = await open(
      { chainTimeSec: later, message: () => refusal('TVM_ERROR', { exit_code: 57 }) },
      { message_retries_count: 0 },
    )
    const error = await process().catch((failure: { data: object; code: number }) => failure)
    expect(error).toMatchObject({
      code: 507,
      data: {
        message_id: peer.sent[0]!.id,
        account_address: exampleAddress,
        shard_block_id: '',
        waiting_expiration_time: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000 \(\d+\)$/),
        local_error: { code: 414, data: { exit_code: 57 } },
        config_servers: expect.anything(),
        sent: false,
        message_hash: peer.sent[0]!.id,
        expire_at: expect.any(Number),
        state_timestamp: expect.anything(),
      },
    })
  })

  test.each([52, 57])(
    'never replaces a message that is refused with %i without proof, and says so',
    async (exitCode) => {
      const { peer, process } = await open(
        { chainTimeSec: stopped, message: () => refusal('TVM_ERROR', { exit_code: exitCode }) },
        { expiration_margin: 0 },
        { message_expiration_timeout: 2000 },
      )
      const { id } = await process().catch((error) => {
        expect(error).toMatchObject({ code: 507, data: { local_error: { data: { exit_code: exitCode } } } })
        expect(error.data).toMatchObject({ sent: true, expire_at: expect.any(Number) })
        return { id: error.data.message_hash }
      })
      expect(peer.sent.map((message) => message.id)).toEqual([id])
    },
  )

  test('does not replace a message whose expiration the caller fixed', async () => {
    const { peer, process } = await open({
      chainTimeSec: later,
      message: () => refusal('TVM_ERROR', { exit_code: 57 }),
    })
    const header = { expire: Math.floor(Date.now() / 1000) + 60 }
    const call_set = { ...encodeParams.call_set, header }
    await expect(process({ message_encode_params: { ...encodeParams, call_set } })).rejects.toMatchObject({ code: 507 })
    expect(peer.sent.length).toBe(1)
  })

  test('does not repeat after another refusal', async () => {
    const { peer, process, events } = await open({ message: () => refusal('TVM_ERROR', { exit_code: 101 }) })
    await expect(process()).rejects.toMatchObject({ code: 621 })
    expect(peer.sent.length).toBe(1)
    expect(events.map(({ type }) => type)).toEqual(['WillSend', 'SendFailed'])
  })

  test('sends the same message again while the node restarts, and processes it once', async () => {
    const { peer, process } = await open({}, { message_processing_timeout: 20_000 })
    await peer.peer.stop()
    setTimeout(() => void peer.peer.restart(), 1200)
    expect((await process()).transaction.aborted).toBe(false)
    expect(peer.sent.length).toBe(1)
  })

  test('gives up on a node that stays away when max_reconnect_timeout is over', async () => {
    const { peer, process } = await open({}, { max_reconnect_timeout: 300 })
    await peer.peer.stop()
    await expect(process()).rejects.toMatchObject({ code: 11 })
    await peer.peer.restart()
  })

  test('processes a message whose first answer was lost', async () => {
    const { peer, process } = await open({
      message: (message, attempt) => {
        if (attempt > 0) return refusal('TVM_ERROR', { exit_code: 52 })
        peer.execute(message)
        return 'drop'
      },
    })
    expect((await process()).transaction.aborted).toBe(false)
    expect(new Set(peer.sent.map(({ id }) => id)).size).toBe(1)
  })

  test('finds the transaction of a message when the node reports no hash of it', async () => {
    const { peer, process } = await open({
      message: (message) => {
        peer.execute(message)
        return { json: { result: peer.resultOf(message, 'None'), error: null } }
      },
    })
    expect((await process()).transaction.aborted).toBe(false)
  })

  test('replaces a lost message after the proof that it was not executed', async () => {
    // On a busy machine the same message may be sent twice.
    const messages = () => new Set(peer.sent.map(({ id }) => id)).size
    const { peer, process, events } = await open(
      {
        chainTimeSec: () => (messages() === 1 ? later() : stopped()),
        message: (message) =>
          messages() <= 1 ? { json: { result: peer.resultOf(message, 'None'), error: null } } : { transaction: {} },
        account: () => ({
          json: { boc: changedAccount(peer.sent[0]!.body), dapp_id: dappId, state_timestamp: later() * 1000 },
        }),
      },
      { message_processing_timeout: 100 },
      { message_expiration_timeout: 2000 },
    )
    expect((await process()).transaction.aborted).toBe(false)
    expect(messages()).toBe(2)
    expect(events.map(({ type }) => type)).toContain('MessageExpired')
  })

  test('does not replace a lost message if its account no longer exists', async () => {
    const { peer, process } = await open(
      { message: (message) => ({ json: { result: peer.resultOf(message, 'None'), error: null } }) },
      { message_processing_timeout: 100, expiration_margin: 100 },
      { message_expiration_timeout: 2000 },
    )
    await expect(process()).rejects.toMatchObject({ code: 507, data: { sent: true, local_error: { code: 409 } } })
    expect(peer.sent.length).toBe(1)
  })

  test('never replaces a message that the node says it has executed', async () => {
    const { peer, process } = await open(
      { isFinal: () => false, account: () => ({ json: { boc: changedAccount(peer.sent[0]!.body), dapp_id: dappId } }) },
      { message_processing_timeout: 100 },
      { message_expiration_timeout: 2000 },
    )
    await expect(process()).rejects.toMatchObject({ code: 507, data: { tx_hash: expect.any(String) } })
    expect(peer.sent.length).toBe(1)
  })

  test('ends with 508 after message_processing_timeout when the contract has no expiration', async () => {
    const { process } = await open({ isFinal: () => false }, { message_processing_timeout: 150 })
    const started = Date.now()
    await expect(process({ message_encode_params: { ...encodeParams, abi: abiWithoutExpire } })).rejects.toMatchObject({
      code: 508,
      data: { timeout: 150, local_error: { code: 409 } },
    })
    expect(Date.now() - started).toBeLessThan(5000)
  })

  test('classifies an aborted transaction', async () => {
    const { process } = await open({ message: () => ({ transaction: { exitCode: 101 } }) })
    await expect(process()).rejects.toMatchObject({
      code: 414,
      data: {
        exit_code: 101,
        phase: 'computeVm',
        account_address: exampleAddress,
        transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
  })

  test.each([52, 57])('never replaces a message whose transaction was aborted with %i', async (exitCode) => {
    const { peer, process } = await open({ chainTimeSec: later, message: () => ({ transaction: { exitCode } }) })
    await expect(process()).rejects.toMatchObject({
      code: 507,
      data: { sent: true, exit_code: exitCode, transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(peer.sent.length).toBe(1)
  })

  test('ends when the call is cancelled while it waits', async () => {
    const { client } = await open({ isFinal: () => false }, { message_processing_timeout: 60_000 })
    const controller = new AbortController()
    const call = client.call('processing.process_message', params, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('stop')), 100)
    await expect(call).rejects.toThrow('stop')
  })
})

/** Returns the signature in hex. */
function signWith(secret: string, data: Uint8Array): string {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(secret, 'hex')])
  return sign(null, data, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).toString('hex')
}
