import * as errors from '../../errors/policy.ts'
import { defineModule } from '../../schema/functions.ts'
import { check } from './check.ts'
import { get } from './get.ts'
import { refusals } from './refusals.ts'
import { registerApprover } from './registerApprover.ts'
import * as types from './types.ts'

export { onApprover } from './spending/approver.ts'
export {
  type Authorization,
  authorize,
  planSpending,
  releaseSpending,
  reserveSpending,
} from './spending/authorize.ts'
export { expectNoMutation } from './spending/expectNoMutation.ts'
export { hasPolicies } from './spending/hasPolicies.ts'
export type { Reservation } from './spending/Ledger.ts'
export { policyErrors } from './spending/policyErrors.ts'
export type { OutgoingMessage } from './spending/readSpending.ts'
export { recordRefusal } from './spending/recordRefusal.ts'

export const policy = defineModule({
  name: 'policy',
  summary: 'Spending policies: limits, allowed recipients and approval for everything that is sent.',
  types,
  errors,
  functions: [get, check, refusals, registerApprover],
})
