import { type Connect, NodeStore } from '../store/NodeStore.ts'
import type { ChainSettings } from './ChainSettings.ts'

/** The stored chain was made with other settings. */
export class ChainMismatch extends Error {
  override readonly name = 'ChainMismatch'
}

const SETTING = 'chain'

/**
 * The store of a chain, emptied first when `reset` says so. Throws ChainMismatch when it was made with other settings, and
 * what the store throws.
 */
export const openChain = (
  connect: Connect,
  path: string | undefined,
  settings: ChainSettings,
  reset: boolean,
): NodeStore => {
  const store = NodeStore.open({ connect, path })
  try {
    if (reset) store.reset()
    const wanted = describe(settings)
    const found = store.setting(SETTING)
    if (found === undefined) store.setSetting(SETTING, wanted)
    else if (found !== wanted) {
      throw new ChainMismatch(
        `The stored chain was made with ${found}, not with ${wanted}. Run with --reset to begin anew`,
      )
    }
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

const describe = ({ rules, globalId, capabilities }: ChainSettings): string =>
  `rules ${rules}, global id ${globalId}, capabilities ${capabilities === undefined ? 'default' : `0x${capabilities.toString(16)}`}`
