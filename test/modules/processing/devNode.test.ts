/** Messages processed by the development node, also while it misbehaves, restarts or dies. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../src/system/systemClock.ts'
import { answeringAccount, getterAbi } from '../../support/contracts/answeringAccount.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { HelloWallet } from '../../support/processing/HelloWallet.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { withoutClock } from '../../support/processing/views.ts'

async function openClient(endpoints: readonly string[], options: { network?: object; lateMs?: number } = {}) {
  const { network = {}, lateMs = 0 } = options
  const client = await LocalClient.open({
    config: { network: { endpoints, message_processing_timeout: 10_000, ...network } },
    clock: { ...systemClock, now: () => systemClock.now() - lateMs },
  })
  onTestFinished(() => client.close())
  return client
}

describe('the development node', () => {
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start()
  })
  afterAll(() => node.dispose())

  test('deploys a contract, executes a call and returns the account', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.prepare(client)
    await node.fund(wallet.accountId)
    const deployed = await wallet.process(wallet.deployParams)
    expect(deployed.transaction).toMatchObject({
      aborted: false,
      account_addr: wallet.address,
      end_status_name: 'Active',
    })
    const events: { type: string }[] = []
    const touched = await wallet.process(wallet.callParams('touch'), (event) => events.push(event))
    expect(touched.decoded.out_messages).toMatchObject([{ body_type: 'Event', name: 'Touched' }])
    expect(touched.fees.gas_fee).toBeGreaterThan(0)
    expect(events.map(({ type }) => type)).toEqual(['WillSend', 'DidSend', 'WillFetchNextBlock'])
    const ids = { account_id: wallet.accountId, dapp_id: wallet.accountId }
    const account = await client.call('account.get_account', ids)
    expect(account).toMatchObject({ ...ids, state_timestamp: expect.any(Number) })
    expect(await wallet.calls()).toBe(2)
  })

  test('sends a message and waits for its transaction in two steps', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const { message, message_id } = await client.call('abi.encode_message', wallet.callParams('touch'))
    const sent = await client.call('processing.send_message', { message, dapp_id: wallet.accountId })
    expect(sent).toMatchObject({
      message_hash: message_id,
      aborted: false,
      exit_code: 0,
      account_id: wallet.accountId,
      dapp_id: wallet.accountId,
    })
    const { tx_hash } = sent
    const result = await client.call('processing.wait_for_transaction', { message, tx_hash })
    expect(result.transaction).toMatchObject({ id: tx_hash, in_msg: message_id })
  })

  test('an executed call that has to answer and does not is an error with the outcome executed', async () => {
    const client = await openClient([node.url])
    const { account, id } = await answeringAccount(client, [])
    await node.admin('set_account', { boc: account })
    const message_encode_params = {
      abi: { type: 'Json', value: getterAbi },
      ...{ address: `0:${id}`, call_set: { function_name: 'getBalance' }, signer: { type: 'None' } },
    }
    const params = { message_encode_params, dapp_id: id }
    const sent = await client.call('processing.process_message', params)
    expect(sent.decoded.output).toBeNull()
    await expect(client.call('processing.process_message', { ...params, answer_required: true })).rejects.toMatchObject(
      {
        code: 418,
        data: {
          ...{ function_name: 'getBalance', outcome: 'executed', sent: true },
          ...{ transaction_id: expect.stringMatching(/^[0-9a-f]{64}$/), message_hash: expect.any(String) },
        },
      },
    )
  })

  test('executes a message once and reports its result for its copy', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
    const params = { message, dapp_id: wallet.accountId }
    const { tx_hash } = await client.call('processing.send_message', params)
    expect(await client.call('processing.send_message', params)).toMatchObject({ tx_hash, finality: 'final' })
    expect(await wallet.calls()).toBe(2)
  })

  test('refuses a message that is older than the last one, although it may have been executed before', async () => {
    const client = await openClient([node.url], { network: { message_processing_timeout: 500 } })
    const wallet = await HelloWallet.deploy(client, node)
    const header = { time: Date.now() - 60_000 }
    const { message, message_id } = await client.call('abi.encode_message', wallet.callParams('touch', {}, { header }))
    await expect(client.call('processing.send_message', { message, dapp_id: wallet.accountId })).rejects.toMatchObject({
      code: 621,
      data: {
        sent: true,
        message_hash: message_id,
        node_error: { extensions: { code: 'TVM_ERROR', details: { exit_code: 52 } } },
      },
    })
    expect(await wallet.calls()).toBe(1)
  })

  test('executes copies that are sent at the same time once', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
    const params = { message, dapp_id: wallet.accountId }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => client.call('processing.send_message', params)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 621 })
    }
    expect(await wallet.calls()).toBe(2)
  })

  test('ends with 507 when no message lives long enough', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const proxy = await NodeProxy.start(node.url, onTestFinished, { read: withoutClock })
    const late = await openClient([proxy.url], { lateMs: 3_600_000, network: { message_retries_count: 1 } })
    const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    await expect(late.call('processing.process_message', params)).rejects.toMatchObject({
      code: 507,
      data: { sent: false, local_error: { data: { exit_code: 57 } } },
    })
    expect(await wallet.calls()).toBe(1)
  })

  test('reports that the account of a call does not exist', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.prepare(client)
    await expect(wallet.process(wallet.callParams('touch'))).rejects.toMatchObject({
      code: 621,
      message: expect.stringMatching(`^The account ${wallet.address} does not exist`),
      data: { outcome: 'refused', account_address: wallet.address },
    })
  })

  test('reports the exit code of a contract that does not accept', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const stranger = await client.call('crypto.generate_random_sign_keys')
    const params = { ...wallet.callParams('touch'), signer: { type: 'Keys', keys: stranger } }
    await expect(wallet.process(params)).rejects.toMatchObject({
      code: 621,
      data: { node_error: { extensions: { details: { exit_code: 102 } } } },
    })
  })

  test('reports a transaction that failed in its action phase', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const input = { dest: `0:${'5'.repeat(64)}`, amount: '900000000000000', bounce: false }
    await expect(wallet.process(wallet.callParams('sendValue', input))).rejects.toMatchObject({
      code: 407,
      data: { phase: 'action', account_address: wallet.address, account_balance: expect.anything() },
    })
  })

  test('watches messages that are sent with the account id alone', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const { message } = await client.call('abi.encode_message', wallet.callParams('touch'))
    const wait_until = Math.ceil(Date.now() / 1000) + 60
    await client.call('processing.send_messages', {
      messages: [{ boc: message, wait_until, user_data: { order: 7 } }],
      monitor_queue: 'orders',
    })
    const { results } = await client.call('processing.fetch_next_monitor_results', {
      queue: 'orders',
      wait_mode: 'All',
    })
    expect(results).toMatchObject([
      { status: 'Finalized', transaction: { aborted: false, compute: { exit_code: 0 } }, user_data: { order: 7 } },
    ])
    expect(await wallet.calls()).toBe(2)
  })

  test.each([
    ['a wrong thread', { wrong_thread: 2 }],
    ['an outdated token', { expired_token: 2 }],
    ['a slow endpoint', { latency_ms: 150 }],
    ['blocks that show late', { lag_ms: 400 }],
    ['failures', { fail: 2 }],
  ])('processes a message once in spite of %s', async (_name, faults) => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    await node.setFaults(faults)
    try {
      const result = await wallet.process(wallet.callParams('touch'))
      expect(result.transaction.aborted).toBe(false)
    } finally {
      await node.setFaults(null)
    }
    expect(await wallet.calls()).toBe(2)
  })

  test('ends in time on an endpoint that never answers', async () => {
    const client = await openClient([node.url])
    const wallet = await HelloWallet.deploy(client, node)
    const impatient = await openClient([node.url], { network: { query_timeout: 200, max_reconnect_timeout: 500 } })
    const params = { message_encode_params: wallet.callParams('touch'), dapp_id: wallet.accountId }
    await node.setFaults({ silent: true })
    try {
      await expect(impatient.call('processing.process_message', params)).rejects.toMatchObject({ code: 11 })
    } finally {
      await node.setFaults(null)
    }
    expect(await wallet.calls()).toBe(1)
  })
})

describe('a development node with REMP', () => {
  test('reports the status of a message before its transaction is asked for', async () => {
    const node = await DevNode.start({ args: ['--remp'], deprecatedApi: true })
    onTestFinished(() => node.dispose())
    const client = await openClient([node.url], { network: { first_remp_status_timeout: 5000 } })
    const wallet = await HelloWallet.deploy(client, node)
    const events: { type: string; json?: { status: string } }[] = []
    await wallet.process(wallet.callParams('touch'), (event) => events.push(event))
    expect(events.filter(({ type }) => type.startsWith('Remp'))).toMatchObject([
      { type: 'RempOther', json: { status: 'FINALIZED' } },
    ])
  })
})

describe('an endpoint that dies', () => {
  test('is replaced by the other one on the same chain', async () => {
    const node = await DevNode.start()
    onTestFinished(() => node.dispose())
    const gateway = await Gateway.start({ upstreams: [node.url] })
    onTestFinished(() => gateway.dispose())
    const client = await openClient([gateway.url, node.url])
    const wallet = await HelloWallet.deploy(client, node)
    await wallet.process(wallet.callParams('touch'))
    const processing = wallet.process(wallet.callParams('touch'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await gateway.dispose()
    expect((await processing).transaction.aborted).toBe(false)
    await wallet.process(wallet.callParams('touch'))
    expect(await wallet.calls()).toBe(4)
  })
})

describe.each(['--strict', '--deprecated-api', '--legacy'])('a development node with %s', (kind) => {
  test('supports every function of this module', async () => {
    const node = await DevNode.start({ args: [kind] })
    onTestFinished(() => node.dispose())
    const client = await openClient([node.url])
    const wallet = await HelloWallet.prepare(client)
    await node.fund(wallet.accountId)
    // A node below version 1.0.0 needs no Dapp ID.
    const ids = kind === '--legacy' ? {} : { dapp_id: wallet.accountId }
    const process = (message_encode_params: object) =>
      client.call('processing.process_message', { message_encode_params, ...ids })
    expect(await process(wallet.deployParams)).toMatchObject({ account_id: wallet.accountId, finality: 'final' })
    expect((await process(wallet.callParams('touch'))).transaction.aborted).toBe(false)

    const first = await client.call('abi.encode_message', wallet.callParams('touch'))
    const { tx_hash } = await client.call('processing.send_message', { message: first.message, ...ids })
    const waited = await client.call('processing.wait_for_transaction', { message: first.message, tx_hash })
    expect(waited.transaction).toMatchObject({ id: tx_hash, in_msg: first.message_id })

    const second = await client.call('abi.encode_message', wallet.callParams('touch'))
    const wait_until = Math.ceil(Date.now() / 1000) + 60
    await client.call('processing.send_messages', {
      messages: [{ boc: second.message, wait_until, user_data: { order: 7 } }],
      monitor_queue: 'orders',
    })
    const { message_id: hash } = first
    await client.call('processing.monitor_messages', {
      queue: 'orders',
      messages: [{ message: { type: 'HashAddress', hash, address: wallet.address }, wait_until, user_data: 0 }],
    })
    const fetch = { queue: 'orders', wait_mode: 'All' }
    const { results } = await client.call('processing.fetch_next_monitor_results', fetch)
    expect(results).toHaveLength(2)
    expect(results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ hash, status: 'Finalized', finality: 'final', user_data: 0 }),
        expect.objectContaining({ hash: second.message_id, status: 'Finalized', user_data: { order: 7 } }),
      ]),
    )
    expect(await client.call('account.get_account', { account_id: wallet.accountId, ...ids })).toMatchObject({
      boc: expect.any(String),
      account_id: wallet.accountId,
    })
  })
})
