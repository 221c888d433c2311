/** Opens, checks and migrates a database of the browser. */
import type { Clock } from '../../src/ports/Clock.ts'
import { appendedKey, type StorageError } from '../../src/ports/Storage.ts'
import { expectInUse, RESTORED_STORE, type RestoredMark, statePlace } from '../../src/ports/storageMarks.ts'
import {
  damagedDatabase,
  deletedDatabase,
  foreignDatabase,
  heldDatabase,
  nameOf,
  newerDatabase,
  translateError,
  unavailable,
} from './databaseErrors.ts'
import { migrations } from './migrations/index.ts'
import { resultOf, storeName } from './requests.ts'

export interface OpeningOptions {
  /** What has `indexedDB`. Reading it may throw. */
  readonly platform: { readonly indexedDB: IDBFactory | undefined }
  readonly clock: Clock
  /** How long to wait for other tabs that upgrade or delete the database, or keep an older version of it open, ms. */
  readonly openLimitMs: number
  /** Fails instead of creating the database. */
  readonly mustExist: boolean
  /** When an earlier database of this name was created, Unix time in ms. Absent: there was none, as far as is known. */
  readonly earlierMs?: number | undefined
}

export interface OpenDatabase {
  readonly database: IDBDatabase
  /** Whether it was created by this opening. */
  readonly isNew: boolean
}

/** Throws StorageError `unavailable`, `foreign`, `newer`, `corrupt`, `moved`, `busy`, `deleted`, `quota`, `io`. */
export async function openDatabase(name: string, options: OpeningOptions): Promise<OpenDatabase> {
  const factory = factoryOf(name, options)
  try {
    const opened = await openCurrent(factory, name, options)
    const { database } = opened
    try {
      checkStores(name, [...database.objectStoreNames], migrations.length)
      await checkState(database)
      return opened
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    if (nameOf(error) === 'VersionError') throw await laterVersion(factory, name)
    // Private windows of some browsers.
    if (nameOf(error) === 'InvalidStateError') throw unavailable(name, 'the browser allows no databases here', error)
    throw translateError(error, name)
  }
}

function factoryOf(name: string, { platform }: OpeningOptions): IDBFactory {
  try {
    if (platform.indexedDB !== undefined && platform.indexedDB !== null) return platform.indexedDB
  } catch (error) {
    throw translateError(error, name)
  }
  throw unavailable(name, 'this platform has no IndexedDB')
}

function openCurrent(factory: IDBFactory, name: string, options: OpeningOptions): Promise<OpenDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<OpenDatabase>()
  const request = factory.open(name, migrations.length)
  let failure: unknown
  let isLate = false
  let isNew = false
  request.onupgradeneeded = (event) => {
    const { oldVersion } = event
    isNew = oldVersion === 0
    try {
      if (isNew && options.mustExist) throw deletedDatabase(name)
      checkStores(name, [...request.result.objectStoreNames], oldVersion)
      for (const { apply } of migrations.slice(oldVersion)) apply(request.result, request.transaction!)
      const earlierMs = options.earlierMs ?? (isLossReported(event) ? 0 : undefined)
      if (isNew && earlierMs !== undefined) noteLoss(request.transaction!, earlierMs, options.clock.now())
    } catch (error) {
      failure = error
      request.transaction!.abort()
    }
  }
  const { openLimitMs } = options
  const timer = options.clock.setTimer(openLimitMs, () => {
    isLate = true
    reject(heldDatabase(name, openLimitMs))
  })
  const stop = () => timer.cancel()
  promise.then(stop, stop)
  request.onsuccess = () => {
    // A request to open cannot be withdrawn.
    if (isLate) request.result.close()
    else resolve({ database: request.result, isNew })
  }
  request.onerror = () => reject(failure ?? request.error)
  return promise
}

/** Whether the browser says that it has deleted a damaged database, as Chromium does. */
function isLossReported(event: IDBVersionChangeEvent & { readonly dataLoss?: unknown }): boolean {
  return event.dataLoss === 'total'
}

/**
 * The new database takes the place of one that was lost, like the restored copy of an empty storage: the outbox then
 * checks whether a key was used in the lost time.
 */
function noteLoss(upgrade: IDBTransaction, earlierMs: number, nowMs: number): void {
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const mark: RestoredMark = { made_at: earlierMs, restored_at: nowMs, id }
  const items = upgrade.objectStore(storeName('local'))
  items.put(new TextEncoder().encode(JSON.stringify(mark)), [RESTORED_STORE, appendedKey(1)])
}

/** Throws StorageError `foreign` or `corrupt` unless these are the object stores of the version. */
function checkStores(name: string, found: readonly string[], version: number): void {
  const expected = migrations[version - 1]?.stores ?? []
  const extra = found.find((store) => !expected.includes(store))
  if (extra !== undefined) {
    // It may have been chosen by an attacker.
    const text = JSON.stringify(extra.slice(0, 100))
    throw foreignDatabase(name, `it has the object store ${text}, which this program does not have`)
  }
  const missing = expected.find((store) => !found.includes(store))
  if (missing === undefined) return
  if (found.length === 0) throw foreignDatabase(name, 'it is empty')
  throw damagedDatabase(name, `there is no object store ${missing}`)
}

async function checkState(database: IDBDatabase): Promise<void> {
  const store = storeName(statePlace.collection)
  const items = database.transaction(store).objectStore(store)
  const state = await resultOf<Uint8Array | undefined>(items.get([statePlace.store, statePlace.key]))
  expectInUse(state, database.name)
}

/** The reason why a database of a later version is not opened. */
async function laterVersion(factory: IDBFactory, name: string): Promise<StorageError> {
  const request = factory.open(name)
  // It was deleted meanwhile, and must not be created in this way.
  request.onupgradeneeded = () => request.transaction!.abort()
  try {
    const database = await resultOf(request)
    const stores = [...database.objectStoreNames]
    const { version } = database
    database.close()
    return stores.some((store) => migrations.some((migration) => migration.stores.includes(store)))
      ? newerDatabase(name, version, migrations.length)
      : foreignDatabase(name, `it has version ${version} and none of the object stores of this program`)
  } catch (error) {
    return translateError(error, name)
  }
}
