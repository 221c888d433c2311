/** Every control of a development node, by the binding. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { inspect } from 'node:util'
import { DevNode, DevNodeError } from 'vendorclient'
import { openClient, temporaryFolder, testProgram } from './support.mjs'

const ID = 'a5'.repeat(32)
const CODE = 'te6ccgEBAQEAAgAAAA=='

async function start(t, options = {}) {
  const node = await DevNode.start({ program: testProgram, ...options })
  t.after(() => node.stop())
  return node
}

describe('a development node', () => {
  test('is started with wallets, controlled and stopped', async (t) => {
    const node = await start(t, { accounts: 2, balance: '7' })
    assert.equal(node.accounts.length, 2)
    assert.match(node.accounts[0].secret, /^[0-9a-f]{64}$/)
    assert.deepEqual((await node.listAccounts()).accounts, node.accounts)
    assert.equal((await node.status()).seq_no, 0)
    assert.deepEqual((await node.faults({ fail: 1, bad_proof: 'leaf' })).bad_proof, 'leaf')
    assert.deepEqual((await node.faults({ clear: true })).fail, 0)
    const first = node.epoch
    const snapshot = await node.snapshot()
    assert.deepEqual((await node.snapshots()).snapshots, [{ id: snapshot.id, seq_no: 0 }])
    await node.fund(ID, 5n, { 3: 4n })
    assert.equal((await node.revert(snapshot)).seq_no, 0)
    assert.notEqual(node.epoch, first)
    assert.equal((await node.reset()).seq_no, 0)
    await node.stop()
    await assert.rejects(node.status(), (error) => error instanceof DevNodeError && error.code === 'unreachable')
    await node.stop()
  })

  test('that runs already is found by its clients', async (t) => {
    const running = await start(t)
    const network = { endpoints: [running.url.replace('http://', '')] }
    const client = await openClient(t, 'spawn', { config: { network } })
    const node = client.devNode
    assert.deepEqual([node.url, node.ready.port, node.accounts, node.log], [running.url, running.ready.port, [], ''])
    assert.equal(node.giver.account_id, undefined)
    const { account_id, ...keys } = running.ready.giver
    assert.deepEqual(
      [node.giver.keys, running.giver.account_id, { ...running.giver.keys }],
      [undefined, account_id, keys],
    )
    assert.doesNotMatch(inspect(running.giver), new RegExp(keys.secret))
    await node.giver.fund(ID, 5n)
    await running.giver.fund(ID, 6n)
    const { boc } = await client.account.getAccount({ account_id: ID, dapp_id: ID })
    assert.equal(BigInt((await client.boc.parseAccount({ boc })).parsed.balance), 11n)
    assert.equal((await node.status()).seq_no, (await running.status()).seq_no)
    assert.equal(node.epoch, running.epoch)
    await node.stop()
    assert.equal((await node.getTime()).frozen, false)
    const alone = await openClient(t, 'spawn')
    assert.throws(() => alone.devNode, { name: 'DevNodeError', code: 'unreachable' })
  })

  test('has the time that one likes', async (t) => {
    const node = await start(t)
    const { time } = await node.freeze()
    assert.equal((await node.getTime()).time, time)
    assert.equal((await node.setTime({ time: time + 10 })).time, time + 10)
    assert.equal((await node.increaseTime({ seconds: 5 })).time, time + 15)
    assert.equal((await node.setNextBlockTime({ time: time + 20 })).next_block_time, time + 20)
    assert.deepEqual((await node.mine({ blocks: 2, interval: 7 })).time, time + 27)
    assert.equal((await node.resume()).frozen, false)
  })

  test('makes blocks by hand', async (t) => {
    const node = await start(t, { manual: true })
    const funded = [node.fund(ID), node.fund(ID), node.fund(ID)].map((gift) => gift.catch((error) => error))
    let queue
    do queue = (await node.queue()).messages
    while (queue.length < 3)
    await node.dropMessage(queue[0])
    assert.equal((await node.orderQueue({ ids: [queue[2].id] })).messages[0].id, queue[2].id)
    assert.equal((await node.mine()).seq_no, 1)
    assert.equal((await Promise.all(funded)).filter((error) => error instanceof DevNodeError).length, 1)
    assert.equal((await node.setBlockMode({ mode: 'interval', block_time: 5 })).block_time, 5)
  })

  test('has the accounts that one likes', async (t) => {
    const node = await start(t)
    assert.equal((await node.setBalance({ account_id: ID, balance: '77', currencies: { 2: '5' } })).balance, '77')
    assert.equal((await node.setCode({ account_id: ID, code: CODE })).acc_type, 1)
    assert.equal((await node.setData({ account_id: ID, data: CODE })).acc_type, 1)
    const { boc } = await (await fetch(`${node.url}/v2/account?account_id=${ID}&dapp_id=${ID}`)).json()
    assert.equal((await node.deleteAccount({ account_id: ID })).acc_type, 3)
    assert.equal((await node.setAccount({ boc })).balance, '77')
    assert.equal((await node.setDapp({ dapp_id: ID, credit: '5' })).credit, '5')
    const message = { account_id: ID, value: '1000000000', bounce: false }
    const { transaction_id } = await node.impersonate({ source: { account_id: 'b6'.repeat(32) }, message })
    assert.match(transaction_id, /^[0-9a-f]{64}$/)
    await assert.rejects(node.setBalance({ account_id: 'x' }), (error) => {
      assert.deepEqual([error.name, error.code, error.status], ['DevNodeError', 'invalid_params', 400])
      return true
    })
  })

  test('is written to a file, read again and forked', async (t) => {
    const node = await start(t)
    const file = join(temporaryFolder(t), 'chain.jsonl')
    await node.fund(ID, 5n)
    assert.ok((await node.dump({ file })).rows > 5)
    await node.reset()
    assert.equal((await node.load({ file })).seq_no, 1)
    const fork = await start(t, { fork: node.url })
    const { accounts } = await fork.forkPrefetch({ accounts: [{ account_id: ID }] })
    assert.equal(accounts[0].exists, true)
    assert.deepEqual((await fork.forkedAccounts()).accounts, accounts)
    const state = await start(t, { state: file })
    assert.equal((await state.status()).seq_no, 1)
  })

  test('explains what happened', async (t) => {
    const node = await start(t, { accounts: 1 })
    const [wallet] = node.accounts
    const message = { account_id: wallet.account_id, value: '1000000000', bounce: false }
    const source = { account_id: wallet.account_id }
    const { transaction_id: transaction } = await node.impersonate({ source, message })
    const trace = await node.trace({ transaction })
    assert.equal(trace.root, transaction)
    assert.equal(trace.transactions[0].in_message.type, 'internal')
    assert.equal(trace.transactions[0].credit.tokens, '1000000000')
    const replay = await node.replay({ transaction, steps: 3 })
    assert.equal(replay.matches, true)
    assert.equal(replay.steps.length, 3)
    const { code_hash } = trace.transactions[0]
    const abi = { 'ABI version': 2, version: '2.4', header: [], functions: [], events: [] }
    const [{ code_hash: cell, offset }] = replay.steps
    const debug_map = { map: { [cell]: { [offset]: { filename: 'Wallet.sol', line: 7 } } } }
    assert.deepEqual(
      await node.registerAbi({ abi, code_hash, name: 'Safe', debug_map }).then(({ name }) => name),
      'Safe',
    )
    assert.equal((await node.trace({ transaction })).transactions[0].contract, 'Safe')
    assert.deepEqual((await node.replay({ transaction, steps: 3 })).steps[0].source, { file: 'Wallet.sol', line: 7 })
    const gas = await node.gasReport()
    assert.deepEqual([gas.transactions, gas.functions[0].contract, gas.functions[0].calls], [1, 'Safe', 1])
    assert.match(gas.text, /Safe/)
    const coverage = await node.coverage({ from_block: 1 })
    assert.deepEqual(coverage.files, [{ file: 'Wallet.sol', total: 1, covered: 1, lines: [{ line: 7, runs: 1 }] }])
    assert.match(coverage.lcov, /DA:7,1/)
    await assert.rejects(node.trace({ transaction: ID }), (error) => error.code === 'not_found')
    await assert.rejects(node.registerAbi({ abi: {} }), (error) => error.code === 'invalid_params')
  })

  test('that cannot start says why', async () => {
    await assert.rejects(DevNode.start({ program: testProgram, args: ['--nonsense'] }), (error) => {
      assert.equal(error.code, 'not_started')
      assert.match(error.message, /nonsense/)
      return true
    })
  })
})
