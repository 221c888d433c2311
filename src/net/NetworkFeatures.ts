/**
 * Features of the GraphQL interface of an endpoint. Networks differ: by default they have no root collections and no
 * subscriptions. Source: network 3.10.
 */
import { isObject, valueAt } from './readGraphqlResponse.ts'

export interface NetworkFeatures {
  /** Whether accounts are named by `account_id` and `dapp_id`. */
  readonly isDappIdAware: boolean
  /** Root fields of queries; `undefined` for an endpoint that does not describe itself. */
  readonly queries: ReadonlySet<string> | undefined
  /** Root fields of subscriptions, possibly empty; `undefined` for an endpoint that does not describe itself. */
  readonly subscriptions: ReadonlySet<string> | undefined
  /** Members of the root field `info`. */
  readonly info: ReadonlySet<string>
}

/** Asks an endpoint to describe its roots (GraphQL introspection). Hidden fields are not listed. */
export const FEATURES_QUERY =
  '{__schema{queryType{fields(includeDeprecated:true){name type{fields{name} ofType{fields{name}}}}} subscriptionType{fields(includeDeprecated:true){name}}}}'

/** Features of an endpoint that refuses to describe itself. */
export function unknownFeatures(isDappIdAware: boolean): NetworkFeatures {
  return { isDappIdAware, queries: undefined, subscriptions: undefined, info: new Set() }
}

/** Features in the answer to `FEATURES_QUERY`. */
export function readFeatures(answer: Readonly<Record<string, unknown>>, isDappIdAware: boolean): NetworkFeatures {
  const schema = valueAt(answer, 'data', '__schema')
  if (!isObject(schema)) return unknownFeatures(isDappIdAware)
  const roots = fieldsOf(schema['queryType'])
  if (roots.length === 0) return unknownFeatures(isDappIdAware)
  const info = roots.find(({ name }) => name === 'info')?.type
  return {
    isDappIdAware,
    queries: namesOf(roots),
    subscriptions: namesOf(fieldsOf(schema['subscriptionType'])),
    info: namesOf([...fieldsOf(info), ...fieldsOf(valueAt(info, 'ofType'))]),
  }
}

interface DescribedField {
  readonly name: string
  readonly type?: unknown
}

function fieldsOf(type: unknown): DescribedField[] {
  const fields = valueAt(type, 'fields')
  return Array.isArray(fields) ? fields.filter((field) => typeof valueAt(field, 'name') === 'string') : []
}

function namesOf(fields: readonly DescribedField[]): Set<string> {
  return new Set(fields.map(({ name }) => name))
}
