import type { Builder, Slice } from '../../cells/index.ts'

const STATUSES = ['uninit', 'frozen', 'active', 'nonexist'] as const
const CHANGES = ['unchanged', 'frozen', 'deleted'] as const

/** `acc_state_uninit$00 acc_state_frozen$01 acc_state_active$10 acc_state_nonexist$11 = AccountStatus`. */
export type AccountStatus = (typeof STATUSES)[number]

/** `acst_unchanged$0 acst_frozen$10 acst_deleted$11 = AccStatusChange`. */
export type AccountStatusChange = (typeof CHANGES)[number]

export function loadAccountStatus(slice: Slice): AccountStatus {
  return STATUSES[slice.loadUint(2)]!
}

export function storeAccountStatus(status: AccountStatus, builder: Builder): void {
  builder.storeUint(STATUSES.indexOf(status), 2)
}

export function loadAccountStatusChange(slice: Slice): AccountStatusChange {
  return slice.loadBit() === 0 ? 'unchanged' : CHANGES[1 + slice.loadBit()]!
}

export function storeAccountStatusChange(change: AccountStatusChange, builder: Builder): void {
  if (change === 'unchanged') builder.storeBit(0)
  else builder.storeUint(change === 'frozen' ? 2 : 3, 2)
}
