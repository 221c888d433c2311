import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Storage, StorageWrite } from '../../../src/ports/Storage.ts'
import { IndexedDbStorageProvider } from '../../../storage/indexeddb/IndexedDbStorageProvider.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { indexedDbPlatform } from '../../support/indexedDbPlatform.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import { describeStorageContract } from '../storageContract.ts'

const NAME = '.vendorclient'
const clock = new ManualClock()

/** A tab of the browser. */
function openTab(platform = indexedDbPlatform(), options = {}) {
  return new IndexedDbStorageProvider({ clock, platform, ...options }).open(NAME)
}

describeStorageContract('IndexedDbStorage', () => openTab())

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function textOf(value: Uint8Array | undefined): string | undefined {
  return value && new TextDecoder().decode(value)
}

test('finds everything again after it was closed and opened, also in another tab', async () => {
  const platform = indexedDbPlatform()
  const first = await openTab(platform)
  await first.local.put('app', 'key', bytes('value'))
  const other = await openTab(platform)
  expect(textOf(await other.local.get('app', 'key'))).toBe('value')
  await first.close()
  await other.close()
  const second = await openTab(platform)
  expect(textOf(await second.local.get('app', 'key'))).toBe('value')
  await second.close()
})

test('keeps databases of different names apart', async () => {
  const provider = new IndexedDbStorageProvider({ clock, platform: indexedDbPlatform() })
  const [one, other] = [await provider.open('one'), await provider.open('other')]
  await one.local.put('app', 'key', bytes('value'))
  expect(await other.local.get('app', 'key')).toBeUndefined()
  await one.close()
  await other.close()
})

test.each([
  ['durable', async () => true],
  ['may be cleared', async () => false],
  ['may be cleared', () => Promise.reject(new Error('not here'))],
])('is %s as the browser decides, which is asked once', async (durability, answer) => {
  let count = 0
  const persist = () => {
    count++
    return answer()
  }
  const provider = new IndexedDbStorageProvider({ clock, platform: indexedDbPlatform(), persist })
  const storages = [await provider.open('one'), await provider.open('other')]
  expect(count).toBe(0)
  for (const storage of storages) expect(await storage.durability()).toBe(durability)
  expect(count).toBe(1)
  await Promise.all(storages.map((storage) => storage.close()))
})

test('lets exactly one of several tabs write under the same condition', async () => {
  const platform = indexedDbPlatform()
  const tabs = await Promise.all(Array.from({ length: 5 }, () => openTab(platform)))
  for (let round = 0; round < 20; round++) {
    const item = { collection: 'local', store: 'app', key: `key_${round}` } as const
    const wins = await Promise.all(
      tabs.map((tab, index) => tab.transaction([{ ...item, value: bytes(`tab ${index}`) }], [item])),
    )
    expect(wins.filter(Boolean)).toHaveLength(1)
    expect(textOf(await tabs[0]!.local.get('app', item.key))).toBe(`tab ${wins.indexOf(true)}`)
  }
  await Promise.all(tabs.map((tab) => tab.close()))
})

test('gives items that several tabs append a number each, without gaps', async () => {
  const platform = indexedDbPlatform()
  const tabs = await Promise.all(Array.from({ length: 4 }, () => openTab(platform)))
  const append = (tab: Storage, value: string) =>
    tab.transaction([{ collection: 'local', store: 'log', append: bytes(value) }])
  await Promise.all(tabs.flatMap((tab, index) => [1, 2, 3].map((number) => append(tab, `${index}.${number}`))))
  const items = await tabs[0]!.local.read('log', { limit: 100 })
  expect(items.map(({ key }) => Number(key))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(new Set(items.map(({ value }) => textOf(value))).size).toBe(12)
  await Promise.all(tabs.map((tab) => tab.close()))
})

test('answers random operations of two tabs as a storage in memory does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), step), { maxLength: 25 }), async (steps) => {
      const platform = indexedDbPlatform()
      const tabs = [await openTab(platform), await openTab(platform)] as const
      const model = new MemoryStorage()
      for (const [isOther, step] of steps) {
        expect(await run(tabs[isOther ? 1 : 0], step)).toEqual(await run(model, step))
      }
      await Promise.all(tabs.map((tab) => tab.close()))
    }),
    { numRuns: 100 },
  )
})

const key = fc.constantFrom('a', 'b', 'ab', 'A', '_', '.', 'a.1', '0')
const store = fc.constantFrom('app', 'app/a', 'App', 'ap')
const collection = fc.constantFrom('local', 'proofs')
const value = fc.constantFrom('', 'x', 'y').map(bytes)
const write: fc.Arbitrary<StorageWrite> = fc.oneof(
  fc.record({ collection, store, key, value }),
  fc.record({ collection, store, key }),
  fc.record({ collection, store, append: value }),
)
const step = fc.oneof(
  fc.record({
    type: fc.constant('transaction' as const),
    writes: fc.array(write, { maxLength: 4 }),
    conditions: fc.array(
      fc.oneof(fc.record({ collection, store, key, value }), fc.record({ collection, store, key })),
      {
        maxLength: 2,
      },
    ),
  }),
  fc.record({
    type: fc.constant('read' as const),
    ...{ collection, store },
    prefix: fc.constantFrom('', 'a', 'a.', '_', '0', '%', '\u{10ffff}', '\ud800'),
    after: fc.constantFrom('', 'a', 'A', 'zz', '0000000000000001'),
    limit: fc.constantFrom(0, 1, 2, 100, Number.POSITIVE_INFINITY),
  }),
  fc.record({ type: fc.constant('stores' as const), collection }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function run(storage: Storage, step: Step) {
  if (step.type === 'transaction') return storage.transaction(step.writes, step.conditions)
  const items = storage[step.collection]
  if (step.type === 'stores') return items.stores()
  const { store, ...range } = step
  return [await items.list(store, range.prefix), await items.read(store, range)]
}
