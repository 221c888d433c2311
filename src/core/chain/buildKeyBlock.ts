/** The masterchain block that shows the configuration of the development node; its masterchain has no other block. */
import { type Cell, merkleUpdateCell } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import {
  blockCell,
  blockSignatures,
  type ConfigParams,
  copyleftMessages,
  currencies,
  inMsgDescr,
  mcBlockExtraCell,
  outMsgDescr,
  shardAccountBlocks,
  shardFees,
  shardHashes,
} from '../tlb/index.ts'
import { NO_BLOCK } from './buildBlock.ts'
import { feesOnlyFlow } from './feesOnlyFlow.ts'
import { prunedCell } from './prunedCell.ts'

export interface KeyBlockInput {
  readonly rules: ChainRules
  readonly globalId: number
  /** Unix time, s. */
  readonly genUtime: number
  /** Parameter 8 of the configuration. */
  readonly version: number
  readonly capabilities: bigint
  readonly config: ConfigParams
}

/**
 * Cell of the key block of number 0, before the first block of the chain: without transactions, shards and signatures.
 * Throws `CellError` of kind `range`, `overflow`.
 */
export function buildKeyBlock({ rules, globalId, genUtime, version, capabilities, config }: KeyBlockInput): Cell {
  const custom = mcBlockExtraCell({
    shardHashes: shardHashes(),
    shardFees: shardFees(),
    prevBlkSignatures: blockSignatures(),
    copyleftMsgs: copyleftMessages(),
    config,
  })
  const nothing = new Uint8Array(32)
  return blockCell({
    globalId,
    info: {
      version: 0,
      beforeSplit: false,
      afterSplit: false,
      wantSplit: false,
      wantMerge: false,
      keyBlock: true,
      seqNo: 0,
      vertSeqNo: 0,
      shard: { workchain: -1, shard: 1n << 63n },
      genUtime,
      genUtimeMs: 0,
      startLt: 0n,
      endLt: 0n,
      genValidatorListHashShort: 0,
      genCatchainSeqno: 0,
      minRefMcSeqno: 0,
      prevKeyBlockSeqno: 0,
      genSoftware: { version, capabilities },
      prev: NO_BLOCK,
    },
    valueFlow: feesOnlyFlow(rules, currencies(0n)),
    stateUpdate: merkleUpdateCell(prunedCell(nothing), prunedCell(nothing)),
    extra: {
      inMsgDescr: inMsgDescr(),
      outMsgDescr: outMsgDescr(),
      accountBlocks: shardAccountBlocks(undefined, rules),
      randSeed: nothing,
      createdBy: nothing,
      custom,
    },
  })
}
