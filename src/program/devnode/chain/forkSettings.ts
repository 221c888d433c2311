/** Stored facts about the network that a chain was forked from. */
import type { NodeStore } from '../store/NodeStore.ts'

export interface ForkSettings {
  /** Scheme, host and port of a node of the network. */
  readonly endpoint: string
  /** When the fork began, Unix time in s. */
  readonly startedAt: number
  /** Whether the configuration is that of the network, not the built-in one. */
  readonly hasNetworkConfig: boolean
  readonly globalId: number
  /** The block whose state the chain began with. Absent: the latest state of each account. */
  readonly block?: ForkBlock | undefined
}

export interface ForkBlock {
  readonly id: string
  readonly seqNo: number
  /** Unix time in s. */
  readonly time: number
  /** Logical time at which the block after it began, decimal; absent if there was none. */
  readonly nextStartLt?: string | undefined
}

const SETTING = 'fork'

/** `undefined` for a chain that is not a fork. */
export function readForkSettings(store: NodeStore): ForkSettings | undefined {
  return store.jsonSetting(SETTING)
}

export function writeForkSettings(store: NodeStore, fork: ForkSettings): void {
  store.setSetting(SETTING, JSON.stringify(fork))
}

/** An account as the network has it. */
export interface FetchedAccount {
  /** 64 hex digits. */
  readonly accountId: string
  readonly dappId: string | undefined
  /** Empty when the network has no such account. */
  readonly boc: Uint8Array
  /** Time of the state, Unix time in s. */
  readonly stateTimestamp: number
  /** Whether it changed after the fork began. */
  readonly isLate: boolean
}

/** Reads which accounts of a fork were fetched. */
export class ForkAccounts {
  readonly #isHere: { get(accountId: string): unknown }
  readonly #fetched: { get(accountId: string): unknown }
  readonly #all: { all(): unknown[] }

  constructor({ database }: NodeStore) {
    this.#isHere = database.prepare('SELECT 1 FROM fork_accounts WHERE account_id = ?').pluck()
    this.#fetched = database.prepare('SELECT * FROM fork_cache WHERE account_id = ?')
    this.#all = database.prepare('SELECT * FROM fork_cache ORDER BY account_id')
  }

  /** Whether the account was not fetched yet. */
  isMissing(accountId: string): boolean {
    return this.#isHere.get(accountId) === undefined
  }

  /** The cached answer of the network. */
  fetched(accountId: string): FetchedAccount | undefined {
    const row = this.#fetched.get(accountId)
    return row === undefined ? undefined : fetchedOf(row)
  }

  all(): FetchedAccount[] {
    return this.#all.all().map(fetchedOf)
  }
}

function fetchedOf(row: unknown): FetchedAccount {
  const { account_id, dapp_id, boc, state_timestamp, is_late } = row as Readonly<Record<string, unknown>>
  return {
    accountId: account_id as string,
    dappId: (dapp_id as string | null) ?? undefined,
    boc: new Uint8Array(boc as Buffer),
    stateTimestamp: state_timestamp as number,
    isLate: is_late === 1,
  }
}

/** The accounts of a chain that is a fork; `undefined` for others. */
export function forkOf(store: NodeStore): ForkAccounts | undefined {
  return readForkSettings(store) === undefined ? undefined : new ForkAccounts(store)
}
