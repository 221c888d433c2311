/** The block keepers of a chain. Their secrets are derived from one seed that is stored with the chain. Source: proofs 11. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { concatBytes } from '../../../core/crypto/concatBytes.ts'
import { sha256, sha512 } from '../../../core/crypto/sha.ts'
import {
  type KeeperKey,
  type KeeperSet,
  keeperCommitment,
  keyOfSecret,
  secretOfBytes,
} from '../../../core/proofs/keepers/index.ts'
import type { Random } from '../../../ports/Random.ts'
import { chainMismatch } from '../store/ChainMismatch.ts'
import type { NodeStore } from '../store/NodeStore.ts'

export interface KeeperMember extends KeeperKey {
  readonly signer: number
}

export interface KeeperState {
  /** Secret; 64 hex digits. */
  readonly seed: string
  /** Height of the first block with keepers. */
  readonly from: number
  /** The set that signs this first block, ascending by signer. */
  readonly first: readonly KeeperMember[]
  /** The set that signs the next block. */
  readonly members: readonly KeeperMember[]
  /** Commitment to that set, 64 hex digits; absent until it is known. */
  readonly commitment?: string
}

/** Number of possible signers; the value itself stands for no keeper. */
export const SIGNERS = 65_535

/** The encoded list of account changes of every block: always empty on this node. */
export const NO_ACCOUNT_CHANGES: Uint8Array = new Uint8Array(8)

/** Name of the setting that holds the state. */
export const KEEPERS_SETTING = 'keepers'

/** The keepers of a stored chain; `undefined` if it has no keepers. */
export function readKeeperState(store: NodeStore): KeeperState | undefined {
  return store.jsonSetting(KEEPERS_SETTING)
}

export async function makeMember(seed: string, signer: number): Promise<KeeperMember> {
  return { signer, ...(await keyOfSecret(await secretOfSigner(seed, signer))) }
}

/** Secret scalar of a keeper, 64 hex digits. */
export function secretOfSigner(seed: string, signer: number): Promise<string> {
  return secretOfBytes(sha512(concatBytes(hexToBytes(seed)!, Uint8Array.of(signer >> 8, signer & 255))))
}

/** Account of the owner of a keeper, 64 hex digits: the same on every chain. */
export function ownerOf(signer: number): string {
  return bytesToHex(sha256(new TextEncoder().encode(`vendorclient development keeper ${signer}`)))
}

export function keeperSetOf(members: readonly KeeperMember[]): KeeperSet {
  return new Map(members.map(({ signer, key }) => [signer, { key, owner: ownerOf(signer) }]))
}

/** 64 hex digits. Takes long. */
export function commitmentOf(members: readonly KeeperMember[]): string {
  return bytesToHex(keeperCommitment(keeperSetOf(members)))
}

/**
 * Creates the block keepers of a chain: `count` of them, by default one. A chain that already has keepers keeps them; a
 * chain of an earlier program has keepers from block `from` on. Throws ChainMismatch if a chain has a different number
 * of keepers.
 */
export async function keepKeepers(
  store: NodeStore,
  random: Random,
  { count, from }: { readonly count: number | undefined; readonly from: number },
): Promise<KeeperState> {
  const found = readKeeperState(store)
  if (found !== undefined) {
    if (count === undefined || found.members.length === count) return found
    throw chainMismatch(`--keepers ${found.members.length}`, `--keepers ${count}`)
  }
  const seed = bytesToHex(random.bytes(32))
  const first = []
  for (let signer = 0; signer < (count ?? 1); signer++) first.push(await makeMember(seed, signer))
  return beginKeepers(store, { seed, from, first })
}

function beginKeepers(store: NodeStore, beginning: Pick<KeeperState, 'seed' | 'from' | 'first'>): KeeperState {
  const state = { ...beginning, members: beginning.first }
  store.setSetting(KEEPERS_SETTING, JSON.stringify(state))
  return state
}

/**
 * Assigns the keepers of the previous chain to a chain that replaced it, from block `from` on, unless the new one has
 * keepers.
 */
export function carryKeepers(store: NodeStore, { seed, first }: KeeperState, from: number): void {
  if (readKeeperState(store) === undefined) beginKeepers(store, { seed, from, first })
}

/** Block keepers in the ready line: public keys, and an anchor that clients can be configured with. */
export function describeKeepers(state: KeeperState | undefined): object {
  const keepers = (state?.members ?? []).map(({ signer, key }) => ({ signer, key }))
  return {
    keepers,
    keeper: keepers.length === 1 ? keepers[0] : null,
    trusted_keepers: state === undefined ? null : trustAnchor(state),
  }
}

/** Everything from the first block with keepers on can be proven from here. */
export function trustAnchor({ from, first }: KeeperState): object {
  const byName = (value: (member: KeeperMember) => string) =>
    Object.fromEntries(first.map((member) => [member.signer, value(member)]))
  return { height: from, keepers: byName(({ key }) => key), owners: byName(({ signer }) => ownerOf(signer)) }
}
