import { expect, test } from 'vitest'
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { LeasedWork, type Pause } from '../../src/leases/LeasedWork.ts'
import { StoredGroups } from '../../src/leases/StoredGroups.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { ManualClock } from '../support/ManualClock.ts'

/** Work that cannot reach the network. */
class AwayWork extends LeasedWork<StoredGroups<'leases'>> {
  attempts = 0

  protected override async *groups(): AsyncGenerator<string> {
    yield 'group'
  }

  protected override async workOn(): Promise<Pause> {
    this.attempts++
    return { ms: 1_000_000 }
  }
}

test('work that waits is tried again when the network may be back, and not after its end', async () => {
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  const storage = new MemoryStorage()
  const context = {
    localStorage: storage.local,
    writeTogether: storage.transaction.bind(storage),
    beforeEnd: () => {},
    signal: closing.signal,
    services: {
      clock: new ManualClock(),
      random: systemRandom,
      log: { level: 'error', debug() {}, info() {}, warn() {}, error() {} },
      network: {
        onReturn: (listener: () => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
  } as unknown as ClientContext
  const work = new AwayWork(context, new StoredGroups(context, 'work'), { look: 'look', group: 'group' })
  work.wake()
  for (let attempts = 1; attempts <= 3; attempts++) {
    await expect.poll(() => work.attempts).toBe(attempts)
    await expect.poll(() => storage.local.list('work/leases')).toEqual([])
    for (const listener of listeners) listener()
  }
  await expect.poll(() => work.attempts).toBe(4)
  closing.abort()
  expect(listeners.size).toBe(0)
})
