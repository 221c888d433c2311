import { bytesToHex } from '../../bytes/hex.ts'
import { concatBytes } from '../../crypto/concatBytes.ts'
import { verifyEd25519 } from '../../crypto/verifyEd25519.ts'
import type { ValidatorDescription } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import type { BlockProof } from './BlockProof.ts'
import { nodeId } from './nodeId.ts'
import type { ValidatorRules } from './readValidators.ts'
import { selectValidators } from './selectValidators.ts'

/** `ton.blockId root_cell_hash:int256 file_hash:int256 = ton.BlockId` of the TL scheme. */
const TL_BLOCK_ID = Uint8Array.of(0x70, 0x6e, 0x0b, 0xc5)

/**
 * Checks that validators with more than two thirds of the weight signed the block. Each validator counts once; a
 * signature that does not fit, or a repeated signer, fails the whole proof. Throws ProofError `checkFailed`. Source:
 * proofs 3.2, steps 6 to 9.
 */
export function checkSignatures({ rootHash, fileHash, shard, signatures }: BlockProof, rules: ValidatorRules): void {
  if (signatures === undefined) throw checkFailed('the block has no signatures')
  const { validators, shortHash } = selectValidators(rules, shard, signatures.catchainSeqno)
  if (shortHash !== signatures.validatorListHashShort) {
    throw checkFailed('the signatures belong to another list of validators')
  }
  const known = new Map<string, ValidatorDescription>()
  let totalWeight = 0n
  for (const validator of validators) {
    totalWeight += validator.weight
    known.set(bytesToHex(nodeId(validator.publicKey)), validator)
  }
  const signed = concatBytes(TL_BLOCK_ID, rootHash, fileHash)
  const seen = new Set<string>()
  let weight = 0n
  for (const { nodeId, signature } of signatures.signatures) {
    const id = bytesToHex(nodeId)
    if (seen.has(id)) throw checkFailed(`node ${id} signed more than once`)
    seen.add(id)
    const validator = known.get(id)
    if (validator === undefined) continue
    if (!verifyEd25519(signed, signature, validator.publicKey))
      throw checkFailed(`the signature of node ${id} is wrong`)
    weight += validator.weight
  }
  if (weight !== signatures.sigWeight) {
    throw checkFailed(`the signatures have weight ${weight}, but declare ${signatures.sigWeight}`)
  }
  if (3n * weight <= 2n * totalWeight) {
    throw checkFailed(`validators with weight ${weight} of ${totalWeight} signed, expected more than two thirds`)
  }
}
