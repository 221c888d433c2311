import type { AccountStatusChange, ActionPhase, BouncePhase, ComputePhase, StoragePhase } from '../tlb/index.ts'
import { hexNumber, type JsonObject, plainNumber, setHash, setNamed } from './json.ts'

const STATUS_CHANGES = { unchanged: 0, frozen: 1, deleted: 2 } as const
const SKIP_REASONS = { noState: 0, badState: 1, noGas: 2, suspended: 5 } as const

export function storagePhaseFields(phase: StoragePhase): JsonObject {
  const json: JsonObject = { storage_fees_collected: hexNumber(phase.feesCollected) }
  if (phase.feesDue !== undefined) json['storage_fees_due'] = hexNumber(phase.feesDue)
  setStatusChange(json, phase.statusChange)
  return json
}

export function computePhaseFields(phase: ComputePhase): JsonObject {
  const json: JsonObject = {}
  if (phase.type === 'skipped') {
    setNamed(json, 'skipped_reason', [SKIP_REASONS[phase.reason], phase.reason])
    setNamed(json, 'compute_type', [0, 'skipped'])
    return json
  }
  json['success'] = phase.success
  json['msg_state_used'] = phase.msgStateUsed
  json['account_activated'] = phase.accountActivated
  json['gas_fees'] = hexNumber(phase.gasFees)
  json['gas_used'] = plainNumber(phase.gasUsed)
  json['gas_limit'] = plainNumber(phase.gasLimit)
  if (phase.gasCredit !== undefined) json['gas_credit'] = phase.gasCredit
  json['mode'] = phase.mode
  json['exit_code'] = phase.exitCode
  if (phase.exitArg !== undefined) json['exit_arg'] = phase.exitArg
  json['vm_steps'] = phase.vmSteps
  setHash(json, 'vm_init_state_hash', phase.vmInitStateHash)
  setHash(json, 'vm_final_state_hash', phase.vmFinalStateHash)
  setNamed(json, 'compute_type', [1, 'vm'])
  return json
}

export function actionPhaseFields(phase: ActionPhase): JsonObject {
  const json: JsonObject = { success: phase.success, valid: phase.valid, no_funds: phase.noFunds }
  setStatusChange(json, phase.statusChange)
  if (phase.totalFwdFees !== undefined) json['total_fwd_fees'] = hexNumber(phase.totalFwdFees)
  if (phase.totalActionFees !== undefined) json['total_action_fees'] = hexNumber(phase.totalActionFees)
  json['result_code'] = phase.resultCode
  if (phase.resultArg !== undefined) json['result_arg'] = phase.resultArg
  json['tot_actions'] = phase.totActions
  json['spec_actions'] = phase.specActions
  json['skipped_actions'] = phase.skippedActions
  json['msgs_created'] = phase.msgsCreated
  setHash(json, 'action_list_hash', phase.actionListHash)
  json['tot_msg_size_cells'] = plainNumber(phase.totMsgSize.cells)
  json['tot_msg_size_bits'] = plainNumber(phase.totMsgSize.bits)
  return json
}

export function bouncePhaseFields(phase: BouncePhase): JsonObject {
  const json: JsonObject = {}
  if (phase.type !== 'negFunds') {
    json['msg_size_cells'] = plainNumber(phase.msgSize.cells)
    json['msg_size_bits'] = plainNumber(phase.msgSize.bits)
  }
  if (phase.type === 'noFunds') json['req_fwd_fees'] = hexNumber(phase.reqFwdFees)
  if (phase.type === 'ok') {
    json['msg_fees'] = hexNumber(phase.msgFees)
    json['fwd_fees'] = hexNumber(phase.fwdFees)
  }
  setNamed(json, 'bounce_type', [['negFunds', 'noFunds', 'ok'].indexOf(phase.type), phase.type])
  return json
}

function setStatusChange(json: JsonObject, change: AccountStatusChange): void {
  setNamed(json, 'status_change', [STATUS_CHANGES[change], change])
}
