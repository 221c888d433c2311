import { Builder, CellError, type Slice } from '../../cells/index.ts'
import { loadGrams, storeGrams } from '../CurrencyCollection.ts'

/** `cskip_no_state$00 cskip_bad_state$01 cskip_no_gas$10 cskip_suspended$110 = ComputeSkipReason`. */
export type ComputeSkipReason = 'noState' | 'badState' | 'noGas' | 'suspended'

/** `tr_phase_compute_skipped$0 reason:ComputeSkipReason = TrComputePhase`. */
interface SkippedComputePhase {
  readonly type: 'skipped'
  readonly reason: ComputeSkipReason
}

/**
 *     tr_phase_compute_vm$1 success:Bool msg_state_used:Bool account_activated:Bool gas_fees:Grams
 *       ^[ gas_used:(VarUInteger 7) gas_limit:(VarUInteger 7) gas_credit:(Maybe (VarUInteger 3)) mode:int8 exit_code:int32
 *          exit_arg:(Maybe int32) vm_steps:uint32 vm_init_state_hash:bits256 vm_final_state_hash:bits256 ]
 *       = TrComputePhase;
 */
export interface VmComputePhase {
  readonly type: 'vm'
  readonly success: boolean
  readonly msgStateUsed: boolean
  readonly accountActivated: boolean
  readonly gasFees: bigint
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  /** Below 2^24. */
  readonly gasCredit?: number
  readonly mode: number
  readonly exitCode: number
  readonly exitArg?: number
  readonly vmSteps: number
  readonly vmInitStateHash: Uint8Array
  readonly vmFinalStateHash: Uint8Array
}

export type ComputePhase = SkippedComputePhase | VmComputePhase

/** Throws `underflow`, `format` for an unknown reason. */
export function loadComputePhase(slice: Slice): ComputePhase {
  if (slice.loadBit() === 0) return { type: 'skipped', reason: loadSkipReason(slice) }
  const head = {
    type: 'vm' as const,
    success: slice.loadBool(),
    msgStateUsed: slice.loadBool(),
    accountActivated: slice.loadBool(),
    gasFees: loadGrams(slice),
  }
  const details = slice.loadRefSlice()
  return {
    ...head,
    gasUsed: details.loadVarUint(8),
    gasLimit: details.loadVarUint(8),
    ...(details.loadBool() && { gasCredit: Number(details.loadVarUint(4)) }),
    mode: details.loadInt(8),
    exitCode: details.loadInt(32),
    ...(details.loadBool() && { exitArg: details.loadInt(32) }),
    vmSteps: details.loadUint(32),
    vmInitStateHash: details.loadBytes(32),
    vmFinalStateHash: details.loadBytes(32),
  }
}

/** Throws `range`, `overflow`. */
export function storeComputePhase(phase: ComputePhase, builder: Builder): void {
  if (phase.type === 'skipped') {
    builder.storeBit(0)
    storeSkipReason(phase.reason, builder)
    return
  }
  builder.storeBit(1).storeBit(phase.success).storeBit(phase.msgStateUsed).storeBit(phase.accountActivated)
  storeGrams(phase.gasFees, builder)
  const details = new Builder().storeVarUint(phase.gasUsed, 8).storeVarUint(phase.gasLimit, 8)
  details.storeBit(phase.gasCredit !== undefined)
  if (phase.gasCredit !== undefined) details.storeVarUint(BigInt(phase.gasCredit), 4)
  details
    .storeInt(phase.mode, 8)
    .storeInt(phase.exitCode, 32)
    .storeBit(phase.exitArg !== undefined)
  if (phase.exitArg !== undefined) details.storeInt(phase.exitArg, 32)
  details.storeUint(phase.vmSteps, 32).storeBits(phase.vmInitStateHash, 256).storeBits(phase.vmFinalStateHash, 256)
  builder.storeRef(details.toCell())
}

function loadSkipReason(slice: Slice): ComputeSkipReason {
  switch (slice.loadUint(2)) {
    case 0:
      return 'noState'
    case 1:
      return 'badState'
    case 2:
      return 'noGas'
    default:
      if (slice.loadBit() === 0) return 'suspended'
      throw new CellError('format', 'Unknown reason why the compute phase was skipped')
  }
}

function storeSkipReason(reason: ComputeSkipReason, builder: Builder): void {
  if (reason === 'suspended') builder.storeUint(6, 3)
  else builder.storeUint(['noState', 'badState', 'noGas'].indexOf(reason), 2)
}
