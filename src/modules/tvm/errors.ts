/** Numbers of module tvm that functions of other modules raise too. Source: modules 3.8. */
import { defineError } from '../../schema/errors.ts'

export const CanNotReadBlockchainConfig = defineError(
  402,
  'CanNotReadBlockchainConfig',
  'A configuration BOC cannot be used.',
)
export const InvalidAccountBoc = defineError(412, 'InvalidAccountBoc', 'The account BOC lacks what is needed.')
