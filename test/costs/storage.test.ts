/**
 * What stored things cost, counted: transactions of a message in the outbox, syncs of the disk, threads. A change that makes a
 * number worse changes it here, in the same commit, and says why.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../../src/ports/Storage.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { countingSyncs, noFaultLibrary } from '../support/faults/faultLibrary.ts'
import { OutboxWallet } from '../support/processing/OutboxWallet.ts'
import { countThreads } from '../support/processTree.ts'
import { hostOf, startBuild } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('a message of the outbox is stored in three transactions, and one for the lease of its group', async (context) => {
  const node = await DevNode.start()
  context.onTestFinished(() => node.dispose())
  const outbox = await OutboxWallet.open(node, context)
  const storage = outbox.storage as { transaction: Storage['transaction'] }
  const { transaction } = outbox.storage
  const counted: string[][] = []
  storage.transaction = (writes, conditions) => {
    counted.push(writes.map(({ store }) => store.split('/').at(-1)!))
    return transaction(writes, conditions)
  }
  await outbox.send({ key: 'one' })
  await outbox.results(1)
  // On a busy machine the lease of the group may be renewed.
  expect(counted.filter((stores) => stores[0] !== 'leases')).toEqual([
    // The entry is accepted, its message is sent, its outcome is stored.
    ['entries', 'open', 'groups', 'keys', 'abis'],
    ['entries'],
    ['entries', 'results', 'open'],
  ])
  expect(counted[1]).toEqual(['leases'])
})

function start(env: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const running = startBuild(['daemon', '--stdio'], { folder, env })
  return { ...running, host: hostOf(running), pid: running.process.pid! }
}

function put(key: string): { key: string; value: string } {
  return { key, value: 'AQID' }
}

describe.skipIf(process.platform !== 'linux')('a daemon (threads and syncs are counted on Linux)', () => {
  test('has one thread more with an open storage, and one for each computation', async () => {
    const { host, pid } = start()
    await host.result('client.version')
    const threads = countThreads(pid)
    await host.result('test.store_put', put('a'))
    expect(countThreads(pid) - threads).toBe(1)
    await host.result('test.busy', { ms: 1 })
    expect(countThreads(pid) - threads).toBe(2)
    await host.result('test.busy', { ms: 1 })
    expect(countThreads(pid) - threads).toBe(2)
  })

  test.skipIf(noFaultLibrary !== undefined)(
    `waits for the disk once for a write, and not once for each of many at a time${noFaultLibrary ? ` (${noFaultLibrary})` : ''}`,
    async () => {
      const report = join(temporaryFolder(), 'syncs')
      writeFileSync(report, '')
      const { host } = start(countingSyncs(report))
      const count = () => readFileSync(report).length
      await host.result('test.store_put', put('a'))
      const opened = count()
      for (const key of ['b', 'c', 'd']) await host.result('test.store_put', put(key))
      const one = count() - opened
      await Promise.all(Array.from({ length: 100 }, (_, index) => host.result('test.store_put', put(`k${index}`))))
      const many = count() - opened - one
      // Syncs for a new file with its tables, then for each single write, then for concurrent writes: as many groups of
      // writes as reading the calls takes.
      expect(opened).toBeLessThanOrEqual(15)
      expect(one).toBe(3)
      expect(many).toBeLessThanOrEqual(10)
    },
  )
})
