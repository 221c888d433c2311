import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import { type Account, parseAccount } from '../../../core/tlb/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { numberOfSortable } from '../store/sortableNumber.ts'

/** State of an account between two transactions. */
export interface AccountState {
  readonly account: Account | undefined
  readonly cell: Cell | undefined
  readonly dappId: string | undefined
  /** The cell was written by the executor, so encoding `account` again produces the same cell. */
  readonly isOwnForm: boolean
  readonly previousTransaction: { readonly hash: Uint8Array; readonly lt: bigint } | undefined
}

const NOTHING: AccountState = {
  account: undefined,
  cell: undefined,
  dappId: undefined,
  isOwnForm: true,
  previousTransaction: undefined,
}

/** Maximum number of accounts that are kept between blocks. */
const CAPACITY = 20_000

/** Accounts of the basic workchain by their id, read from the store on first use; the most recently used are kept. */
export class AccountStates {
  readonly #store: NodeStore
  readonly #lastTransaction: { get(address: string): unknown }
  readonly #states = new Map<string, AccountState>()

  constructor(store: NodeStore) {
    this.#store = store
    this.#lastTransaction = store.database.prepare(
      'SELECT id, lt FROM transactions WHERE account_addr = ? ORDER BY chain_order DESC LIMIT 1',
    )
  }

  get(accountId: string): AccountState {
    const state = this.#states.get(accountId) ?? this.#load(accountId)
    this.set(accountId, state)
    return state
  }

  /** Moves the state to the end of the map: the first states are removed first. */
  set(accountId: string, state: AccountState): void {
    this.#states.delete(accountId)
    this.#states.set(accountId, state)
  }

  /**
   * Removes the least recently used states beyond the capacity. To be called only between commits, when the store
   * contains everything except the last few blocks.
   */
  trim(): void {
    for (const accountId of this.#states.keys()) {
      if (this.#states.size <= CAPACITY) return
      this.#states.delete(accountId)
    }
  }

  /** Forgets all states; they are read from the store again. */
  clear(): void {
    this.#states.clear()
  }

  #load(accountId: string): AccountState {
    const record = this.#store.readAccount(accountId)
    const last = this.#lastTransaction.get(`0:${accountId}`) as { id: string; lt: string } | undefined
    const previousTransaction = last && {
      hash: new Uint8Array(Buffer.from(last.id, 'hex')),
      lt: numberOfSortable(last.lt),
    }
    if (record === undefined) return { ...NOTHING, previousTransaction }
    const cell = parseBoc(record.boc)
    return { account: parseAccount(cell), cell, dappId: record.dappId, isOwnForm: false, previousTransaction }
  }
}
