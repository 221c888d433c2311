import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** IndexedDB of a browser that has stored nothing yet: an implementation of the standard in memory. */
export function indexedDbPlatform() {
  return { indexedDB: new IDBFactory(), IDBKeyRange }
}
