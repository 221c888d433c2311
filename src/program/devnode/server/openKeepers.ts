import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import type { BlockMaker } from '../chain/ChainQueue.ts'
import type { ChainSettings } from '../chain/ChainSettings.ts'
import { KeeperMismatch, keepKeepers } from '../keepers/keepKeepers.ts'
import type { NodeKeepers } from '../keepers/NodeKeepers.ts'
import type { NodeServices } from '../NodeServices.ts'
import { readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { NodeOptions } from './NodeOptions.ts'

/** Creates the keepers of a chain if its rules include keepers; closes the store on failure. Throws StartupError. */
export async function openKeepers(
  store: NodeStore,
  { keeperCount, folder }: NodeOptions,
  { rules }: ChainSettings,
  { random }: NodeServices,
): Promise<void> {
  if (rules !== 'current') return
  try {
    await keepKeepers(store, random, { count: keeperCount, from: readLastBlock(store).ref.seqNo + 1 })
  } catch (cause) {
    store.close()
    const code = cause instanceof KeeperMismatch ? 2 : 4
    throw new StartupError(code, (cause as Error).message, { path: folder ?? null }, cause)
  }
}

/** The first block of a chain needs a commitment to its keepers. */
export function afterReady(maker: BlockMaker, keepers: NodeKeepers | undefined): BlockMaker {
  if (keepers === undefined) return maker
  return {
    ...maker,
    produce: async (...round) => {
      await keepers.ready()
      return maker.produce(...round)
    },
  }
}
