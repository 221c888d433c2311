import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { sha256 } from '../../../core/crypto/sha.ts'
import type { AttestedBlock } from '../../../core/proofs/keepers/index.ts'
import type { BadProof } from '../controls/faultFields.ts'
import { SIGNERS } from './keeperState.ts'

export interface Lie {
  /** Indexes of the signers. */
  readonly signers: readonly number[]
  /** What they sign. */
  readonly signed: AttestedBlock
  /** The block that the attestation claims to cover. Default: the signed one. */
  readonly shown?: AttestedBlock
}

/** An attestation of a block by its `signers` turned into a false one; `undefined` where the lie is about something else. */
export function dishonestAttestation(
  badProof: BadProof,
  signers: readonly number[],
  block: AttestedBlock,
): Lie | undefined {
  switch (badProof) {
    case 'signature':
      return { signers, signed: twinOf(block), shown: block }
    case 'quorum':
      return { signers: signers.slice(0, Math.ceil((2 * signers.length) / 3) - 1), signed: block }
    case 'stale-set':
      return { signers: otherSet(signers), signed: block }
    case 'equivocation':
      return { signers, signed: twinOf(block) }
    default:
      return undefined
  }
}

/** The set before the last change, or the one after the next change if the set has never changed. */
function otherSet(signers: readonly number[]): number[] {
  const step = signers[0]! > 0 ? SIGNERS - 1 : 1
  return signers.map((signer) => (signer + step) % SIGNERS).sort((a, b) => a - b)
}

function twinOf(block: AttestedBlock): AttestedBlock {
  const other = (hash: string) => bytesToHex(sha256(hexToBytes(hash)!))
  return { ...block, blockId: other(block.blockId), envelopeHash: other(block.envelopeHash) }
}
