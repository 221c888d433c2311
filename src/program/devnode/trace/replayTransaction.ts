/** Runs a stored transaction again and reports what the virtual machine did. */
import { bytesToHex } from '../../../core/bytes/index.ts'
import { type Cell, writeBocBase64 } from '../../../core/cells/index.ts'
import { TRACE_DEPTH, TraceRecorder } from '../../../modules/tvm/runs/TraceRecorder.ts'
import { exitCodeText } from '../../explain/codeTexts.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { tracingMethods } from '../controls/tracingMethods.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readStoredConfig } from '../store/readStoredConfig.ts'
import { ContractNames } from './ContractNames.ts'
import { readHistoryState } from './historyRecord.ts'
import { readTransaction } from './readTransaction.ts'
import { codeHashBefore, readBlockFacts, runAgain } from './runAgain.ts'

type Replay = AdminResult<typeof tracingMethods.replay>

/** Throws AdminError for a transaction that is unknown or whose earlier state is not kept. */
export function replayTransaction(
  store: NodeStore,
  settings: ChainSettings,
  transactionId: string,
  steps: number,
): Replay {
  const stored = readTransaction(store, transactionId)
  if (stored === undefined) throw new AdminError('not_found', `There is no transaction ${transactionId}`)
  const before = readHistoryState(store, stored.chainOrder)
  if (before === undefined) {
    throw new AdminError('conflict', `The state before the transaction ${transactionId} is not kept, see --history`)
  }
  const { transaction, seqNo, id } = stored
  const config = readStoredConfig(store, settings)!
  const recorder = new TraceRecorder()
  const executed = runAgain({
    ...{ store, settings, config, stored, before },
    ...(steps > 0 && { trace: recorder.record, traceDepth: TRACE_DEPTH }),
  })
  const { vm, exitCode } = executed
  const { cell, dappId, isUnsigned } = before
  const exitText = exitCode === undefined ? undefined : exitCodeText(exitCode)
  const block = readBlockFacts(store, stored)
  const names = new ContractNames(store, settings.rules)
  return {
    transaction: id,
    matches: executed.transactionCell.hashHex() === id,
    rules: settings.rules,
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
    ...(exitCode !== undefined && { exit_code: exitCode }),
    ...(exitText !== undefined && { exit_text: exitText }),
    ...(vm && { gas_used: vm.gasUsed }),
    total_steps: vm?.steps ?? 0,
    steps: steps === 0 ? [] : describeSteps(recorder, steps, names, [codeHashBefore(before), stored.codeHash]),
  }
}

/** `codes`: hashes of the codes that may have run. */
function describeSteps(
  recorder: TraceRecorder,
  wanted: number,
  names: ContractNames,
  codes: readonly (string | undefined)[],
): Replay['steps'] {
  const maps = codes.map((hash) => names.find(hash)?.debugMap).filter((map) => map !== undefined)
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

function bocText(cell: Cell): string {
  return writeBocBase64(cell)
}
