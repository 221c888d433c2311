import { GraphqlError } from '../errors/net.ts'
import type { Network } from './index.ts'
import type { AbortSource } from './waiting.ts'

/**
 * The answer to a query; `undefined` when the server refuses it, for example because the server lacks a field. Throws
 * network errors.
 */
export async function dataUnlessRefused(
  signal: AbortSource,
  network: Network,
  query: string,
): Promise<Record<string, unknown> | undefined> {
  try {
    return (await network.query({ query, signal })) ?? undefined
  } catch (error) {
    if (GraphqlError.matches(error)) return undefined
    throw error
  }
}
