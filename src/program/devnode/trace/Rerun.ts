/** One more run of a message, as plain data that another thread can take. */
import { parseBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { BlockchainConfig, type Executed, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import { parseAccount } from '../../../core/tlb/index.ts'
import type { RunLog, VmStep } from '../../../core/vm/index.ts'
import { TRACE_DEPTH } from '../../../modules/tvm/runs/TraceRecorder.ts'

/** A message with everything that its run depends on. */
export interface Rerun {
  /** BOC of the message; absent for a run without one. */
  readonly message?: Uint8Array | undefined
  readonly lt: bigint
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly previousTransaction: { readonly hash: Uint8Array; readonly lt: bigint }
  /** BOC of the account before; absent if there was none. */
  readonly account?: Uint8Array | undefined
  readonly dappId: string | undefined
  /** Whether signatures were not checked. */
  readonly isUnsigned: boolean
  /** Amount that the Dapp could mint, in nano. */
  readonly dappCredit: bigint
  /** BOC of the dictionary of the configuration. */
  readonly config: Uint8Array
  readonly rules: ChainRules
  readonly globalId: number
  readonly seqNo: number
  /** Logical time at which the block starts. */
  readonly startLt: bigint
  readonly randSeed: Uint8Array
  /** Texts of the debug maps of the executed code. */
  readonly debugMaps: readonly string[]
}

/** Runs it. `NotAccepted`: the executor of this version makes no transaction of the message. */
export function execute(
  rerun: Rerun,
  trace?: ((step: VmStep) => void) | undefined,
  log?: RunLog,
): Executed | NotAccepted {
  const { lt, timeSec, previousTransaction, dappId, isUnsigned, dappCredit, rules, globalId, seqNo } = rerun
  const accountCell = rerun.account && parseBoc(rerun.account)
  try {
    return executeTransaction({
      account: accountCell && parseAccount(accountCell),
      ...(accountCell && { accountCell }),
      ...(dappId !== undefined && { dappId }),
      ...(previousTransaction.lt > 0n && { previousTransaction }),
      ...(rerun.message && { message: parseBoc(rerun.message) }),
      config: BlockchainConfig.parse(parseBoc(rerun.config)),
      rules,
      lt,
      blockLt: rerun.startLt,
      blockTimeSec: timeSec,
      randomSeed: rerun.randSeed,
      seqNo,
      signatureId: globalId,
      dappCredit,
      ...(isUnsigned && { checkSignatures: false }),
      ...(trace && { trace, traceDepth: TRACE_DEPTH }),
      ...(log && { log }),
    })
  } catch (error) {
    if (error instanceof NotAccepted) return error
    throw error
  }
}
