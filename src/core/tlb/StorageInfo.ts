import { uintValue, varUintValue } from '../cells/index.ts'
import { Grams } from './CurrencyCollection.ts'
import { bits256, type Field, maybe, record, type Stored, tagged } from './fields.ts'

/** The length takes three bits; 7 bytes are accepted, one more than `VarUInteger 7` says. */
const counter = varUintValue(8)

/** `storage_used_short$_ cells:(VarUInteger 7) bits:(VarUInteger 7)`: size of a message or of several. */
export const StorageUsedShort = record({ cells: counter, bits: counter })

const usedFields = { cells: counter, bits: counter }
const paidFields = {
  /** Unix time, s; 0 for special accounts. */
  lastPaid: uintValue(32),
  duePayment: maybe(Grams),
}

/** `storage_used$_ cells:(VarUInteger 7) bits:(VarUInteger 7) public_cells:(VarUInteger 7) = StorageUsed`. */
const StorageUsed = record({ ...usedFields, publicCells: counter })

/** `storage_info$_ used:StorageUsed last_paid:uint32 due_payment:(Maybe Grams) = StorageInfo`. */
const Counted = record({ used: StorageUsed, ...paidFields })

/**
 *     storage_used$_ cells:(VarUInteger 7) bits:(VarUInteger 7) = StorageUsed;
 *     storage_extra_info$001 dict_hash:uint256 = StorageExtraInfo;
 *     storage_info$_ used:StorageUsed storage_extra:StorageExtraInfo last_paid:uint32 due_payment:(Maybe Grams) = StorageInfo;
 *
 * The form of TON since 2025 for accounts that are not small; `storage_extra_none$000` looks like no public cells.
 */
const WithExtra = record({
  used: record(usedFields),
  dictHash: tagged(3, 1, 'the extra information of a storage', bits256),
  ...paidFields,
})

export interface StorageInfo extends Stored<typeof Counted> {
  /** Hash of the dictionary of the account's cells, 32 bytes: only on TON. */
  readonly dictHash?: Uint8Array
}

export const StorageInfo: Field<StorageInfo> = {
  load: (slice) => Counted.load(slice),
  store: (info, builder) => {
    if (info.dictHash === undefined) Counted.store(info, builder)
    else WithExtra.store({ ...info, dictHash: info.dictHash }, builder)
  },
}

/** The form with the hash of a dictionary; `load` throws `format` for an account without it. */
export const StorageInfoWithExtra: Field<StorageInfo> = {
  load: (slice) => {
    const { used, ...info } = WithExtra.load(slice)
    return { ...info, used: { ...used, publicCells: 0n } }
  },
  store: StorageInfo.store,
}

export type StorageUsedShort = Stored<typeof StorageUsedShort>
export type StorageUsed = Stored<typeof StorageUsed>
