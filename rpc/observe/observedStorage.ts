import { forwardingStore } from '../../src/ports/forwardingStore.ts'
import type { KeyValueStore, Storage, StorageProvider } from '../../src/ports/Storage.ts'

/** Called after each operation. */
export type ObserveOperation = (operation: string, isOk: boolean, seconds: number) => void

/** The same storages, with each operation reported to `observe`. */
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
  const store = (own: KeyValueStore): KeyValueStore =>
    forwardingStore((method, ask) => timed(method === 'stores' ? 'list' : method, () => ask(own)))
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
