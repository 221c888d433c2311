/**
 * Reruns of stored transactions. A long one takes seconds, so jobs take and return plain data, and a separate thread can run
 * them.
 */
import { parseBoc, writeBocBase64 } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { BlockchainConfig, type Executed, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import { parseAccount, parseTransaction } from '../../../core/tlb/index.ts'
import type { VmStep } from '../../../core/vm/index.ts'
import { TRACE_DEPTH, TraceRecorder } from '../../../modules/tvm/runs/TraceRecorder.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import { type DebugMap, parseDebugMap, type SourcePosition } from './DebugMap.ts'

/** A stored transaction with everything that its run depended on. */
export interface Rerun {
  /** BOC of the transaction. */
  readonly transaction: Uint8Array
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

/** The executor of this version makes no transaction of the message, for this reason. */
export interface Refused {
  readonly refused: string
}

export type RerunJobs = typeof rerunJobs

type Replay = AdminResult<typeof tracingMethods.replay>

export const rerunJobs = {
  /** The outcome, and the last `wanted` steps of the machine. */
  replay: async ({ wanted, ...rerun }: Rerun & { readonly wanted: number }) => {
    const recorder = new TraceRecorder()
    const executed = run(rerun, wanted > 0 ? recorder.record : undefined)
    if ('refused' in executed) return executed
    const { vm, exitCode, account, accountCell, transactionCell } = executed
    return {
      transactionId: transactionCell.hashHex(),
      accountAfter: account && writeBocBase64(accountCell),
      exitCode,
      gasUsed: vm?.gasUsed,
      totalSteps: vm?.steps ?? 0,
      steps: wanted > 0 ? describeSteps(recorder, wanted, rerun.debugMaps.map(parseDebugMap)) : [],
    }
  },
  /** Source positions that were executed, each once. */
  positions: async (rerun: Rerun): Promise<SourcePosition[] | Refused> => {
    const maps = rerun.debugMaps.map(parseDebugMap)
    const seen = new Set<SourcePosition>()
    const executed = run(rerun, ({ codeHash, offset }) => {
      for (const map of maps) {
        const position = map.find(codeHash, offset)
        if (position !== undefined) seen.add(position)
      }
    })
    return 'refused' in executed ? executed : [...seen]
  },
}

function run(rerun: Rerun, trace: ((step: VmStep) => void) | undefined): Executed | Refused {
  const { dappId, isUnsigned, dappCredit, rules, globalId, seqNo, startLt, randSeed } = rerun
  const { inMsg, lt, now, prevTransHash, prevTransLt } = parseTransaction(parseBoc(rerun.transaction))
  const accountCell = rerun.account && parseBoc(rerun.account)
  try {
    return executeTransaction({
      account: accountCell && parseAccount(accountCell),
      ...(accountCell && { accountCell }),
      ...(dappId !== undefined && { dappId }),
      ...(prevTransLt > 0n && { previousTransaction: { hash: prevTransHash, lt: prevTransLt } }),
      ...(inMsg && { message: inMsg }),
      config: BlockchainConfig.parse(parseBoc(rerun.config)),
      rules,
      lt,
      blockLt: startLt,
      blockTimeSec: now,
      randomSeed: randSeed,
      seqNo,
      signatureId: globalId,
      dappCredit,
      ...(isUnsigned && { checkSignatures: false }),
      ...(trace && { trace, traceDepth: TRACE_DEPTH }),
    })
  } catch (error) {
    if (error instanceof NotAccepted) return { refused: error.message }
    throw error
  }
}

function describeSteps(recorder: TraceRecorder, wanted: number, maps: readonly DebugMap[]): Replay['steps'] {
  return recorder
    .toJson()
    .slice(-wanted)
    .map(({ stack, gas_used, gas_remaining, ...step }) => {
      const source = maps.map((map) => map.find(step.code_hash, step.offset)).find(Boolean)
      return {
        ...step,
        gas_used: Number(gas_used),
        gas_remaining: Number(gas_remaining),
        ...(stack != null && { stack }),
        ...(source && { source }),
      }
    })
}
