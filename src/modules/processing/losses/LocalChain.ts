/** Accounts that messages are executed on locally, one after the other. */
import type { ComputeScope } from '../../../context/scopes.ts'
import { base64ToBytes, bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import {
  defaultBlockchainConfig,
  type Executed,
  type ExecuteInput,
  executeTransaction,
} from '../../../core/executor/index.ts'
import type { Account } from '../../../core/tlb/index.ts'
import type { RunLog } from '../../../core/vm/index.ts'
import { field, i32, optional, struct, text, u32, type ValueOf } from '../../../schema/shapes.ts'
import { ChainRules } from '../../abi/index.ts'
import { runEnvironment } from '../../tvm/runs/runEnvironment.ts'
import { runLimits } from '../../tvm/runs/runLimits.ts'
import { readConfig } from '../../tvm/runs/surroundings.ts'

/** The environment of a local run. */
export const chainFields = {
  config: optional(text, 'Blockchain configuration, base64. Absent: the built-in one.'),
  time_sec: field(u32, 'Unix time of the block, s.'),
  rules: optional(ChainRules, 'Rules of the chain.'),
  signature_id: optional(i32, 'Signature id of the network.'),
}
const LocalChainParams = struct('LocalChainParams', 'The environment of a local run.', chainFields)

export interface LocalAccount {
  /** `undefined`: it does not exist. */
  readonly account: Account | undefined
  /** 64 hex digits; absent: without Dapp ID. */
  readonly dappId: string | undefined
  /** Whether a message of this run has deployed it. */
  readonly isNew?: boolean
}

export class LocalChain {
  readonly #accounts = new Map<string, LocalAccount>()
  readonly #timeSec: number
  readonly #environment: Omit<ExecuteInput, 'account' | 'message' | 'lt' | 'blockLt' | 'blockTimeSec'>

  /** `log` receives what the contracts print. */
  constructor(params: ValueOf<typeof LocalChainParams>, scope: ComputeScope, log?: RunLog) {
    const { config, rules = 'current', time_sec: timeSec, signature_id: signatureId } = params
    this.#timeSec = timeSec
    this.#environment = {
      config: config === undefined ? defaultBlockchainConfig() : readConfig(undefined, config),
      rules,
      ...(signatureId !== undefined && { signatureId }),
      environment: runEnvironment(scope),
      ...runLimits(scope, { log }),
    }
  }

  /** `undefined` for an account that was not set: nothing is known of it. */
  get(accountId: string): LocalAccount | undefined {
    return this.#accounts.get(accountId)
  }

  set(accountId: string, account: LocalAccount): void {
    this.#accounts.set(accountId, account)
  }

  /**
   * Executes a message on an account that was set, and keeps the new state of the account. Throws `NotAccepted`,
   * `CellError`.
   */
  execute(accountId: string, message: Cell, checkSignatures = true): Executed {
    const { account, dappId } = this.#accounts.get(accountId)!
    const lt = account?.lastTransLt ?? 0n
    const executed = executeTransaction({
      account,
      ...(dappId !== undefined && { dappId }),
      ...{ message, lt, blockLt: lt, checkSignatures },
      blockTimeSec: Math.max(this.#timeSec, account?.storageInfo.lastPaid ?? 0),
      ...this.#environment,
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

/** A cell in base64 that this program has written. */
export function readCell(text: string): Cell {
  return parseBoc(base64ToBytes(text)!)
}

export function dappIdBytes(dappId: string | undefined): Uint8Array | undefined {
  return dappId === undefined ? undefined : hexToBytes(dappId)
}

export function accountIdOf(dest: { readonly account: Uint8Array }): string {
  return bytesToHex(dest.account)
}
