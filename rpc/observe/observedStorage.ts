import type { KeyValueStore, Storage, StorageProvider } from '../../src/ports/Storage.ts'

/** Hears of each operation when it has ended. */
export type ObserveOperation = (operation: string, isOk: boolean, seconds: number) => void

/** The same storages, of which each operation is told. */
export function observedStorage(provider: StorageProvider, observe: ObserveOperation): StorageProvider {
  const timed = async <T>(operation: string, run: () => Promise<T>): Promise<T> => {
    const startMs = performance.now()
    let isOk = false
    try {
      const result = await run()
      isOk = true
      return result
    } finally {
      observe(operation, isOk, (performance.now() - startMs) / 1000)
    }
  }
  const store = (own: KeyValueStore): KeyValueStore => ({
    get: (group, key) => timed('get', () => own.get(group, key)),
    put: (group, key, value) => timed('put', () => own.put(group, key, value)),
    delete: (group, key) => timed('delete', () => own.delete(group, key)),
    list: (group, prefix) => timed('list', () => own.list(group, prefix)),
    stores: () => timed('list', () => own.stores()),
    read: (group, range) => timed('read', () => own.read(group, range)),
  })
  const wrap = (storage: Storage): Storage => ({
    local: store(storage.local),
    proofs: store(storage.proofs),
    transaction: (writes, conditions) => timed('transaction', () => storage.transaction(writes, conditions)),
    close: () => storage.close(),
  })
  return {
    open: async (folder, server) => wrap(await provider.open(folder, server)),
    memory: () => provider.memory(),
  }
}
