import { describe, expect, test } from 'vitest'
import { calcStorageFee } from '../../../src/core/chain/calcStorageFee.ts'

function price(utimeSince: number, bit: bigint) {
  return {
    utimeSince,
    bitPricePs: bit,
    cellPricePs: 500n * bit,
    mcBitPricePs: 1000n * bit,
    mcCellPricePs: 500_000n * bit,
  }
}
const question = { used: { cells: 2n, bits: 1000n }, masterchain: false, lastPaid: 1000, until: 1000 + 65536 }

describe('the fee for storage', () => {
  test('is what cells and bits cost per second, in 16-bit fixed point', () => {
    expect(calcStorageFee([price(0, 1n)], question)).toBe(2000n)
  })

  test('takes the prices of the masterchain there', () => {
    expect(calcStorageFee([price(0, 1n)], { ...question, masterchain: true })).toBe(2_000_000n)
  })

  test('is rounded up, and is zero for a period of zero', () => {
    expect(calcStorageFee([price(0, 1n)], { ...question, until: 1001 })).toBe(1n)
    expect(calcStorageFee([price(0, 1n)], { ...question, until: 1000 })).toBe(0n)
  })

  test('changes with the price at the time of the change, whatever the order of prices', () => {
    const prices = [price(1000 + 32768, 3n), price(0, 1n), price(1_000_000, 100n)]
    expect(calcStorageFee(prices, question)).toBe(1000n + 3000n)
  })

  test('charges nothing before the first price', () => {
    expect(calcStorageFee([price(1000 + 32768, 1n)], question)).toBe(1000n)
    expect(calcStorageFee([price(2_000_000, 1n)], question)).toBe(0n)
    expect(calcStorageFee([], question)).toBe(0n)
  })

  test('is exact for the largest counters and periods', () => {
    const used = { cells: 2n ** 56n - 1n, bits: 2n ** 56n - 1n }
    const period = 2 ** 32 - 1
    const expected = (used.cells * 501n * BigInt(period) + 65535n) / 65536n
    expect(calcStorageFee([price(0, 1n)], { used, masterchain: false, lastPaid: period, until: 2 * period })).toBe(
      expected,
    )
  })
})
