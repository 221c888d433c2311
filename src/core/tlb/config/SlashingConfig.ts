import type { Builder, Slice } from '../../cells/index.ts'
import { expectTag } from '../expectTag.ts'

/**
 * Parameter 40:
 *
 *     slashing_config#01 slashing_period_mc_blocks_count:uint32 resend_mc_blocks_count:uint32 min_samples_count:uint32
 *       collations_score_weight:uint32 signing_score_weight:uint32 min_slashing_protection_score:uint32
 *       z_param_numerator:uint32 z_param_denominator:uint32 = SlashingConfig;
 */
export interface SlashingConfig {
  readonly slashingPeriodMcBlocksCount: number
  readonly resendMcBlocksCount: number
  readonly minSamplesCount: number
  readonly collationsScoreWeight: number
  readonly signingScoreWeight: number
  readonly minSlashingProtectionScore: number
  readonly zParamNumerator: number
  readonly zParamDenominator: number
}

/** Throws `format` for another tag, `underflow`. */
export function loadSlashingConfig(slice: Slice): SlashingConfig {
  expectTag(slice, 8, 'slashing settings', 1)
  return {
    slashingPeriodMcBlocksCount: slice.loadUint(32),
    resendMcBlocksCount: slice.loadUint(32),
    minSamplesCount: slice.loadUint(32),
    collationsScoreWeight: slice.loadUint(32),
    signingScoreWeight: slice.loadUint(32),
    minSlashingProtectionScore: slice.loadUint(32),
    zParamNumerator: slice.loadUint(32),
    zParamDenominator: slice.loadUint(32),
  }
}

export function storeSlashingConfig(value: SlashingConfig, builder: Builder): void {
  builder.storeUint(1, 8).storeUint(value.slashingPeriodMcBlocksCount, 32).storeUint(value.resendMcBlocksCount, 32)
  builder.storeUint(value.minSamplesCount, 32).storeUint(value.collationsScoreWeight, 32)
  builder.storeUint(value.signingScoreWeight, 32).storeUint(value.minSlashingProtectionScore, 32)
  builder.storeUint(value.zParamNumerator, 32).storeUint(value.zParamDenominator, 32)
}
