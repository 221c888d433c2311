import type { CallScope } from '../../../context/scopes.ts'
import { SpendingUnknown } from '../../../errors/policy.ts'
import { mayHoldMutation } from '../../../schema/functionAccess.ts'
import { recordRefusal } from './recordRefusal.ts'

/**
 * Networks may take messages by mutations of GraphQL, which no policy reads. Throws SpendingUnknown (1203) for a text that may
 * hold one while a policy does not allow what it cannot read.
 */
export async function expectNoMutation(call: CallScope, query: string): Promise<void> {
  const isStrict = call.config.policies.some(({ policy }) => policy.unknown !== 'allow')
  if (!isStrict || !mayHoldMutation(query)) return
  const reason = 'it is a GraphQL mutation'
  const error = SpendingUnknown.error(`The spending policy cannot determine what the message pays: ${reason}`, {
    reason,
  })
  await recordRefusal(call, error, { account_id: '', transfers: [] })
  throw error
}
