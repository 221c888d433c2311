import { type Cell, Dictionary, uintBigValue, uintKey, uintValue } from '../../cells/index.ts'
import { record, type Stored, tagged } from '../fields.ts'

/**
 *     storage_prices#cc utime_since:uint32 bit_price_ps:uint64 cell_price_ps:uint64 mc_bit_price_ps:uint64
 *       mc_cell_price_ps:uint64 = StoragePrices;
 *
 * Prices per second in 16-bit fixed point nano, of workchain and masterchain.
 */
const StoragePrices = tagged(
  8,
  0xcc,
  'storage prices',
  record({
    /** Unix time from which the prices apply, s. */
    utimeSince: uintValue(32),
    bitPricePs: uintBigValue(64),
    cellPricePs: uintBigValue(64),
    mcBitPricePs: uintBigValue(64),
    mcCellPricePs: uintBigValue(64),
  }),
)

export type StoragePrices = Stored<typeof StoragePrices>

/** Parameter 18, `_ (Hashmap 32 StoragePrices) = ConfigParam 18`: the cell of the parameter is the root. */
export function storagePrices(root?: Cell): Dictionary<number, StoragePrices> {
  return new Dictionary(uintKey(32), StoragePrices, root)
}
