import type { Cell } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import type { Account } from '../tlb/index.ts'
import type { RunLog, VmEnvironment, VmStep } from '../vm/index.ts'
import type { BlockchainConfig } from './BlockchainConfig.ts'

/** Inputs of one transaction; they are never modified. */
export interface ExecuteInput {
  /** State before; `undefined` when the account does not exist. */
  readonly account: Account | undefined
  /** Cell of `account` when at hand; saves computing the old hash. */
  readonly accountCell?: Cell | undefined
  /** Dapp ID of the account, 64 hex digits. `current` rules only. Absent: the account has no Dapp ID yet. */
  readonly dappId?: string | undefined
  /** Inbound message. Absent exactly for tick-tock transactions. */
  readonly message?: Cell
  readonly tickTock?: 'tick' | 'tock'
  readonly config: BlockchainConfig
  readonly rules: ChainRules
  /** Minimum logical time of the transaction; the account or the message may require a later one. */
  readonly lt: bigint
  readonly blockLt: bigint
  /** Unix time of the block, s. */
  readonly blockTimeSec: number
  /** Seed of the block, 32 bytes; the contract sees it mixed with its account id. Absent or zero: no randomness. */
  readonly randomSeed?: Uint8Array
  /** Number of the block, for contracts that read it. Default 0. */
  readonly seqNo?: number
  readonly previousTransaction?: { readonly hash: Uint8Array; readonly lt: bigint }
  /** Roots of library dictionaries besides those of account and message. */
  readonly libraries?: readonly Cell[]
  /** Prefix of signed data, when the configuration has the capability for it. */
  readonly signatureId?: number | undefined
  /** Default true; false lets every signature check pass. */
  readonly checkSignatures?: boolean
  readonly trace?: (step: VmStep) => void
  /** As in `VmSetup`. */
  readonly traceDepth?: number
  /** As in `VmSetup`; it has no influence on the transaction. */
  readonly log?: RunLog | undefined
  /** As in `VmSetup`. Default 200000000, which bounds the time of a run however much gas the configuration allows. */
  readonly maxSteps?: number
  /** As in `VmSetup`. */
  readonly checkpoint?: () => void
  /**
   * Runs as if the account had 2^64 - 1 nano; afterwards its previous amount is restored, without what the transaction
   * changed.
   */
  readonly unlimitedBalance?: boolean
  /** Nano that the Dapp ID may still mint by MINTSHELL. `current` rules only. Default 0. */
  readonly dappCredit?: bigint
  /** Data for instructions of `current` rules from outside the contract. Default: none. */
  readonly environment?: VmEnvironment
}
