/**
 * What a storage knows of itself as a whole, in the group `storage` of the collection `local`: that its contents are elsewhere
 * now or not complete, and when it was restored from a copy.
 */
import { appendedKey, type Item, type KeyValueStore, StorageError } from './Storage.ts'

export const STATE_STORE = 'storage'
export const STATE_KEY = 'state'

/** Why a storage must not be used. Absent: it may be. */
export type StorageState =
  /** Its contents were moved; `to` has no password in it. */
  | { readonly type: 'moved'; readonly to: string; readonly at: number }
  /** Contents are on their way into it. */
  | { readonly type: 'incoming'; readonly from: string; readonly at: number }

export function writeState(state: StorageState): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(state))
}

/** `undefined` for bytes that are no state. */
export function readState(bytes: Uint8Array | undefined): StorageState | undefined {
  if (bytes === undefined) return undefined
  const state = parse(bytes) as Partial<StorageState> | undefined
  return state?.type === 'moved' || state?.type === 'incoming' ? (state as StorageState) : undefined
}

/** Refuses a storage whose state says that it must not be used. Throws StorageError `moved`. */
export function expectInUse(bytes: Uint8Array | undefined, path: string): void {
  const state = readState(bytes)
  if (state === undefined) return
  const what =
    state.type === 'moved'
      ? `The storage ${path} was moved to ${state.to}: use it there`
      : `The storage ${path} is not complete: moving it from ${state.from} has not ended. Run the command "storage move" again`
  throw new StorageError('moved', what, path)
}

/** One time that the contents of a storage were replaced by those of an earlier time. */
export interface RestoredMark {
  /** When the copy was made, unix time in ms. */
  readonly made_at: number
  readonly restored_at: number
  /** Random; tells two restores apart. */
  readonly id: string
}

/** Group of the marks; keys are `appendedKey` of their number, from 1. */
export const RESTORED_STORE = 'storage/restored'

/** All of them, in their order. */
export async function readRestoredMarks(store: Pick<KeyValueStore, 'read'>): Promise<readonly RestoredMark[]> {
  return parseRestoredMarks(await store.read(RESTORED_STORE, { limit: MAX_MARKS }))
}

export function parseRestoredMarks(items: readonly Item[]): readonly RestoredMark[] {
  return items.filter(({ key }) => MARK_KEY.test(key)).map(({ value }) => parse(value) as RestoredMark)
}

/** Where the mark with this number is, from 1, and what it says. */
export function restoredItem(number: number, mark: RestoredMark): Item {
  return { key: appendedKey(number), value: new TextEncoder().encode(JSON.stringify(mark)) }
}

/** Other keys of the group are notes about the marks. */
const MARK_KEY = /^\d+$/
/** Far more than anybody restores. */
const MAX_MARKS = 10_000

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
