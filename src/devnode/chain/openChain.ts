import { describeAccount } from '../store/describeBlock.ts'
import { type Connect, NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'
import { completeMarks, newMarks, readMarks } from './ChainMarks.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { developmentGiver } from './developmentGiver.ts'
import { keepKeyBlock } from './keepKeyBlock.ts'
import { LAST_BLOCK_SETTING, readLastBlock, writeLastBlock } from './LastBlock.ts'

/** The stored chain was made with other settings. */
export class ChainMismatch extends Error {
  override readonly name = 'ChainMismatch'
}

const SETTING = 'chain'

/**
 * The store of a chain, emptied first when `reset` says so. `isStrict` tells whether the deprecated interface is switched
 * off; without it that is as the chain was made, and off for a new one. Throws ChainMismatch when it was made with other settings, and
 * what the store throws.
 */
export const openChain = (
  connect: Connect,
  path: string | undefined,
  settings: ChainSettings,
  reset: boolean,
  isStrict?: boolean,
): NodeStore => {
  const store = NodeStore.open({ connect, path })
  try {
    if (reset) store.reset()
    const wanted = describe(settings)
    const found = store.setting(SETTING)
    if (found === undefined) makeGenesis(store, settings, wanted, isStrict ?? true)
    else if (found !== wanted) throw mismatch(found, wanted)
    completeMarks(store)
    if (isStrict !== undefined && isStrict !== readMarks(store).isStrict) {
      throw isStrict ? mismatch('--deprecated-api', '--strict') : mismatch('--strict', '--deprecated-api')
    }
    keepKeyBlock(store, settings)
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

function mismatch(found: string, wanted: string): ChainMismatch {
  return new ChainMismatch(
    `The stored chain was made with ${found}, not with ${wanted}. Run with --reset to begin anew`,
  )
}

/** The first accounts; no block made them. The contracts are of current rules, classic chains begin empty. */
const makeGenesis = (store: NodeStore, { rules }: ChainSettings, description: string, isStrict: boolean): void => {
  const accounts: AccountRecord[] = []
  if (rules === 'current') {
    const { cell, accountId } = developmentGiver()
    accounts.push(describeAccount(cell, accountId))
  }
  const last = writeLastBlock({ ...readLastBlock(store), timeMs: Date.now() })
  const settings = { [SETTING]: description, [LAST_BLOCK_SETTING]: last, ...newMarks(isStrict) }
  store.commitBlock({ blocks: [], transactions: [], messages: [], accounts, settings })
}

const describe = ({ rules, globalId, capabilities }: ChainSettings): string =>
  `rules ${rules}, global id ${globalId}, capabilities ${capabilities === undefined ? 'default' : `0x${capabilities.toString(16)}`}`
