import { bytesToHex } from '../../bytes/hex.ts'
import { type Cell, CellError, Slice } from '../../cells/index.ts'
import { BlockInfo, type ConfigParams, expectTag, loadValueFlow, parseMcBlockExtra } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'
import type { BlockProof } from './BlockProof.ts'

const MASTERCHAIN = -1
const WHOLE_SHARD = 0x8000000000000000n

const BLOCK = 0x11ef55aa
const BLOCK_WITH_QUEUE_UPDATES = 0x11ef55bb
const EXTRA = 0x4a33f6fd
const EXTRA_WITH_REFS = 0x4a33f6fc

/** Facts about a masterchain block that its proof contains. */
export interface OpenedBlockProof {
  readonly info: BlockInfo
  /** Configuration of a key block. */
  readonly config?: ConfigParams
}

/**
 * The block under a Merkle proof, after checking that it is the block of the id and that its contents agree with the
 * id. Throws ProofError `checkFailed`, also for needed parts that are pruned. Source: proofs 3.2, steps 1 to 3.
 */
export function openBlockProof(proof: BlockProof): OpenedBlockProof {
  const { root, rootHash, seqNo, shard } = proof
  if (root.kind !== 'merkleProof') throw checkFailed('the proof of the block is not a Merkle proof')
  const block = root.refs[0]!
  if (block.hashHex(0) !== bytesToHex(rootHash)) throw checkFailed('the Merkle proof belongs to another block')
  return readingAsProof('checkFailed', 'proof of a block', () => {
    const { info, extra } = readVirtualBlock(block)
    checkInfo(info, seqNo, shard)
    return { info, ...(info.keyBlock && { config: readConfig(extra) }) }
  })
}

/** Info and details of a block of which parts are pruned; the parts that every proof shows must be there. */
function readVirtualBlock(cell: Cell): { readonly info: BlockInfo; readonly extra: Cell } {
  const slice = Slice.of(cell)
  const tag = expectTag(slice, 32, 'a block', BLOCK, BLOCK_WITH_QUEUE_UPDATES)
  slice.skip(32)
  const info = BlockInfo.load(slice.loadRefSlice())
  loadValueFlow(slice.loadRefSlice(), 'classic')
  const update = tag === BLOCK ? slice.loadRef() : slice.loadRefSlice().loadRef()
  if (update.kind !== 'merkleUpdate')
    throw new CellError('format', 'The state update of the block is not a Merkle update')
  return { info, extra: slice.loadRef() }
}

function checkInfo(info: BlockInfo, seqNo: number, shard: BlockProof['shard']): void {
  if (info.version !== 0) throw checkFailed(`the block has version ${info.version}, expected 0`)
  if (info.seqNo !== seqNo) throw checkFailed(`the block has number ${info.seqNo}, expected ${seqNo}`)
  if (info.shard.workchain !== shard.workchain || info.shard.shard !== shard.shard) {
    throw checkFailed('the block belongs to another shard')
  }
  if (shard.workchain !== MASTERCHAIN || shard.shard !== WHOLE_SHARD) {
    throw checkFailed('the block does not belong to the masterchain')
  }
  if (info.masterRef !== undefined) throw checkFailed('the masterchain block refers to another masterchain block')
  if (info.prevAlt !== undefined || info.beforeSplit || info.afterSplit) {
    throw checkFailed('the masterchain block is marked as split or merged')
  }
}

function readConfig(extra: Cell): ConfigParams {
  const slice = Slice.of(extra)
  const tag = expectTag(slice, 32, 'block details', EXTRA, EXTRA_WITH_REFS)
  slice.skip(512, 3)
  const custom = (tag === EXTRA ? slice : slice.loadRefSlice()).loadMaybeRef()
  if (custom === undefined) throw checkFailed('the key block has no masterchain part')
  const { config } = parseMcBlockExtra(custom)
  if (config === undefined) throw checkFailed('the key block has no configuration')
  return config
}
