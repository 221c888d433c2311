import { uintBigValue, uintValue } from '../../cells/index.ts'
import { record, type Stored, tagged } from '../fields.ts'

/**
 *     msg_forward_prices#ea lump_price:uint64 bit_price:uint64 cell_price:uint64 ihr_price_factor:uint32 first_frac:uint16
 *       next_frac:uint16 = MsgForwardPrices;
 *
 * Parameters 24 (masterchain) and 25. The lump price is nano, the others are in 16-bit fixed point.
 */
export const MsgForwardPrices = tagged(
  8,
  0xea,
  'forward prices',
  record({
    lumpPrice: uintBigValue(64),
    bitPrice: uintBigValue(64),
    cellPrice: uintBigValue(64),
    ihrPriceFactor: uintValue(32),
    firstFrac: uintValue(16),
    nextFrac: uintValue(16),
  }),
)

export type MsgForwardPrices = Stored<typeof MsgForwardPrices>
