import type { Builder, Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'
import { loadStorageUsedShort, type StorageUsedShort, storeStorageUsedShort } from '../StorageInfo.ts'

/**
 *     tr_phase_bounce_negfunds$00 = TrBouncePhase;
 *     tr_phase_bounce_nofunds$01 msg_size:StorageUsedShort req_fwd_fees:Grams = TrBouncePhase;
 *     tr_phase_bounce_ok$1 msg_size:StorageUsedShort msg_fees:Grams fwd_fees:Grams = TrBouncePhase;
 */
export type BouncePhase =
  | { readonly type: 'negFunds' }
  | { readonly type: 'noFunds'; readonly msgSize: StorageUsedShort; readonly reqFwdFees: bigint }
  | { readonly type: 'ok'; readonly msgSize: StorageUsedShort; readonly msgFees: bigint; readonly fwdFees: bigint }

export function loadBouncePhase(slice: Slice): BouncePhase {
  if (slice.loadBit() === 1) {
    return { type: 'ok', msgSize: loadStorageUsedShort(slice), msgFees: loadGrams(slice), fwdFees: loadGrams(slice) }
  }
  if (slice.loadBit() === 0) return { type: 'negFunds' }
  return { type: 'noFunds', msgSize: loadStorageUsedShort(slice), reqFwdFees: loadGrams(slice) }
}

export function storeBouncePhase(phase: BouncePhase, builder: Builder): void {
  if (phase.type === 'negFunds') {
    builder.storeUint(0, 2)
  } else if (phase.type === 'noFunds') {
    builder.storeUint(1, 2)
    storeStorageUsedShort(phase.msgSize, builder)
    storeGrams(phase.reqFwdFees, builder)
  } else {
    builder.storeBit(1)
    storeStorageUsedShort(phase.msgSize, builder)
    storeGrams(phase.msgFees, builder)
    storeGrams(phase.fwdFees, builder)
  }
}
