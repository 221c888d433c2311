import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Collection, Storage } from '../../src/ports/Storage.ts'

function bytes(...values: number[]) {
  return new Uint8Array(values)
}
const KEY_TEXT = 'Invalid local storage key (allowed only symbols A-Z, a-z, 0-9, _, without spaces): '

/** Tests of the contract that every implementation of `Storage` fulfils. */
export function describeStorageContract(name: string, open: () => Promise<Storage>): void {
  describe(`${name} keeps the storage contract`, () => {
    let storage: Storage
    beforeEach(async () => {
      storage = await open()
    })
    afterEach(() => storage.close())

    test('answers undefined for an item that was never written', async () => {
      expect(await storage.local.get('app', 'missing')).toBeUndefined()
    })

    test('returns the bytes that were put, and those of the last put', async () => {
      await storage.local.put('app', 'key', bytes(1, 2, 3))
      await storage.local.put('app', 'key', bytes(0, 255))
      const value = await storage.local.get('app', 'key')
      expect(value).toBeInstanceOf(Uint8Array)
      expect([...value!]).toEqual([0, 255])
    })

    test('distinguishes an empty value from no value', async () => {
      await storage.local.put('app', 'empty', bytes())
      expect((await storage.local.get('app', 'empty'))?.length).toBe(0)
    })

    test('keeps a value of 1 MiB with all byte values', async () => {
      const value = Uint8Array.from({ length: 1 << 20 }, (_, index) => (index * 7 + (index >> 8)) & 0xff)
      await storage.proofs.put('proofs/58ffca1a/9f0a7b1c', 'proof_mc_1', value)
      expect(Buffer.compare(value, (await storage.proofs.get('proofs/58ffca1a/9f0a7b1c', 'proof_mc_1'))!)).toBe(0)
    })

    test('keeps the bytes of the moment of the call, whatever the caller does with them later', async () => {
      const value = Buffer.from([1, 1, 1, 1]).subarray(1, 3)
      const written = storage.local.put('app', 'key', value)
      value.fill(9)
      await written
      const read = (await storage.local.get('app', 'key'))!
      expect([...read]).toEqual([1, 1])
      read.fill(7)
      expect([...(await storage.local.get('app', 'key'))!]).toEqual([1, 1])
    })

    test('removes an item once', async () => {
      await storage.local.put('app', 'key', bytes(1))
      expect(await storage.local.delete('app', 'key')).toBe(true)
      expect(await storage.local.delete('app', 'key')).toBe(false)
      expect(await storage.local.get('app', 'key')).toBeUndefined()
    })

    test('keeps collections and groups apart', async () => {
      await storage.local.put('a', 'key', bytes(1))
      await storage.local.put('a/b', 'key', bytes(2))
      await storage.proofs.put('a', 'key', bytes(3))
      expect([...(await storage.local.get('a', 'key'))!]).toEqual([1])
      expect([...(await storage.local.get('a/b', 'key'))!]).toEqual([2])
      expect([...(await storage.proofs.get('a', 'key'))!]).toEqual([3])
      expect(await storage.proofs.list('a/b')).toEqual([])
    })

    test('lists keys in the order of their bytes, only those with the prefix', async () => {
      const keys = ['b', 'B', 'a.2', 'a.10', '_', '0', 'a', '.', 'a_1', 'ab']
      await Promise.all(keys.map((key) => storage.local.put('app', key, bytes())))
      expect(await storage.local.list('app')).toEqual(['.', '0', 'B', '_', 'a', 'a.10', 'a.2', 'a_1', 'ab', 'b'])
      expect(await storage.local.list('app', 'a.')).toEqual(['a.10', 'a.2'])
      expect(await storage.local.list('app', '_')).toEqual(['_'])
      expect(await storage.local.list('app', '%')).toEqual([])
    })

    test('writes all of a transaction, in its order', async () => {
      await storage.local.put('app', 'gone', bytes(1))
      await storage.transaction([
        { collection: 'local', store: 'app', key: 'gone' },
        { collection: 'local', store: 'app', key: 'a', value: bytes(1) },
        { collection: 'proofs', store: 'net', key: 'b', value: bytes(2) },
        { collection: 'local', store: 'app', key: 'a', value: bytes(3) },
      ])
      expect(await storage.local.list('app')).toEqual(['a'])
      expect([...(await storage.local.get('app', 'a'))!]).toEqual([3])
      expect([...(await storage.proofs.get('net', 'b'))!]).toEqual([2])
    })

    test('writes only while all conditions hold', async () => {
      const item = { collection: 'local' as const, store: 'app', key: 'a' }
      expect(await storage.transaction([{ ...item, value: bytes(1) }], [item])).toBe(true)
      expect(await storage.transaction([{ ...item, value: bytes(2) }], [item])).toBe(false)
      expect(await storage.transaction([{ ...item, value: bytes(2) }], [{ ...item, value: bytes(1, 1) }])).toBe(false)
      const other = { ...item, key: 'b', value: bytes(9) }
      expect(await storage.transaction([other, { ...item }], [{ ...item, value: bytes(1) }, other])).toBe(false)
      expect(await storage.local.list('app')).toEqual(['a'])
      expect(await storage.transaction([other, { ...item }], [{ ...item, value: bytes(1) }])).toBe(true)
      expect(await storage.local.list('app')).toEqual(['b'])
    })

    test('lets one of many through who expect the same', async () => {
      const item = { collection: 'local' as const, store: 'app', key: 'a' }
      const takes = Array.from({ length: 20 }, (_, index) =>
        storage.transaction([{ ...item, value: bytes(index) }], [item]),
      )
      const taken = await Promise.all(takes)
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect([...(await storage.local.get('app', 'a'))!]).toEqual([taken.indexOf(true)])
    })

    test('adds items after all that were ever added, and reads them in pages', async () => {
      const append = (value: number) =>
        storage.transaction([{ collection: 'local', store: 'log', append: bytes(value) }])
      await Promise.all([1, 2, 3].map(append))
      for (const key of await storage.local.list('log')) await storage.local.delete('log', key)
      await Promise.all([4, 5, 6, 7].map(append))
      const page = await storage.local.read('log', { limit: 3 })
      expect(page.map(({ value }) => [...value])).toEqual([[4], [5], [6]])
      expect(page[0]!.key).toBe('0000000000000004')
      const rest = await storage.local.read('log', { after: page[2]!.key, limit: 3 })
      expect(rest.map(({ value }) => [...value])).toEqual([[7]])
      expect(await storage.local.read('log', { prefix: '1', limit: 3 })).toEqual([])
      expect(await storage.local.read('elsewhere', { limit: 3 })).toEqual([])
    })

    test('lists the groups that have items', async () => {
      expect(await storage.local.stores()).toEqual([])
      for (const group of ['b', 'a/b', 'a', 'B']) await storage.local.put(group, 'key', bytes(1))
      await storage.local.put('b', 'other', bytes(1))
      await storage.proofs.put('p/q', 'key', bytes(1))
      await storage.transaction([{ collection: 'local', store: 'log', append: bytes(1) }])
      expect(await storage.local.stores()).toEqual(['B', 'a', 'a/b', 'b', 'log', 'log.counter'])
      expect(await storage.proofs.stores()).toEqual(['p/q'])
      await storage.local.delete('a', 'key')
      expect(await storage.local.stores()).toEqual(['B', 'a/b', 'b', 'log', 'log.counter'])
    })

    test('writes nothing of a transaction with a name that is not allowed', async () => {
      const writes = ['good', 'not good'].map((key) => ({
        collection: 'local' as const,
        store: 'app',
        key,
        value: bytes(1),
      }))
      await expect(storage.transaction(writes)).rejects.toMatchObject({ kind: 'key' })
      expect(await storage.local.list('app')).toEqual([])
    })

    test('refuses keys with other characters, in the words of the interface', async () => {
      for (const key of ['', ' ', 'a b', 'a/b', 'ä', 'a\n', 'a-b', '\0']) {
        for (const call of [
          storage.local.get('app', key),
          storage.local.put('app', key, bytes()),
          storage.proofs.delete('app', key),
        ]) {
          await expect(call).rejects.toMatchObject({ name: 'StorageError', kind: 'key', message: KEY_TEXT + key })
        }
      }
    })

    test('refuses group names that are not segments joined by slashes', async () => {
      for (const store of ['', '/', 'a/', '/a', 'a//b', 'a b', 'a\\b']) {
        await expect(storage.local.list(store)).rejects.toMatchObject({ kind: 'key', message: KEY_TEXT + store })
        await expect(storage.local.put(store, 'key', bytes())).rejects.toMatchObject({ kind: 'key' })
      }
    })

    test('behaves like a map for any sequence of calls, even without waiting between them', async () => {
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(call, { maxLength: 30 }), async (calls) => {
          const store = `run_${run++}`
          const model = new Map<string, string>()
          const answers = await Promise.all(calls.map((call) => applyCall(storage, store, call)))
          expect(answers).toEqual(calls.map((call) => applyToModel(model, call)))
        }),
        { numRuns: 50 },
      )
    })

    test('refuses every call after it was closed, and closing again is fine', async () => {
      const late = storage.local.put('app', 'key', bytes(1))
      await storage.close()
      await late
      await storage.close()
      for (const call of [
        storage.local.get('app', 'key'),
        storage.local.put('app', 'key', bytes()),
        storage.proofs.delete('app', 'key'),
        storage.proofs.list('app'),
        storage.transaction([]),
      ]) {
        await expect(call).rejects.toMatchObject({ kind: 'closed' })
      }
    })
  })
}

