import { Builder, type Cell, CellError, Slice } from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { expectTag } from '../expectTag.ts'
import { cellOf } from '../fields.ts'
import { innerPart } from '../innerPart.ts'
import { type BlockExtra, loadBlockExtra, storeBlockExtra } from './BlockExtra.ts'
import { BlockInfo } from './BlockInfo.ts'
import { loadValueFlow, storeValueFlow, type ValueFlow } from './ValueFlow.ts'

const TAG = 0x11ef55aa
const TAG_WITH_QUEUE_UPDATES = 0x11ef55bb

/**
 *     block#11ef55aa global_id:int32 info:^BlockInfo value_flow:^ValueFlow state_update:^(MERKLE_UPDATE ShardState)
 *       extra:^BlockExtra = Block;
 *
 * Tag 11ef55bb wraps `state_update` and updates of message queues, which are not read, in a cell.
 */
export interface Block {
  readonly globalId: number
  readonly info: BlockInfo
  readonly valueFlow: ValueFlow
  /** The Merkle update cell. */
  readonly stateUpdate: Cell
  readonly extra: BlockExtra
}

/** Block of a whole cell; its hash is the block id. Throws `format`, `underflow`, `pruned`; InnerPartError for its parts. */
export function parseBlock(cell: Cell, rules: ChainRules = 'current'): Block {
  const slice = Slice.of(cell)
  const tag = expectTag(slice, 32, 'a block', TAG, TAG_WITH_QUEUE_UPDATES)
  const globalId = slice.loadInt(32)
  const info = slice.loadRef()
  const valueFlow = slice.loadRef()
  const stateUpdate = tag === TAG ? slice.loadRef() : slice.loadRefSlice().loadRef()
  const extra = slice.loadRef()
  return innerPart(() => {
    if (stateUpdate.kind !== 'merkleUpdate')
      throw new CellError('format', 'The state update of the block is not a Merkle update')
    return {
      globalId,
      info: loadInfo(info),
      valueFlow: loadValueFlow(Slice.of(valueFlow), rules),
      stateUpdate,
      extra: loadBlockExtra(Slice.of(extra), rules),
    }
  })
}

function loadInfo(cell: Cell): BlockInfo {
  const slice = Slice.of(cell)
  const info = BlockInfo.load(slice)
  slice.expectEnd('The information of the block')
  return info
}

/** Cell of a block. Throws `range`, `overflow`. */
export function blockCell(block: Block): Cell {
  const valueFlow = new Builder()
  storeValueFlow(block.valueFlow, valueFlow)
  const extra = new Builder()
  storeBlockExtra(block.extra, extra)
  return new Builder()
    .storeUint(TAG, 32)
    .storeInt(block.globalId, 32)
    .storeRef(cellOf(BlockInfo, block.info))
    .storeRef(valueFlow.toCell())
    .storeRef(block.stateUpdate)
    .storeRef(extra.toCell())
    .toCell()
}
