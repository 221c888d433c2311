import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CommitLink, CommitThread } from '../../../../src/program/devnode/store/commitOnThread.ts'
import type { CommitNotice } from '../../../../src/program/devnode/store/records.ts'
import { openStore, sampleBlock } from '../../../support/devnode/sampleChain.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

async function startThread() {
  const path = join(temporaryFolder(), 'chain.sqlite')
  const store = await openStore(path)
  const entry = new URL('../../../support/devnode/commitWorker.ts', import.meta.url)
  const told: CommitNotice[] = []
  const thread = new CommitThread(
    { path, nativeBinding: undefined, logLevel: 'silent', logFormat: 'json' },
    (workerData) => new Worker(entry, { workerData, transferList: [workerData.blocks] }),
    (notice) => told.push(notice),
  )
  onTestFinished(() => thread.end())
  const link = new CommitLink(thread.link)
  const count = () => store.select({ text: 'SELECT count(*) AS count FROM transactions', values: [] }, 1000)
  return { store, thread, link, told, count }
}

describe('a thread that stores blocks', () => {
  test('stores them in order and notifies the followers before the waiting requests', async () => {
    const { store, thread, link, told, count } = await startThread()
    for (let height = 1; height <= 20; height++) link.commit(sampleBlock(height), false)
    const { given } = link
    expect(given).toBe(20)
    await thread.stored(given)
    expect(count()).toEqual([{ count: 40 }])
    expect(told.flatMap(({ blocks }) => blocks)).toEqual(
      Array.from({ length: 20 }, (_, index) => sampleBlock(index + 1).blocks.map(({ id }) => id)).flat(),
    )
    // What is stored already needs no waiting.
    await thread.stored(3)
    await thread.stored(0)
    store.close()
  })

  test('is waited for without an event loop', async () => {
    const { store, link, count } = await startThread()
    for (let height = 1; height <= 5; height++) link.commit(sampleBlock(height), false)
    link.settle()
    expect(link.hasFailed).toBe(false)
    expect(count()).toEqual([{ count: 10 }])
    link.settle()
    store.close()
  })

  test('refuses everything after a block that cannot be stored, until the producer restarts', async () => {
    const { store, thread, link, told, count } = await startThread()
    link.commit(sampleBlock(1), false)
    link.settle()
    // The same ids once more.
    link.commit(sampleBlock(1), false)
    const failed = link.given
    link.settle()
    expect(link.hasFailed).toBe(true)
    link.commit(sampleBlock(2), false)
    const after = link.given
    await expect(thread.stored(failed)).rejects.toThrow('UNIQUE')
    await expect(thread.stored(after)).rejects.toThrow('A previous block could not be stored')
    await expect(thread.stored(after)).rejects.toThrow('A previous block could not be stored')
    expect(count()).toEqual([{ count: 2 }])
    link.recover()
    expect(link.hasFailed).toBe(false)
    link.commit(sampleBlock(2), false)
    await thread.stored(link.given)
    expect(count()).toEqual([{ count: 4 }])
    expect(told).toHaveLength(2)
    store.close()
  })

  test('closes the file after its pending blocks', async () => {
    const { store, link, count } = await startThread()
    for (let height = 1; height <= 10; height++) link.commit(sampleBlock(height), false)
    link.close()
    expect(count()).toEqual([{ count: 20 }])
    store.close()
  })

  test('waits while another connection changes the chain', async () => {
    const { store, thread, link, count } = await startThread()
    store.change(() => {
      store.setSetting('x', 'y')
      link.commit(sampleBlock(1), false)
    })
    await thread.stored(link.given)
    expect(count()).toEqual([{ count: 2 }])
    store.close()
  })
})
