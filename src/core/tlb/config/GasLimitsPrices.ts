import { uintBigValue } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'
import { type Field, record, type Stored } from '../fields.ts'

const FLAT = record({ flatGasLimit: uintBigValue(64), flatGasPrice: uintBigValue(64) })
const PRICE = record({ gasPrice: uintBigValue(64), gasLimit: uintBigValue(64) })
const LIMITS = record({
  gasCredit: uintBigValue(64),
  blockGasLimit: uintBigValue(64),
  freezeDueLimit: uintBigValue(64),
  deleteDueLimit: uintBigValue(64),
})

/**
 *     gas_flat_pfx#d1 flat_gas_limit:uint64 flat_gas_price:uint64 other:GasLimitsPrices = GasLimitsPrices;
 *     gas_prices_ext#de gas_price:uint64 gas_limit:uint64 special_gas_limit:uint64 gas_credit:uint64 block_gas_limit:uint64
 *       freeze_due_limit:uint64 delete_due_limit:uint64 = GasLimitsPrices;
 *     gas_prices#dd gas_price:uint64 gas_limit:uint64 gas_credit:uint64 block_gas_limit:uint64 freeze_due_limit:uint64
 *       delete_due_limit:uint64 = GasLimitsPrices;
 *
 * Parameters 20 (masterchain) and 21. Prices are nano in 16-bit fixed point; limits are gas units, due limits nano.
 */
export interface GasLimitsPrices extends Stored<typeof FLAT>, Stored<typeof PRICE>, Stored<typeof LIMITS> {
  readonly specialGasLimit: bigint
}

/** `load` throws `format` for another tag. `store` writes the form with flat price and special limit. */
export const GasLimitsPrices: Field<GasLimitsPrices> = {
  load: (slice) => {
    let tag = expectTag(slice, 8, 'gas prices', 0xd1, 0xde, 0xdd)
    const flat = tag === 0xd1 ? FLAT.load(slice) : { flatGasLimit: 0n, flatGasPrice: 0n }
    if (tag === 0xd1) tag = expectTag(slice, 8, 'gas prices', 0xde, 0xdd)
    const price = PRICE.load(slice)
    const specialGasLimit = tag === 0xde ? slice.loadUintBig(64) : price.gasLimit
    return { ...flat, ...price, specialGasLimit, ...LIMITS.load(slice) }
  },
  store: (value, builder) => {
    FLAT.store(value, builder.storeUint(0xd1, 8))
    PRICE.store(value, builder.storeUint(0xde, 8))
    LIMITS.store(value, builder.storeUintBig(value.specialGasLimit, 64))
  },
}
