import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 *     msg_forward_prices#ea lump_price:uint64 bit_price:uint64 cell_price:uint64 ihr_price_factor:uint32 first_frac:uint16
 *       next_frac:uint16 = MsgForwardPrices;
 *
 * Parameters 24 (masterchain) and 25. The lump price is nano, the others are in 16-bit fixed point.
 */
export interface MsgForwardPrices {
  readonly lumpPrice: bigint
  readonly bitPrice: bigint
  readonly cellPrice: bigint
  readonly ihrPriceFactor: number
  readonly firstFrac: number
  readonly nextFrac: number
}

/** Throws `format` for another tag, `underflow`. */
export function loadMsgForwardPrices(slice: Slice): MsgForwardPrices {
  expectTag(slice, 8, 'forward prices', 0xea)
  return {
    lumpPrice: slice.loadUintBig(64),
    bitPrice: slice.loadUintBig(64),
    cellPrice: slice.loadUintBig(64),
    ihrPriceFactor: slice.loadUint(32),
    firstFrac: slice.loadUint(16),
    nextFrac: slice.loadUint(16),
  }
}

/** Throws `range`. */
export function storeMsgForwardPrices(value: MsgForwardPrices, builder: Builder): void {
  builder.storeUint(0xea, 8).storeUintBig(value.lumpPrice, 64).storeUintBig(value.bitPrice, 64)
  builder.storeUintBig(value.cellPrice, 64).storeUint(value.ihrPriceFactor, 32)
  builder.storeUint(value.firstFrac, 16).storeUint(value.nextFrac, 16)
}
