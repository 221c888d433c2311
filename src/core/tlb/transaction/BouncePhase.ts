import { Grams } from '../CurrencyCollection.ts'
import { type Stored, variants } from '../fields.ts'
import { StorageUsedShort } from '../StorageInfo.ts'

/**
 *     tr_phase_bounce_negfunds$00 = TrBouncePhase;
 *     tr_phase_bounce_nofunds$01 msg_size:StorageUsedShort req_fwd_fees:Grams = TrBouncePhase;
 *     tr_phase_bounce_ok$1 msg_size:StorageUsedShort msg_fees:Grams fwd_fees:Grams = TrBouncePhase;
 */
export const BouncePhase = variants('a bounce phase', {
  negFunds: ['00', {}],
  noFunds: ['01', { msgSize: StorageUsedShort, reqFwdFees: Grams }],
  ok: ['1', { msgSize: StorageUsedShort, msgFees: Grams, fwdFees: Grams }],
})

export type BouncePhase = Stored<typeof BouncePhase>
