import { isObject } from '../../../net/readGraphqlResponse.ts'
import type { Conditions } from './collectionFilter.ts'

/** A condition on named values, and the remaining conditions. */
export interface NamedValues {
  readonly values: readonly unknown[]
  /** The conditions without the part that names the values. */
  readonly others: Conditions
}

/** Values that the conditions list for a field by `eq` or `in`; `undefined` if there is no such list. */
export function namedValues(conditions: Conditions, field: string): NamedValues | undefined {
  const { [field]: condition, ...rest } = conditions
  if (!isObject(condition)) return undefined
  const { eq, in: list, ...operators } = condition
  const withRest = (more: Conditions) => (Object.keys(more).length === 0 ? rest : { ...rest, [field]: more })
  if (eq !== undefined && eq !== null) {
    return { values: [eq], others: withRest(list === undefined ? operators : { ...operators, in: list }) }
  }
  return Array.isArray(list) ? { values: [...new Set(list)], others: withRest(operators) } : undefined
}
