import type { Field } from '../fields.ts'

const STATUSES = ['uninit', 'frozen', 'active', 'nonexist'] as const
const CHANGES = ['unchanged', 'frozen', 'deleted'] as const

/** `acc_state_uninit$00 acc_state_frozen$01 acc_state_active$10 acc_state_nonexist$11 = AccountStatus`. */
export type AccountStatus = (typeof STATUSES)[number]

export const AccountStatus: Field<AccountStatus> = {
  load: (slice) => STATUSES[slice.loadUint(2)]!,
  store: (status, builder) => {
    builder.storeUint(STATUSES.indexOf(status), 2)
  },
}

/** `acst_unchanged$0 acst_frozen$10 acst_deleted$11 = AccStatusChange`. */
export type AccountStatusChange = (typeof CHANGES)[number]

export const AccountStatusChange: Field<AccountStatusChange> = {
  load: (slice) => (slice.loadBit() === 0 ? 'unchanged' : CHANGES[1 + slice.loadBit()]!),
  store: (change, builder) => {
    if (change === 'unchanged') builder.storeBit(0)
    else builder.storeUint(change === 'frozen' ? 2 : 3, 2)
  },
}
