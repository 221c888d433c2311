/** Runs in a page: storages of the browser, which a test uses from outside through `globalThis.storagePage`. */
import type { Clock } from '../../../src/ports/Clock.ts'
import { type Storage, StorageError } from '../../../src/ports/Storage.ts'
import { IndexedDbStorageProvider } from '../../../storage/indexeddb/IndexedDbStorageProvider.ts'

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    return { cancel: () => clearTimeout(timer) }
  },
}
const provider = new IndexedDbStorageProvider({ clock })
const storages: Storage[] = []

/** Outcome of a call, in a form that leaves the page. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly error: { readonly kind: string; readonly message: string; readonly path: string | undefined } }

const storagePage = {
  /** Returns the number of the storage. */
  open: async (name: string): Promise<number> => storages.push(await provider.open(name)) - 1,

  /** @param target `local`, `proofs`, or empty for the storage itself */
  call: async (number: number, target: string, method: string, values: unknown[]): Promise<Outcome> => {
    const storage = storages[number]! as unknown as Record<string, unknown>
    const object = (target === '' ? storage : storage[target]) as Record<string, (...values: unknown[]) => unknown>
    try {
      return { value: await object[method]!(...values) }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      const { kind, message, path } = error
      return { error: { kind, message, path } }
    }
  },

  /** Bytes that cannot be compressed. */
  noise: (sizeBytes: number): Uint8Array => {
    const bytes = new Uint8Array(sizeBytes)
    const chunk = 65_536
    for (let at = 0; at < sizeBytes; at += chunk) crypto.getRandomValues(bytes.subarray(at, at + chunk))
    return bytes
  },

  /**
   * Writes as an outbox does, in many groups at once, until the page ends: each transaction sets the item of its group in
   * both collections and appends it to a log. `done` is called for each once it is acknowledged.
   */
  writeForever: async (number: number, groups: number, done: (group: string, count: number) => void): Promise<void> => {
    const storage = storages[number]!
    const writeGroup = async (group: string) => {
      const item = { store: 'counts', key: group } as const
      let before = await storage.local.get(item.store, item.key)
      for (let count = Number(textOf(before) || 0) + 1; ; count++) {
        const value = new TextEncoder().encode(String(count))
        const isWritten = await storage.transaction(
          [
            { collection: 'local', ...item, value },
            { collection: 'proofs', ...item, value },
            { collection: 'local', store: 'log', append: new TextEncoder().encode(`${group} ${count}`) },
          ],
          [{ collection: 'local', ...item, value: before }],
        )
        if (!isWritten) throw new Error('another writer has changed the group')
        before = value
        done(group, count)
      }
    }
    await Promise.all(Array.from({ length: groups }, (_, index) => writeGroup(`group_${index}`)))
  },

  /** Transactions per second. Each group writes its item again and again, one transaction after another. */
  measure: async (number: number, groups: number, bytes: number, forMs: number): Promise<number> => {
    const storage = storages[number]!
    const endMs = performance.now() + forMs
    let count = 0
    const work = async (group: number) => {
      const item = { collection: 'local', store: 'measured', key: `group_${group}` } as const
      let before = await storage.local.get(item.store, item.key)
      while (performance.now() < endMs) {
        const value = new Uint8Array(bytes).fill(count)
        await storage.transaction([{ ...item, value }], [{ ...item, value: before }])
        before = value
        count++
      }
    }
    await Promise.all(Array.from({ length: groups }, (_, index) => work(index)))
    return (count * 1000) / forMs
  },
}

Object.assign(globalThis, { storagePage })

function textOf(value: Uint8Array | undefined): string {
  return value === undefined ? '' : new TextDecoder().decode(value)
}
