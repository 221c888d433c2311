import type { ChainRules } from '../../../core/chainRules.ts'
import type { NodeServices } from '../NodeServices.ts'
import type { OpenProgress } from '../store/addIndexes.ts'
import { ChainMismatch, chainMismatch } from '../store/ChainMismatch.ts'
import { type Connect, NodeStore } from '../store/NodeStore.ts'
import { completeMarks, readMarks } from './ChainMarks.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { readForkSettings } from './forkSettings.ts'
import { CHAIN_SETTING, describeSettings, type GenesisChoices, makeGenesis } from './genesis.ts'
import { keepKeyBlock } from './keepKeyBlock.ts'
import { type NetworkGiver, networkGiverOf, networkGiverRecord, readNetworkGiver } from './networkGiver.ts'
import { readWallets, type WalletChoices, walletRecords } from './wallets.ts'

/**
 * Options for opening a chain. A new chain starts with them. A stored chain must have the same interface and be a fork
 * of the same network, if these are given; a missing giver and missing wallets are added.
 */
export interface ChainChoices extends GenesisChoices {
  /** Deletes the stored chain first. */
  readonly reset?: boolean
  /** Whether message statuses are offered, which are part of the deprecated interface. */
  readonly hasRemp?: boolean
}

/**
 * The store of a chain, emptied first if `reset` is set. Throws ChainMismatch if the chain was created with other
 * settings, and errors of the store.
 */
export function openChain(
  connect: Connect,
  path: string | undefined,
  settings: ChainSettings,
  services: Pick<NodeServices, 'clock' | 'random'> & Partial<Pick<NodeServices, 'log'>>,
  { reset = false, isStrict, hasRemp = false, networkGiver, wallets, fork }: ChainChoices = {},
): NodeStore {
  const onProgress: OpenProgress = (step) => services.log?.warn('adding indexes to the chain file', { ...step })
  const store = NodeStore.open({ connect, path, onProgress })
  try {
    const isNew = reset || store.setting(CHAIN_SETTING) === undefined
    // Checked first, so that invalid settings neither delete nor create a chain.
    if (hasRemp && isNew && isStrict !== false) throw rempMismatch()
    if (reset) store.reset()
    const wanted = describeSettings(settings)
    const found = store.setting(CHAIN_SETTING)
    if (found === undefined) makeGenesis(store, settings, services, { isStrict, networkGiver, wallets, fork })
    else if (found !== wanted) throw chainMismatch(found, wanted)
    if (fork !== undefined && readForkSettings(store)?.endpoint !== fork.endpoint) {
      throw chainMismatch(`the fork ${readForkSettings(store)?.endpoint ?? 'of nothing'}`, `--fork ${fork.endpoint}`)
    }
    const storedBlock = readForkSettings(store)?.block
    if (fork?.block !== undefined && storedBlock?.id !== fork.block.id) {
      throw chainMismatch(
        `the fork of ${storedBlock === undefined ? 'no block' : `block ${storedBlock.seqNo}`}`,
        '--block',
      )
    }
    completeMarks(store, services.random)
    if (isStrict !== undefined && isStrict !== readMarks(store).isStrict) {
      throw isStrict ? chainMismatch('--deprecated-api', '--strict') : chainMismatch('--strict', '--deprecated-api')
    }
    if (hasRemp && readMarks(store).isStrict) throw rempMismatch()
    if (networkGiver !== undefined) keepNetworkGiver(store, networkGiverOf(networkGiver))
    if (wallets !== undefined && !wallets.isForNewChains) keepWallets(store, wallets, settings.rules)
    keepKeyBlock(store, settings)
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

function rempMismatch(): ChainMismatch {
  return new ChainMismatch('--remp needs --deprecated-api: message statuses are not part of what a strict chain offers')
}

/** Adds the giver to a chain that lacks it. */
function keepNetworkGiver(store: NodeStore, giver: NetworkGiver): void {
  const found = store.readAccount(giver.accountId)
  if (found !== undefined) {
    const stored = readNetworkGiver(store)
    if (stored?.accountId === giver.accountId && stored.publicKey === giver.publicKey) return
    throw new ChainMismatch(
      `The account ${giver.accountId} of the stored chain is not a giver with this key. To begin a new chain, use --reset`,
    )
  }
  const { account, settings } = networkGiverRecord(giver)
  store.commitBlock({ accounts: [account], settings })
}

/** Adds missing wallets to a chain; existing ones keep their balances. */
function keepWallets(store: NodeStore, wallets: WalletChoices, rules: ChainRules): void {
  const known = readWallets(store).wallets.map(({ publicKey }) => publicKey)
  if (wallets.publicKeys.every((key) => known.includes(key))) return
  const { accounts, settings } = walletRecords(wallets, rules)
  const added = accounts.filter(({ accountId }) => store.readAccount(accountId) === undefined)
  store.commitBlock({ accounts: added, settings })
}
