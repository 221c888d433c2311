import type { CallScope } from '../../../context/scopes.ts'
import { networkOf } from '../../../net/index.ts'
import { isObject, valueAt } from '../../../net/readGraphqlResponse.ts'
import { asking } from './proofErrors.ts'

/** An object as a server returns it. */
export type Row = Readonly<Record<string, unknown>>

/** `data` of a query; `what` names it in errors. Throws 902 with the cause, 14, 17, 615. */
export function ask(
  { context, signal }: CallScope,
  what: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  return asking(what, async () => networkOf(context).query({ query, variables, signal }))
}

/** An object at a path, `undefined` for anything else. */
export function rowAt(value: unknown, ...path: readonly string[]): Row | undefined {
  const found = valueAt(value, ...path)
  return isObject(found) ? found : undefined
}

/** Nodes of a connection at a path. */
export function nodesAt(value: unknown, ...path: readonly string[]): readonly Row[] {
  const edges = valueAt(value, ...path, 'edges')
  return Array.isArray(edges) ? edges.flatMap((edge) => [rowAt(edge, 'node') ?? {}]) : []
}

/** A text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
