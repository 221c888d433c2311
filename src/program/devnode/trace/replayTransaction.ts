/** Runs a stored transaction again. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, writeBocBase64 } from '../../../core/cells/index.ts'
import { type Executed, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import { TRACE_DEPTH, TraceRecorder } from '../../../modules/tvm/TraceRecorder.ts'
import { AdminError } from '../admin/AdminError.ts'
import type { AdminResult } from '../admin/AdminMethod.ts'
import type { tracingMethods } from '../admin/tracingMethods.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { readStoredConfig } from '../chain/readStoredConfig.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readInteger } from '../store/sortableNumber.ts'
import { ContractNames } from './ContractNames.ts'
import { exitCodeText } from './codeTexts.ts'
import { type HistoryState, readHistoryState } from './historyRecord.ts'
import { readTransaction, type StoredTransaction } from './readTransaction.ts'

type Replay = AdminResult<typeof tracingMethods.replay>

const DEFAULT_STEPS = 1000
const MAX_STEPS = 10_000

/** Throws AdminError for a transaction that is not known or whose moment is not kept. */
export function replayTransaction(
  store: NodeStore,
  settings: ChainSettings,
  id: string,
  steps: number | undefined,
): Replay {
  if (steps !== undefined && steps > MAX_STEPS) {
    throw new AdminError('invalid_params', `steps must be at most ${MAX_STEPS}`)
  }
  const stored = readTransaction(store, id)
  if (stored === undefined) throw new AdminError('not_found', `There is no transaction ${id}`)
  const before = readHistoryState(store, stored.chainOrder)
  if (before === undefined) {
    throw new AdminError('conflict', `The moment before the transaction ${id} is not kept, see --history`)
  }
  return new Replayer(store, settings, stored, before).run(steps ?? DEFAULT_STEPS)
}

class Replayer {
  readonly #store: NodeStore
  readonly #settings: ChainSettings
  readonly #stored: StoredTransaction
  readonly #before: HistoryState

  constructor(store: NodeStore, settings: ChainSettings, stored: StoredTransaction, before: HistoryState) {
    this.#store = store
    this.#settings = settings
    this.#stored = stored
    this.#before = before
  }

  run(steps: number): Replay {
    const { transaction, seqNo, id } = this.#stored
    const { rules } = this.#settings
    const { account, cell, dappId, isUnsigned } = this.#before
    const config = readStoredConfig(this.#store, this.#settings)!
    const block = this.#block()
    const recorder = new TraceRecorder()
    const executed = this.#execute({
      account,
      ...(cell && { accountCell: cell }),
      ...(dappId !== undefined && { dappId }),
      ...(transaction.prevTransLt > 0n && {
        previousTransaction: { hash: transaction.prevTransHash, lt: transaction.prevTransLt },
      }),
      ...(transaction.inMsg && { message: transaction.inMsg }),
      config,
      rules,
      lt: transaction.lt,
      blockLt: block.startLt,
      blockTimeSec: transaction.now,
      randomSeed: block.randSeed,
      seqNo,
      signatureId: this.#settings.globalId,
      dappCredit: this.#before.dappCredit,
      ...(isUnsigned && { checkSignatures: false }),
      ...(steps > 0 && { trace: recorder.record, traceDepth: TRACE_DEPTH }),
    })
    const { vm } = executed
    return {
      transaction: id,
      matches: executed.transactionCell.hashHex() === id,
      rules,
      ...(cell && { account_before: bocText(cell) }),
      ...(dappId !== undefined && { dapp_id_before: dappId }),
      ...(executed.account && { account_after: bocText(executed.accountCell) }),
      ...(transaction.inMsg && { message: bocText(transaction.inMsg) }),
      config: bocText(config.params.root!),
      block: {
        seq_no: seqNo,
        time: transaction.now,
        start_lt: String(block.startLt),
        rand_seed: bytesToHex(block.randSeed),
      },
      lt: String(transaction.lt),
      signatures_checked: !isUnsigned,
      ...(executed.exitCode !== undefined && { exit_code: executed.exitCode }),
      ...(executed.exitCode !== undefined &&
        exitCodeText(executed.exitCode) !== undefined && { exit_text: exitCodeText(executed.exitCode)! }),
      ...(vm && { gas_used: vm.gasUsed }),
      total_steps: vm?.steps ?? 0,
      steps: this.#steps(recorder, steps),
    }
  }

  /** Throws AdminError for a message that makes no transaction now: the executor is another one than then. */
  #execute(input: Parameters<typeof executeTransaction>[0]): Executed {
    try {
      return executeTransaction(input)
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error
      throw new AdminError('conflict', `The transaction cannot be run again by this version: ${error.message}`)
    }
  }

  #block(): { readonly startLt: bigint; readonly randSeed: Uint8Array } {
    const document = this.#store.readBlock(this.#stored.blockId)?.document ?? {}
    return {
      startLt: readInteger(document['start_lt']) ?? 0n,
      randSeed: hexToBytes(String(document['rand_seed'] ?? '')) ?? new Uint8Array(32),
    }
  }

  #steps(recorder: TraceRecorder, wanted: number): Replay['steps'] {
    if (wanted === 0) return []
    const names = new ContractNames(this.#store, this.#settings.rules)
    const maps = [this.#codeBefore(), this.#stored.codeHash]
      .map((hash) => names.find(hash)?.debugMap)
      .filter((map) => map !== undefined)
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

  #codeBefore(): string | undefined {
    const state = this.#before.account?.state
    return state?.type === 'active' ? state.init.code?.hashHex() : undefined
  }
}

function bocText(cell: Cell): string {
  return writeBocBase64(cell)
}
