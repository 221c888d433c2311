/** Which block keepers a chain has. Their secrets are made from one seed that the chain keeps. Source: proofs 11. */
import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { concatBytes } from '../../../core/crypto/concatBytes.ts'
import { sha256, sha512 } from '../../../core/crypto/sha.ts'
import { type KeeperKey, type KeeperSet, keyOfSecret, secretOfBytes } from '../../../core/proofs/keepers/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'

export interface KeeperMember extends KeeperKey {
  readonly signer: number
}

export interface KeeperState {
  /** Secret; 64 hex digits. */
  readonly seed: string
  /** Height of the first block with keepers. */
  readonly from: number
  /** The set that signs that block, ascending by signer. */
  readonly first: readonly KeeperMember[]
  /** The set that signs the next block. */
  readonly members: readonly KeeperMember[]
  /** Commitment to that set, 64 hex digits; absent until it is known. */
  readonly commitment?: string
}

/** Numbers that signers may have; the one after them stands for no keeper. */
export const SIGNERS = 65_535

/** Name of the setting that holds the state. */
export const KEEPERS_SETTING = 'keepers'

/** The keepers of a stored chain; `undefined` if it has no keepers. */
export function readKeeperState(store: NodeStore): KeeperState | undefined {
  const text = store.setting(KEEPERS_SETTING)
  return text === undefined ? undefined : (JSON.parse(text) as KeeperState)
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
  let owner = owners.get(signer)
  if (owner === undefined) {
    owner = bytesToHex(sha256(new TextEncoder().encode(`vendorclient development keeper ${signer}`)))
    owners.set(signer, owner)
  }
  return owner
}

/** Each block names one. There are no more than 65,536. */
const owners = new Map<number, string>()

export function keeperSetOf(members: readonly KeeperMember[]): KeeperSet {
  return new Map(members.map(({ signer, key }) => [signer, { key, owner: ownerOf(signer) }]))
}
