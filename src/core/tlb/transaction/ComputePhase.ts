import { CellError, uintValue, varUintValue } from '../../cells/index.ts'
import { Grams } from '../CurrencyCollection.ts'
import { bits256, bool, type Field, inCell, int, maybe, record, type Stored } from '../fields.ts'

const SKIP_REASONS = ['noState', 'badState', 'noGas', 'suspended'] as const

/** `cskip_no_state$00 cskip_bad_state$01 cskip_no_gas$10 cskip_suspended$110 = ComputeSkipReason`. */
export type ComputeSkipReason = (typeof SKIP_REASONS)[number]

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
export type VmComputePhase = { readonly type: 'vm' } & Stored<typeof HEAD> & Stored<typeof DETAILS>

const HEAD = record({ success: bool, msgStateUsed: bool, accountActivated: bool, gasFees: Grams })

/** Below 2^24. */
const GAS_CREDIT: Field<number> = {
  load: (slice) => Number(slice.loadVarUint(4)),
  store: (value, builder) => {
    builder.storeVarUint(BigInt(value), 4)
  },
}

const DETAILS = inCell(
  record({
    gasUsed: varUintValue(8),
    gasLimit: varUintValue(8),
    gasCredit: maybe(GAS_CREDIT),
    mode: int(8),
    exitCode: int(32),
    exitArg: maybe(int(32)),
    vmSteps: uintValue(32),
    vmInitStateHash: bits256,
    vmFinalStateHash: bits256,
  }),
)

export type ComputePhase = SkippedComputePhase | VmComputePhase

/** `load` throws `format` for an unknown reason. */
export const ComputePhase: Field<ComputePhase> = {
  load: (slice) => {
    if (slice.loadBit() === 1) return { type: 'vm', ...HEAD.load(slice), ...DETAILS.load(slice) }
    const reason = SKIP_REASONS[slice.loadUint(2)]!
    if (reason === 'suspended' && slice.loadBit() === 1)
      throw new CellError('format', 'Unknown reason why the compute phase was skipped')
    return { type: 'skipped', reason }
  },
  store: (phase, builder) => {
    if (phase.type === 'vm') {
      HEAD.store(phase, builder.storeBit(1))
      DETAILS.store(phase, builder)
    } else {
      builder.storeBit(0).storeUint(SKIP_REASONS.indexOf(phase.reason), 2)
      if (phase.reason === 'suspended') builder.storeBit(0)
    }
  },
}
