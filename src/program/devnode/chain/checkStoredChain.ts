import { parseBoc } from '../../../core/cells/index.ts'
import { AdminError } from '../controls/AdminError.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readStoredConfig } from '../store/readStoredConfig.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { readTime } from './ChainTime.ts'
import { readDappCredits } from './dappCredits.ts'
import { readForkSettings } from './forkSettings.ts'
import { readNetworkGiver } from './networkGiver.ts'
import { readWallets } from './wallets.ts'

/** Throws AdminError for a store, filled from a file, that cannot be continued as a chain. */
export function checkStoredChain(store: NodeStore, settings: ChainSettings, file: string): void {
  try {
    for (const read of [readTime, readDappCredits, readForkSettings, readNetworkGiver, readWallets]) read(store)
    if (!Number.isSafeInteger(readLastBlock(store).timeMs)) throw new Error('its last block has no time')
    if (readStoredConfig(store, settings) === undefined) throw new Error('it has no configuration')
    for (const { boc } of store.pendingMessages()) parseBoc(boc)
  } catch (error) {
    throw new AdminError('invalid_params', `The file ${file} is not a chain of a node: ${(error as Error).message}`)
  }
}
