import { type Cell, Dictionary, type DictionaryValue, uintKey } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 *     storage_prices#cc utime_since:uint32 bit_price_ps:uint64 cell_price_ps:uint64 mc_bit_price_ps:uint64
 *       mc_cell_price_ps:uint64 = StoragePrices;
 *
 * Prices per second in 16-bit fixed point nano, of workchain and masterchain.
 */
export interface StoragePrices {
  /** Unix time from which they hold, s. */
  readonly utimeSince: number
  readonly bitPricePs: bigint
  readonly cellPricePs: bigint
  readonly mcBitPricePs: bigint
  readonly mcCellPricePs: bigint
}

const PRICES: DictionaryValue<StoragePrices> = {
  load: (slice) => {
    expectTag(slice, 8, 'storage prices', 0xcc)
    return {
      utimeSince: slice.loadUint(32),
      bitPricePs: slice.loadUintBig(64),
      cellPricePs: slice.loadUintBig(64),
      mcBitPricePs: slice.loadUintBig(64),
      mcCellPricePs: slice.loadUintBig(64),
    }
  },
  store: (value, builder) => {
    builder.storeUint(0xcc, 8).storeUint(value.utimeSince, 32).storeUintBig(value.bitPricePs, 64)
    builder.storeUintBig(value.cellPricePs, 64).storeUintBig(value.mcBitPricePs, 64)
    builder.storeUintBig(value.mcCellPricePs, 64)
  },
}

/** Parameter 18, `_ (Hashmap 32 StoragePrices) = ConfigParam 18`: the cell of the parameter is the root. */
export function storagePrices(root?: Cell): Dictionary<number, StoragePrices> {
  return new Dictionary(uintKey(32), PRICES, root)
}
