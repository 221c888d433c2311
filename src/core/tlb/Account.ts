import { Builder, type Cell, CellError, Slice, uintBigValue } from '../cells/index.ts'
import { CurrencyCollection } from './CurrencyCollection.ts'
import { bits256, type Field, maybe, record, type Stored, variants } from './fields.ts'
import { InternalAddress } from './MsgAddress.ts'
import { StateInit } from './StateInit.ts'
import { StorageInfo, StorageInfoWithExtra, StorageUsedShort } from './StorageInfo.ts'

/**
 *     account_uninit$00 = AccountState;
 *     account_frozen$01 state_hash:bits256 = AccountState;
 *     account_active$1 _:StateInit = AccountState;
 */
const AccountState = variants('an account state', {
  uninit: ['00', {}],
  frozen: ['01', { stateHash: bits256 }],
  active: ['1', { init: StateInit }],
})

export type AccountState = Stored<typeof AccountState>

const storageFields = { lastTransLt: uintBigValue(64), balance: CurrencyCollection, state: AccountState }

/** Last transaction, balance and state: the part of an account that the storage statistics count. */
export const AccountStorage = record(storageFields)

const CONTENT = record({ address: InternalAddress, storageInfo: StorageInfo, ...storageFields })
const CONTENT_WITH_EXTRA = record({ address: InternalAddress, storageInfo: StorageInfoWithExtra, ...storageFields })
const CODE_HASH = maybe(bits256)

/**
 *     account_none$0 = Account;
 *     account$1 addr:MsgAddressInt storage_stat:StorageInfo storage:AccountStorage = Account;
 *     account_v1$0001 addr:MsgAddressInt storage_stat:StorageInfo storage:AccountStorage
 *       init_code_hash:(Maybe bits256) = Account;
 *     account_storage$_ last_trans_lt:uint64 balance:CurrencyCollection state:AccountState = AccountStorage;
 */
export interface Account extends Stored<typeof CONTENT> {
  /** Hash of the code at activation, 32 bytes. Present exactly in the `account_v1` form. */
  readonly initCodeHash?: Uint8Array
}

/**
 * Account of a whole cell; `undefined` for `account_none`. Data after the account is an error: it belongs to a form that
 * is not known. Throws `underflow`, `format` for an unknown form, `pruned`, `exotic`.
 */
export function parseAccount(cell: Cell): Account | undefined {
  const slice = Slice.of(cell)
  if (slice.loadBit() === 1) return loadContent(slice)
  if (slice.remainingBits === 0) return undefined
  const form = slice.loadUint(3)
  if (form === 0) return undefined
  if (form !== 1) throw new CellError('format', `Unknown tag ${form} of an account`)
  const content = CONTENT.load(slice)
  const initCodeHash = CODE_HASH.load(slice)
  slice.expectEnd('The account')
  return initCodeHash ? { ...content, initCodeHash } : content
}

/**
 * The third counter of the storage begins like the extra information that accounts of TON have in its place. Where it is
 * there, the form is right that takes all bits and references of the account.
 */
function loadContent(slice: Slice): Account {
  if (thirdCounterLength(slice.clone()) === 0) return loadWhole(CONTENT, slice)
  const counted = attempt(() => loadWhole(CONTENT, slice.clone()))
  const withExtra = attempt(() => loadWhole(CONTENT_WITH_EXTRA, slice))
  if ('value' in counted && 'value' in withExtra) {
    throw new CellError(
      'format',
      'The account can be read in two ways: with public cells, and with extra information of its storage',
    )
  }
  if ('value' in withExtra) return withExtra.value
  if ('value' in counted) return counted.value
  throw counted.error
}

function thirdCounterLength(slice: Slice): number {
  InternalAddress.load(slice)
  StorageUsedShort.load(slice)
  return slice.loadUint(3)
}

function loadWhole<T>({ load }: Field<T>, slice: Slice): T {
  const value = load(slice)
  slice.expectEnd('The account')
  return value
}

function attempt<T>(load: () => T): { readonly value: T } | { readonly error: unknown } {
  try {
    return { value: load() }
  } catch (error) {
    return { error }
  }
}

/** Cell of an account, in the form with initial code hash exactly when it has one. Throws `range`, `overflow`. */
export function accountCell(account: Account | undefined): Cell {
  const builder = new Builder()
  if (account === undefined) return builder.storeBit(0).toCell()
  const { initCodeHash } = account
  if (initCodeHash === undefined) {
    CONTENT.store(account, builder.storeBit(1))
  } else {
    CONTENT.store(account, builder.storeUint(1, 4))
    CODE_HASH.store(initCodeHash, builder)
  }
  return builder.toCell()
}
