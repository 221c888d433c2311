/** Creates the first accounts and settings of a chain. */
import type { NodeServices } from '../NodeServices.ts'
import { describeAccount } from '../store/describeBlock.ts'
import { developmentGiver } from '../store/developmentGiver.ts'
import { LAST_BLOCK_SETTING, readLastBlock, writeLastBlock } from '../store/LastBlock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'
import { completeMarks, newMarks } from './ChainMarks.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { classicGiverRecords } from './classicGivers.ts'
import { type ForkSettings, writeForkSettings } from './forkSettings.ts'
import { keepKeyBlock } from './keepKeyBlock.ts'
import { type NetworkGiver, networkGiverOf, networkGiverRecord } from './networkGiver.ts'
import { type WalletChoices, walletRecords } from './wallets.ts'

/** Contents of a new chain. Plain data, so that it can be passed to another thread. */
export interface GenesisChoices {
  /** The deprecated interface is switched off. Default true. */
  readonly isStrict?: boolean | undefined
  /** The giver with the interface of test networks. Missing values default to those of networks. */
  readonly networkGiver?: Partial<NetworkGiver> | undefined
  /** Funded wallets. Default: no wallets. */
  readonly wallets?: WalletChoices | undefined
  /** The network that the chain is forked from. Default: not forked. */
  readonly fork?: ForkChoices | undefined
}

/** Settings of a new fork. */
export interface ForkChoices extends Omit<ForkSettings, 'startedAt' | 'globalId'> {
  /** Configuration of the network: BOC of the dictionary of its parameters. */
  readonly config: Uint8Array | undefined
}

/** Name of the setting with the settings of the chain as text. */
export const CHAIN_SETTING = 'chain'

/**
 * Creates the first accounts in an empty store, in one transaction; no block contains them. The other givers need the
 * current rules.
 */
export function makeGenesis(
  store: NodeStore,
  settings: ChainSettings,
  { clock, random }: Pick<NodeServices, 'clock' | 'random'>,
  { isStrict = true, networkGiver = {}, wallets, fork }: GenesisChoices,
): void {
  // On a fork, other contracts of the network may have these addresses.
  const accounts: AccountRecord[] = fork === undefined ? classicGiverRecords(settings.rules) : []
  let giverSettings = {}
  if (settings.rules === 'current') {
    const { cell, accountId } = developmentGiver()
    const { account, settings } = networkGiverRecord(networkGiverOf(networkGiver))
    accounts.push(describeAccount(cell, accountId), account)
    giverSettings = settings
  }
  store.change(() => {
    // Time continues from the block of a fork, unless it is moved.
    const startMs = fork?.block === undefined ? clock.now() : fork.block.time * 1000
    const last = writeLastBlock({ ...readLastBlock(store), timeMs: startMs })
    const values = {
      [CHAIN_SETTING]: describeSettings(settings),
      [LAST_BLOCK_SETTING]: last,
      ...newMarks(isStrict, random),
      ...giverSettings,
    }
    store.commitBlock({ accounts, settings: values })
    if (wallets !== undefined) store.commitBlock(walletRecords(wallets, settings.rules))
    if (fork !== undefined) {
      const { endpoint, hasNetworkConfig, block } = fork
      const startedAt = Math.floor(startMs / 1000)
      writeForkSettings(store, { endpoint, hasNetworkConfig, startedAt, globalId: settings.globalId, block })
      store.database.exec('INSERT INTO fork_accounts SELECT account_id FROM accounts')
    }
    completeMarks(store, random)
    keepKeyBlock(store, settings, fork?.config)
  })
}

/** Settings as text, by which a stored chain is recognized. */
export function describeSettings({ rules, globalId, capabilities }: ChainSettings): string {
  return `rules ${rules}, global id ${globalId}, capabilities ${capabilities === undefined ? 'default' : `0x${capabilities.toString(16)}`}`
}
