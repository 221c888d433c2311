/**
 * Restores of the storage, as known to the outbox. Each entry has the number of restores that it was checked for. If
 * that is smaller than the present number, the entry may have been sent in a period that the storage has lost, and it
 * is held.
 */

import { textOf, utf8 } from '../../../core/bytes/index.ts'
import type { KeyValueStore, StorageWrite } from '../../../ports/Storage.ts'
import { parseRestoredMarks, RESTORED_STORE, type RestoredMark } from '../../../ports/storageMarks.ts'
import { isOver, type StoredEntry } from '../entries/StoredEntry.ts'

export interface RestoredStorage {
  readonly marks: readonly RestoredMark[]
  /** Number of restores that the operator has confirmed as safe for new keys. */
  readonly settled: number
}

const MAX_MARKS = 10_000

export async function readRestored(local: Pick<KeyValueStore, 'read'>, network: string): Promise<RestoredStorage> {
  const items = await local.read(RESTORED_STORE, { limit: MAX_MARKS })
  const settled = items.find(({ key }) => key === settledKey(network))
  return { marks: parseRestoredMarks(items), settled: settled === undefined ? 0 : Number(textOf(settled.value)) }
}

/** Records that keys added from now on need no check for the restores up to now. */
export function settleWrite(network: string, { marks }: RestoredStorage): StorageWrite {
  return { collection: 'local', store: RESTORED_STORE, key: settledKey(network), value: utf8(String(marks.length)) }
}

function settledKey(network: string): string {
  return `settled.${network}`
}

export function isHeld(entry: StoredEntry, { marks }: RestoredStorage): boolean {
  return (entry.generation ?? 0) < marks.length && !isOver(entry.state)
}

/** Number of restores that an entry has not been checked for. */
export function uncheckedMarks(entry: StoredEntry, { marks }: RestoredStorage): readonly RestoredMark[] {
  return marks.slice(entry.generation ?? 0)
}
