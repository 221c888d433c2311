import type { StoragePrices } from '../tlb/config/index.ts'
import type { StorageUsedShort } from '../tlb/index.ts'

export interface StorageFeeQuestion {
  readonly used: StorageUsedShort
  readonly masterchain: boolean
  /** Unix time until which storage is paid, s. */
  readonly lastPaid: number
  /** Unix time until which to pay, s; may lie beyond 32 bits. */
  readonly until: number
}

/**
 * Fee for storage in nano, rounded up: each price counts from its own time to that of the next one. Nothing is charged
 * for the time before the first price. `prices` need no order. Source: parameter 18, 16-bit fixed point per second.
 */
export function calcStorageFee(prices: readonly StoragePrices[], question: StorageFeeQuestion): bigint {
  const newestFirst = [...prices].sort((a, b) => b.utimeSince - a.utimeSince)
  let total = 0n
  let end = question.until
  for (const price of newestFirst) {
    const start = Math.max(price.utimeSince, question.lastPaid)
    if (start < end) {
      total += pricePerSecond(price, question) * BigInt(end - start)
      end = start
    }
  }
  return (total + 0xffffn) >> 16n
}

function pricePerSecond(price: StoragePrices, { used, masterchain }: StorageFeeQuestion): bigint {
  return masterchain
    ? used.cells * price.mcCellPricePs + used.bits * price.mcBitPricePs
    : used.cells * price.cellPricePs + used.bits * price.bitPricePs
}
