import type { CallScope } from '../../../context/scopes.ts'
import { networkOf } from '../../../net/index.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'
import { asking } from './proofErrors.ts'

/** An object as a server answers it. */
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

/** The value at a path of an answer; `undefined` if there is no such path. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let inner = value
  for (const name of path) inner = isObject(inner) ? inner[name] : undefined
  return inner
}

/** An object at a path, `undefined` for anything else. */
export function rowAt(value: unknown, ...path: readonly string[]): Row | undefined {
  const found = at(value, ...path)
  return isObject(found) ? found : undefined
}

/** Nodes of a connection at a path. */
export function nodesAt(value: unknown, ...path: readonly string[]): readonly Row[] {
  const edges = at(value, ...path, 'edges')
  return Array.isArray(edges) ? edges.flatMap((edge) => [rowAt(edge, 'node') ?? {}]) : []
}

/** A text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
