import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '5d'.repeat(32)
const DAY = 86_400

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return { node, client }
}

async function lastTime(node: DevNode): Promise<number> {
  return (await node.admin('status')).last_block_time
}

/** Calls with a header of the chain's time. */
async function call(node: DevNode, contract: NodeContract, name: string, { expireIn = 60 } = {}) {
  const { time } = await node.admin('get_time')
  const header = { time: time * 1000, expire: time + expireIn, pubkey: contract.keys.public }
  const { message } = await contract.encode(name, {}, header)
  return { message, answer: async () => (await contract.post(message)).json() }
}

describe.each([
  ['in memory', () => ({})],
  ['in a file', () => ({ dataFolder: temporaryFolder() })],
] as const)('the time of a chain %s', (_, options) => {
  test('applies to blocks, contracts, accounts and answers', async () => {
    const { node, client } = await start(options())
    const contract = await NodeContract.deploy(node, client, helloWallet)
    const before = await lastTime(node)
    const moved = await node.admin('increase_time', { seconds: 100 * DAY })
    expect(moved.time).toBeGreaterThanOrEqual(before + 100 * DAY)
    const { result } = await (await call(node, contract, 'touch')).answer()
    expect(result.state_timestamp).toBeGreaterThanOrEqual(moved.time)
    const event = await contract.decode(result.ext_out_msgs[0])
    expect(Number(Object.values(event.value)[0])).toBe(result.state_timestamp)
    expect(await lastTime(node)).toBe(result.state_timestamp)
    const query = `{info{time} blockchain{account(account_id:"${contract.id}",dapp_id:"${contract.id}"){
      info{last_paid} transactions(last:1){edges{node{now storage{storage_fees_collected(format:DEC)}}}}}}}`
    const { info, blockchain } = (await node.query(query)).data
    expect(Math.floor(info.time / 1000)).toBeGreaterThanOrEqual(moved.time)
    expect(blockchain.account.info.last_paid).toBe(result.state_timestamp)
    const [{ node: transaction }] = blockchain.account.transactions.edges
    expect(transaction.now).toBe(result.state_timestamp)
    expect(BigInt(transaction.storage.storage_fees_collected)).toBeGreaterThan(0n)
    expect(Number(result.current_time)).toBeGreaterThanOrEqual(moved.time * 1000)
  })

  test('makes messages expire', async () => {
    const { node, client } = await start(options())
    const contract = await NodeContract.deploy(node, client, helloWallet)
    const { answer } = await call(node, contract, 'touch')
    await node.admin('increase_time', { seconds: 61 })
    expect(await answer()).toMatchObject({ result: null, error: { code: 'TVM_ERROR', data: { exit_code: 57 } } })
    expect((await (await call(node, contract, 'touch')).answer()).error).toBeNull()
  })

  test('stands still, runs again, and is set for one block', async () => {
    const { node } = await start(options())
    const { time, frozen } = await node.admin('freeze', { time: (await lastTime(node)) + 1000 })
    expect(frozen).toBe(true)
    await node.fund(ID)
    await node.fund(ID)
    expect([await lastTime(node), (await node.admin('get_time')).time]).toEqual([time, time])
    expect(await node.admin('set_next_block_time', { time: time + 50 })).toMatchObject({ next_block_time: time + 50 })
    await node.fund(ID)
    expect(await node.admin('get_time')).toEqual({ time: time + 50, frozen: true, epoch: node.ready.epoch })
    expect(await lastTime(node)).toBe(time + 50)
    expect(await node.admin('increase_time', { seconds: 10 })).toMatchObject({ time: time + 60, frozen: true })
    await node.admin('mine')
    expect(await lastTime(node)).toBe(time + 60)
    expect(await node.admin('resume')).toMatchObject({ frozen: false })
    await expect.poll(async () => (await node.admin('get_time')).time).toBeGreaterThan(time + 60)
    await node.admin('set_next_block_time', { time: time + 5000 })
    await node.fund(ID)
    expect(await lastTime(node)).toBe(time + 5000)
    await node.fund(ID)
    const after = await lastTime(node)
    expect(after).toBeGreaterThanOrEqual(time + 5000)
    expect(after).toBeLessThan(time + 5600)
  })

  test('never goes back behind the last block', async () => {
    const { node } = await start(options())
    await node.fund(ID)
    const last = await lastTime(node)
    for (const method of ['set_time', 'set_next_block_time', 'freeze']) {
      await expect(node.admin(method, { time: last - 1 })).rejects.toMatchObject({ status: 409, code: 'conflict' })
      await expect(node.admin(method, { time: 4_294_967_295 })).rejects.toMatchObject({ code: 'invalid_params' })
    }
    await expect(node.admin('increase_time', { seconds: 4_000_000_000 })).rejects.toMatchObject({ status: 400 })
    expect(await node.admin('set_time', { time: last })).toMatchObject({ frozen: false })
    await node.fund(ID)
    expect(await lastTime(node)).toBeGreaterThanOrEqual(last)
  })

  test('may be long ago before the first block, and is restored by a revert', async () => {
    const { node } = await start(options())
    await node.admin('set_time', { time: 1_000_000_000 })
    await node.fund(ID)
    const first = await lastTime(node)
    expect(first).toBeGreaterThanOrEqual(1_000_000_000)
    expect(first).toBeLessThan(1_000_000_600)
    const { id } = await node.admin('snapshot')
    await node.admin('increase_time', { seconds: DAY })
    await node.admin('freeze')
    const { time } = await node.admin('revert', { id })
    expect(time).toBeLessThan(1_000_000_600)
    expect((await node.admin('get_time')).frozen).toBe(false)
    await node.fund(ID)
    expect(await lastTime(node)).toBeLessThan(1_000_000_600)
  })
})
