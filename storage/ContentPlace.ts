/** A storage whose contents are moved or replaced as a whole, and the state that locks out others during that time. */
import { randomBytes } from 'node:crypto'
import { type ItemWrite, type Storage, StorageError } from '../src/ports/Storage.ts'
import { readState, type StorageState, statePlace, writeState } from '../src/ports/storageMarks.ts'
import { allItems, ContentDigest, type ContentSummary, type Contents, type PlacedItem } from './contentDigest.ts'

export interface ContentPlace {
  readonly storage: Storage
  /** Name of the place for messages and for the state, without a password. */
  readonly name: string
  /**
   * For a storage that other processes may have open: waits for the end of writes that may have begun before the state
   * was set. Absent: no other process has it open.
   */
  settle?(): Promise<void>
}

/** The state of a place as last read or set. */
export interface KnownState {
  readonly bytes: Uint8Array | undefined
  readonly state: StorageState | undefined
}

/** Progress of long work. */
export type OnProgress = (text: string) => void

export async function readStateOf({ storage }: ContentPlace): Promise<KnownState> {
  const bytes = await storage.local.get(statePlace.store, statePlace.key)
  return { bytes, state: readState(bytes) }
}

type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never

/**
 * Sets or removes the state, together with other writes, and waits for running operations. Throws StorageError `busy` if
 * another process has changed it since it was read.
 */
export async function setState(
  place: ContentPlace,
  known: KnownState,
  next: Unnamed<StorageState> | undefined,
  writes: readonly ItemWrite[] = [],
): Promise<KnownState> {
  const id = randomBytes(8).toString('hex')
  const state = next && ({ ...next, at: Date.now(), id } as StorageState)
  const bytes = state && writeState(state)
  const isSet = await place.storage.transaction(
    [...writes, { ...statePlace, value: bytes }],
    [{ ...statePlace, value: known.bytes }],
  )
  if (!isSet) throw new StorageError('busy', `Another process is using the storage ${place.name}`, place.name)
  const set = { bytes, state }
  try {
    if (state !== undefined) await place.settle?.()
  } catch (error) {
    // If this failed, the caller would not know that the state was set.
    await resetState(place, set, known)
    throw error
  }
  return set
}

/** Restores a previous state. Failures are ignored: the error that led here is more informative. */
export async function resetState(place: ContentPlace, known: KnownState, before: KnownState): Promise<void> {
  await place.storage
    .transaction([{ ...statePlace, value: before.bytes }], [{ ...statePlace, value: known.bytes }])
    .catch(() => {})
}

/** Whether the storage is empty apart from the state. */
export async function isEmpty({ storage }: ContentPlace): Promise<boolean> {
  const stores = [...(await storage.local.stores()), ...(await storage.proofs.stores())]
  return stores.every((store) => store === statePlace.store)
}

export async function clearContents({ storage }: ContentPlace, onProgress: OnProgress): Promise<void> {
  onProgress('clearing')
  const chunk = new Chunk(storage)
  for await (const { collection, store, key } of allItems(storage)) {
    if (!isState({ collection, store, key })) await chunk.add({ collection, store, key })
  }
  await chunk.write()
}

export async function copyContents(source: Contents, target: Storage, onProgress: OnProgress): Promise<void> {
  const chunk = new Chunk(target)
  let count = 0
  for await (const item of allItems(source)) {
    if (isState(item)) continue
    await chunk.add(item)
    if (++count % CHUNK_ITEMS === 0) onProgress(`copying, ${count} items`)
  }
  await chunk.write()
}

/** Everything but the state. */
export async function sumOf(storage: Contents): Promise<ContentSummary> {
  const digest = new ContentDigest()
  for await (const item of allItems(storage)) {
    if (!isState(item)) digest.add(item.collection, item.store, item.key, item.value)
  }
  return digest.sum()
}

/** Throws StorageError `io` if a copy differs from its source. */
export function expectSame(found: ContentSummary, expected: ContentSummary, target: string, source: string): void {
  if (expected.digest === found.digest) return
  const counts = `${expected.counts.local} and ${found.counts.local} local items, ${expected.counts.proofs} and ${found.counts.proofs} proofs`
  throw new StorageError('io', `The copy in ${target} differs from ${source} (${counts})`, target)
}

const CHUNK_ITEMS = 500
const CHUNK_BYTES = 4 << 20

/** Writes of one transaction. */
class Chunk {
  readonly #storage: Storage
  #writes: ItemWrite[] = []
  #bytes = 0

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async add(write: ItemWrite): Promise<void> {
    this.#writes.push(write)
    this.#bytes += write.value?.length ?? 0
    if (this.#writes.length >= CHUNK_ITEMS || this.#bytes >= CHUNK_BYTES) await this.write()
  }

  async write(): Promise<void> {
    const writes = this.#writes
    this.#writes = []
    this.#bytes = 0
    if (writes.length > 0) await this.#storage.transaction(writes)
  }
}

function isState({ collection, store, key }: Pick<PlacedItem, 'collection' | 'store' | 'key'>): boolean {
  return collection === statePlace.collection && store === statePlace.store && key === statePlace.key
}
