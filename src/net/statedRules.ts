import { dataUnlessRefused } from './dataUnlessRefused.ts'
import type { Network, NetworkFeatures } from './index.ts'
import { valueAt } from './readGraphqlResponse.ts'
import type { AbortSource } from './waiting.ts'

/** Chain rules that a development node states; `undefined` for nodes that state no rules. Throws network errors. */
export async function statedRules(
  signal: AbortSource,
  network: Network,
  { info }: NetworkFeatures,
): Promise<string | undefined> {
  if (!info.has('rules')) return undefined
  const rules = valueAt(await dataUnlessRefused(signal, network, 'query{info{rules}}'), 'info', 'rules')
  return typeof rules === 'string' ? rules : undefined
}
