import { parseBlockObject } from '../../../core/boc/index.ts'
import { type Cell, writeBoc } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { blockChainOrder } from './chainOrder.ts'
import type { BlockRecord } from './records.ts'

/**
 * Record of a masterchain block (TL-B `Block`) without transactions. Like the companions of other blocks it belongs to no
 * thread. Throws BocError for a cell that is not a block.
 */
export function describeKeyBlock(cell: Cell, rules: ChainRules): BlockRecord {
  const boc = writeBoc(cell)
  const parsed = parseBlockObject({ root: cell, bytes: () => boc }, rules)
  const { boc: _, json_version: __, ...document } = parsed
  const seqNo = document['seq_no'] as number
  const genUtime = document['gen_utime'] as number
  const { shard_hashes = [], ...master } = document['master'] as Record<string, unknown>
  return {
    id: document['id'] as string,
    threadId: '',
    height: seqNo,
    seqNo,
    workchainId: document['workchain_id'] as number,
    genUtime,
    chainOrder: `${blockChainOrder(genUtime, '0'.repeat(68), seqNo)}m`,
    trCount: 0,
    document: { ...document, master: { ...master, shard_hashes } } as BlockRecord['document'],
    boc,
  }
}