type Call = { type: 'get' | 'put' | 'delete' | 'list' | 'move'; collection: Collection; key: string; value: string }

const call: fc.Arbitrary<Call> = fc.record({
  type: fc.constantFrom('get', 'put', 'put', 'delete', 'list', 'move'),
  collection: fc.constantFrom('local', 'proofs'),
  key: fc.constantFrom('a', 'b', 'ab', 'A', '_', '.'),
  value: fc.string({ maxLength: 5 }),
})

async function applyCall(storage: Storage, store: string, { type, collection, key, value }: Call): Promise<unknown> {
  const items = storage[collection]
  const encoded = Buffer.from(value)
  switch (type) {
    case 'get': {
      const found = await items.get(store, key)
      return found && Buffer.from(found).toString()
    }
    case 'put':
      return items.put(store, key, encoded)
    case 'delete':
      return items.delete(store, key)
    case 'list':
      return items.list(store, key)
    case 'move':
      return storage.transaction([
        { collection, store, key },
        { collection, store, key: 'moved', value: encoded },
      ])
  }
}

function applyToModel(model: Map<string, string>, { type, collection, key, value }: Call): unknown {
  const id = (name: string) => `${collection} ${name}`
  switch (type) {
    case 'get':
      return model.get(id(key))
    case 'put':
      model.set(id(key), value)
      return undefined
    case 'delete':
      return model.delete(id(key))
    case 'list':
      return [...model.keys()]
        .filter((name) => name.startsWith(id(key)))
        .map((name) => name.slice(id('').length))
        .sort()
    case 'move':
      model.delete(id(key))
      model.set(id('moved'), value)
      return true
  }
}
