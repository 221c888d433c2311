import {
  AugDictionary,
  Builder,
  bitsKey,
  type Cell,
  type DictionaryExtra,
  loadAugDictionary,
  type Slice,
  storeAugDictionary,
} from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import type { CurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { AccountBlock } from './AccountBlock.ts'
import { currencyExtra, type ImportFees, InMsg, importFeesExtra } from './InMsg.ts'
import { OutMsg } from './OutMsg.ts'

const TAG = 0x4a33f6fd
const TAG_WITH_REFS = 0x4a33f6fc
const HASH = bitsKey(256)

/** `_ (HashmapAugE 256 InMsg ImportFees) = InMsgDescr`, by hash of the message. */
export type InMsgDescr = AugDictionary<Uint8Array, InMsg, ImportFees>
/** `_ (HashmapAugE 256 OutMsg CurrencyCollection) = OutMsgDescr`, by hash of the message. */
export type OutMsgDescr = AugDictionary<Uint8Array, OutMsg, CurrencyCollection>
/** `_ (HashmapAugE 256 AccountBlock CurrencyCollection) = ShardAccountBlocks`, by account id. */
export type ShardAccountBlocks = AugDictionary<Uint8Array, AccountBlock, CurrencyCollection>

/**
 *     block_extra#4a33f6fd in_msg_descr:^InMsgDescr out_msg_descr:^OutMsgDescr account_blocks:^ShardAccountBlocks
 *       rand_seed:bits256 created_by:bits256 custom:(Maybe ^McBlockExtra) = BlockExtra;
 *
 * Tag 4a33f6fc holds `custom` and a dictionary of referenced shard blocks in a last reference; the dictionary is not read.
 */
export interface BlockExtra {
  readonly inMsgDescr: InMsgDescr
  readonly outMsgDescr: OutMsgDescr
  readonly accountBlocks: ShardAccountBlocks
  readonly randSeed: Uint8Array
  readonly createdBy: Uint8Array
  /** Cell of the `McBlockExtra` of masterchain blocks. */
  readonly custom?: Cell
}

export function inMsgDescr(root?: Cell): InMsgDescr {
  return new AugDictionary(HASH, InMsg, importFeesExtra, root)
}
export function outMsgDescr(root?: Cell): OutMsgDescr {
  return new AugDictionary(HASH, OutMsg, currencyExtra, root)
}
export function shardAccountBlocks(root?: Cell, rules: ChainRules = 'current'): ShardAccountBlocks {
  return new AugDictionary(HASH, AccountBlock[rules], currencyExtra, root)
}

/** Throws `format` for another tag, `underflow`. */
export function loadBlockExtra(slice: Slice, rules: ChainRules = 'current'): BlockExtra {
  const tag = expectTag(slice, 32, 'block details', TAG, TAG_WITH_REFS)
  const dictionaries = {
    inMsgDescr: loadAugDictionary(slice.loadRefSlice(), HASH, InMsg, importFeesExtra),
    outMsgDescr: loadAugDictionary(slice.loadRefSlice(), HASH, OutMsg, currencyExtra),
    accountBlocks: loadAugDictionary(slice.loadRefSlice(), HASH, AccountBlock[rules], currencyExtra),
  }
  const randSeed = slice.loadBytes(32)
  const createdBy = slice.loadBytes(32)
  const custom = (tag === TAG ? slice : slice.loadRefSlice()).loadMaybeRef()
  return { ...dictionaries, randSeed, createdBy, ...(custom && { custom }) }
}

/** Throws `overflow`. */
export function storeBlockExtra(extra: BlockExtra, builder: Builder): void {
  builder.storeUint(TAG, 32).storeRef(cellOf(extra.inMsgDescr, importFeesExtra))
  builder.storeRef(cellOf(extra.outMsgDescr, currencyExtra)).storeRef(cellOf(extra.accountBlocks, currencyExtra))
  builder.storeBits(extra.randSeed, 256).storeBits(extra.createdBy, 256).storeMaybeRef(extra.custom)
}

function cellOf<V, E>(dictionary: AugDictionary<Uint8Array, V, E>, extra: DictionaryExtra<E>): Cell {
  const builder = new Builder()
  storeAugDictionary(dictionary, extra, builder)
  return builder.toCell()
}
