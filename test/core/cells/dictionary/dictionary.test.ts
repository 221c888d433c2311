import { beginCell, Dictionary as PeerDictionary } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AugDictionary,
  Builder,
  bitsKey,
  CellError,
  countEntries,
  Dictionary,
  type DictionaryExtra,
  deleteKey,
  intKey,
  loadAugDictionary,
  lookupKey,
  nearestEntry,
  outermostEntry,
  prunedCell,
  Slice,
  setKey,
  storeAugDictionary,
  uintBigKey,
  uintKey,
  uintValue,
} from '../../../../src/core/cells/index.ts'

function operations(max: number) {
  return fc.array(fc.tuple(fc.constantFrom('set', 'add', 'replace', 'delete'), fc.nat(max), fc.nat(0xffff)), {
    maxLength: 60,
  })
}

describe('dictionaries', () => {
  test('behave like a map under every kind of change', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 3, 8, 16), operations(0xffff), (bits, steps) => {
        const dictionary = new Dictionary(uintKey(bits), uintValue(16))
        const model = new Map<number, number>()
        for (const [operation, seed, value] of steps) {
          const key = seed % 2 ** bits
          const known = model.has(key)
          if (operation === 'delete') {
            expect(dictionary.delete(key)).toBe(model.delete(key))
          } else {
            const allowed = operation === 'set' || (operation === 'add') === !known
            expect(dictionary.set(key, value, operation as 'set' | 'add' | 'replace')).toBe(allowed)
            if (allowed) model.set(key, value)
          }
        }
        const sorted = [...model].sort(([a], [b]) => a - b)
        expect([...dictionary]).toEqual(sorted)
        expect(countEntries(dictionary.root, bits)).toBe(sorted.length)
        for (const [key, value] of sorted) expect(dictionary.get(key)).toBe(value)
        // The same content results in the same cells, however it was built.
        const fresh = new Dictionary(uintKey(bits), uintValue(16))
        for (const [key, value] of sorted.reverse()) fresh.set(key, value)
        expect(fresh.root?.hashHex()).toBe(dictionary.root?.hashHex())
      }),
      { numRuns: 200 },
    )
  })

  test('are the same cells as elsewhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 9, 64, 256),
        fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.boolean(), fc.nat(0xffff)), {
          minLength: 1,
        }),
        (bits, entries) => {
          const ours = new Dictionary(uintBigKey(bits), uintValue(16))
          const peer = PeerDictionary.empty(PeerDictionary.Keys.BigUint(bits), PeerDictionary.Values.Uint(16))
          for (const [seed, small, value] of entries) {
            const key = BigInt.asUintN(bits, small ? seed % 7n : seed)
            ours.set(key, value)
            peer.set(key, value)
          }
          const cell = new Builder().storeMaybeRef(ours.root).toCell()
          expect(cell.hashHex()).toBe(beginCell().storeDict(peer).endCell().hash().toString('hex'))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('find the nearest key in both directions and both orders', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -128, max: 127 }), { maxLength: 12 }),
        fc.boolean(),
        (keys, signed) => {
          const codec = intKey(8)
          const value = new Builder().storeUint(1, 1).toCell()
          let root: Parameters<typeof lookupKey>[0]
          for (const key of keys) root = setKey(root, 8, codec.toBits(key), Slice.of(value)).root
          const order = signed ? (key: number) => key : (key: number) => key & 255
          const sorted = [...keys].sort((a, b) => order(a) - order(b))
          const found = (entry: { key: Uint8Array } | undefined) => entry && codec.fromBits(entry.key)
          expect(found(outermostEntry(root, 8, 'min', { signed }))).toBe(sorted[0])
          expect(found(outermostEntry(root, 8, 'max', { signed }))).toBe(sorted.at(-1))
          for (let probe = -128; probe < 128; probe++) {
            const bits = codec.toBits(probe)
            for (const inclusive of [true, false]) {
              const above = sorted.find((key) => order(key) > order(probe) || (inclusive && key === probe))
              const below = sorted.findLast((key) => order(key) < order(probe) || (inclusive && key === probe))
              expect(found(nearestEntry(root, 8, bits, 'next', inclusive, { signed }))).toBe(above)
              expect(found(nearestEntry(root, 8, bits, 'previous', inclusive, { signed }))).toBe(below)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  test('are iterated in numeric order of signed keys', () => {
    const dictionary = new Dictionary(intKey(16), uintValue(8))
    for (const key of [5, -1, 0, -300, 300]) dictionary.set(key, 1)
    expect([...dictionary].map(([key]) => key)).toEqual([-300, -1, 0, 5, 300])
    expect(dictionary.min()?.[0]).toBe(-300)
    expect(dictionary.next(0)?.[0]).toBe(5)
    expect(dictionary.previous(0, true)?.[0]).toBe(0)
  })

  test('return the value that was replaced or removed', () => {
    const key = Uint8Array.of(7)
    const value = (n: number) => new Builder().storeUint(n, 8)
    const first = setKey(undefined, 8, key, value(1))
    const second = setKey(first.root, 8, key, value(2))
    expect(second.previous?.loadUint(8)).toBe(1)
    const third = setKey(second.root, 8, key, value(3), 'add')
    expect([third.changed, third.root, third.previous?.loadUint(8)]).toEqual([false, second.root, 2])
    const last = deleteKey(third.root, 8, key)
    expect([last.root, last.previous?.loadUint(8)]).toEqual([undefined, 2])
    expect(deleteKey(undefined, 8, key).changed).toBe(false)
  })

  test('lists a dictionary of few cells and countless entries up to a limit', () => {
    let node = new Builder().storeUint(0, 2).storeUint(1, 8).toCell()
    for (let bit = 0; bit < 64; bit++) node = new Builder().storeUint(0, 2).storeRef(node).storeRef(node).toCell()
    expect(lookupKey(node, 64, new Uint8Array(8))?.loadUint(8)).toBe(1)
    expect(() => countEntries(node, 64, 1000)).toThrow('the limit is 1000 entries')
    expect(() => [...new Dictionary(uintBigKey(64), uintValue(8), node, 100)]).toThrow(CellError)
  })

  test('refuse values that do not fit, and malformed trees', () => {
    const key = new Uint8Array(32)
    expect(() => setKey(undefined, 256, key, new Builder().storeRun(0, 1023))).toThrow(CellError)
    const noNode = new Builder().storeUint(2, 2).storeUint(9, 4).storeRun(0, 9).toCell()
    expect(() => lookupKey(noNode, 8, Uint8Array.of(0))).toThrow('label is too long: 9 bits')
    const noRefs = new Builder().storeUint(0, 2).toCell()
    for (const action of [
      () => lookupKey(noRefs, 8, Uint8Array.of(0)),
      () => deleteKey(noRefs, 8, Uint8Array.of(0)),
      () => [...new Dictionary(uintKey(8), uintValue(8), noRefs)],
      () => outermostEntry(noRefs, 8, 'min'),
      () => lookupKey(prunedCell(noRefs), 8, Uint8Array.of(0)),
      () => new Dictionary(bitsKey(256), uintValue(8)).get(new Uint8Array(31)),
    ]) {
      expect(action).toThrow(CellError)
    }
  })
})

const sum: DictionaryExtra<number> = {
  load: (slice) => slice.loadUint(32),
  store: (value, builder) => {
    builder.storeUint(value, 32)
  },
  add: (left, right) => left + right,
  zero: 0,
}

describe('augmented dictionaries', () => {
  test('are the same filled at once and entry by entry', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 16 - 1 }), { maxLength: 60 })
    fc.assert(
      fc.property(keys, (all) => {
        const one = new AugDictionary(uintKey(16), uintValue(16), sum)
        const other = new AugDictionary(uintKey(16), uintValue(16), sum)
        for (const key of all) one.set(key, key, key % 100)
        other.fill(all.map((key) => [key, key, key % 100] as const))
        expect(other.root?.hashHex()).toBe(one.root?.hashHex())
        expect(other.total).toBe(one.total)
      }),
    )
  })

  test('cannot be filled twice, nor with a key twice', () => {
    const dictionary = new AugDictionary(uintKey(8), uintValue(16), sum)
    const fillTwice = () =>
      dictionary.fill([
        [1, 1, 1],
        [1, 2, 2],
      ])
    expect(fillTwice).toThrow(CellError)
    dictionary.fill([[1, 1, 1]])
    expect(() => dictionary.fill([[2, 1, 1]])).toThrow(TypeError)
  })

  test('keep the sum of the extra values and survive a round trip', () => {
    fc.assert(
      fc.property(operations(255), (steps) => {
        const dictionary = new AugDictionary(uintKey(8), uintValue(16), sum)
        const model = new Map<number, number>()
        for (const [operation, key, value] of steps) {
          if (operation === 'delete') {
            expect(dictionary.delete(key)).toBe(model.delete(key))
          } else {
            dictionary.set(key, value, value % 100)
            model.set(key, value)
          }
        }
        const total = [...model.values()].reduce((all, value) => all + (value % 100), 0)
        expect(dictionary.total).toBe(total)
        const builder = new Builder()
        storeAugDictionary(dictionary, sum, builder)
        const copy = loadAugDictionary(Slice.of(builder.toCell()), uintKey(8), uintValue(16), sum)
        const sorted = [...model].sort(([a], [b]) => a - b)
        expect([...copy]).toEqual(sorted.map(([key, value]) => [key, value, value % 100]))
        expect(copy.total).toBe(total)
        for (const [key, value] of model) expect(copy.get(key)).toEqual({ value, extra: value % 100 })
      }),
    )
  })
})
