import type { CallScope } from '../../../context/scopes.ts'

export function hasPolicies({ config }: Pick<CallScope, 'config'>): boolean {
  return config.policies.length > 0
}
