/** Operators of the endpoints, according to the configuration. Source: network 6.13. */
import { endpointUrl } from './endpointUrls.ts'

/** Endpoints that are run by one party and therefore count as one witness. */
export interface Operator {
  /** Label in `network.operators`; empty for the group of all endpoints without a label. */
  readonly label: string
  readonly endpoints: readonly string[]
}

type Labels = Readonly<Record<string, string>>

/** The endpoints by operator, in their order. `labels` maps origins to operators. */
export function operatorsOf(endpoints: readonly string[], labels: Labels): Operator[] {
  const byOrigin = new Map(Object.entries(labels).map(([origin, label]) => [new URL(origin).origin, label]))
  const groups = new Map<string, string[]>()
  for (const endpoint of endpoints) {
    const label = byOrigin.get(endpointUrl(endpoint).origin) ?? ''
    groups.set(label, [...(groups.get(label) ?? []), endpoint])
  }
  return [...groups].map(([label, own]) => ({ label, endpoints: own }))
}

/** Name for messages. */
export function operatorName({ label }: Pick<Operator, 'label'>): string {
  return label === '' ? 'the endpoints without an operator' : `"${label}"`
}

/** Why fewer than `agreement` operators exist and what to do about it; `undefined` if there are enough. */
export function missingOperators(
  endpoints: readonly string[],
  { agreement, operators }: { readonly agreement: number; readonly operators: Labels },
): string | undefined {
  if (agreement <= 1) return undefined
  const count = operatorsOf(endpoints, operators).length
  if (agreement <= count) return undefined
  const have = count === 1 ? 'the endpoints belong to 1 operator' : `the endpoints belong to ${count} operators`
  return `network.agreement is ${agreement}, but ${have}: name the operator of each endpoint in network.operators (endpoints without one count as one operator), add endpoints of others, or lower network.agreement`
}
