import { bytesToHex } from '../../bytes/hex.ts'
import type { Cell } from '../../cells/index.ts'
import { iterateShards, parseBlock, parseMcBlockExtra, type ShardIdent } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'

/** A block of a shard, by number and hash. */
export interface ExpectedBlock {
  readonly seqNo: number
  /** 64 hex digits. */
  readonly rootHash: string
}

/**
 * The newest block of exactly this shard according to a masterchain block. Throws ProofError `checkFailed` when the
 * masterchain block does not contain this shard. Source: proofs 5, step 3.
 */
export function findShardTop(masterBlock: Cell, { workchain, shard }: ShardIdent): ExpectedBlock {
  return readingAsProof('checkFailed', 'masterchain block', () => {
    const { custom } = parseBlock(masterBlock, 'classic').extra
    for (const { ident, descr } of custom === undefined ? [] : iterateShards(parseMcBlockExtra(custom).shardHashes)) {
      if (ident.workchain !== workchain || ident.shard !== shard) continue
      return { seqNo: descr.seqNo, rootHash: bytesToHex(descr.rootHash) }
    }
    throw checkFailed(`the masterchain block has no shard ${workchain}:${shard.toString(16).padStart(16, '0')}`)
  })
}
