import { forceCloseDatabase, type IDBDatabase } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { IndexedDbStorageProvider } from '../../../storage/indexeddb/IndexedDbStorageProvider.ts'
import { indexedDbPlatform } from '../../support/indexedDbPlatform.ts'
import { ManualClock } from '../../support/ManualClock.ts'

const NAME = '.vendorclient'
const clock = new ManualClock()
const opened: Storage[] = []

type Factory = ReturnType<typeof indexedDbPlatform>['indexedDB']
type Database = InstanceType<typeof IDBDatabase>

afterEach(async () => {
  await Promise.all(opened.splice(0).map((storage) => storage.close()))
})

/** A tab of the browser. */
async function openTab(platform: ReturnType<typeof indexedDbPlatform>) {
  const storage = await new IndexedDbStorageProvider({ clock, platform }).open(NAME)
  opened.push(storage)
  return storage
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function textOf(value: Uint8Array | undefined): string | undefined {
  return value && new TextDecoder().decode(value)
}

/** What another program, or another version of this one, does with the database. */
function openPlainly(
  factory: Factory,
  version: number,
  upgrade: (database: Database) => void = () => {},
): Promise<Database> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, version)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onblocked = () => reject(new Error('blocked'))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A platform whose connections are told to `onOpen`. */
function watched(platform: ReturnType<typeof indexedDbPlatform>, onOpen: (database: Database) => void) {
  const { indexedDB, IDBKeyRange } = platform
  const open = (name: string, version?: number) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => onOpen(request.result))
    return request
  }
  return { indexedDB: { open } as unknown as Factory, IDBKeyRange }
}

test('does not block an upgrade in another tab, and says that a newer version is needed then', async () => {
  const platform = indexedDbPlatform()
  const tab = await openTab(platform)
  await tab.local.put('app', 'key', bytes('value'))
  const newer = await openPlainly(platform.indexedDB, 2)
  await expect(tab.local.get('app', 'key')).rejects.toMatchObject({
    kind: 'newer',
    path: NAME,
    message: expect.stringMatching(/schema version 2.*reload this page/),
  })
  await expect(openTab(platform).then((other) => other.local.list('app'))).rejects.toMatchObject({ kind: 'newer' })
  expect([...newer.objectStoreNames]).toEqual(['vendorclient.local', 'vendorclient.proofs'])
  newer.close()
})

test('finishes what is under way before it makes room for an upgrade', async () => {
  const platform = indexedDbPlatform()
  const tab = await openTab(platform)
  await tab.local.put('app', 'key', bytes('1'))
  const writing = tab.transaction(
    Array.from({ length: 50 }, (_, index) => ({
      ...{ collection: 'local' as const, store: 'app', key: `key_${index}` },
      value: bytes('2'),
    })),
  )
  const newer = openPlainly(platform.indexedDB, 2).catch((error: Error) => error.message)
  expect(await writing).toBe(true)
  await newer
})

test.each([
  ['of another program', 1, ['other'], /object store "other"/],
  ['of another program in a later version', 7, ['other'], /version 7 and none/],
  ['with an additional object store', 1, ['vendorclient.local', 'vendorclient.proofs', 'x'], /object store "x"/],
  ['without object stores', 1, [], /it is empty/],
])('leaves a database %s alone', async (_, version, stores, message) => {
  const platform = indexedDbPlatform()
  const other = await openPlainly(platform.indexedDB, version, (database) => {
    for (const store of stores) database.createObjectStore(store)
  })
  other.close()
  const tab = await openTab(platform)
  for (const call of [tab.local.get('app', 'key'), tab.local.put('app', 'key', bytes('1'))]) {
    await expect(call).rejects.toMatchObject({ kind: 'foreign', path: NAME, message: expect.stringMatching(message) })
  }
  const again = await openPlainly(platform.indexedDB, version)
  expect([...again.objectStoreNames].sort()).toEqual([...stores].sort())
  again.close()
})

test('reports a database that lacks an object store as damaged', async () => {
  const platform = indexedDbPlatform()
  const other = await openPlainly(platform.indexedDB, 1, (database) => database.createObjectStore('vendorclient.local'))
  other.close()
  const tab = await openTab(platform)
  await expect(tab.local.get('app', 'key')).rejects.toMatchObject({ kind: 'corrupt' })
})

test('refuses contents that were moved elsewhere', async () => {
  const platform = indexedDbPlatform()
  const first = await openTab(platform)
  const state = JSON.stringify({ type: 'moved', to: 'elsewhere', at: 1, id: '1' })
  await first.local.put('storage', 'state', bytes(state))
  const second = await openTab(platform)
  await expect(second.local.get('app', 'key')).rejects.toMatchObject({
    kind: 'moved',
    message: expect.stringMatching(/elsewhere/),
  })
})

