import { distinctPlaces, type ItemPlace, type WriteOperation } from '../common/ItemOperation.ts'

/** Items that the writes use, without duplicates, in the global locking order. */
export function sortedPlaces(operations: readonly WriteOperation[]): ItemPlace[] {
  // Names are ASCII, so the order of UTF-16 units is that of bytes. Neither of two names holds the space.
  return [...distinctPlaces(operations)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place)
}
