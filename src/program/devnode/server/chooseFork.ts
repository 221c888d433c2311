import { existsSync } from 'node:fs'
import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { getBlockchainConfig } from '../../../core/boc/index.ts'
import { base64ToBytes } from '../../../core/bytes/index.ts'
import { parseBoc, Slice, writeBoc } from '../../../core/cells/index.ts'
import { BlockchainConfig } from '../../../core/executor/index.ts'
import { ConfigParams } from '../../../core/tlb/index.ts'
import { KEY_BLOCK_QUERY } from '../../../net/publishedConfig.ts'
import { Upstream } from '../../nodeApi/Upstream.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { type ForkBlock, type ForkSettings, readForkSettings } from '../chain/forkSettings.ts'
import type { ForkChoices } from '../chain/genesis.ts'
import type { NodeServices } from '../NodeServices.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { NodeStore } from '../store/NodeStore.ts'
import type { NodeOptions } from './NodeOptions.ts'

/** Facts that a fork copies from the network besides accounts. */
interface NetworkFacts {
  /** BOC of the dictionary of parameters; `undefined` if the network does not publish it. */
  readonly config: Uint8Array | undefined
  /** `undefined` if no block shows it. */
  readonly globalId: number | undefined
}

const NOBODY = { authorization: undefined }
/** Networks with default settings answer only the second query. */
const GLOBAL_ID_QUERIES = [
  '{blocks(filter:{workchain_id:{eq:0}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){global_id}}',
  '{blockchain{blocks(last:1){nodes{global_id}}}}',
]

/** Rejects with an Error when the network cannot be reached. */
async function readNetwork(upstream: Upstream): Promise<NetworkFacts> {
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

interface PublishedBlock {
  readonly id: string
  readonly seq_no: number
  readonly height: number
  readonly thread_id: string
  readonly gen_utime: number
}

const BLOCK = 'id seq_no height thread_id gen_utime'
const MAIN_THREAD = '0'.repeat(68)

/** The block of an id, or of a number in the main thread. Rejects with an Error when the network does not return it. */
async function readForkBlock(upstream: Upstream, named: string): Promise<ForkBlock> {
  const block = /^\d+$/.test(named) && named.length < 64 ? byHeight(MAIN_THREAD, named) : `block(hash:"${named}")`
  const found = await askBlock<PublishedBlock>(upstream, block, BLOCK)
  if (found === undefined) throw new Error(`it does not return the block ${named}`)
  const { id, seq_no: seqNo, height, thread_id, gen_utime: time } = found
  if (![seqNo, height, time].every(Number.isSafeInteger))
    throw new Error(`it describes the block ${named} incompletely`)
  const next = await askBlock<{ start_lt?: string | null }>(
    upstream,
    byHeight(thread_id, height + 1),
    'start_lt(format:DEC)',
  )
  return { id, seqNo, time, nextStartLt: next?.start_lt ?? undefined }
}

function byHeight(threadId: string, height: number | string): string {
  return `blockByHeight(thread_id:"${threadId}",height:${height})`
}

async function askBlock<T>(upstream: Upstream, block: string, fields: string): Promise<T | undefined> {
  const data = await ask(upstream, `{blockchain{found:${block}{${fields}}}}`)
  return (data?.['blockchain'] as { found?: T | null } | null | undefined)?.found ?? undefined
}

async function ask(upstream: Upstream, query: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { json } = await upstream.fetch('/graphql', NOBODY, { query })
  const data = (json as { data?: unknown } | undefined)?.data
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : undefined
}

/** `undefined` for a configuration that contracts cannot run with. */
function readConfig(blockBoc: string): Uint8Array | undefined {
  try {
    const { params } = ConfigParams.load(Slice.of(getBlockchainConfig(parseBoc(base64ToBytes(blockBoc)!))))
    BlockchainConfig.parse(params.root!)
    return writeBoc(params.root!)
  } catch {
    return undefined
  }
}

/** Time limit of the queries of a new fork, ms. */
const ASK_MS = 20_000

/**
 * Settings of a chain that may be a fork. A new fork takes configuration and global id from its network; a stored one keeps
 * its values and does not need the network. Rejects with StartupError 4 if a new fork cannot reach its network.
 */
export async function chooseFork(
  { fork: url, forkBlock, chain, hasGlobalId = false, folder, reset, nativeBinding, routes }: NodeOptions,
  { clock, log }: NodeServices,
): Promise<{ readonly chain: ChainSettings; readonly choices: ForkChoices | undefined }> {
  if (url === undefined) return { chain, choices: undefined }
  const upstream = new Upstream(url, clock, routes, ASK_MS)
  const endpoint = upstream.origin
  const path = chainFilePath(folder)
  const stored = path === undefined || reset ? undefined : await readStored(path, nativeBinding)
  if (stored !== undefined) {
    const globalId = hasGlobalId ? chain.globalId : stored.globalId
    const { hasNetworkConfig, block } = stored
    if (forkBlock !== undefined && forkBlock !== block?.id && forkBlock !== String(block?.seqNo)) {
      const text = `--block: the stored chain was forked from ${block === undefined ? 'the latest state' : `block ${block.seqNo}`}. To begin a new chain, use --reset`
      throw new StartupError(2, text, { endpoint })
    }
    return { chain: { ...chain, globalId }, choices: { endpoint, hasNetworkConfig, block, config: undefined } }
  }
  let facts: NetworkFacts
  let block: ForkBlock | undefined
  try {
    facts = await readNetwork(upstream)
    block = forkBlock === undefined ? undefined : await readForkBlock(upstream, forkBlock)
  } catch (cause) {
    throw new StartupError(4, `--fork: ${endpoint} cannot be used: ${(cause as Error).message}`, { endpoint }, cause)
  }
  const config = chain.capabilities === undefined ? facts.config : undefined
  if (config === undefined)
    log.warn('the fork has the built-in configuration: its network publishes none', { endpoint })
  const globalId = hasGlobalId ? chain.globalId : (facts.globalId ?? chain.globalId)
  return { chain: { ...chain, globalId }, choices: { endpoint, hasNetworkConfig: config !== undefined, config, block } }
}

/** The fork that a stored chain remembers; `undefined` if it is not forked or cannot be read yet. */
async function readStored(path: string, nativeBinding: string | undefined): Promise<ForkSettings | undefined> {
  if (!existsSync(path)) return undefined
  try {
    const store = NodeStore.open({ connect: await loadDriver(nativeBinding), path, readonly: true })
    try {
      return readForkSettings(store)
    } finally {
      store.close()
    }
  } catch {
    // Ignored here: the chain is opened again later, which reports what is wrong with the file.
    return undefined
  }
}