test('creates no new database in a page whose database was deleted', async () => {
  const platform = indexedDbPlatform()
  const provider = new IndexedDbStorageProvider({ clock, platform })
  const storage = await provider.open(NAME)
  await storage.local.put('app', 'key', bytes('value'))
  await new Promise<void>((resolve, reject) => {
    const request = platform.indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onblocked = () => reject(new Error('blocked'))
  })
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(storage.local.put('app', 'key', bytes('1'))).rejects.toMatchObject({ kind: 'deleted', path: NAME })
    await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'deleted' })
  }
  expect(await platform.indexedDB.databases()).toEqual([])
  const next = await provider.open(NAME)
  expect(await next.local.list('app')).toEqual([])
  await storage.close()
  expect(await next.local.list('app')).toEqual([])
  await next.close()
})

test('opens the database again after the browser has closed it', async () => {
  const platform = indexedDbPlatform()
  let database: Database
  const tab = await openTab(watched(platform, (opened) => (database = opened)))
  await tab.local.put('app', 'key', bytes('value'))
  const first = database
  forceCloseDatabase(first)
  expect(textOf(await tab.local.get('app', 'key'))).toBe('value')
  expect(database).not.toBe(first)
})

test('writes nothing of a transaction that the browser aborts, and says so', async () => {
  const platform = indexedDbPlatform()
  let aborts = 2
  const tab = await openTab(watched(platform, (database) => abortAtPut(database, () => aborts-- > 0)))
  const write = () => tab.transaction(['a', 'b'].map((key) => ({ ...item, key, value: bytes(key) })))
  await expect(write()).rejects.toMatchObject({ kind: 'io', path: NAME })
  expect(await tab.local.list('app')).toEqual([])
  expect(await write()).toBe(true)
})

test('repeats a transaction that was aborted before its commit', async () => {
  const platform = indexedDbPlatform()
  let aborts = 1
  const tab = await openTab(watched(platform, (database) => abortAtPut(database, () => aborts-- > 0)))
  expect(await tab.transaction([{ ...item, key: 'a', value: bytes('1') }], [{ ...item, key: 'a' }])).toBe(true)
  expect(textOf(await tab.local.get('app', 'a'))).toBe('1')
})

test('does not repeat a transaction that may have been committed', async () => {
  const platform = indexedDbPlatform()
  let aborts = 1
  const tab = await openTab(
    watched(platform, (database) => {
      const begin = database.transaction
      database.transaction = (...values: unknown[]) => {
        const transaction = begin.apply(database, values)
        if (values[1] === 'readwrite' && aborts-- > 0) transaction.commit = () => transaction.abort()
        return transaction
      }
    }),
  )
  const writes = ['a', 'b'].map((key) => tab.local.put('app', key, bytes(key)))
  for (const write of writes) await expect(write).rejects.toMatchObject({ kind: 'unknown', path: NAME })
  expect(await tab.local.list('app')).toEqual([])
})

test('gives up after a while when another tab keeps the database, and tries again with the next use', async () => {
  const platform = indexedDbPlatform()
  const holder = await openPlainly(platform.indexedDB, 1, (database) => {
    for (const name of ['local', 'proofs']) database.createObjectStore(`vendorclient.${name}`)
  })
  // The holder does not react, so the deletion waits, and every opening waits for the deletion.
  platform.indexedDB.deleteDatabase(NAME)
  const tab = await openTab(platform)
  const waiting = tab.local.get('app', 'key')
  const failed = expect(waiting).rejects.toMatchObject({ kind: 'busy', message: expect.stringMatching(/Another tab/) })
  await expect.poll(() => clock.timerCount).toBe(1)
  clock.advance(10_000)
  await failed
  holder.close()
  expect(await tab.local.get('app', 'key')).toBeUndefined()
  expect(clock.timerCount).toBe(0)
})

test.each([
  ['is missing', {}, /has no IndexedDB/],
  [
    'is refused',
    {
      get indexedDB(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    },
    /The operation is insecure/,
  ],
  ['is refused when it is used', refusing('SecurityError'), /SecurityError|refused/],
  ['allows no databases', refusing('InvalidStateError'), /allows no databases/],
])('says that the storage is not available where IndexedDB %s', async (_, platform, message) => {
  const tab = await openTab(platform as never)
  await expect(tab.local.get('app', 'key')).rejects.toMatchObject({
    kind: 'unavailable',
    path: NAME,
    message: expect.stringMatching(message),
  })
})

test('refuses a database server', async () => {
  const provider = new IndexedDbStorageProvider({ clock, platform: indexedDbPlatform() })
  await expect(provider.open(NAME, {} as never)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/storage\.url/),
  })
})

const item = { collection: 'local', store: 'app' } as const

function refusing(name: string) {
  return {
    indexedDB: {
      open: () => {
        throw new DOMException('refused', name)
      },
    },
  }
}

/** Aborts transactions when they write. */
function abortAtPut(database: Database, isDue: () => boolean): void {
  const begin = database.transaction
  database.transaction = (...values: unknown[]) => {
    const transaction = begin.apply(database, values)
    if (values[1] === 'readwrite' && isDue()) {
      const objectStore = transaction.objectStore
      transaction.objectStore = (name: string) => {
        const store = objectStore.call(transaction, name)
        const put = store.put
        store.put = (...given: unknown[]) => {
          const request = put.apply(store, given)
          transaction.abort()
          return request
        }
        return store
      }
    }
    return transaction
  }
}
