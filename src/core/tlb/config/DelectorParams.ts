import { uintValue } from '../../cells/index.ts'
import { bits256, record, type Stored, tagged } from '../fields.ts'

/**
 * Parameter 30 of chains with delegated elections:
 *
 *     delector_params#01 delections_step:uint32 validator_init_code_hash:bits256 staker_init_code_hash:bits256
 *       = DelectorParams;
 */
export const DelectorParams = tagged(
  8,
  1,
  'delector parameters',
  record({ delectionsStep: uintValue(32), validatorInitCodeHash: bits256, stakerInitCodeHash: bits256 }),
)

export type DelectorParams = Stored<typeof DelectorParams>
