import type { Cell } from '../../cells/index.ts'
import { parseMcStateExtra, parseShardState } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'
import type { BlockProof } from './BlockProof.ts'
import { checkSignatures } from './checkSignatures.ts'
import { type OpenedBlockProof, openBlockProof } from './openBlockProof.ts'
import { readValidators } from './readValidators.ts'

/** The basis of a proof: a key block that is proven, or the zero state of the network. */
export type TrustedState = { readonly keyBlock: BlockProof } | { readonly zerostate: Cell }

/**
 * Checks a proof of a masterchain block. Returns what it shows of the block. Throws ProofError `checkFailed`. Source:
 * proofs 3.2.
 */
export function checkBlockProof(proof: BlockProof, trusted: TrustedState): OpenedBlockProof {
  const opened = openBlockProof(proof)
  // A block proven by a key block may prove others with its validators.
  if (opened.config !== undefined) readValidators(opened.config)
  const { prevKeyBlockSeqno } = opened.info
  const config =
    'keyBlock' in trusted
      ? configOfKeyBlock(trusted.keyBlock, prevKeyBlockSeqno, proof.seqNo)
      : configOfZerostate(trusted.zerostate, prevKeyBlockSeqno)
  checkSignatures(proof, readValidators(config))
  return opened
}

function configOfKeyBlock(keyBlock: BlockProof, seqNo: number, before: number) {
  if (keyBlock.seqNo !== seqNo || seqNo >= before || seqNo === 0) {
    throw checkFailed(`expected key block ${seqNo}, to which block ${before} refers, got ${keyBlock.seqNo}`)
  }
  const { config } = openBlockProof(keyBlock)
  if (config === undefined) throw checkFailed(`block ${seqNo} is not a key block`)
  return config
}

function configOfZerostate(zerostate: Cell, seqNo: number) {
  if (seqNo !== 0) throw checkFailed(`the block refers to key block ${seqNo}, not to the zero state`)
  return readingAsProof('checkFailed', 'zero state', () => {
    const { custom } = parseShardState(zerostate, 'classic')
    if (custom === undefined) throw checkFailed('the zero state is not one of the masterchain')
    return parseMcStateExtra(custom).config
  })
}
