import { existsSync } from 'node:fs'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { Upstream } from '../../nodeApi/Upstream.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { type ForkSettings, readForkSettings } from '../chain/forkSettings.ts'
import type { ForkChoices } from '../chain/genesis.ts'
import type { NodeServices } from '../NodeServices.ts'
import type { NodeOptions } from '../server/NodeOptions.ts'
import { chainFilePath } from '../store/chainFilePath.ts'
import { NodeStore } from '../store/NodeStore.ts'
import { type NetworkFacts, readNetwork } from './readNetwork.ts'

/** Time for what a new fork asks of its network, ms. */
const ASK_MS = 20_000

/**
 * Settings of a chain that may be a fork. A new fork takes configuration and global id of its network; one that is stored
 * keeps what it has, and its network need not be there. Rejects with StartupError 4 when a new one cannot reach it.
 */
export async function chooseFork(
  { fork: url, chain, hasGlobalId = false, folder, reset, nativeBinding, routes }: NodeOptions,
  { clock, log }: NodeServices,
): Promise<{ readonly chain: ChainSettings; readonly choices: ForkChoices | undefined }> {
  if (url === undefined) return { chain, choices: undefined }
  const upstream = new Upstream(url, clock, routes, ASK_MS)
  const endpoint = upstream.origin
  const path = chainFilePath(folder)
  const stored = path === undefined || reset ? undefined : await readStored(path, nativeBinding)
  if (stored !== undefined) {
    const globalId = hasGlobalId ? chain.globalId : stored.globalId
    const { hasNetworkConfig } = stored
    return { chain: { ...chain, globalId }, choices: { endpoint, hasNetworkConfig, config: undefined } }
  }
  let facts: NetworkFacts
  try {
    facts = await readNetwork(upstream)
  } catch (cause) {
    throw new StartupError(4, `--fork: ${endpoint} cannot be used: ${(cause as Error).message}`, { endpoint }, cause)
  }
  const config = chain.capabilities === undefined ? facts.config : undefined
  if (config === undefined)
    log.warn('the fork has the built-in configuration: its network publishes none', { endpoint })
  const globalId = hasGlobalId ? chain.globalId : (facts.globalId ?? chain.globalId)
  return { chain: { ...chain, globalId }, choices: { endpoint, hasNetworkConfig: config !== undefined, config } }
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
    // The chain is opened again later, which reports what is wrong with the file.
    return undefined
  }
}
