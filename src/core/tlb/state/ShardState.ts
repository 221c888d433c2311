import {
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  type DictionaryValue,
  loadInlineDictionary,
  Slice,
} from '../../cells/index.ts'
import type { ChainRules } from '../../chainRules.ts'
import { type BlockRef, loadBlockRef, storeBlockRef } from '../block/BlockRef.ts'
import { loadShardIdent, type ShardIdent, storeShardIdent } from '../block/ShardIdent.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from '../CurrencyCollection.ts'
import { expectTag } from '../expectTag.ts'
import { innerPart } from '../innerPart.ts'
import { loadShardAccount, type ShardAccount, storeShardAccount } from '../ShardAccount.ts'

const TAG = 0x9023afe2
const TAG_WITH_MS = 0x9023aeee
const HASH = bitsKey(256)

/** `shared_lib_descr$00 lib:^Cell publishers:(Hashmap 256 True) = LibDescr`. */
export interface LibDescr {
  readonly lib: Cell
  /** Root of the dictionary of account ids. */
  readonly publishers: Cell
}

const LIBRARY: DictionaryValue<LibDescr> = {
  load: (slice) => {
    expectTag(slice, 2, 'a library', 0)
    return { lib: slice.loadRef(), publishers: loadInlineDictionary(slice, 256, () => undefined) }
  },
  store: ({ lib, publishers }, builder) => {
    builder.storeUint(0, 2).storeRef(lib).storeSlice(Slice.of(publishers))
  },
}

/** Under classic rules each node begins with `depth_balance$_ split_depth:(#<= 30) balance:CurrencyCollection`. */
const SHARD_ACCOUNT: Record<ChainRules, DictionaryValue<ShardAccount>> = {
  current: {
    load: (slice) => loadShardAccount(slice),
    store: (value, builder) => storeShardAccount(value, builder),
  },
  classic: {
    load: (slice) => {
      slice.skip(5)
      loadCurrencyCollection(slice)
      return loadShardAccount(slice, 'classic')
    },
    store: () => {
      throw new TypeError('The accounts of a classic state can only be read')
    },
  },
}

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
export interface ShardState {
  readonly globalId: number
  readonly shard: ShardIdent
  readonly seqNo: number
  readonly vertSeqNo: number
  /** Unix time, s. */
  readonly genUtime: number
  readonly genLt: bigint
  readonly minRefMcSeqno: number
  /** Cell of the `OutMsgQueueInfo`. */
  readonly outMsgQueueInfo: Cell
  readonly beforeSplit: boolean
  readonly accounts: Dictionary<Uint8Array, ShardAccount>
  readonly overloadHistory: bigint
  readonly underloadHistory: bigint
  readonly totalBalance: CurrencyCollection
  readonly totalValidatorFees: CurrencyCollection
  readonly libraries: Dictionary<Uint8Array, LibDescr>
  readonly masterRef?: BlockRef
  /** Cell of the `McStateExtra` of masterchain states. */
  readonly custom?: Cell
}

/** All accounts of a shard by account id. */
export function shardAccounts(root?: Cell, rules: ChainRules = 'current'): Dictionary<Uint8Array, ShardAccount> {
  return new Dictionary(HASH, SHARD_ACCOUNT[rules], root)
}

export function libraries(root?: Cell): Dictionary<Uint8Array, LibDescr> {
  return new Dictionary(HASH, LIBRARY, root)
}

/** State of a whole cell. Throws `format` for another tag, `underflow`, `pruned`; InnerPartError for the accounts. */
export function parseShardState(cell: Cell, rules: ChainRules = 'current'): ShardState {
  const slice = Slice.of(cell)
  const tag = expectTag(slice, 32, 'a shard state', TAG, TAG_WITH_MS)
  const globalId = slice.loadInt(32)
  const shard = loadShardIdent(slice)
  const seqNo = slice.loadUint(32)
  const vertSeqNo = slice.loadUint(32)
  const genUtime = slice.loadUint(32)
  if (tag === TAG_WITH_MS) slice.skip(16)
  const head = { genLt: slice.loadUintBig(64), minRefMcSeqno: slice.loadUint(32), outMsgQueueInfo: slice.loadRef() }
  const beforeSplit = slice.loadBool()
  const accounts = slice.loadRef()
  const rest = slice.loadRefSlice()
  const totals = {
    overloadHistory: rest.loadUintBig(64),
    underloadHistory: rest.loadUintBig(64),
    totalBalance: loadCurrencyCollection(rest),
    totalValidatorFees: loadCurrencyCollection(rest),
    libraries: libraries(rest.loadMaybeRef()),
  }
  const masterRef = rest.loadBool() ? loadBlockRef(rest) : undefined
  const custom = tag === TAG || shard.workchain === -1 ? slice.loadMaybeRef() : undefined
  return {
    globalId,
    shard,
    seqNo,
    vertSeqNo,
    genUtime,
    ...head,
    beforeSplit,
    accounts: shardAccounts(
      innerPart(() => Slice.of(accounts).loadMaybeRef()),
      rules,
    ),
    ...totals,
    ...(masterRef && { masterRef }),
    ...(custom && { custom }),
  }
}

/** Cell of a state under current rules. Throws `range`, `overflow`. */
export function shardStateCell(state: ShardState): Cell {
  const builder = new Builder().storeUint(TAG, 32).storeInt(state.globalId, 32)
  storeShardIdent(state.shard, builder)
  builder.storeUint(state.seqNo, 32).storeUint(state.vertSeqNo, 32).storeUint(state.genUtime, 32)
  builder.storeUintBig(state.genLt, 64).storeUint(state.minRefMcSeqno, 32).storeRef(state.outMsgQueueInfo)
  builder.storeBit(state.beforeSplit).storeRef(new Builder().storeMaybeRef(state.accounts.root).toCell())
  const rest = new Builder().storeUintBig(state.overloadHistory, 64).storeUintBig(state.underloadHistory, 64)
  storeCurrencyCollection(state.totalBalance, rest)
  storeCurrencyCollection(state.totalValidatorFees, rest)
  rest.storeMaybeRef(state.libraries.root).storeBit(state.masterRef !== undefined)
  if (state.masterRef !== undefined) storeBlockRef(state.masterRef, rest)
  return builder.storeRef(rest.toCell()).storeMaybeRef(state.custom).toCell()
}
