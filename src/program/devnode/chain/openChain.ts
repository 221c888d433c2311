import type { NodeServices } from '../NodeServices.ts'
import type { OpenProgress } from '../store/addIndexes.ts'
import { describeAccount } from '../store/describeBlock.ts'
import { type Connect, NodeStore } from '../store/NodeStore.ts'
import type { AccountRecord } from '../store/records.ts'
import { completeMarks, newMarks, readMarks } from './ChainMarks.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { developmentGiver } from './developmentGiver.ts'
import { keepKeyBlock } from './keepKeyBlock.ts'
import { LAST_BLOCK_SETTING, readLastBlock, writeLastBlock } from './LastBlock.ts'
import { isNetworkGiver, type NetworkGiver, networkGiverOf, networkGiverRecord } from './networkGiver.ts'

/** The stored chain was made with other settings. */
export class ChainMismatch extends Error {
  override readonly name = 'ChainMismatch'
}

const SETTING = 'chain'

/** What a chain is opened with; a new one begins with it. */
export interface ChainChoices {
  /** Forgets the stored chain first. */
  readonly reset?: boolean
  /** Whether the deprecated interface is switched off. Absent: as the chain was made, and off for a new one. */
  readonly isStrict?: boolean | undefined
  /** Message statuses are to be offered, which are part of the deprecated interface. */
  readonly hasRemp?: boolean
  /** The giver with the interface of networks. Absent: as the chain was made, and the usual one for a new one. */
  readonly networkGiver?: Partial<NetworkGiver> | undefined
}

/**
 * The store of a chain, emptied first when `reset` says so. Throws ChainMismatch when it was made with other settings, and
 * what the store throws.
 */
export function openChain(
  connect: Connect,
  path: string | undefined,
  settings: ChainSettings,
  services: Pick<NodeServices, 'clock' | 'random'> & Partial<Pick<NodeServices, 'log'>>,
  { reset = false, isStrict, hasRemp = false, networkGiver }: ChainChoices = {},
): NodeStore {
  const onProgress: OpenProgress = (step) => services.log?.warn('indexes are added to the chain file', { ...step })
  const store = NodeStore.open({ connect, path, onProgress })
  try {
    const isNew = reset || store.setting(SETTING) === undefined
    // Before a chain is lost or made for nothing.
    if (hasRemp && isNew && isStrict !== false) throw rempMismatch()
    if (reset) store.reset()
    const wanted = describe(settings)
    const found = store.setting(SETTING)
    if (found === undefined) makeGenesis(store, settings, wanted, services, { isStrict, networkGiver })
    else if (found !== wanted) throw mismatch(found, wanted)
    completeMarks(store, services.random)
    if (isStrict !== undefined && isStrict !== readMarks(store).isStrict) {
      throw isStrict ? mismatch('--deprecated-api', '--strict') : mismatch('--strict', '--deprecated-api')
    }
    if (hasRemp && readMarks(store).isStrict) throw rempMismatch()
    if (networkGiver !== undefined) keepNetworkGiver(store, networkGiverOf(networkGiver))
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

function mismatch(found: string, wanted: string): ChainMismatch {
  return new ChainMismatch(
    `The stored chain was made with ${found}, not with ${wanted}. Run with --reset to begin anew`,
  )
}

/** Puts the giver there where a chain does not have it yet. */
function keepNetworkGiver(store: NodeStore, giver: NetworkGiver): void {
  const found = store.readAccount(giver.accountId)
  if (found !== undefined) {
    if (isNetworkGiver(found, giver.publicKey)) return
    throw new ChainMismatch(
      `The account ${giver.accountId} of the stored chain is no giver with this key. Run with --reset to begin anew`,
    )
  }
  const { account, settings } = networkGiverRecord(giver)
  store.commitBlock({ blocks: [], transactions: [], messages: [], accounts: [account], settings })
}

/** The first accounts; no block made them. The contracts are of current rules, classic chains begin empty. */
function makeGenesis(
  store: NodeStore,
  { rules }: ChainSettings,
  description: string,
  { clock, random }: Pick<NodeServices, 'clock' | 'random'>,
  { isStrict = true, networkGiver = {} }: ChainChoices,
): void {
  const accounts: AccountRecord[] = []
  let giverSettings = {}
  if (rules === 'current') {
    const { cell, accountId } = developmentGiver()
    const { account, settings } = networkGiverRecord(networkGiverOf(networkGiver))
    accounts.push(describeAccount(cell, accountId), account)
    giverSettings = settings
  }
  const last = writeLastBlock({ ...readLastBlock(store), timeMs: clock.now() })
  const settings = {
    [SETTING]: description,
    [LAST_BLOCK_SETTING]: last,
    ...newMarks(isStrict, random),
    ...giverSettings,
  }
  store.commitBlock({ blocks: [], transactions: [], messages: [], accounts, settings })
}

function describe({ rules, globalId, capabilities }: ChainSettings): string {
  return `rules ${rules}, global id ${globalId}, capabilities ${capabilities === undefined ? 'default' : `0x${capabilities.toString(16)}`}`
}
