import { GraphqlError } from '../errors/net.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Network } from './Network.ts'
import type { NetworkFeatures } from './NetworkFeatures.ts'
import { isNetworkError, isRefusedRequest } from './networkErrors.ts'
import { objectAt } from './readGraphqlResponse.ts'
import type { AbortSource } from './waiting.ts'

export interface FeatureDependent {
  readonly query: string
  readonly variables?: unknown
}

/**
 * `data` of the answer to a document that depends on what the endpoint offers, numerals exact. If the endpoint refuses
 * it and its features turn out to have changed, the document is built once more. Throws as `Network.query`.
 */
export async function queryByFeatures(
  network: Network,
  clock: Clock,
  documentOf: (features: NetworkFeatures) => FeatureDependent,
  options: { readonly signal: AbortSource | undefined; readonly repeats?: boolean },
): Promise<Record<string, unknown>> {
  const startMs = clock.elapsed()
  const asked = documentOf(await network.features(options))
  try {
    return objectAt(await network.queryResponse({ ...asked, ...options }), 'data')
  } catch (error) {
    if (!isRefusedDocument(error)) throw error
    const fresh = documentOf(await network.features({ notBeforeMs: startMs, ...options }))
    if (fresh.query === asked.query) throw error
    return objectAt(await network.queryResponse({ ...fresh, ...options }), 'data')
  }
}

/** Whether the server answered that it does not accept the document. */
export function isRefusedDocument(error: unknown): boolean {
  return isRefusedRequest(error) || (GraphqlError.matches(error) && !isNetworkError(error))
}
