import { uintValue } from '../../cells/index.ts'
import { record, type Stored, tagged } from '../fields.ts'

/**
 * Parameter 40:
 *
 *     slashing_config#01 slashing_period_mc_blocks_count:uint32 resend_mc_blocks_count:uint32 min_samples_count:uint32
 *       collations_score_weight:uint32 signing_score_weight:uint32 min_slashing_protection_score:uint32
 *       z_param_numerator:uint32 z_param_denominator:uint32 = SlashingConfig;
 */
export const SlashingConfig = tagged(
  8,
  1,
  'slashing settings',
  record({
    slashingPeriodMcBlocksCount: uintValue(32),
    resendMcBlocksCount: uintValue(32),
    minSamplesCount: uintValue(32),
    collationsScoreWeight: uintValue(32),
    signingScoreWeight: uintValue(32),
    minSlashingProtectionScore: uintValue(32),
    zParamNumerator: uintValue(32),
    zParamDenominator: uintValue(32),
  }),
)

export type SlashingConfig = Stored<typeof SlashingConfig>
