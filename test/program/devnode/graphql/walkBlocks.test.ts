/** A client of networks with a masterchain, which walks from block to block by `prev_ref`, gets through the chain and ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'

const TRAVERSED = 'id gen_utime shard after_split after_merge prev_ref { root_hash } prev_alt_ref { root_hash }'
const TRANSACTIONS = 'account_blocks { transactions { transaction_id } }'
const SHARDS = 'master { shard_hashes { shard descr { gen_utime seq_no root_hash } } }'

const KINDS = {
  'with block keepers': ['--deprecated-api'],
  'with the older interface': ['--legacy'],
  'with classic rules': ['--rules', 'classic', '--deprecated-api'],
} as const

describe.each(Object.entries(KINDS))('on a chain %s', (_kind, args) => {
  let node: DevNode
  let requests = 0
  beforeAll(async () => {
    node = await DevNode.start({ args: [...args] })
    for (let number = 1; number <= 4; number++) await node.fund(`${number}a`.repeat(32))
  })
  afterAll(() => node?.dispose())

  async function blocks(filter: object, fields: string): Promise<Json[]> {
    requests++
    const query = `query($filter:BlockFilter){blocks(filter:$filter,orderBy:{path:"gen_utime",direction:ASC}){${fields}}}`
    const { data, errors } = await node.query(query, { filter })
    expect(errors).toBeUndefined()
    return data.blocks
  }

  /** Visits blocks up to a time, s: from the first block named by the masterchain to the first one that is later. */
  async function walk(endTime: number): Promise<Json[]> {
    const [master] = await blocks({ workchain_id: { eq: -1 }, gen_utime: { gt: 0 } }, SHARDS)
    const [{ descr }] = master.master.shard_hashes
    const [first] = await blocks({ id: { in: [descr.root_hash] } }, `${TRAVERSED} ${TRANSACTIONS}`)
    const visited = []
    for (let block = first; block.gen_utime < endTime; ) {
      visited.push(block)
      const previous = { root_hash: { in: [block.id] } }
      const found = await blocks({ prev_ref: previous, OR: { prev_alt_ref: previous } }, `${TRAVERSED} ${TRANSACTIONS}`)
      for (const next of found) expect(next.prev_ref.root_hash).toBe(block.id)
      block = found[0] ?? visited.pop()
    }
    return visited
  }

  test('visits every block and every transaction once', async () => {
    requests = 0
    const endTime = Math.floor(Date.now() / 1000) + 2
    const visited = await walk(endTime)
    const seen = visited.flatMap(({ account_blocks: list }) =>
      list.flatMap(({ transactions }: Json) => transactions.map((each: Json) => each.transaction_id)),
    )
    const all = await node.query('{transactions(limit:100){id}}')
    expect(seen.sort()).toEqual(all.data.transactions.map(({ id }: Json) => id).sort())
    expect(new Set(visited.map(({ id }) => id)).size).toBe(visited.length)
    // At the end of the chain, an answer waits for the next block. Without this, there would be thousands of requests.
    expect(requests).toBeLessThan(visited.length + 20)
  })
})
