import {
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  loadInlineDictionary,
  refValue,
  Slice,
  uintBigValue,
  uintValue,
} from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { BlockRef } from '../block/BlockRef.ts'
import { ShardIdent } from '../block/ShardIdent.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { bool, dictionary, type Field, inCell, int, maybe, record, type Stored, tagged } from '../fields.ts'
import { innerPart } from '../innerPart.ts'
import { ShardAccount } from '../ShardAccount.ts'

const TAG = 0x9023afe2
const TAG_WITH_MS = 0x9023aeee
const HASH = bitsKey(256)

/** Root of a `Hashmap 256 True`, the dictionary of account ids. */
const PUBLISHERS: Field<Cell> = {
  load: (slice) => loadInlineDictionary(slice, 256, () => undefined),
  store: (root, builder) => {
    builder.storeSlice(Slice.of(root))
  },
}

/** `shared_lib_descr$00 lib:^Cell publishers:(Hashmap 256 True) = LibDescr`. */
const LibDescr = tagged(2, 0, 'a library', record({ lib: refValue, publishers: PUBLISHERS }))

export type LibDescr = Stored<typeof LibDescr>

/** Under classic rules each node begins with `depth_balance$_ split_depth:(#<= 30) balance:CurrencyCollection`. */
const ACCOUNTS: Record<ChainRules, Field<ShardAccount>> = {
  current: ShardAccount.current,
  classic: {
    load: (slice) => {
      slice.skip(5)
      CurrencyCollection.load(slice)
      return ShardAccount.classic.load(slice)
    },
    store: () => {
      throw new TypeError('The accounts of a classic state can only be read')
    },
  },
}

/** All accounts of a shard by account id. */
export function shardAccounts(root?: Cell, rules: ChainRules = 'current'): Dictionary<Uint8Array, ShardAccount> {
  return new Dictionary(HASH, ACCOUNTS[rules], root)
}

export function libraries(root?: Cell): Dictionary<Uint8Array, LibDescr> {
  return new Dictionary(HASH, LibDescr, root)
}

const PLACE = record({
  globalId: int(32),
  shard: ShardIdent,
  seqNo: uintValue(32),
  vertSeqNo: uintValue(32),
  /** Unix time, s. */
  genUtime: uintValue(32),
})
const NUMBERS = record({
  genLt: uintBigValue(64),
  minRefMcSeqno: uintValue(32),
  /** Cell of the `OutMsgQueueInfo`. */
  outMsgQueueInfo: refValue,
  beforeSplit: bool,
})
const TOTALS = inCell(
  record({
    overloadHistory: uintBigValue(64),
    underloadHistory: uintBigValue(64),
    totalBalance: CurrencyCollection,
    totalValidatorFees: CurrencyCollection,
    libraries: dictionary(libraries),
    masterRef: maybe(BlockRef),
  }),
)

/**
 *     shard_state#9023afe2 global_id:int32 shard_id:ShardIdent seq_no:uint32 vert_seq_no:# gen_utime:uint32 gen_lt:uint64
 *       min_ref_mc_seqno:uint32 out_msg_queue_info:^OutMsgQueueInfo before_split:(## 1) accounts:^ShardAccounts
 *       ^[ overload_history:uint64 underload_history:uint64 total_balance:CurrencyCollection
 *          total_validator_fees:CurrencyCollection libraries:(HashmapE 256 LibDescr) master_ref:(Maybe BlkMasterInfo) ]
 *       custom:(Maybe ^McStateExtra) = ShardStateUnsplit;
 *
 * Tag 9023aeee has the milliseconds of the time as uint16 after `gen_utime`, and outside of the masterchain referenced shard
 * blocks, which are not read, in place of `custom`. `ShardAccounts` is `HashmapE 256 ShardAccount`, under classic rules
 * `HashmapAugE 256 ShardAccount DepthBalanceInfo`.
 */
export interface ShardState extends Stored<typeof PLACE>, Stored<typeof NUMBERS>, Stored<typeof TOTALS> {
  readonly accounts: Dictionary<Uint8Array, ShardAccount>
  /** Cell of the `McStateExtra` of masterchain states. */
  readonly custom?: Cell
}

/** State of a whole cell. Throws `format` for another tag, `underflow`, `pruned`; InnerPartError for the accounts. */
export function parseShardState(cell: Cell, rules: ChainRules = 'current'): ShardState {
  const slice = Slice.of(cell)
  const tag = expectTag(slice, 32, 'a shard state', TAG, TAG_WITH_MS)
  const place = PLACE.load(slice)
  if (tag === TAG_WITH_MS) slice.skip(16)
  const numbers = NUMBERS.load(slice)
  const accounts = slice.loadRef()
  const totals = TOTALS.load(slice)
  const custom = tag === TAG || place.shard.workchain === -1 ? slice.loadMaybeRef() : undefined
  const accountsRoot = innerPart(() => Slice.of(accounts).loadMaybeRef())
  return { ...place, ...numbers, accounts: shardAccounts(accountsRoot, rules), ...totals, ...(custom && { custom }) }
}

/** Cell of a state under current rules. Throws `range`, `overflow`. */
export function shardStateCell(state: ShardState): Cell {
  const builder = new Builder().storeUint(TAG, 32)
  PLACE.store(state, builder)
  NUMBERS.store(state, builder)
  builder.storeRef(new Builder().storeMaybeRef(state.accounts.root).toCell())
  TOTALS.store(state, builder)
  return builder.storeMaybeRef(state.custom).toCell()
}
