import { Builder, bitsKey, type Cell, Dictionary, Slice, uintBigValue, uintValue } from '../../cells/index.ts'
import { BlockRef } from '../block/BlockRef.ts'
import { CopyleftRewards, copyleftRewards } from '../block/CopyleftRewards.ts'
import { ShardHashes } from '../block/ShardHashes.ts'
import { CurrencyCollection } from '../CurrencyCollection.ts'
import { ConfigParams } from '../config/ConfigParams.ts'
import { expectTag } from '../expectTag.ts'
import { bool, maybe, maybeRef, record, type Stored, tagged } from '../fields.ts'

/** `counters#_ last_updated:uint32 total:uint64 cnt2048:uint64 cnt65536:uint64 = Counters`. */
const Counters = record({
  lastUpdated: uintValue(32),
  total: uintBigValue(64),
  cnt2048: uintBigValue(64),
  cnt65536: uintBigValue(64),
})

/** `creator_info#4 mc_blocks:Counters shard_blocks:Counters = CreatorStats`. */
const CreatorStats = tagged(4, 4, 'block creator statistics', record({ mcBlocks: Counters, shardBlocks: Counters }))

export type Counters = Stored<typeof Counters>
export type CreatorStats = Stored<typeof CreatorStats>

const HISTORY = record({
  validatorListHashShort: uintValue(32),
  catchainSeqno: uintValue(32),
  nxCcUpdated: bool,
  /** Root of the dictionary of earlier masterchain blocks. */
  prevBlocks: maybeRef,
  /** Whether `prevBlocks` contains a key block. */
  prevBlocksHaveKey: bool,
  /** Highest logical time of the blocks in `prevBlocks`. */
  prevBlocksMaxEndLt: uintBigValue(64),
  afterKeyBlock: bool,
  lastKeyBlock: maybe(BlockRef),
})

/**
 *     masterchain_state_extra#cc26 shard_hashes:ShardHashes config:ConfigParams
 *       ^[ flags:(## 16) { flags <= 3 } validator_info:ValidatorInfo prev_blocks:OldMcBlocksInfo after_key_block:Bool
 *          last_key_block:(Maybe ExtBlkRef) block_create_stats:(flags . 0)?BlockCreateStats
 *          state_copyleft_rewards:(flags . 1)?CopyleftRewards ]
 *       global_balance:CurrencyCollection = McStateExtra;
 *     validator_info$_ validator_list_hash_short:uint32 catchain_seqno:uint32 nx_cc_updated:Bool = ValidatorInfo;
 *     _ (HashmapAugE 32 KeyExtBlkRef KeyMaxLt) = OldMcBlocksInfo;  _ key:Bool max_end_lt:uint64 = KeyMaxLt;
 *     block_create_stats#17 counters:(HashmapE 256 CreatorStats) = BlockCreateStats;
 */
export interface McStateExtra extends Stored<typeof HISTORY> {
  readonly shardHashes: ShardHashes
  readonly config: ConfigParams
  /** By public key. */
  readonly blockCreateStats?: Dictionary<Uint8Array, CreatorStats>
  readonly copyleftRewards: CopyleftRewards
  readonly globalBalance: CurrencyCollection
}

const PUBLIC_KEY = bitsKey(256)

export function blockCreateStats(root?: Cell): Dictionary<Uint8Array, CreatorStats> {
  return new Dictionary(PUBLIC_KEY, CreatorStats, root)
}

/** Masterchain part of a whole cell. Throws `format` for another tag, `underflow`, `pruned`. */
export function parseMcStateExtra(cell: Cell): McStateExtra {
  const slice = Slice.of(cell)
  expectTag(slice, 16, 'the masterchain part of a state', 0xcc26)
  const shardHashes = ShardHashes.load(slice)
  const config = ConfigParams.load(slice)
  const rest = slice.loadRefSlice()
  const flags = expectTag(rest, 16, 'masterchain state flags', 0, 1, 2, 3)
  const history = HISTORY.load(rest)
  if (flags & 1) expectTag(rest, 8, 'block creator statistics', 0x17)
  return {
    shardHashes,
    config,
    ...history,
    ...((flags & 1) !== 0 && { blockCreateStats: blockCreateStats(rest.loadMaybeRef()) }),
    copyleftRewards: flags & 2 ? CopyleftRewards.load(rest) : copyleftRewards(),
    globalBalance: CurrencyCollection.load(slice),
  }
}

/** Cell of a masterchain part; empty copyleft rewards are omitted. Throws `range`, `overflow`. */
export function mcStateExtraCell(extra: McStateExtra): Cell {
  const { blockCreateStats, copyleftRewards } = extra
  const rest = new Builder().storeUint((blockCreateStats ? 1 : 0) | (copyleftRewards.isEmpty ? 0 : 2), 16)
  HISTORY.store(extra, rest)
  if (blockCreateStats !== undefined) rest.storeUint(0x17, 8).storeMaybeRef(blockCreateStats.root)
  if (!copyleftRewards.isEmpty) CopyleftRewards.store(copyleftRewards, rest)
  const builder = new Builder().storeUint(0xcc26, 16)
  ShardHashes.store(extra.shardHashes, builder)
  ConfigParams.store(extra.config, builder)
  CurrencyCollection.store(extra.globalBalance, builder.storeRef(rest.toCell()))
  return builder.toCell()
}
