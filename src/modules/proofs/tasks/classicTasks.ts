/** Tasks of networks with a masterchain. */

import { bytesToHex } from '../../../core/bytes/hex.ts'
import {
  checkBlockProof,
  findShardTop as findTop,
  openBlockProof,
  readBlockProofJson,
} from '../../../core/proofs/classic/index.ts'
import type { WorkerTask } from '../../../schema/functions.ts'
import { withProofErrors } from '../proving/proofErrors.ts'
import { readBoc } from './readBoc.ts'

export interface OpenedProof {
  /** Root hash, 64 hex digits. */
  readonly id: string
  readonly seqNo: number
  /** 0: the zero state. */
  readonly prevKeyBlockSeqno: number
  readonly isKeyBlock: boolean
}

/** Checks that a proof belongs to its block; its signatures are not checked. */
export const openProof: WorkerTask<{ proof: unknown }, OpenedProof> = {
  name: 'proofs.task_open_proof',
  compute: ({ proof }) =>
    withProofErrors(() => {
      const read = readBlockProofJson(proof)
      const { info, config } = openBlockProof(read)
      return {
        id: bytesToHex(read.rootHash),
        seqNo: info.seqNo,
        prevKeyBlockSeqno: info.prevKeyBlockSeqno,
        isKeyBlock: config !== undefined,
      }
    }),
}

/** `keyBlock` is a proof, `zerostate` the base64 of a BOC; one of them is there. */
export const checkProof: WorkerTask<{ proof: unknown; keyBlock?: unknown; zerostate?: string }, null> = {
  name: 'proofs.task_check_proof',
  compute: ({ proof, keyBlock, zerostate }) =>
    withProofErrors(() => {
      const trusted =
        zerostate === undefined
          ? { keyBlock: readBlockProofJson(keyBlock) }
          : { zerostate: readBoc(zerostate, 'zero state').root }
      checkBlockProof(readBlockProofJson(proof), trusted)
      return null
    }),
}

export const findShardTop: WorkerTask<
  { block: string; workchain: number; shard: string },
  { seqNo: number; rootHash: string }
> = {
  name: 'proofs.task_find_shard_top',
  compute: ({ block, workchain, shard }) =>
    withProofErrors(() =>
      findTop(readBoc(block, 'masterchain block').root, { workchain, shard: BigInt(`0x${shard}`) }),
    ),
}
