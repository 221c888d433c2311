import { refValue, uintValue } from '../../cells/index.ts'
import { bits256, bool, inCell, maybe, record, type Stored, variants } from '../fields.ts'
import { ActionPhase } from './ActionPhase.ts'
import { BouncePhase } from './BouncePhase.ts'
import { ComputePhase } from './ComputePhase.ts'
import { CreditPhase } from './CreditPhase.ts'
import { StoragePhase } from './StoragePhase.ts'

/**
 * `split_merge_info$_ cur_shard_pfx_len:(## 6) acc_split_depth:(## 6) this_addr:bits256 sibling_addr:bits256
 * = SplitMergeInfo`.
 */
const SplitMergeInfo = record({
  curShardPfxLen: uintValue(6),
  accSplitDepth: uintValue(6),
  thisAddr: bits256,
  siblingAddr: bits256,
})

const action = maybe(inCell(ActionPhase))
const tickTock = { storage: StoragePhase, compute: ComputePhase, action, aborted: bool, destroyed: bool }

/**
 *     trans_ord$0000 credit_first:Bool storage_ph:(Maybe TrStoragePhase) credit_ph:(Maybe TrCreditPhase)
 *       compute_ph:TrComputePhase action:(Maybe ^TrActionPhase) aborted:Bool bounce:(Maybe TrBouncePhase) destroyed:Bool
 *     trans_storage$0001 storage_ph:TrStoragePhase
 *     trans_tick_tock$001 is_tock:Bool storage_ph:TrStoragePhase compute_ph:TrComputePhase action:(Maybe ^TrActionPhase)
 *       aborted:Bool destroyed:Bool
 *     trans_split_prepare$0100 split_info:SplitMergeInfo storage_ph:(Maybe TrStoragePhase) compute_ph:TrComputePhase
 *       action:(Maybe ^TrActionPhase) aborted:Bool destroyed:Bool
 *     trans_split_install$0101 split_info:SplitMergeInfo prepare_transaction:^Transaction installed:Bool
 *     trans_merge_prepare$0110 split_info:SplitMergeInfo storage_ph:TrStoragePhase aborted:Bool
 *     trans_merge_install$0111 split_info:SplitMergeInfo prepare_transaction:^Transaction storage_ph:(Maybe TrStoragePhase)
 *       credit_ph:(Maybe TrCreditPhase) compute_ph:TrComputePhase action:(Maybe ^TrActionPhase) aborted:Bool destroyed:Bool
 *       = TransactionDescr;
 */
export const TransactionDescription = variants('a transaction description', {
  ordinary: [
    '0000',
    {
      creditFirst: bool,
      storage: maybe(StoragePhase),
      credit: maybe(CreditPhase),
      compute: ComputePhase,
      action,
      aborted: bool,
      bounce: maybe(BouncePhase),
      destroyed: bool,
    },
  ],
  storage: ['0001', { storage: StoragePhase }],
  tick: ['0010', tickTock],
  tock: ['0011', tickTock],
  splitPrepare: [
    '0100',
    {
      splitInfo: SplitMergeInfo,
      storage: maybe(StoragePhase),
      compute: ComputePhase,
      action,
      aborted: bool,
      destroyed: bool,
    },
  ],
  splitInstall: ['0101', { splitInfo: SplitMergeInfo, prepareTransaction: refValue, installed: bool }],
  mergePrepare: ['0110', { splitInfo: SplitMergeInfo, storage: StoragePhase, aborted: bool }],
  mergeInstall: [
    '0111',
    {
      splitInfo: SplitMergeInfo,
      prepareTransaction: refValue,
      storage: maybe(StoragePhase),
      credit: maybe(CreditPhase),
      compute: ComputePhase,
      action,
      aborted: bool,
      destroyed: bool,
    },
  ],
})

export type TransactionDescription = Stored<typeof TransactionDescription>
export type OrdinaryDescription = Extract<TransactionDescription, { readonly type: 'ordinary' }>

/** The phases and the outcome of a transaction. Phases that its kind does not have are absent. */
export type TransactionPhases = Partial<Omit<OrdinaryDescription, 'type' | 'creditFirst'>>

export function transactionPhases(description: TransactionDescription): TransactionPhases {
  return description.type === 'splitInstall' ? {} : description
}
