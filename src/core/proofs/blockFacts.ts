import { bytesToHex } from '../bytes/hex.ts'
import type { Cell } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { parseBlock, type ShardIdent } from '../tlb/index.ts'
import { readingAsProof } from './readingAsProof.ts'

/** Position of a block in the chain, from its header. */
export interface BlockFacts {
  /** Hash of the block, 64 hex digits. */
  readonly hash: string
  readonly seqNo: number
  readonly shard: ShardIdent
  /** Unix time, s. */
  readonly genUtime: number
  /** Number of the masterchain block that it refers to; absent in blocks of the masterchain. */
  readonly masterSeqNo?: number
  /** The previous block; after a merge, the first of the two. */
  readonly prev: { readonly seqNo: number; readonly rootHash: string }
}

/** Throws ProofError `invalidData` for a cell that is not a block. */
export function readBlockFacts(root: Cell, rules: ChainRules): BlockFacts {
  const { info } = readingAsProof('invalidData', 'block', () => parseBlock(root, rules))
  return {
    hash: root.hashHex(),
    seqNo: info.seqNo,
    shard: info.shard,
    genUtime: info.genUtime,
    ...(info.masterRef !== undefined && { masterSeqNo: info.masterRef.seqNo }),
    prev: { seqNo: info.prev.seqNo, rootHash: bytesToHex(info.prev.rootHash) },
  }
}

/** Whether a block has a transaction; `hash` is 64 hex digits. Throws ProofError `checkFailed` for a malformed block. */
export function hasTransaction(root: Cell, hash: string, rules: ChainRules): boolean {
  return readingAsProof('checkFailed', 'block', () => {
    for (const [, block] of parseBlock(root, rules).extra.accountBlocks) {
      for (const [, transaction] of block.transactions) if (transaction.hashHex() === hash) return true
    }
    return false
  })
}

/**
 * Hash of the state that an account has after a block, 64 hex digits; `undefined` when the block does not change it.
 * Throws ProofError `checkFailed` for a malformed block.
 */
export function accountHashAfter(root: Cell, accountId: Uint8Array, rules: ChainRules): string | undefined {
  return readingAsProof('checkFailed', 'block', () => {
    const found = parseBlock(root, rules).extra.accountBlocks.get(accountId)
    return found && bytesToHex(found.value.stateUpdate.newHash)
  })
}
