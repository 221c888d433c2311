import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeBocBase64 } from '../../../../src/core/cells/index.ts'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type DevNodeOptions, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'
import { assemble } from '../../../support/vm/VmText.ts'

const client = await LocalClient.open()
const NOBODY = 'ab'.repeat(32)

async function start(options: DevNodeOptions = {}): Promise<DevNode> {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

const shared = await DevNode.start()
afterAll(() => shared.dispose())

/** Sends a value as a wallet does. Returns the id of the transaction. */
async function send(from: NodeContract, dest: string, value: number, bounce = true): Promise<string> {
  const { result, error } = await from.call('sendValue', { dest: `0:${dest}`, amount: value, bounce })
  if (result === null) throw new Error(JSON.stringify(error))
  return result.tx_hash
}

describe('trace', () => {
  test('shows the tree of a transfer with functions and arguments, from any of its transactions', async () => {
    const giver = NodeContract.giver(shared, client)
    const to = await NodeContract.deploy(shared, client, helloWallet)
    const { result } = await giver.call('sendTransaction', { dest: `0:${to.id}`, value: 3_000_000_000, bounce: false })
    const trace = await shared.admin('trace', { transaction: result.tx_hash })
    expect(trace).toMatchObject({ root: result.tx_hash, truncated: false })
    expect(trace.transactions).toHaveLength(2)
    const [called, arrived] = trace.transactions
    expect(called).toMatchObject({
      ...{ depth: 0, account_id: giver.id, name: 'giver', contract: 'Giver', aborted: false, replayable: true },
      in_message: {
        ...{ type: 'external_in', state: 'executed', kind: 'input', function: 'sendTransaction', contract: 'Giver' },
        arguments: { dest: `0:${to.id}`, value: '3000000000', bounce: false },
        header: { pubkey: giver.keys.public, time: expect.any(String), expire: expect.any(Number) },
      },
      compute: { success: true, exit_code: 0, gas_used: expect.any(Number) },
      action: { success: true, result_code: 0, messages: 1 },
      out_messages: [{ destination: `0:${to.id}`, transaction: arrived.id, state: 'executed' }],
      lost: [],
    })
    expect(arrived).toMatchObject({
      ...{ depth: 1, parent: called.id, account_id: to.id, contract: 'HelloWallet' },
      in_message: { type: 'internal', source: `0:${giver.id}`, source_name: 'giver', kind: 'transfer' },
      credit: { tokens: '3000000000' },
      compute: { success: true },
    })
    expect(BigInt(trace.fees)).toBe(BigInt(called.fees.total) + BigInt(arrived.fees.total))
    expect(await shared.admin('trace', { transaction: arrived.id.toUpperCase() })).toEqual(trace)
  })

  test('explains a message that bounces', async () => {
    const from = await NodeContract.deploy(shared, client, helloWallet)
    const { transactions } = await shared.admin('trace', { transaction: await send(from, NOBODY, 1_000_000_000) })
    expect(transactions.map((item: Json) => item.account_id)).toEqual([from.id, NOBODY, from.id])
    expect(transactions[1]).toMatchObject({
      aborted: true,
      compute: { skipped: 'there is no contract' },
      bounce: { type: 'ok', text: 'the message was returned' },
      failure: 'no contract ran: there is no contract; the message was returned',
    })
    expect(transactions[2].in_message).toMatchObject({ bounced: true, kind: 'bounced', source: `0:${NOBODY}` })
  })

  test('explains that tokens cannot cross Dapp IDs', async () => {
    const from = await NodeContract.deploy(shared, client, helloWallet)
    const to = await NodeContract.deploy(shared, client, helloWallet)
    const { transactions } = await shared.admin('trace', { transaction: await send(from, to.id, 5_000_000_000, false) })
    const { lost, in_message } = transactions[1]
    expect(in_message.value).toBe('5000000000')
    expect(lost).toEqual([
      {
        currency: 0,
        amount: expect.stringMatching(/^[45]\d{9}$/),
        reason: 'other_dapp',
        text: expect.stringContaining('tokens cannot cross Dapp IDs'),
      },
    ])
  })

  test('shows the outcome of messages that were not executed', async () => {
    const from = await NodeContract.deploy(shared, client, helloWallet)
    const { result } = await from.call('touch')
    const [touched] = (await shared.admin('trace', { transaction: result.tx_hash })).transactions
    expect(touched.out_messages).toEqual([
      expect.objectContaining({ type: 'external_out', state: 'sent', kind: 'event', function: 'Touched' }),
    ])
  })

  test('names a failure of actions', async () => {
    const from = await NodeContract.deploy(shared, client, helloWallet)
    const { result } = await from.call('sendValue', { dest: `0:${NOBODY}`, amount: 10n ** 15n, bounce: false })
    const [failed] = (await shared.admin('trace', { transaction: result.tx_hash })).transactions
    expect(failed).toMatchObject({
      aborted: true,
      compute: { success: true },
      action: { success: false, result_code: 37, no_funds: true },
      failure: expect.stringContaining('the action phase failed with code 37 (not enough tokens'),
    })
  })

  test('refuses anything that is not a transaction', async () => {
    await expect(shared.admin('trace', { transaction: 'x' })).rejects.toMatchObject({ code: 'invalid_params' })
    await expect(shared.admin('trace', { transaction: NOBODY })).rejects.toMatchObject({ code: 'not_found' })
    await expect(shared.admin('replay', { transaction: NOBODY })).rejects.toMatchObject({ code: 'not_found' })
    const params = { transaction: NOBODY, steps: 10_001 }
    await expect(shared.admin('replay', params)).rejects.toMatchObject({ code: 'invalid_params' })
  })
})

/** Exit code of a call, at a time of the chain (Unix time, s). */
async function touch(contract: NodeContract, time?: number): Promise<number> {
  const header = time === undefined ? {} : { time: time * 1000, expire: time + 60 }
  const { message } = await contract.encode('touch', {}, header)
  const { result, error } = (await contract.post(message)).json()
  return (result ?? error.data).exit_code
}

/** Ids of all transactions, oldest first. */
async function allTransactions(node: DevNode): Promise<string[]> {
  const { data } = await node.query('{ transactions(orderBy: {path: "lt", direction: ASC}, limit: 50) { id } }')
  return data.transactions.map(({ id }: Json) => id)
}

describe.each([
  ['in memory', () => ({})],
  ['in a file', () => ({ dataFolder: temporaryFolder() })],
] as const)('a replay on a chain %s', (_, options) => {
  test('of a long transaction does not delay messages and reads', async () => {
    const node = await start({ ...options(), deprecatedApi: true })
    const contract = await NodeContract.deploy(node, client, helloWallet)
    await node.admin('set_code', { account_id: contract.id, code: writeBocBase64(assemble('PUSHCONT <NOP>; AGAIN')) })
    await node.fund(contract.id, 100_000_000_000n)
    const transaction = (await allTransactions(node)).at(-1)!
    let isOver = false
    const replays = Promise.all([1, 2, 3].map(() => node.admin('replay', { transaction, steps: 100 })))
    const over = replays.then(() => {
      isOver = true
    })
    await node.fund(NOBODY)
    expect((await node.get(`account?account_id=${NOBODY}&dapp_id=${NOBODY}`)).status).toBe(200)
    expect(isOver).toBe(false)
    await over
    for (const replay of await replays) {
      expect(replay).toMatchObject({ matches: true, total_steps: expect.toSatisfy((steps) => steps > 50_000) })
      expect(replay.steps).toHaveLength(100)
    }
  })
})

describe('replay', () => {
  test('reproduces each transaction, however it was made', async () => {
    const node = await start({ args: ['--accounts', '1'], deprecatedApi: true })
    const from = await NodeContract.deploy(node, client, helloWallet)
    expect(await touch(from)).toBe(0)
    await send(from, NOBODY, 1_000_000_000)
    await node.admin('set_balance', { account_id: from.id, balance: '77000000000' })
    await node.admin('set_dapp', { dapp_id: from.id, credit: '5' })
    expect(await touch(from)).toBe(0)
    const message = { account_id: from.id, value: '2000000000', bounce: true }
    await node.admin('impersonate', { source: { account_id: NOBODY, dapp_id: NOBODY }, message })
    const call = { abi: JSON.parse(helloWallet.abi), function_name: 'touch' }
    await node.admin('impersonate', { source: { account_id: from.id }, call })
    await node.admin('increase_time', { seconds: 10_000_000 })
    const { time } = await node.admin('get_time')
    expect(await touch(from, time)).toBe(0)
    const ids = await allTransactions(node)
    expect(ids.length).toBeGreaterThan(9)
    for (const transaction of ids) {
      expect(await node.admin('replay', { transaction, steps: 0 }), transaction).toMatchObject({
        matches: true,
        steps: [],
      })
    }
    const { account_after } = await node.admin('replay', { transaction: ids.at(-1)! })
    const { boc } = (await node.get(`account?account_id=${from.id}&dapp_id=${from.id}`)).json()
    const hashes = [account_after, boc].map((text) => client.call('boc.get_boc_hash', { boc: text }))
    const [after, present] = await Promise.all(hashes)
    expect(after.hash).toBe(present.hash)
  })

  test('lists the steps of the machine with the stack, the account before and the configuration', async () => {
    const from = await NodeContract.deploy(shared, client, helloWallet)
    const { result } = await from.call('touch')
    const replay = await shared.admin('replay', { transaction: result.tx_hash, steps: 20 })
    expect(replay).toMatchObject({ matches: true, exit_code: 0, dapp_id_before: from.id, signatures_checked: true })
    expect(replay.steps).toHaveLength(20)
    const last = replay.steps.at(-1)
    expect(last).toMatchObject({ step: replay.total_steps, stack: expect.any(Array), gas_used: replay.gas_used })
    const run = await client.call('tvm.run_executor', {
      message: replay.message,
      account: { type: 'Account', boc: replay.account_before },
      execution_options: {
        blockchain_config: replay.config,
        block_time: replay.block.time,
        block_lt: BigInt(replay.block.start_lt),
        transaction_lt: BigInt(replay.lt),
        rand_seed: replay.block.rand_seed,
        block_seq_no: replay.block.seq_no,
        dapp_id: replay.dapp_id_before,
        signature_id: shared.ready.global_id,
      },
    })
    expect(run.transaction.compute.gas_used).toBe(replay.gas_used)
  })

  test('is kept for the newest transactions of --history, through a crash', async () => {
    const dataFolder = temporaryFolder()
    const first = await DevNode.start({ dataFolder, args: ['--history', '4'], deprecatedApi: true })
    for (const amount of [1n, 2n, 3n]) await first.fund(NOBODY, amount)
    // A gift is a transaction of the giver and one of the receiver.
    const [oldest, , ...newest] = await allTransactions(first)
    expect(newest).toHaveLength(4)
    await first.kill()
    const node = await start({ dataFolder, args: ['--history', '4'], deprecatedApi: true })
    await expect(node.admin('replay', { transaction: oldest })).rejects.toMatchObject({ code: 'conflict' })
    const [traced] = (await node.admin('trace', { transaction: oldest })).transactions
    expect(traced).toMatchObject({ replayable: false, lost: [] })
    for (const transaction of newest)
      expect(await node.admin('replay', { transaction })).toMatchObject({ matches: true })
  })

  test('--history 0 keeps nothing', async () => {
    const node = await start({ args: ['--history', '0'], deprecatedApi: true })
    await node.fund(NOBODY)
    const [transaction] = await allTransactions(node)
    await expect(node.admin('replay', { transaction })).rejects.toMatchObject({ code: 'conflict' })
    expect((await node.admin('trace', { transaction })).transactions).toMatchObject([
      { replayable: false },
      { replayable: false },
    ])
  })
})
