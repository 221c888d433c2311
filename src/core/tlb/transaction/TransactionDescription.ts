import { Builder, type Cell, CellError, type Slice } from '../../cells/index.ts'
import { type ActionPhase, loadActionPhase, storeActionPhase } from './ActionPhase.ts'
import { type BouncePhase, loadBouncePhase, storeBouncePhase } from './BouncePhase.ts'
import { type ComputePhase, loadComputePhase, storeComputePhase } from './ComputePhase.ts'
import { type CreditPhase, loadCreditPhase, storeCreditPhase } from './CreditPhase.ts'
import { loadStoragePhase, type StoragePhase, storeStoragePhase } from './StoragePhase.ts'

/**
 * `split_merge_info$_ cur_shard_pfx_len:(## 6) acc_split_depth:(## 6) this_addr:bits256 sibling_addr:bits256
 * = SplitMergeInfo`.
 */
export interface SplitMergeInfo {
  readonly curShardPfxLen: number
  readonly accSplitDepth: number
  readonly thisAddr: Uint8Array
  readonly siblingAddr: Uint8Array
}

/**
 *     trans_ord$0000 credit_first:Bool storage_ph:(Maybe TrStoragePhase) credit_ph:(Maybe TrCreditPhase)
 *       compute_ph:TrComputePhase action:(Maybe ^TrActionPhase) aborted:Bool bounce:(Maybe TrBouncePhase) destroyed:Bool;
 */
export interface OrdinaryDescription {
  readonly type: 'ordinary'
  readonly creditFirst: boolean
  readonly storage?: StoragePhase
  readonly credit?: CreditPhase
  readonly compute: ComputePhase
  readonly action?: ActionPhase
  readonly aborted: boolean
  readonly bounce?: BouncePhase
  readonly destroyed: boolean
}

/** `trans_storage$0001 storage_ph:TrStoragePhase`. */
interface StorageDescription {
  readonly type: 'storage'
  readonly storage: StoragePhase
}

/**
 *     trans_tick_tock$001 is_tock:Bool storage_ph:TrStoragePhase compute_ph:TrComputePhase action:(Maybe ^TrActionPhase)
 *       aborted:Bool destroyed:Bool;
 */
interface TickTockDescription {
  readonly type: 'tick' | 'tock'
  readonly storage: StoragePhase
  readonly compute: ComputePhase
  readonly action?: ActionPhase
  readonly aborted: boolean
  readonly destroyed: boolean
}

/**
 *     trans_split_prepare$0100 split_info:SplitMergeInfo storage_ph:(Maybe TrStoragePhase) compute_ph:TrComputePhase
 *       action:(Maybe ^TrActionPhase) aborted:Bool destroyed:Bool;
 */
interface SplitPrepareDescription {
  readonly type: 'splitPrepare'
  readonly splitInfo: SplitMergeInfo
  readonly storage?: StoragePhase
  readonly compute: ComputePhase
  readonly action?: ActionPhase
  readonly aborted: boolean
  readonly destroyed: boolean
}

/** `trans_split_install$0101 split_info:SplitMergeInfo prepare_transaction:^Transaction installed:Bool`. */
interface SplitInstallDescription {
  readonly type: 'splitInstall'
  readonly splitInfo: SplitMergeInfo
  readonly prepareTransaction: Cell
  readonly installed: boolean
}

/** `trans_merge_prepare$0110 split_info:SplitMergeInfo storage_ph:TrStoragePhase aborted:Bool`. */
interface MergePrepareDescription {
  readonly type: 'mergePrepare'
  readonly splitInfo: SplitMergeInfo
  readonly storage: StoragePhase
  readonly aborted: boolean
}

/**
 *     trans_merge_install$0111 split_info:SplitMergeInfo prepare_transaction:^Transaction storage_ph:(Maybe TrStoragePhase)
 *       credit_ph:(Maybe TrCreditPhase) compute_ph:TrComputePhase action:(Maybe ^TrActionPhase) aborted:Bool destroyed:Bool;
 */
interface MergeInstallDescription {
  readonly type: 'mergeInstall'
  readonly splitInfo: SplitMergeInfo
  readonly prepareTransaction: Cell
  readonly storage?: StoragePhase
  readonly credit?: CreditPhase
  readonly compute: ComputePhase
  readonly action?: ActionPhase
  readonly aborted: boolean
  readonly destroyed: boolean
}

/** `TransactionDescr`. */
export type TransactionDescription =
  | OrdinaryDescription
  | StorageDescription
  | TickTockDescription
  | SplitPrepareDescription
  | SplitInstallDescription
  | MergePrepareDescription
  | MergeInstallDescription

/** The phases of a transaction, and how it ended; absent are those that its kind does not have. */
export type TransactionPhases = Partial<Omit<OrdinaryDescription, 'type' | 'creditFirst'>>

export function transactionPhases(description: TransactionDescription): TransactionPhases {
  return description.type === 'splitInstall' ? {} : description
}

