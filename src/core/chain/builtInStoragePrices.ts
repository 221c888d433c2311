import type { StoragePrices } from '../tlb/config/index.ts'

/** Parameter 18 of the built-in blockchain configuration. Source: network 3.9. */
export const builtInStoragePrices: readonly StoragePrices[] = [
  { utimeSince: 0, bitPricePs: 1n, cellPricePs: 500n, mcBitPricePs: 1000n, mcCellPricePs: 500_000n },
]
