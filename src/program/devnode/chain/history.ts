/** Controls for snapshots, resets, and the whole chain in a file. */

import { parseBoc, writeBoc } from '../../../core/cells/index.ts'
import { AdminError } from '../controls/AdminError.ts'
import { readDump, writeDump } from '../store/chainDump.ts'
import { REVERTED_SETTING, readLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { readMarks, writeInterface } from './ChainMarks.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { readTime } from './ChainTime.ts'
import type { ChainMethods } from './controlChain.ts'
import { readDappCredits } from './dappCredits.ts'
import { readForkSettings } from './forkSettings.ts'
import { CHAIN_SETTING, type GenesisChoices, makeGenesis } from './genesis.ts'
import { readNetworkGiver } from './networkGiver.ts'
import type { RunningChain } from './RunningChain.ts'
import { readStoredConfig } from './readStoredConfig.ts'
import { readWallets } from './wallets.ts'

export const historyMethods = {
  snapshot: (chain) => {
    const { id, seqNo } = chain.change(() => chain.store.snapshots.take(chain.last.ref.seqNo))
    return { id, seq_no: seqNo }
  },
  revert: (chain, { id }) => {
    const { store } = chain
    chain.change(
      () => {
        if (!store.snapshots.revert(id)) throw new AdminError('not_found', `There is no snapshot ${id}`)
        // Blocks up to this one are signed only on request.
        store.setSetting(REVERTED_SETTING, String(readLastBlock(store).ref.seqNo))
      },
      { isReplaced: true },
    )
    return { seq_no: chain.last.ref.seqNo, time: Math.floor(chain.time.now() / 1000) }
  },
  snapshots: ({ store }) => ({ snapshots: store.snapshots.list().map(({ id, seqNo }) => ({ id, seq_no: seqNo })) }),
  reset: (chain) => {
    restartChain(chain)
    return { seq_no: chain.last.ref.seqNo }
  },
  dump: (chain, { file }) => {
    chain.flush()
    return { file, rows: writeDump(chain.store, file) }
  },
  load: (chain, { file }) => {
    const wanted = chain.store.setting(CHAIN_SETTING)!
    const { isStrict } = readMarks(chain.store)
    const rows = chain.change(
      () => {
        const count = readDump(chain.store, file)
        const found = chain.store.setting(CHAIN_SETTING)
        if (found !== wanted) {
          throw new AdminError(
            'conflict',
            `The file contains a chain of ${found ?? 'no settings'}, this node has one of ${wanted}`,
          )
        }
        // The interfaces of the node were chosen when it started.
        writeInterface(chain.store, isStrict)
        checkStoredChain(chain.store, chain.settings, file)
        return count
      },
      { isReplaced: true },
    )
    return { seq_no: chain.last.ref.seqNo, rows }
  },
} satisfies ChainMethods

/** Throws AdminError for a store, filled from a file, that cannot be continued as a chain. */
function checkStoredChain(store: NodeStore, settings: ChainSettings, file: string): void {
  try {
    for (const read of [readTime, readDappCredits, readForkSettings, readNetworkGiver, readWallets]) read(store)
    if (!Number.isSafeInteger(readLastBlock(store).timeMs)) throw new Error('its last block has no time')
    if (readStoredConfig(store, settings) === undefined) throw new Error('it has no configuration')
    for (const { boc } of store.pendingMessages()) parseBoc(boc)
  } catch (error) {
    throw new AdminError('invalid_params', `The file ${file} is not a chain of a node: ${(error as Error).message}`)
  }
}

/**
 * Restarts the chain from its beginning with the same interface, givers, wallets, forked network and fetched accounts.
 * Throws errors of the store; nothing has changed then.
 */
function restartChain(chain: RunningChain): void {
  const { store, settings, services } = chain
  const choices = choicesOf(chain)
  chain.change(
    () => {
      store.reset(['fork_cache', 'abis', 'images'])
      makeGenesis(store, settings, services, choices)
    },
    { isReplaced: true },
  )
}

function choicesOf({ store, settings }: RunningChain): GenesisChoices {
  const { wallets, balance, isPublicPhrase } = readWallets(store)
  const fork = readForkSettings(store)
  const params = readStoredConfig(store, settings)?.params
  return {
    isStrict: readMarks(store).isStrict,
    networkGiver: readNetworkGiver(store),
    ...(wallets.length > 0 && {
      wallets: { publicKeys: wallets.map(({ publicKey }) => publicKey), balance: BigInt(balance), isPublicPhrase },
    }),
    ...(fork && { fork: { ...fork, config: fork.hasNetworkConfig && params ? writeBoc(params.root!) : undefined } }),
  }
}
