/**
 * Takes everything from one storage to another. The target says `incoming` until it is whole, the source says `moved` before
 * the target may be used: a process that is killed leaves one storage that can be used, or none and a command to be
 * repeated, but never two.
 */
import { type ItemWrite, type Storage, StorageError } from '../src/ports/Storage.ts'
import { readState, STATE_KEY, STATE_STORE, type StorageState, writeState } from '../src/ports/storageMarks.ts'
import { allItems, ContentDigest, type ContentSummary, type PlacedItem } from './contentDigest.ts'

export interface MovePlace {
  readonly storage: Storage
  /** For people and for the mark, without password. */
  readonly name: string
}

export interface MoveOptions {
  /** What the target has, because it was moved from there before, is deleted. */
  readonly force?: boolean | undefined
  readonly onProgress?: ((text: string) => void) | undefined
}

const CHUNK_ITEMS = 500
const CHUNK_BYTES = 4 << 20

/** Both storages must be in use by nobody else. Throws StorageError. */
export async function moveContents(
  source: MovePlace,
  target: MovePlace,
  { force = false, onProgress = () => {} }: MoveOptions = {},
): Promise<ContentSummary> {
  const [sourceState, targetState] = [await stateOf(source), await stateOf(target)]
  if (sourceState?.type === 'moved') {
    // Killed after the last item: only the marks are left to be set.
    if (sourceState.to !== target.name || targetState?.type !== 'incoming') {
      throw new StorageError('moved', `The storage ${source.name} was moved to ${sourceState.to}`, source.name)
    }
  } else {
    if (sourceState !== undefined) {
      throw new StorageError('moved', `The storage ${source.name} is not complete itself`, source.name)
    }
    await expectEmpty(target, targetState, force)
    await mark(target, { type: 'incoming', from: source.name, at: Date.now() })
    await clear(target, onProgress)
    await copy(source, target, onProgress)
  }
  onProgress('checking')
  const [expected, found] = [await sumOf(source.storage), await sumOf(target.storage)]
  if (expected.digest !== found.digest) {
    const counts = `${expected.counts.local} and ${found.counts.local} local items, ${expected.counts.proofs} and ${found.counts.proofs} proofs`
    throw new StorageError(
      'io',
      `The copy in ${target.name} is not the same as ${source.name} (${counts})`,
      target.name,
    )
  }
  if (sourceState === undefined) await mark(source, { type: 'moved', to: target.name, at: Date.now() })
  await target.storage.local.delete(STATE_STORE, STATE_KEY)
  return found
}

async function stateOf({ storage }: MovePlace): Promise<StorageState | undefined> {
  return readState(await storage.local.get(STATE_STORE, STATE_KEY))
}

async function mark({ storage }: MovePlace, state: StorageState): Promise<void> {
  await storage.local.put(STATE_STORE, STATE_KEY, writeState(state))
}

/** What is on its way may be begun anew, everything else belongs to somebody. */
async function expectEmpty(
  { storage, name }: MovePlace,
  state: StorageState | undefined,
  force: boolean,
): Promise<void> {
  if (state?.type === 'incoming') return
  const isEmpty = (await storage.local.stores()).length + (await storage.proofs.stores()).length === 0
  if (isEmpty) return
  if (state === undefined) throw new StorageError('io', `The storage ${name} has contents already`, name)
  if (force) return
  throw new StorageError(
    'moved',
    `The storage ${name} has what was moved to ${state.to}: with --force it is deleted`,
    name,
  )
}

async function clear(target: MovePlace, onProgress: (text: string) => void): Promise<void> {
  onProgress('clearing')
  const chunk = new Chunk(target.storage)
  for await (const { collection, store, key } of allItems(target.storage)) {
    if (!isState({ collection, store, key })) await chunk.add({ collection, store, key })
  }
  await chunk.write()
}

async function copy(source: MovePlace, target: MovePlace, onProgress: (text: string) => void): Promise<void> {
  const chunk = new Chunk(target.storage)
  let count = 0
  for await (const item of allItems(source.storage)) {
    if (isState(item)) continue
    await chunk.add(item)
    if (++count % CHUNK_ITEMS === 0) onProgress(`moving, ${count} items`)
  }
  await chunk.write()
}

/** Writes that go together. */
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

async function sumOf(storage: Storage): Promise<ContentSummary> {
  const digest = new ContentDigest()
  for await (const item of allItems(storage)) {
    if (!isState(item)) digest.add(item.collection, item.store, item.key, item.value)
  }
  return digest.sum()
}

function isState({ collection, store, key }: Pick<PlacedItem, 'collection' | 'store' | 'key'>): boolean {
  return collection === 'local' && store === STATE_STORE && key === STATE_KEY
}
