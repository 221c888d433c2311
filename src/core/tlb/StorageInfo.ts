import type { Builder, Slice } from '../cells/index.ts'
import { loadGrams, storeGrams } from './CurrencyCollection.ts'

/** `storage_used_short$_ cells:(VarUInteger 7) bits:(VarUInteger 7)`: size of a message or of several. */
export interface StorageUsedShort {
  readonly cells: bigint
  readonly bits: bigint
}

/** `storage_used$_ cells:(VarUInteger 7) bits:(VarUInteger 7) public_cells:(VarUInteger 7) = StorageUsed`. */
export interface StorageUsed extends StorageUsedShort {
  readonly publicCells: bigint
}

/** `storage_info$_ used:StorageUsed last_paid:uint32 due_payment:(Maybe Grams) = StorageInfo`. */
export interface StorageInfo {
  readonly used: StorageUsed
  /** Unix time, s; 0 for special accounts. */
  readonly lastPaid: number
  readonly duePayment?: bigint
}

/** Reads two counters of up to 7 bytes each. */
export function loadStorageUsedShort(slice: Slice): StorageUsedShort {
  return {
    cells: loadCounter(slice),
    bits: loadCounter(slice),
  }
}

export function storeStorageUsedShort(used: StorageUsedShort, builder: Builder): void {
  storeCounter(used.cells, builder)
  storeCounter(used.bits, builder)
}

export function loadStorageInfo(slice: Slice): StorageInfo {
  return {
    used: { ...loadStorageUsedShort(slice), publicCells: loadCounter(slice) },
    lastPaid: slice.loadUint(32),
    ...(slice.loadBool() && { duePayment: loadGrams(slice) }),
  }
}

export function storeStorageInfo(info: StorageInfo, builder: Builder): void {
  storeStorageUsedShort(info.used, builder)
  storeCounter(info.used.publicCells, builder)
  builder.storeUint(info.lastPaid, 32).storeBit(info.duePayment !== undefined)
  if (info.duePayment !== undefined) storeGrams(info.duePayment, builder)
}

/** The length takes three bits; 7 bytes are accepted, one more than `VarUInteger 7` says. */
function loadCounter(slice: Slice): bigint {
  return slice.loadVarUint(8)
}

function storeCounter(value: bigint, builder: Builder): void {
  builder.storeVarUint(value, 8)
}
