/** Facts that a fork copies from the network besides accounts. */
import { getBlockchainConfig } from '../../../core/boc/index.ts'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { parseBoc, Slice, writeBoc } from '../../../core/cells/index.ts'
import { BlockchainConfig } from '../../../core/executor/index.ts'
import { loadConfigParams } from '../../../core/tlb/index.ts'
import { KEY_BLOCK_QUERY } from '../../../net/PublishedConfigCache.ts'
import type { Upstream } from '../../nodeApi/Upstream.ts'

export interface NetworkFacts {
  /** BOC of the dictionary of parameters; `undefined` if the network does not publish it. */
  readonly config: Uint8Array | undefined
  /** `undefined` if no block shows it. */
  readonly globalId: number | undefined
}

const NOBODY = { authorization: undefined }
/** Networks with default settings offer the second one only. */
const GLOBAL_ID_QUERIES = [
  '{blocks(filter:{workchain_id:{eq:0}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){global_id}}',
  '{blockchain{blocks(last:1){nodes{global_id}}}}',
]

/** Rejects with an Error when the network cannot be reached. */
export async function readNetwork(upstream: Upstream): Promise<NetworkFacts> {
  if ((await upstream.isLegacy(NOBODY)) === undefined)
    throw new Error('it is not a node of a network, or does not answer')
  const answer = await ask(upstream, KEY_BLOCK_QUERY)
  const [keyBlock] = (answer?.['blocks'] ?? []) as { boc?: string | null }[]
  return { config: keyBlock?.boc ? readConfig(keyBlock.boc) : undefined, globalId: await readGlobalId(upstream) }
}

async function readGlobalId(upstream: Upstream): Promise<number | undefined> {
  for (const query of GLOBAL_ID_QUERIES) {
    const data = (await ask(upstream, query)) as
      | { blocks?: { global_id?: unknown }[]; blockchain?: { blocks?: { nodes?: { global_id?: unknown }[] } } }
      | undefined
    const globalId = (data?.blocks ?? data?.blockchain?.blocks?.nodes)?.[0]?.global_id
    if (typeof globalId === 'number' && Number.isInteger(globalId) && Math.abs(globalId) < 2 ** 31) return globalId
  }
  return undefined
}

async function ask(upstream: Upstream, query: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { json } = await upstream.fetch('/graphql', NOBODY, { query })
  const data = (json as { data?: unknown } | undefined)?.data
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : undefined
}

/** `undefined` for a configuration that contracts cannot run with. */
function readConfig(blockBoc: string): Uint8Array | undefined {
  try {
    const { params } = loadConfigParams(Slice.of(getBlockchainConfig(parseBoc(base64ToBytes(blockBoc)!))))
    BlockchainConfig.parse(params.root!)
    return writeBoc(params.root!)
  } catch {
    return undefined
  }
}