/** Throws `underflow`, `format` for an unknown tag. */
export function loadTransactionDescription(slice: Slice): TransactionDescription {
  const tag = slice.loadUint(4)
  switch (tag) {
    case 0:
      return {
        type: 'ordinary',
        creditFirst: slice.loadBool(),
        ...(slice.loadBool() && { storage: loadStoragePhase(slice) }),
        ...(slice.loadBool() && { credit: loadCreditPhase(slice) }),
        compute: loadComputePhase(slice),
        ...loadAction(slice),
        aborted: slice.loadBool(),
        ...(slice.loadBool() && { bounce: loadBouncePhase(slice) }),
        destroyed: slice.loadBool(),
      }
    case 1:
      return { type: 'storage', storage: loadStoragePhase(slice) }
    case 2:
    case 3:
      return {
        type: tag === 2 ? 'tick' : 'tock',
        storage: loadStoragePhase(slice),
        compute: loadComputePhase(slice),
        ...loadAction(slice),
        aborted: slice.loadBool(),
        destroyed: slice.loadBool(),
      }
    case 4:
      return {
        type: 'splitPrepare',
        splitInfo: loadSplitMergeInfo(slice),
        ...(slice.loadBool() && { storage: loadStoragePhase(slice) }),
        compute: loadComputePhase(slice),
        ...loadAction(slice),
        aborted: slice.loadBool(),
        destroyed: slice.loadBool(),
      }
    case 5:
      return {
        type: 'splitInstall',
        splitInfo: loadSplitMergeInfo(slice),
        prepareTransaction: slice.loadRef(),
        installed: slice.loadBool(),
      }
    case 6:
      return {
        type: 'mergePrepare',
        splitInfo: loadSplitMergeInfo(slice),
        storage: loadStoragePhase(slice),
        aborted: slice.loadBool(),
      }
    case 7:
      return {
        type: 'mergeInstall',
        splitInfo: loadSplitMergeInfo(slice),
        prepareTransaction: slice.loadRef(),
        ...(slice.loadBool() && { storage: loadStoragePhase(slice) }),
        ...(slice.loadBool() && { credit: loadCreditPhase(slice) }),
        compute: loadComputePhase(slice),
        ...loadAction(slice),
        aborted: slice.loadBool(),
        destroyed: slice.loadBool(),
      }
    default:
      throw new CellError('format', `Unknown tag ${tag} of a transaction description`)
  }
}

/** Throws `range`, `overflow`. */
export function storeTransactionDescription(value: TransactionDescription, builder: Builder): void {
  switch (value.type) {
    case 'ordinary':
      builder.storeUint(0, 4).storeBit(value.creditFirst)
      storeMaybe(value.storage, storeStoragePhase, builder)
      storeMaybe(value.credit, storeCreditPhase, builder)
      storeComputePhase(value.compute, builder)
      storeAction(value.action, builder)
      builder.storeBit(value.aborted)
      storeMaybe(value.bounce, storeBouncePhase, builder)
      builder.storeBit(value.destroyed)
      break
    case 'storage':
      builder.storeUint(1, 4)
      storeStoragePhase(value.storage, builder)
      break
    case 'tick':
    case 'tock':
      builder.storeUint(value.type === 'tick' ? 2 : 3, 4)
      storeStoragePhase(value.storage, builder)
      storeComputePhase(value.compute, builder)
      storeAction(value.action, builder)
      builder.storeBit(value.aborted).storeBit(value.destroyed)
      break
    case 'splitPrepare':
      builder.storeUint(4, 4)
      storeSplitMergeInfo(value.splitInfo, builder)
      storeMaybe(value.storage, storeStoragePhase, builder)
      storeComputePhase(value.compute, builder)
      storeAction(value.action, builder)
      builder.storeBit(value.aborted).storeBit(value.destroyed)
      break
    case 'splitInstall':
      builder.storeUint(5, 4)
      storeSplitMergeInfo(value.splitInfo, builder)
      builder.storeRef(value.prepareTransaction).storeBit(value.installed)
      break
    case 'mergePrepare':
      builder.storeUint(6, 4)
      storeSplitMergeInfo(value.splitInfo, builder)
      storeStoragePhase(value.storage, builder)
      builder.storeBit(value.aborted)
      break
    case 'mergeInstall':
      builder.storeUint(7, 4)
      storeSplitMergeInfo(value.splitInfo, builder)
      builder.storeRef(value.prepareTransaction)
      storeMaybe(value.storage, storeStoragePhase, builder)
      storeMaybe(value.credit, storeCreditPhase, builder)
      storeComputePhase(value.compute, builder)
      storeAction(value.action, builder)
      builder.storeBit(value.aborted).storeBit(value.destroyed)
  }
}

function loadAction(slice: Slice): { action?: ActionPhase } {
  return slice.loadBool() ? { action: loadActionPhase(slice.loadRefSlice()) } : {}
}

function storeAction(action: ActionPhase | undefined, builder: Builder): void {
  if (action === undefined) {
    builder.storeBit(0)
    return
  }
  const content = new Builder()
  storeActionPhase(action, content)
  builder.storeBit(1).storeRef(content.toCell())
}

function storeMaybe<T>(value: T | undefined, store: (value: T, builder: Builder) => void, builder: Builder): void {
  builder.storeBit(value !== undefined)
  if (value !== undefined) store(value, builder)
}

function loadSplitMergeInfo(slice: Slice): SplitMergeInfo {
  return {
    curShardPfxLen: slice.loadUint(6),
    accSplitDepth: slice.loadUint(6),
    thisAddr: slice.loadBytes(32),
    siblingAddr: slice.loadBytes(32),
  }
}

function storeSplitMergeInfo(info: SplitMergeInfo, builder: Builder): void {
  builder.storeUint(info.curShardPfxLen, 6).storeUint(info.accSplitDepth, 6)
  builder.storeBits(info.thisAddr, 256).storeBits(info.siblingAddr, 256)
}
