import type { Builder, Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'
import { loadStorageUsedShort, type StorageUsedShort, storeStorageUsedShort } from '../StorageInfo.ts'
import { type AccountStatusChange, loadAccountStatusChange, storeAccountStatusChange } from './AccountStatus.ts'

/**
 *     tr_phase_action$_ success:Bool valid:Bool no_funds:Bool status_change:AccStatusChange total_fwd_fees:(Maybe Grams)
 *       total_action_fees:(Maybe Grams) result_code:int32 result_arg:(Maybe int32) tot_actions:uint16 spec_actions:uint16
 *       skipped_actions:uint16 msgs_created:uint16 action_list_hash:bits256 tot_msg_size:StorageUsedShort = TrActionPhase;
 */
export interface ActionPhase {
  readonly success: boolean
  readonly valid: boolean
  readonly noFunds: boolean
  readonly statusChange: AccountStatusChange
  readonly totalFwdFees?: bigint
  readonly totalActionFees?: bigint
  readonly resultCode: number
  readonly resultArg?: number
  readonly totActions: number
  readonly specActions: number
  readonly skippedActions: number
  readonly msgsCreated: number
  readonly actionListHash: Uint8Array
  readonly totMsgSize: StorageUsedShort
}

export function loadActionPhase(slice: Slice): ActionPhase {
  return {
    success: slice.loadBool(),
    valid: slice.loadBool(),
    noFunds: slice.loadBool(),
    statusChange: loadAccountStatusChange(slice),
    ...(slice.loadBool() && { totalFwdFees: loadGrams(slice) }),
    ...(slice.loadBool() && { totalActionFees: loadGrams(slice) }),
    resultCode: slice.loadInt(32),
    ...(slice.loadBool() && { resultArg: slice.loadInt(32) }),
    totActions: slice.loadUint(16),
    specActions: slice.loadUint(16),
    skippedActions: slice.loadUint(16),
    msgsCreated: slice.loadUint(16),
    actionListHash: slice.loadBytes(32),
    totMsgSize: loadStorageUsedShort(slice),
  }
}

export function storeActionPhase(phase: ActionPhase, builder: Builder): void {
  builder.storeBit(phase.success).storeBit(phase.valid).storeBit(phase.noFunds)
  storeAccountStatusChange(phase.statusChange, builder)
  storeMaybeGrams(phase.totalFwdFees, builder)
  storeMaybeGrams(phase.totalActionFees, builder)
  builder.storeInt(phase.resultCode, 32).storeBit(phase.resultArg !== undefined)
  if (phase.resultArg !== undefined) builder.storeInt(phase.resultArg, 32)
  builder.storeUint(phase.totActions, 16).storeUint(phase.specActions, 16)
  builder.storeUint(phase.skippedActions, 16).storeUint(phase.msgsCreated, 16)
  builder.storeBits(phase.actionListHash, 256)
  storeStorageUsedShort(phase.totMsgSize, builder)
}

function storeMaybeGrams(value: bigint | undefined, builder: Builder): void {
  builder.storeBit(value !== undefined)
  if (value !== undefined) storeGrams(value, builder)
}
