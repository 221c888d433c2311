import { hexToBytes } from '../../../core/bytes/index.ts'
import { writeBoc } from '../../../core/cells/index.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { codeHashBefore, type HistoryState, readHistoryState } from '../chain/historyRecord.ts'
import { readStoredConfig } from '../chain/readStoredConfig.ts'
import { AdminError } from '../controls/AdminError.ts'
import { readInteger } from '../store/sortableNumber.ts'
import type { ContractNames } from './ContractNames.ts'
import type { DebugMap } from './DebugMap.ts'
import type { Rerun } from './Rerun.ts'
import { readTransaction, type StoredTransaction } from './readTransaction.ts'

/** A stored transaction, the state before it, and the input for its rerun. */
export interface StoredRerun {
  readonly stored: StoredTransaction
  readonly before: HistoryState
  readonly rerun: Rerun
}

/** Throws AdminError for a transaction that is unknown or whose earlier state is not kept. */
export function readRerun(names: ContractNames, settings: ChainSettings, transactionId: string): StoredRerun {
  const { store } = names
  const stored = readTransaction(store, transactionId)
  if (stored === undefined) throw new AdminError('not_found', `There is no transaction ${transactionId}`)
  const before = readHistoryState(store, stored.chainOrder)
  if (before === undefined) {
    throw new AdminError('conflict', `The state before the transaction ${transactionId} is not kept, see --history`)
  }
  return { stored, before, rerun: rerunOf(names, settings, stored, before) }
}

/** The input for the rerun of a stored transaction. */
export function rerunOf(
  names: ContractNames,
  settings: ChainSettings,
  { blockId, codeHash, seqNo, transaction }: StoredTransaction,
  before: HistoryState,
): Rerun {
  const { store } = names
  const { cell, dappId, isUnsigned, dappCredit } = before
  const document = store.readBlock(blockId)?.document ?? {}
  const { inMsg, lt, now, prevTransHash, prevTransLt } = transaction
  return {
    message: inMsg && writeBoc(inMsg),
    ...{ lt, timeSec: now, previousTransaction: { hash: prevTransHash, lt: prevTransLt } },
    account: cell && writeBoc(cell),
    ...{ dappId, isUnsigned, dappCredit },
    config: writeBoc(readStoredConfig(store, settings)!.params.root!),
    rules: settings.rules,
    globalId: settings.globalId,
    seqNo,
    startLt: readInteger(document['start_lt']) ?? 0n,
    randSeed: hexToBytes(String(document['rand_seed'] ?? '')) ?? new Uint8Array(32),
    debugMaps: debugMapsOf(names, [codeHashBefore(before), codeHash]).map(({ text }) => text),
  }
}

/** The debug maps that are registered for these codes. */
export function debugMapsOf(names: ContractNames, codeHashes: readonly (string | undefined)[]): DebugMap[] {
  return [...new Set(codeHashes)].flatMap((hash) => names.find(hash)?.debugMap ?? [])
}
