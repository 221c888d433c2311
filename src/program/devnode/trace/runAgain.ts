import { hexToBytes } from '../../../core/bytes/index.ts'
import { type BlockchainConfig, type Executed, executeTransaction, NotAccepted } from '../../../core/executor/index.ts'
import type { VmStep } from '../../../core/vm/index.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readInteger } from '../store/sortableNumber.ts'
import type { HistoryState } from './historyRecord.ts'
import type { StoredTransaction } from './readTransaction.ts'

export interface RunAgainInput {
  readonly store: NodeStore
  readonly settings: ChainSettings
  readonly config: BlockchainConfig
  readonly stored: StoredTransaction
  /** The account before, and what else the run depended on. */
  readonly before: HistoryState
  /** Gets each step of the machine. */
  readonly trace?: (step: VmStep) => void
  /** Values of the stack that a step has. */
  readonly traceDepth?: number
}

/**
 * Runs a stored transaction again. Throws AdminError for a message that makes no transaction now: the executor is another one
 * than then.
 */
export function runAgain({ store, settings, config, stored, before, trace, traceDepth = 0 }: RunAgainInput): Executed {
  const { transaction, seqNo } = stored
  const { account, cell, dappId, isUnsigned, dappCredit } = before
  const { startLt, randSeed } = readBlockFacts(store, stored)
  try {
    return executeTransaction({
      account,
      ...(cell && { accountCell: cell }),
      ...(dappId !== undefined && { dappId }),
      ...(transaction.prevTransLt > 0n && {
        previousTransaction: { hash: transaction.prevTransHash, lt: transaction.prevTransLt },
      }),
      ...(transaction.inMsg && { message: transaction.inMsg }),
      config,
      rules: settings.rules,
      lt: transaction.lt,
      blockLt: startLt,
      blockTimeSec: transaction.now,
      randomSeed: randSeed,
      seqNo,
      signatureId: settings.globalId,
      dappCredit,
      ...(isUnsigned && { checkSignatures: false }),
      ...(trace && { trace, traceDepth }),
    })
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error
    throw new AdminError('conflict', `The transaction cannot be rerun by this version: ${error.message}`)
  }
}

/** Facts about its block that a transaction could read. */
export function readBlockFacts(
  store: NodeStore,
  { blockId }: StoredTransaction,
): { readonly startLt: bigint; readonly randSeed: Uint8Array } {
  const document = store.readBlock(blockId)?.document ?? {}
  return {
    startLt: readInteger(document['start_lt']) ?? 0n,
    randSeed: hexToBytes(String(document['rand_seed'] ?? '')) ?? new Uint8Array(32),
  }
}

/** Hash of the code that the account had; `undefined` if it had no code. */
export function codeHashBefore({ account }: HistoryState): string | undefined {
  return account?.state.type === 'active' ? account.state.init.code?.hashHex() : undefined
}
