/** The rules of the chain that a program reads, from its node or from the configuration. */
import type { LibraryCaller } from './LibraryCaller.ts'

/** A library whose errors can be identified by their number. */
export interface NetworkSource extends LibraryCaller {
  /** Number of an error of the library; `undefined` for any other error. */
  codeOf(error: unknown): number | undefined
}

/**
 * Rules that the node of the network reports; if it reports none, those of the setting `abi.rules`. Rejects with errors
 * that are not errors of the library.
 */
export async function chainRules(source: NetworkSource): Promise<'current' | 'classic'> {
  return (await chainFacts(source)).rules
}

/** The rules, and whether the network is a development node. Rejects as `chainRules`. */
export async function chainFacts(source: NetworkSource) {
  const reported = await reportedRules(source)
  return {
    rules: reported ?? (await source.call('client.config', {})).abi?.rules ?? 'current',
    isDevelopmentNode: reported !== undefined,
  }
}

/** `undefined` for nodes that report no rules, which is true for all but development nodes. */
async function reportedRules(source: NetworkSource): Promise<'current' | 'classic' | undefined> {
  try {
    const { result } = await source.call('net.query', { query: 'query { info { rules } }' })
    const rules: unknown = result?.data?.info?.rules
    return rules === 'classic' || rules === 'current' ? rules : undefined
  } catch (error) {
    if (source.codeOf(error) === undefined) throw error
    return undefined
  }
}
