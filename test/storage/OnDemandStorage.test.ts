import { expect, test } from 'vitest'
import type { Storage } from '../../src/ports/Storage.ts'
import { OnDemandStorage } from '../../storage/common/OnDemandStorage.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { ManualClock } from '../support/ManualClock.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { describeStorageContract } from './storageContract.ts'

const IDLE_MS = 1000

/** A storage in `folder`, its clock, and the storages that it has opened. */
function onDemand(folder: string) {
  const clock = new ManualClock()
  const opened: Storage[] = []
  const storage = new OnDemandStorage(
    async () => {
      const real = await openTestStorage(folder)
      opened.push(real)
      return real
    },
    { clock, idleMs: IDLE_MS },
  )
  return { clock, opened, storage }
}

describeStorageContract('a storage that opens with its first use', async () => {
  return new OnDemandStorage(async () => new MemoryStorage(), { clock: new ManualClock(), idleMs: IDLE_MS })
})

test('an unused storage is never opened', async () => {
  const { storage, opened, clock } = onDemand(temporaryFolder())
  clock.advance(IDLE_MS)
  await storage.close()
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'closed' })
  expect(opened).toHaveLength(0)
})

test('an unused storage is closed, and the next use opens it again with its contents', async () => {
  const { storage, opened, clock } = onDemand(temporaryFolder())
  await storage.local.put('app', 'key', Buffer.from('1'))
  clock.advance(IDLE_MS - 1)
  await storage.local.put('app', 'key', Buffer.from('2'))
  clock.advance(IDLE_MS - 1)
  expect(opened).toHaveLength(1)
  clock.advance(1)
  expect(Buffer.from((await storage.local.get('app', 'key'))!).toString()).toBe('2')
  expect(opened).toHaveLength(2)
  await expect(opened[0]!.local.get('app', 'key')).rejects.toMatchObject({ kind: 'closed' })
  await storage.close()
  expect(clock.timerCount).toBe(0)
})

test('loses no write, in any sequence of use and idle time', async () => {
  const { storage, opened, clock } = onDemand(temporaryFolder())
  const writes: Promise<void>[] = []
  for (let index = 0; index < 30; index++) {
    writes.push(storage.local.put('app', `${index}`, Buffer.from([index])))
    if (index % 3 === 0) await writes.at(-1)
    clock.advance(IDLE_MS)
  }
  await Promise.all(writes)
  clock.advance(IDLE_MS)
  expect(await storage.local.list('app')).toHaveLength(30)
  expect(opened.length).toBeGreaterThan(5)
  await storage.close()
})

test('a storage that cannot be opened fails each use with the reason, and opens once it can', async () => {
  let isBroken = true
  const storage = new OnDemandStorage(
    async () => {
      if (isBroken) throw new Error('no such disk')
      return new MemoryStorage()
    },
    { clock: new ManualClock(), idleMs: IDLE_MS },
  )
  await expect(storage.local.get('app', 'key')).rejects.toThrow('no such disk')
  await expect(storage.proofs.list('app')).rejects.toThrow('no such disk')
  isBroken = false
  expect(await storage.proofs.list('app')).toEqual([])
  await storage.close()
})
