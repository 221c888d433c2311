import { describe, expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '6b'.repeat(32)

interface Head {
  readonly id: string
  readonly seq_no: number
  readonly gen_utime: number
  readonly chain_order: string
  readonly tr_count: number
}

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

/** The last block, read without asking for anything after it. */
async function headOf(node: DevNode): Promise<Head> {
  const query = '{blockchain{blocks(last:1){nodes{id seq_no gen_utime chain_order tr_count}}}}'
  return (await node.query(query)).data.blockchain.blocks.nodes[0]
}

async function openClient(node: DevNode) {
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return client
}

/** Queries that only a block after the head can answer. */
const beyond = {
  'blocks after it': ({ chain_order }: Head) => `blockchain{blocks(after:"${chain_order}"){nodes{id}}}`,
  'blocks of a later time': ({ gen_utime }: Head) =>
    `blockchain{blocks(master_seq_no_range:{start:${gen_utime + 1}}){nodes{id}}}`,
  'transactions after it': ({ chain_order }: Head) =>
    `blockchain{transactions(first:5,after:"${chain_order}~"){nodes{id}}}`,
}

/** The same on collections. */
const beyondInCollections = {
  'blocks that follow it': ({ id }: Head) =>
    `blocks(filter:{prev_ref:{root_hash:{in:["${id}"]}},OR:{prev_alt_ref:{root_hash:{in:["${id}"]}}}}){id}`,
  'blocks of a later time': ({ gen_utime }: Head) => `blocks(filter:{gen_utime:{gt:${gen_utime}}}){id}`,
  'blocks of a larger number': ({ seq_no }: Head) =>
    `blocks(filter:{workchain_id:{eq:0},seq_no:{ge:${seq_no + 1}}}){id}`,
  'transactions of a later time': ({ gen_utime }: Head) =>
    `transactions(filter:{OR:{now:{gt:${gen_utime}}},id:{eq:"x"}}){id}`,
  'blocks that it waits for': ({ chain_order }: Head) =>
    `blocks(filter:{chain_order:{gt:"${chain_order}m"}},timeout:5000){id}`,
}

async function expectBlocksFor(node: DevNode, queries: Readonly<Record<string, (head: Head) => string>>) {
  await node.fund(ID)
  for (const [name, query] of Object.entries(queries)) {
    const head = await headOf(node)
    expect((await node.query(`{${query(head)}}`)).errors, name).toBeUndefined()
    await expect.poll(async () => (await headOf(node)).seq_no, { timeout: 5000, message: name }).toBe(head.seq_no + 1)
    const next = await headOf(node)
    expect(next.tr_count).toBe(0)
    expect(next.gen_utime).toBeGreaterThan(head.gen_utime)
  }
  const { seq_no } = await headOf(node)
  await node.fund(ID)
  // The giver sends, the account receives.
  expect(await headOf(node)).toMatchObject({ seq_no: seq_no + 1, tr_count: 2 })
}

describe('an idle chain makes a block for a query beyond its last one', () => {
  test('an idle chain in memory makes a block for such a query', async () => expectBlocksFor(await start(), beyond))
  test('an idle chain in a file makes a block for such a query', async () =>
    expectBlocksFor(await start({ dataFolder: temporaryFolder() }), beyond))
  test('an idle chain makes a block for such a query of a collection', async () =>
    expectBlocksFor(await start({ deprecatedApi: true }), beyondInCollections))
})

describe('no block is made', () => {
  test('for queries that the chain can answer', async () => {
    const node = await start({ deprecatedApi: true })
    await node.fund(ID)
    const { id, gen_utime } = await headOf(node)
    await node.query(`{
      blockchain { blocks(first: 10) { nodes { id } } transactions(last: 1) { nodes { id } } block(hash: "${id}") { id }
        first: blocks(master_seq_no_range: { start: ${gen_utime - 5}, end: ${gen_utime + 100} }) { nodes { id } } }
      blocks(filter: { gen_utime: { le: ${gen_utime + 5} } }) { id }
      transactions(filter: { account_addr: { eq: "0:${ID}" } }) { id }
    }`)
    // A query beyond the head makes a block, so its number shows that earlier queries made no block.
    await node.query(`{blocks(filter:{gen_utime:{gt:${gen_utime}}},timeout:5000){id}}`)
    expect((await headOf(node)).seq_no).toBe(2)
  })
})

test('a query beyond the end of a new chain makes its first block', async () => {
  const node = await start()
  await node.query('{blockchain{blocks(first:40){nodes{id}}}}')
  await expect.poll(async () => (await headOf(node))?.seq_no, { timeout: 5000 }).toBe(1)
})

test.each(['block', 'transaction'])('a bounded iteration over each %s of an idle chain ends', async (kind) => {
  const node = await start()
  const client = await openClient(node)
  await node.fund(ID)
  const end_time = Math.floor(Date.now() / 1000) + 1
  const { handle } = await client.call(`net.create_${kind}_iterator`, { end_time, start_time: 1000 })
  const items: unknown[] = []
  for (let has_more = true; has_more; ) {
    const page = await client.call('net.iterator_next', { iterator: handle, limit: 10 })
    items.push(...page.items)
    has_more = page.has_more
  }
  expect(items.length).toBeGreaterThan(0)
})

test('a client that iterates from long before the first block starts at the first one', async () => {
  const node = await start({ deprecatedApi: true })
  await node.fund(ID)
  // What the iterators of the network's library ask for.
  const master = (filter: string, direction: string) => `{blocks(
    filter:{workchain_id:{eq:-1},gen_utime:{${filter}}},orderBy:[{path:"gen_utime",direction:${direction}}],limit:10
  ){gen_utime master{shard_hashes{descr{root_hash}}}}}`
  const [before] = (await node.query(master('le:1000', 'DESC'))).data.blocks
  expect(before.master.shard_hashes).toEqual([])
  const [first] = (await node.query(master(`gt:${before.gen_utime}`, 'ASC'))).data.blocks
  const { nodes } = (await node.query('{blockchain{blocks(master_seq_no_range:{start:1000}){nodes{id}}}}')).data
    .blockchain.blocks
  expect(first.master.shard_hashes[0].descr.root_hash).toBe(nodes[0].id)
})

describe('--block-time', () => {
  test('makes blocks while nothing happens, and continues after a restart', async () => {
    const dataFolder = temporaryFolder()
    const first = await DevNode.start({ dataFolder, args: ['--block-time', '0.2'] })
    await expect.poll(async () => (await headOf(first))?.seq_no ?? 0, { timeout: 10_000 }).toBeGreaterThan(2)
    const { seq_no } = await headOf(first)
    await first.dispose()
    const second = await DevNode.start({ dataFolder, args: ['--block-time', '0.2'] })
    await expect.poll(async () => (await headOf(second)).seq_no, { timeout: 10_000 }).toBeGreaterThan(seq_no + 1)
    await second.dispose()
  })

  test.each([
    [['--block-time', '0'], '--block-time must be a number of seconds'],
    [['--block-time', 'x'], '--block-time must be a number of seconds'],
  ])('is refused as %j', async (args, text) => {
    const refused = DevNode.start({ args })
    await expect(refused).rejects.toThrow(text)
    await expect(refused).rejects.toMatchObject({ exitCode: 2 })
  })
})
