import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { QueryTimeout } from '../../../../src/program/devnode/store/NodeStore.ts'
import { ScanError, ScanThread } from '../../../../src/program/devnode/store/scanOnThread.ts'
import { sql } from '../../../../src/program/devnode/store/sql.ts'
import { startGraphql } from '../../../support/devnode/GraphqlServer.ts'
import { openStore, sampleBlock, sampleIds } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

async function startThread() {
  const path = join(temporaryFolder(), 'chain.sqlite')
  const store = await openStore(path)
  const entry = new URL('../../../support/devnode/scanWorker.ts', import.meta.url)
  const workers: Worker[] = []
  const thread = new ScanThread(() => {
    const worker = new Worker(entry, { workerData: { path } })
    workers.push(worker)
    return worker
  })
  onTestFinished(() => thread.close())
  return { store, thread, workers }
}

/** A query that would take hours. */
const endless = sql`
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000000000)
  SELECT count(*) FROM n WHERE in_time()`

describe('queries on a separate thread', () => {
  test('see every commit and answer in order', async () => {
    const { store, thread } = await startThread()
    store.commitBlock(sampleBlock(1))
    const count = sql`SELECT count(*) AS count FROM transactions`
    const asked = [thread.scan(count), thread.scan(sql`SELECT ${'x'} AS x`)]
    expect(await Promise.all(asked)).toEqual([[{ count: 2 }], [{ x: 'x' }]])
    store.commitBlock(sampleBlock(2))
    expect(await thread.scan(count)).toEqual([{ count: 4 }])
    await expect(thread.scan(sql`SELECT missing`)).rejects.toThrow('no such column')
    await expect(thread.scan(sql`DELETE FROM blocks RETURNING id`)).rejects.toThrow('writes')
    store.close()
  })

  test('end when their time is over, without blocking this thread', async () => {
    const { store, thread } = await startThread()
    let turns = 0
    const timer = setInterval(() => turns++, 10)
    await expect(thread.scan(endless)).rejects.toThrow(QueryTimeout)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
    expect(await thread.scan(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    store.close()
  })

  test('fail when the thread has gone', async () => {
    const { store, thread } = await startThread()
    const waiting = thread.scan(endless)
    const refused = expect(waiting).rejects.toThrow(ScanError)
    await thread.close()
    await refused
    await expect(thread.scan(sql`SELECT 1`)).rejects.toThrow(ScanError)
    store.close()
  })

  test('are answered by another thread when one is lost', async () => {
    const { store, thread, workers } = await startThread()
    const refused = expect(thread.scan(endless)).rejects.toThrow(ScanError)
    await workers[0]!.terminate()
    await refused
    expect(await thread.scan(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    expect(workers).toHaveLength(2)
    store.close()
  })

  test('serve GraphQL', async () => {
    const { store, thread } = await startThread()
    const { query } = await startGraphql({ store, scan: thread.scan, blocks: 2 })
    const text =
      '{ blocks(filter: { seq_no: { eq: 2 }, workchain_id: { eq: 0 } }) { id boc } blockchain { events { nodes { body } } } }'
    const { blocks, blockchain } = await query(text)
    expect(blocks).toEqual([{ id: sampleIds(2).block, boc: expect.stringMatching(/^te6cc/) }])
    expect(blockchain.events.nodes).toHaveLength(2)
  })
})
