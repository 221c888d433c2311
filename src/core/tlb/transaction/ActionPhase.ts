import { uintValue } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { bits256, bool, int, maybe, record, type Stored } from '../fields.ts'
import { StorageUsedShort } from '../StorageInfo.ts'
import { AccountStatusChange } from './AccountStatus.ts'

/**
 *     tr_phase_action$_ success:Bool valid:Bool no_funds:Bool status_change:AccStatusChange total_fwd_fees:(Maybe Grams)
 *       total_action_fees:(Maybe Grams) result_code:int32 result_arg:(Maybe int32) tot_actions:uint16 spec_actions:uint16
 *       skipped_actions:uint16 msgs_created:uint16 action_list_hash:bits256 tot_msg_size:StorageUsedShort = TrActionPhase;
 */
export const ActionPhase = record({
  success: bool,
  valid: bool,
  noFunds: bool,
  statusChange: AccountStatusChange,
  totalFwdFees: maybe(Grams),
  totalActionFees: maybe(Grams),
  resultCode: int(32),
  resultArg: maybe(int(32)),
  totActions: uintValue(16),
  specActions: uintValue(16),
  skippedActions: uintValue(16),
  msgsCreated: uintValue(16),
  actionListHash: bits256,
  totMsgSize: StorageUsedShort,
})

export type ActionPhase = Stored<typeof ActionPhase>
