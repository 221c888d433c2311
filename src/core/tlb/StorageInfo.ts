import { uintValue, varUintValue } from '../cells/index.ts'
import { Grams } from './CurrencyCollection.ts'
import { maybe, record, type Stored } from './fields.ts'

/** The length takes three bits; 7 bytes are accepted, one more than `VarUInteger 7` says. */
const counter = varUintValue(8)

/** `storage_used_short$_ cells:(VarUInteger 7) bits:(VarUInteger 7)`: size of a message or of several. */
export const StorageUsedShort = record({ cells: counter, bits: counter })

/** `storage_used$_ cells:(VarUInteger 7) bits:(VarUInteger 7) public_cells:(VarUInteger 7) = StorageUsed`. */
const StorageUsed = record({ cells: counter, bits: counter, publicCells: counter })

/** `storage_info$_ used:StorageUsed last_paid:uint32 due_payment:(Maybe Grams) = StorageInfo`. */
export const StorageInfo = record({
  used: StorageUsed,
  /** Unix time, s; 0 for special accounts. */
  lastPaid: uintValue(32),
  duePayment: maybe(Grams),
})

export type StorageUsedShort = Stored<typeof StorageUsedShort>
export type StorageUsed = Stored<typeof StorageUsed>
export type StorageInfo = Stored<typeof StorageInfo>
