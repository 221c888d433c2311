/** Known contracts and accounts of a chain: ABIs by the hash of the code, names of single accounts. */
import { type AbiContract, parseContractText } from '../../../core/abi/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { contracts } from '../../contracts/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { type DebugMap, parseDebugMap } from './DebugMap.ts'

export interface KnownContract {
  readonly name: string
  readonly abi: AbiContract
  /** Source positions of its code, if a debug map is registered. */
  readonly debugMap: DebugMap | undefined
}

/** Maximum number of contracts whose parsed ABIs are kept. */
const MAX_KNOWN = 500

const shipped = new Map(Object.entries(contracts).map(([name, { codeHash, abi }]) => [codeHash, { name, abi }]))

export class ContractNames {
  readonly store: NodeStore
  readonly rules: ChainRules
  /** Names of accounts by their id, 64 hex digits. */
  readonly accounts: ReadonlyMap<string, string>
  readonly #known = new Map<string, KnownContract | undefined>()

  constructor(store: NodeStore, rules: ChainRules, accounts: ReadonlyMap<string, string> = new Map()) {
    this.store = store
    this.rules = rules
    this.accounts = accounts
  }

  /** The contract with this code hash; a registered ABI takes precedence over a built-in one. */
  find(codeHash: string | undefined): KnownContract | undefined {
    if (codeHash === undefined) return undefined
    if (!this.#known.has(codeHash)) {
      if (this.#known.size >= MAX_KNOWN) this.#known.clear()
      this.#known.set(codeHash, this.#read(codeHash))
    }
    return this.#known.get(codeHash)
  }

  accountName(accountId: string): string | undefined {
    return this.accounts.get(accountId)
  }

  /** Reads the store again, after a registration. */
  forget(): void {
    this.#known.clear()
  }

  #read(codeHash: string): KnownContract | undefined {
    const row = this.store.readAbi(codeHash)
    const found = row ?? shipped.get(codeHash)
    if (found === undefined) return undefined
    return {
      name: found.name,
      abi: parseContractText(found.abi, this.rules),
      debugMap: row?.debugMap === undefined ? undefined : parseDebugMap(row.debugMap),
    }
  }
}
