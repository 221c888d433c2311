/** Curves of pages whose policy allows WebAssembly, and the arithmetic of that code beside numbers of any size. */
import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { curvesForm } from '../../src/platform/web/curves.ts'
import { loadAccelerator, loadAcceleratorFrom, loadedCombiner } from '../../src/platform/web/ed25519/accelerator.ts'
import { ELEMENT_BYTES, LIMBS } from '../../src/platform/web/ed25519/fieldCode.ts'
import { FREE, instantiatePointCode, type PointCode } from '../../src/platform/web/ed25519/pointCode.ts'
import { signedWindows } from '../../src/platform/web/ed25519/signedWindows.ts'
import { testCurves } from './curveCases.ts'

const { Point } = ed25519
const ORDER = Point.Fn.ORDER
const P = 2n ** 255n - 19n

beforeAll(async () => {
  loadAcceleratorFrom()
  expect(await curvesForm()).toBe('webassembly')
})

testCurves()

describe('the field', () => {
  let code: PointCode
  let memory: BigInt64Array
  const [TO, LEFT, RIGHT] = [FREE, FREE + ELEMENT_BYTES, FREE + 2 * ELEMENT_BYTES]

  /** Largest limbs that an operation takes and that it leaves, at even and at odd places. */
  const taken = [165 * 2 ** 26, 165 * 2 ** 25].map((limit) => BigInt(Math.floor(limit / 100)))
  const left = [101 * 2 ** 25, 101 * 2 ** 24].map((limit) => BigInt(Math.floor(limit / 100)))

  beforeAll(async () => {
    code = await instantiatePointCode((await loadAccelerator())!)
    memory = new BigInt64Array(code.memory.buffer)
  })

  function limbs(at: number): bigint[] {
    return Array.from(memory.subarray(at / 8, at / 8 + LIMBS))
  }

  function value(at: number): bigint {
    const sum = limbs(at).reduce((total, limb, index) => total + (limb << BigInt(Math.ceil(25.5 * index))), 0n)
    return ((sum % P) + P) % P
  }

  function check(first: readonly bigint[], second: readonly bigint[]): void {
    memory.set(first, LEFT / 8)
    memory.set(second, RIGHT / 8)
    const [a, b] = [value(LEFT), value(RIGHT)]
    const results: [() => void, bigint][] = [
      [() => code.multiply(TO, LEFT, RIGHT), a * b],
      [() => code.square(TO, LEFT), a * a],
      [() => code.squareTwice(TO, LEFT), 2n * a * a],
    ]
    for (const [run, expected] of results) {
      run()
      expect(value(TO)).toBe(expected % P)
      limbs(TO).forEach((limb, index) => {
        expect(limb <= left[index % 2]! && limb >= -left[index % 2]!).toBe(true)
      })
    }
  }

  const element = fc.tuple(
    ...Array.from({ length: LIMBS }, (_, index) => {
      const limit = taken[index % 2]!
      return fc.oneof(fc.constantFrom(limit, -limit, 0n), fc.bigInt({ min: -limit, max: limit }))
    }),
  )

  test('products of limbs at their limits and of any between', () => {
    const positive = Array.from({ length: LIMBS }, (_, index) => taken[index % 2]!)
    const negative = positive.map((limb) => -limb)
    const alternating = positive.map((limb, index) => (index % 2 === 0 ? limb : -limb))
    for (const first of [positive, negative, alternating]) {
      for (const second of [positive, negative, alternating]) check(first, second)
    }
    fc.assert(fc.property(element, element, check), { numRuns: 2000 })
  })
})

describe('sums of points', () => {
  const scalars = fc.oneof(
    fc.constantFrom(0n, 1n, 2n, 8n, 127n, 128n, 255n, 256n, 2n ** 252n, ORDER - 1n),
    fc.bigInt({ min: 0n, max: ORDER - 1n }),
  )
  const torsion = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05')

  test('are those of JavaScript, also of points of small order and of sums that vanish', () => {
    fc.assert(
      fc.property(scalars, scalars, scalars, fc.nat(7), (scalar, secret, factor, part) => {
        const point = Point.BASE.multiplyUnsafe(secret).add(torsion.multiplyUnsafe(BigInt(part)))
        const vanishing = (ORDER - ((secret * factor) % ORDER)) % ORDER
        for (const base of [scalar, vanishing]) {
          const expected = Point.BASE.multiplyUnsafe(base).add(point.multiplyUnsafe(factor))
          expect(loadedCombiner()!.combine(base, point.toAffine(), factor)).toEqual({
            bytes: expected.toBytes(),
            isSmallOrder: expected.isSmallOrder(),
          })
        }
      }),
      { numRuns: 200 },
    )
  })

  test('windows add up to the scalar', () => {
    fc.assert(
      fc.property(scalars, fc.integer({ min: 2, max: 8 }), (scalar, window) => {
        const digits = [...signedWindows(scalar, window, 256)]
        expect(digits.reduceRight((total, digit) => 2n * total + BigInt(digit), 0n)).toBe(scalar)
        for (const digit of digits)
          expect(digit === 0 || (digit % 2 !== 0 && Math.abs(digit) < 2 ** (window - 1))).toBe(true)
      }),
    )
  })
})
