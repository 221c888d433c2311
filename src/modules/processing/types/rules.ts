import { optional } from '../../../schema/shapes.ts'
import { ChainRules } from '../../abi/index.ts'

export const rules = optional(
  ChainRules,
  'Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published interface.',
)
