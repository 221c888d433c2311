import type { KeyValueStore } from './Storage.ts'

/** Makes one call: `ask` passes it to a collection. The wrapper may do something before, after, or instead. */
export type ForwardCall = <T>(method: keyof KeyValueStore, ask: (store: KeyValueStore) => Promise<T>) => Promise<T>

/** A collection that passes each of its calls on through `forward`, for storages that wrap another one. */
export function forwardingStore(forward: ForwardCall): KeyValueStore {
  return {
    get: (group, key) => forward('get', (store) => store.get(group, key)),
    put: (group, key, value) => forward('put', (store) => store.put(group, key, value)),
    delete: (group, key) => forward('delete', (store) => store.delete(group, key)),
    list: (group, prefix) => forward('list', (store) => store.list(group, prefix)),
    stores: () => forward('stores', (store) => store.stores()),
    read: (group, range) => forward('read', (store) => store.read(group, range)),
  }
}
