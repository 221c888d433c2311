import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 *     gas_flat_pfx#d1 flat_gas_limit:uint64 flat_gas_price:uint64 other:GasLimitsPrices = GasLimitsPrices;
 *     gas_prices_ext#de gas_price:uint64 gas_limit:uint64 special_gas_limit:uint64 gas_credit:uint64 block_gas_limit:uint64
 *       freeze_due_limit:uint64 delete_due_limit:uint64 = GasLimitsPrices;
 *     gas_prices#dd gas_price:uint64 gas_limit:uint64 gas_credit:uint64 block_gas_limit:uint64 freeze_due_limit:uint64
 *       delete_due_limit:uint64 = GasLimitsPrices;
 *
 * Parameters 20 (masterchain) and 21. Prices are nano in 16-bit fixed point; limits are gas units, due limits nano.
 */
export interface GasLimitsPrices {
  readonly flatGasLimit: bigint
  readonly flatGasPrice: bigint
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  readonly specialGasLimit: bigint
  readonly gasCredit: bigint
  readonly blockGasLimit: bigint
  readonly freezeDueLimit: bigint
  readonly deleteDueLimit: bigint
}

/** Throws `format` for another tag, `underflow`. */
export function loadGasLimitsPrices(slice: Slice): GasLimitsPrices {
  let tag = expectTag(slice, 8, 'gas prices', 0xd1, 0xde, 0xdd)
  const flat = { flatGasLimit: 0n, flatGasPrice: 0n }
  if (tag === 0xd1) {
    flat.flatGasLimit = slice.loadUintBig(64)
    flat.flatGasPrice = slice.loadUintBig(64)
    tag = expectTag(slice, 8, 'gas prices', 0xde, 0xdd)
  }
  const gasPrice = slice.loadUintBig(64)
  const gasLimit = slice.loadUintBig(64)
  return {
    ...flat,
    gasPrice,
    gasLimit,
    specialGasLimit: tag === 0xde ? slice.loadUintBig(64) : gasLimit,
    gasCredit: slice.loadUintBig(64),
    blockGasLimit: slice.loadUintBig(64),
    freezeDueLimit: slice.loadUintBig(64),
    deleteDueLimit: slice.loadUintBig(64),
  }
}

/** Writes the form with flat price and special limit. Throws `range`. */
export function storeGasLimitsPrices(value: GasLimitsPrices, builder: Builder): void {
  builder.storeUint(0xd1, 8).storeUintBig(value.flatGasLimit, 64).storeUintBig(value.flatGasPrice, 64)
  builder.storeUint(0xde, 8).storeUintBig(value.gasPrice, 64).storeUintBig(value.gasLimit, 64)
  builder.storeUintBig(value.specialGasLimit, 64).storeUintBig(value.gasCredit, 64)
  builder.storeUintBig(value.blockGasLimit, 64).storeUintBig(value.freezeDueLimit, 64)
  builder.storeUintBig(value.deleteDueLimit, 64)
}
