import { writeBoc } from '../../../core/cells/index.ts'
import { readStoredConfig } from '../store/readStoredConfig.ts'
import { readMarks } from './ChainMarks.ts'
import { readForkSettings } from './forkSettings.ts'
import { type GenesisChoices, makeGenesis } from './genesis.ts'
import { readNetworkGiver } from './networkGiver.ts'
import type { RunningChain } from './RunningChain.ts'
import { readWallets } from './wallets.ts'

/**
 * Restarts the chain from its beginning with the same interface, givers, wallets, forked network and fetched accounts.
 * Throws what the store throws, when nothing has changed.
 */
export function restartChain(chain: RunningChain): void {
  const { store, settings, services } = chain
  const choices = choicesOf(chain)
  chain.change(
    () => {
      store.reset(['fork_cache', 'abis'])
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
