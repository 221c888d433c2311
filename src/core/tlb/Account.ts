import { Builder, type Cell, CellError, Slice } from '../cells/index.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from './CurrencyCollection.ts'
import { type InternalAddress, loadInternalAddress, storeMsgAddress } from './MsgAddress.ts'
import { loadStateInit, type StateInit, storeStateInit } from './StateInit.ts'
import { loadStorageInfo, type StorageInfo, storeStorageInfo } from './StorageInfo.ts'

/**
 *     account_uninit$00 = AccountState;
 *     account_frozen$01 state_hash:bits256 = AccountState;
 *     account_active$1 _:StateInit = AccountState;
 */
export type AccountState =
  | { readonly type: 'uninit' }
  | { readonly type: 'frozen'; readonly stateHash: Uint8Array }
  | { readonly type: 'active'; readonly init: StateInit }

/**
 *     account_none$0 = Account;
 *     account$1 addr:MsgAddressInt storage_stat:StorageInfo storage:AccountStorage = Account;
 *     account_v1$0001 addr:MsgAddressInt storage_stat:StorageInfo storage:AccountStorage
 *       init_code_hash:(Maybe bits256) = Account;
 *     account_storage$_ last_trans_lt:uint64 balance:CurrencyCollection state:AccountState = AccountStorage;
 */
export interface Account {
  readonly address: InternalAddress
  readonly storageInfo: StorageInfo
  readonly lastTransLt: bigint
  readonly balance: CurrencyCollection
  readonly state: AccountState
  /** Hash of the code at activation, 32 bytes. Present exactly in the `account_v1` form. */
  readonly initCodeHash?: Uint8Array
}

/** Reads an account; `undefined` for `account_none`. Throws `underflow`, `format` for an unknown form. */
function loadAccount(slice: Slice): Account | undefined {
  if (slice.loadBit() === 1) return loadContent(slice)
  if (slice.remainingBits === 0) return undefined
  const form = slice.loadUint(3)
  if (form === 0) return undefined
  if (form !== 1) throw new CellError('format', `Unknown tag ${form} of an account`)
  const account = loadContent(slice)
  return slice.loadBool() ? { ...account, initCodeHash: slice.loadBytes(32) } : account
}

/** Writes an account, in the form with initial code hash exactly when it has one. Throws `range`, `overflow`. */
function storeAccount(account: Account | undefined, builder: Builder): void {
  if (account === undefined) {
    builder.storeBit(0)
    return
  }
  const { initCodeHash } = account
  if (initCodeHash === undefined) builder.storeBit(1)
  else builder.storeUint(1, 4)
  storeMsgAddress(account.address, builder)
  storeStorageInfo(account.storageInfo, builder)
  storeAccountStorage(account, builder)
  if (initCodeHash !== undefined) builder.storeBit(1).storeBits(initCodeHash, 256)
}

/** `AccountStorage`: last transaction, balance and state; what the storage statistics count. */
export function storeAccountStorage(account: Account, builder: Builder): void {
  builder.storeUintBig(account.lastTransLt, 64)
  storeCurrencyCollection(account.balance, builder)
  storeAccountState(account.state, builder)
}

/**
 * Account of a whole cell. What follows the account is left aside, as nodes do (row B1 of the differences to the official
 * library). Throws as `loadAccount`, `pruned`, `exotic`.
 */
export function parseAccount(cell: Cell): Account | undefined {
  return loadAccount(Slice.of(cell))
}

/** Cell of an account. Throws as `storeAccount`. */
export function accountCell(account: Account | undefined): Cell {
  const builder = new Builder()
  storeAccount(account, builder)
  return builder.toCell()
}

function loadContent(slice: Slice): Account {
  return {
    address: loadInternalAddress(slice),
    storageInfo: loadStorageInfo(slice),
    lastTransLt: slice.loadUintBig(64),
    balance: loadCurrencyCollection(slice),
    state: loadAccountState(slice),
  }
}

function loadAccountState(slice: Slice): AccountState {
  if (slice.loadBit() === 1) return { type: 'active', init: loadStateInit(slice) }
  return slice.loadBit() === 1 ? { type: 'frozen', stateHash: slice.loadBytes(32) } : { type: 'uninit' }
}

function storeAccountState(state: AccountState, builder: Builder): void {
  if (state.type === 'active') {
    builder.storeBit(1)
    storeStateInit(state.init, builder)
  } else if (state.type === 'frozen') {
    builder.storeUint(1, 2).storeBits(state.stateHash, 256)
  } else {
    builder.storeUint(0, 2)
  }
}
