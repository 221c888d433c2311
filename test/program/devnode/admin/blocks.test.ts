import { describe, expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions, type Json } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

function idOf(number: number): string {
  return number.toString(16).padStart(64, '6')
}

/** Gifts that wait, by the number of their account. */
async function fundLater(node: DevNode, ...numbers: number[]) {
  const answers: Promise<Json>[] = []
  for (const number of numbers) {
    answers.push(node.post('faucet', { account_id: idOf(number) }).then((answer) => answer.json()))
    await expect
      .poll(async () => (await queueOf(node)).some(({ account_id }) => account_id === idOf(number)))
      .toBe(true)
  }
  return answers
}

async function queueOf(node: DevNode): Promise<{ id: string; kind: string; account_id: string }[]> {
  return (await node.admin('queue')).messages
}

describe.each([
  ['in memory', () => ({})],
  ['in a file', () => ({ dataFolder: temporaryFolder() })],
] as const)('blocks of a chain %s', (_, options) => {
  test('are made on request, with the waiting messages in the requested order', async () => {
    const node = await start({ ...options(), args: ['--manual'] })
    const answers = await fundLater(node, 1, 2, 3, 4)
    const queue = await queueOf(node)
    expect(queue.map(({ account_id }) => account_id)).toEqual([1, 2, 3, 4].map(idOf))
    expect((await node.admin('status')).queued).toBe(4)
    const dropped = await node.admin('drop_message', { id: queue[1]!.id })
    expect(dropped.id).toBe(queue[1]!.id)
    expect((await answers[1])!.error).toMatchObject({ message: 'The message was dropped from the queue' })
    const { messages } = await node.admin('order_queue', { ids: [queue[3]!.id, queue[2]!.id] })
    expect(messages.map(({ account_id }: Json) => account_id)).toEqual([4, 3, 1].map(idOf))
    expect((await node.admin('mine')).seq_no).toBe(1)
    for (const index of [0, 2, 3]) expect((await answers[index])!.error).toBeNull()
    const query = '{blockchain{transactions(first:20){edges{node{account_addr}}}}}'
    const made: Json[] = (await node.query(query)).data.blockchain.transactions.edges
    // The giver sends each gift first.
    const receivers = made
      .map(({ node: { account_addr } }) => account_addr)
      .filter((address) => address.startsWith('0:66'))
    expect(receivers).toEqual([4, 3, 1].map((n) => `0:${idOf(n)}`))
    await expect(node.admin('drop_message', { id: queue[0]!.id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(node.admin('order_queue', { ids: [queue[0]!.id] })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('are empty if no message waits, at the requested intervals', async () => {
    const node = await start(options())
    await node.admin('freeze')
    const { time } = await node.admin('get_time')
    expect(await node.admin('mine', { blocks: 5, interval: 60 })).toMatchObject({ seq_no: 5, time: time + 240 })
    const query = '{blockchain{blocks(first:5){nodes{seq_no gen_utime tr_count}}}}'
    expect((await node.query(query)).data.blockchain.blocks.nodes).toEqual(
      [0, 1, 2, 3, 4].map((index) => ({ seq_no: index + 1, gen_utime: time + 60 * index, tr_count: 0 })),
    )
    for (const blocks of [0, -1, 10_001, 1.5, '3']) {
      await expect(node.admin('mine', { blocks })).rejects.toMatchObject({ status: 400, code: 'invalid_params' })
    }
  })

  test('change to another mode and back while messages wait', async () => {
    const node = await start(options())
    await node.fund(idOf(1))
    await node.admin('set_block_mode', { mode: 'manual' })
    const [answer] = await fundLater(node, 2)
    expect((await node.admin('status')).block_mode).toBe('manual')
    await node.admin('set_block_mode', { mode: 'automatic' })
    expect((await answer!).error).toBeNull()
    await node.admin('set_block_mode', { mode: 'interval', block_time: 1 })
    const { seq_no } = await node.admin('status')
    await expect.poll(async () => (await node.admin('status')).seq_no).toBeGreaterThan(seq_no + 1)
    await node.admin('freeze')
    const frozen = await node.admin('status')
    await expect.poll(async () => (await node.admin('status')).seq_no).toBeGreaterThan(frozen.seq_no)
    for (const params of [{ mode: 'interval' }, { mode: 'manual', block_time: 1 }, { mode: 'never' }, {}]) {
      await expect(node.admin('set_block_mode', params)).rejects.toMatchObject({ code: 'invalid_params' })
    }
  })

  test('take turns with controls of the chain', async () => {
    const node = await start(options())
    const ids: number[] = []
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let round = 0; round < 5; round++) await node.fund(idOf(100 + sender), 1000n)
    })
    const controller = (async () => {
      for (let round = 0; round < 5; round++) {
        ids.push((await node.admin('snapshot')).id)
        await node.admin('set_balance', { account_id: idOf(1), balance: String(round) })
        await node.admin('increase_time', { seconds: 1 })
      }
    })()
    await Promise.all([...senders, controller])
    for (let sender = 0; sender < 8; sender++) {
      const id = idOf(100 + sender)
      const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
      expect((await node.query(query)).data.blockchain.account.info.balance).toBe('5000')
    }
    await node.admin('revert', { id: ids[0] })
    expect((await node.get(`account?account_id=${idOf(1)}&dapp_id=${idOf(1)}`)).status).toBe(404)
  })
})

test('messages that wait when the node stops are refused', async () => {
  const node = await start({ args: ['--manual'] })
  const [answer] = await fundLater(node, 1)
  const settled = answer!.then(
    (json) => json.error ?? json,
    () => 'cut off',
  )
  node.process.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  expect(await settled).toBeDefined()
})
