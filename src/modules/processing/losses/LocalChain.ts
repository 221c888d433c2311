/** Accounts that messages are executed on locally, one after the other. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import {
  type BlockchainConfig,
  type Executed,
  type ExecuteInput,
  executeTransaction,
} from '../../../core/executor/index.ts'
import type { Account } from '../../../core/tlb/index.ts'

export interface LocalAccount {
  /** `undefined`: it does not exist. */
  readonly account: Account | undefined
  /** 64 hex digits; absent: without Dapp ID. */
  readonly dappId: string | undefined
  /** Whether a message of this run has deployed it. */
  readonly isNew?: boolean
}

export interface LocalChainOptions {
  readonly config: BlockchainConfig
  readonly rules: ChainRules
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly signatureId: number | undefined
  readonly limits: Pick<ExecuteInput, 'environment' | 'maxSteps' | 'checkpoint'>
}

export class LocalChain {
  readonly #accounts = new Map<string, LocalAccount>()
  readonly #options: LocalChainOptions

  constructor(options: LocalChainOptions) {
    this.#options = options
  }

  /** `undefined` for an account that was not set: nothing is known of it. */
  get(accountId: string): LocalAccount | undefined {
    return this.#accounts.get(accountId)
  }

  set(accountId: string, account: LocalAccount): void {
    this.#accounts.set(accountId, account)
  }

  /** Executes a message on an account that was set, which is then in its new state. Throws `NotAccepted`, `CellError`. */
  execute(accountId: string, message: Cell, checkSignatures = true): Executed {
    const { account, dappId } = this.#accounts.get(accountId)!
    const { config, rules, timeSec, signatureId, limits } = this.#options
    const lt = account?.lastTransLt ?? 0n
    const executed = executeTransaction({
      account,
      ...(dappId !== undefined && { dappId }),
      message,
      config,
      rules,
      ...{ lt, blockLt: lt },
      blockTimeSec: Math.max(timeSec, account?.storageInfo.lastPaid ?? 0),
      ...(signatureId !== undefined && { signatureId }),
      checkSignatures,
      ...limits,
    })
    const wasActive = account?.state.type === 'active'
    this.#accounts.set(accountId, {
      account: executed.account,
      dappId: executed.dappId,
      isNew: !wasActive && executed.account?.state.type === 'active',
    })
    return executed
  }
}

export function dappIdBytes(dappId: string | undefined): Uint8Array | undefined {
  return dappId === undefined ? undefined : hexToBytes(dappId)
}

export function accountIdOf(dest: { readonly account: Uint8Array }): string {
  return bytesToHex(dest.account)
}
