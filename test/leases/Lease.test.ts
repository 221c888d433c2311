/** Leases of users of one database, as tabs of a browser are. */
import { expect, test } from 'vitest'
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { Lease } from '../../src/leases/Lease.ts'
import { StoredGroups } from '../../src/leases/StoredGroups.ts'
import { IndexedDbStorageProvider } from '../../storage/indexeddb/IndexedDbStorageProvider.ts'
import type { LockPlatform } from '../../storage/indexeddb/LockPresence.ts'
import { indexedDbPlatform } from '../support/indexedDbPlatform.ts'
import { ManualClock } from '../support/ManualClock.ts'

type Navigator = NonNullable<LockPlatform['navigator']>

/** Node.js has the Web Locks of browsers. */
const { locks } = globalThis.navigator as unknown as Required<Navigator>
const EXPIRED_MS = 10_000

test('a lease passes on at once when its holder has ended, and not while it lives', async () => {
  const openTab = tabs({ locks })
  const [holder, other] = [await openTab(), await openTab()]
  expect(await holder.lease.take()).toBe(true)
  expect(await other.lease.take()).toBe(false)
  // Nothing is released: the page is gone.
  await holder.storage.close()
  expect(await other.lease.take()).toBe(true)
})

test('without Web Locks, a lease passes on when it has expired', async () => {
  const openTab = tabs({})
  const [holder, other] = [await openTab(), await openTab()]
  expect(await holder.lease.take()).toBe(true)
  await holder.storage.close()
  expect(await other.lease.take()).toBe(false)
  other.clock.advance(EXPIRED_MS)
  expect(await other.lease.take()).toBe(true)
})

test('a lease of a holder that others cannot see is not taken from it', async () => {
  const platform = indexedDbPlatform()
  const [holder, other] = [await tabs({}, platform)(), await tabs({ locks }, platform)()]
  expect(await holder.lease.take()).toBe(true)
  expect(await other.lease.take()).toBe(false)
})

/** How to open one tab after the other, on one database. */
function tabs(navigator: Navigator, platform = indexedDbPlatform()) {
  let count = 0
  return async () => {
    const clock = new ManualClock()
    const storage = await new IndexedDbStorageProvider({ clock, platform: { ...platform, navigator } }).open('leases')
    const context = {
      localStorage: storage.local,
      storagePresence: storage.presence,
      writeTogether: storage.transaction.bind(storage),
      services: { clock },
    } as unknown as ClientContext
    const lease = new Lease(
      context,
      new StoredGroups(context, 'work'),
      'group',
      `worker-${navigator.locks === undefined}-${++count}`,
    )
    return { lease, storage, clock }
  }
}
