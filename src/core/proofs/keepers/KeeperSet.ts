import { poseidonDigest } from '../../crypto/poseidon/poseidonDigest.ts'
import { invalidData } from '../ProofError.ts'
import { compressedKey } from './blsKeys.ts'
import type { KeeperChange } from './readKeeperChanges.ts'

export interface Keeper {
  /** BLS public key, 96 hex digits, compressed. */
  readonly key: string
  /** Account of the owner, 64 hex digits, where it is known. */
  readonly owner?: string
}

/** Block keepers by signer. */
export type KeeperSet = ReadonlyMap<number, Keeper>

/** Maximum number of keepers that a commitment has places for. */
const MAX_KEEPERS = 300
const NO_SIGNER = 65_535n
const LIMBS = 5
const LIMB_BITS = 104n
const LIMB_MASK = (1n << LIMB_BITS) - 1n
/** Removes the three flag bits of the compressed form. */
const X_MASK = (1n << 381n) - 1n

/** The set after a block with these changes. Throws ProofError `invalidData` for an invalid key. Source: proofs 8.5. */
export async function changeKeepers(set: KeeperSet, changes: readonly KeeperChange[]): Promise<KeeperSet> {
  const next = new Map(set)
  for (const change of changes) if (change.type === 'removed') next.delete(change.signer)
  for (const change of changes) {
    if (change.type !== 'added') continue
    for (const [signer, { owner }] of next) if (owner === change.owner) next.delete(signer)
    next.set(change.signer, { key: await compressedKey(change.key), owner: change.owner })
  }
  if (next.size > MAX_KEEPERS)
    throw invalidData(`the set has ${next.size} block keepers, expected at most ${MAX_KEEPERS}`)
  return next
}

/** Commitment to a set as blocks hold it, 32 bytes. Owners are not included. Source: proofs 8.5. */
export function keeperCommitment(set: KeeperSet): Uint8Array {
  const elements: bigint[] = []
  const signers = [...set.keys()].sort((a, b) => a - b)
  for (const signer of signers) {
    let x = BigInt(`0x${set.get(signer)!.key}`) & X_MASK
    elements.push(BigInt(signer))
    for (let limb = 0; limb < LIMBS; limb++) {
      elements.push(x & LIMB_MASK)
      x >>= LIMB_BITS
    }
  }
  for (let place = signers.length; place < MAX_KEEPERS; place++) elements.push(NO_SIGNER, 0n, 0n, 0n, 0n, 0n)
  return poseidonDigest(elements)
}
