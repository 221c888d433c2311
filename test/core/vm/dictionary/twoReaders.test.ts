/** The machine's own reading of dictionaries beside the strict one for messages and accounts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Builder,
  type Cell,
  deleteKey,
  EMPTY_CELL,
  lookupKey,
  nearestEntry,
  ordinaryCell,
  outermostEntry,
  setKey,
  unlessBroken,
} from '../../../../src/core/cells/index.ts'
import { FREE_ACCESS, lookup, nearest, outermost, remove, write } from '../../../../src/core/vm/dictionary/index.ts'

interface Plan {
  readonly bits: number
  /** Keys with their values; later ones replace earlier ones. */
  readonly entries: readonly (readonly [bigint, number])[]
  readonly wanted: bigint
  readonly signed: boolean
}

const plans: fc.Arbitrary<Plan> = fc.constantFrom(1, 3, 8, 32, 256, 257, 264, 700).chain((bits) => {
  const last = (1n << BigInt(bits)) - 1n
  // Either one of a few small keys, so that keys coincide, or any key.
  const key = fc.oneof(fc.bigInt(0n, last < 9n ? last : 9n), fc.bigInt(0n, last))
  return fc.record({
    bits: fc.constant(bits),
    entries: fc.array(fc.tuple(key, fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
    wanted: key,
    signed: fc.boolean(),
  })
})

function keyOf(value: bigint, bits: number): Uint8Array {
  return new Builder().storeUintBig(value, bits).toBits()
}
function byte(value: number): Builder {
  return new Builder().storeUint(value, 8)
}
function hash(cell: Cell | undefined): string | undefined {
  return cell?.hashHex()
}
function text(entry: { key: Uint8Array; value: { preloadUint(bits: number): number } } | undefined): unknown {
  return entry && [Buffer.from(entry.key).toString('hex'), entry.value.preloadUint(8)]
}

describe('dictionaries of both readers', () => {
  test('are the same whichever of both writes them', () => {
    fc.assert(
      fc.property(plans, ({ bits, entries, wanted, signed }) => {
        let strict: Cell | undefined
        let own: Cell | undefined
        for (const [index, [value, content]] of entries.entries()) {
          const key = keyOf(value, bits)
          const mode = (['set', 'add', 'replace', 'set'] as const)[index % 4]!
          strict = setKey(strict, bits, key, byte(content), mode).root
          own = write(own, bits, key, bits, byte(content), mode, FREE_ACCESS).root
          expect(hash(own)).toBe(hash(strict))
        }
        const key = keyOf(wanted, bits)
        const order = { signed, access: FREE_ACCESS }
        expect(lookup(own, bits, key, bits, FREE_ACCESS)?.preloadUint(8)).toBe(
          lookupKey(strict, bits, key)?.preloadUint(8),
        )
        for (const side of ['min', 'max'] as const) {
          expect(text(outermost(own, bits, side, order))).toEqual(text(outermostEntry(strict, bits, side, { signed })))
        }
        for (const direction of ['next', 'previous'] as const) {
          for (const inclusive of [false, true]) {
            expect(text(nearest(own, bits, key, direction, inclusive, order))).toEqual(
              text(nearestEntry(strict, bits, key, direction, inclusive, { signed })),
            )
          }
        }
        if (own === undefined) return
        const less = remove(own, bits, key, bits, FREE_ACCESS)
        expect(hash(less.root)).toBe(hash(deleteKey(strict, bits, key).root))
        if (less.previous === undefined) return
        const value = less.previous
        expect(hash(write(less.root, bits, key, bits, value, 'add', FREE_ACCESS).root)).toBe(hash(own))
      }),
      { numRuns: 300 },
    )
  })

  test('with damaged cells, the lenient reader finds whatever the strict one finds', () => {
    let found = 0
    const faults = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 })), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(plans, faults, ({ bits, entries }, kinds) => {
        let root: Cell | undefined
        for (const [value, content] of entries) root = setKey(root, bits, keyOf(value, bits), byte(content)).root
        if (root === undefined) return
        for (const [place, kind] of kinds) root = damage(root, place, kind)
        for (const [value] of entries) {
          const key = keyOf(value, bits)
          const strict = unlessBroken(() => lookupKey(root, bits, key))
          if (strict === undefined) continue
          found++
          expect(lookup(root, bits, key, bits, FREE_ACCESS)).toEqual(strict)
        }
      }),
      { numRuns: 300 },
    )
    expect(found).toBeGreaterThan(100)
  })
})

/** Cuts bits or references of one node, or adds some; the place names the way to it. */
function damage(cell: Cell, place: number, kind: number): Cell {
  const { bytes, bitLength, refs } = cell
  if (refs.length > 1 && place % 3 !== 0) {
    const side = place & 1
    return ordinaryCell(bytes, bitLength, refs.with(side, damage(refs[side]!, Math.floor(place / 3), kind)))
  }
  if (kind === 1) return ordinaryCell(bytes, bitLength, refs.slice(0, -1))
  if (kind === 2) return ordinaryCell(bytes, bitLength, [...refs.slice(0, 3), EMPTY_CELL])
  const builder = new Builder().storeBits(bytes, kind === 0 ? Math.max(0, bitLength - 1) : bitLength)
  if (kind === 3 && bitLength < 1023) builder.storeBit(1)
  for (const ref of refs) builder.storeRef(ref)
  return builder.toCell()
}
