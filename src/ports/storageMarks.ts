/**
 * State of a storage as a whole, in the group `storage` of the collection `local`: whether its contents are elsewhere or
 * incomplete, and when it was restored from a copy.
 */
import { appendCounter, appendedKey, type Item, type ItemWrite, type KeyValueStore, StorageError } from './Storage.ts'

/** Group and key of the state. */
export const statePlace = { collection: 'local', store: 'storage', key: 'state' } as const

/** State of a storage that must not be used. Absent: it may be used. */
export type StorageState =
  /** Its contents were moved; `to` has no password in it. */
  | { readonly type: 'moved'; readonly to: string; readonly at: number; readonly id: string }
  /** Its contents are being moved elsewhere. */
  | { readonly type: 'leaving'; readonly to: string; readonly at: number; readonly id: string }
  /** Contents are being moved into it. */
  | { readonly type: 'incoming'; readonly from: string; readonly at: number; readonly id: string }

const types: readonly unknown[] = ['moved', 'leaving', 'incoming'] satisfies StorageState['type'][]

export function writeState(state: StorageState): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(state))
}

/** `undefined` for bytes that are not a state. */
export function readState(bytes: Uint8Array | undefined): StorageState | undefined {
  if (bytes === undefined) return undefined
  const state = parse(bytes) as Partial<StorageState> | undefined
  return types.includes(state?.type) ? (state as StorageState) : undefined
}

/** Refuses a storage whose state says that it must not be used. Throws StorageError `moved`. */
export function expectInUse(bytes: Uint8Array | undefined, path: string): void {
  const state = readState(bytes)
  if (state === undefined) return
  throw new StorageError('moved', `The storage ${path} ${describeState(state)}`, path)
}

function describeState(state: StorageState): string {
  switch (state.type) {
    case 'moved':
      return `was moved to ${state.to}: use it there`
    case 'leaving':
      return `is being moved to ${state.to}. If that was interrupted, run the command "storage move" again`
    case 'incoming':
      return `is not complete: bringing it from ${state.from} has not ended. If that was interrupted, run the command again`
  }
}

/** One replacement of the contents of a storage by those of an earlier time. */
export interface RestoredMark {
  /** When the copy was made, unix time in ms. */
  readonly made_at: number
  readonly restored_at: number
  /** Random; distinguishes two restores. */
  readonly id: string
}

/** Group of the marks; keys are `appendedKey` of their number, from 1. */
export const RESTORED_STORE = 'storage/restored'

/** All marks, in order. */
export async function readRestoredMarks(store: Pick<KeyValueStore, 'read'>): Promise<readonly RestoredMark[]> {
  return parseRestoredMarks(await store.read(RESTORED_STORE, { limit: MAX_MARKS }))
}

export function parseRestoredMarks(items: readonly Item[]): readonly RestoredMark[] {
  return items.filter(({ key }) => MARK_KEY.test(key)).map(({ value }) => parse(value) as RestoredMark)
}

/** Items that a storage needs if its contents were restored from a copy. To be written in one transaction. */
export async function restoredWrites(
  local: Pick<KeyValueStore, 'get' | 'list' | 'stores' | 'read'>,
  mark: RestoredMark,
): Promise<readonly ItemWrite[]> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const writes: ItemWrite[] = []
  for (const store of await local.stores()) {
    if (store.endsWith(COUNTER_SUFFIX)) {
      // A reader that has read items which are lost now, and continues after the last one, must not miss items that are
      // added.
      const counter = { collection: 'local' as const, ...appendCounter(store.slice(0, -COUNTER_SUFFIX.length)) }
      const bytes = await local.get(counter.store, counter.key)
      const count = bytes === undefined ? Number.NaN : Number(new TextDecoder().decode(bytes))
      if (Number.isSafeInteger(count)) writes.push({ ...counter, value: encode(String(count + ADVANCE)) })
    } else if (store.endsWith('/leases')) {
      // Leases belong to processes that used the storage when the backup was made.
      for (const key of await local.list(store)) writes.push({ collection: 'local', store, key })
    }
  }
  const key = appendedKey((await readRestoredMarks(local)).length + 1)
  return [...writes, { collection: 'local', store: RESTORED_STORE, key, value: encode(JSON.stringify(mark)) }]
}

const COUNTER_SUFFIX = appendCounter('').store
/**
 * Increase of counters at a restore: more than any program appends between two copies, with room for a million
 * restores.
 */
const ADVANCE = 1_000_000_000

/** Other keys of the group are notes about the marks. */
const MARK_KEY = /^\d+$/
/** Maximum number of marks that are read: far more restores than will ever happen. */
const MAX_MARKS = 10_000

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
