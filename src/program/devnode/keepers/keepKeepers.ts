import { bytesToHex } from '../../../core/bytes/index.ts'
import type { Random } from '../../../ports/Random.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { KEEPERS_SETTING, type KeeperState, makeMember, readKeeperState } from './keeperState.ts'

/** The stored chain was made with another number of keepers. */
export class KeeperMismatch extends Error {
  override readonly name = 'KeeperMismatch'
}

/**
 * Creates the block keepers of a chain, one unless `count` says otherwise. One that has some keeps them; one of an
 * earlier program has them from block `from` on. Throws KeeperMismatch when it has another number of them.
 */
export async function keepKeepers(
  store: NodeStore,
  random: Random,
  { count, from }: { readonly count: number | undefined; readonly from: number },
): Promise<KeeperState> {
  const found = readKeeperState(store)
  if (found === undefined) return makeKeepers(store, random, { count: count ?? 1, from })
  if (count === undefined || found.members.length === count) return found
  throw new KeeperMismatch(
    `The stored chain was created with --keepers ${found.members.length}, not with --keepers ${count}. ` +
      'To begin a new chain, use --reset',
  )
}

async function makeKeepers(
  store: NodeStore,
  random: Random,
  { count, from }: { readonly count: number; readonly from: number },
): Promise<KeeperState> {
  const seed = bytesToHex(random.bytes(32))
  const members = []
  for (let signer = 0; signer < count; signer++) members.push(await makeMember(seed, signer))
  const state: KeeperState = { seed, from, first: members, members }
  store.setSetting(KEEPERS_SETTING, JSON.stringify(state))
  return state
}

/**
 * Assigns the keepers of the previous chain to a chain that replaced it, from block `from` on, unless the new one has
 * keepers.
 */
export function carryKeepers(store: NodeStore, { seed, first }: KeeperState, from: number): void {
  if (readKeeperState(store) !== undefined) return
  const state: KeeperState = { seed, from, first, members: first }
  store.setSetting(KEEPERS_SETTING, JSON.stringify(state))
}
