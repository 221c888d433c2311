import { Builder, bitsKey, type Cell, Dictionary, type DictionaryValue, Slice } from '../../cells/index.ts'
import { type BlockRef, loadBlockRef, storeBlockRef } from '../block/BlockRef.ts'
import { type CopyleftRewards, loadCopyleftRewards, noCopyleftRewards } from '../block/CopyleftRewards.ts'
import { loadShardHashes, type ShardHashes } from '../block/ShardHashes.ts'
import { type CurrencyCollection, loadCurrencyCollection, storeCurrencyCollection } from '../CurrencyCollection.ts'
import { type ConfigParams, loadConfigParams, storeConfigParams } from '../config/ConfigParams.ts'
import { expectTag } from '../expectTag.ts'

/** `counters#_ last_updated:uint32 total:uint64 cnt2048:uint64 cnt65536:uint64 = Counters`. */
export interface Counters {
  readonly lastUpdated: number
  readonly total: bigint
  readonly cnt2048: bigint
  readonly cnt65536: bigint
}

/** `creator_info#4 mc_blocks:Counters shard_blocks:Counters = CreatorStats`. */
export interface CreatorStats {
  readonly mcBlocks: Counters
  readonly shardBlocks: Counters
}

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
export interface McStateExtra {
  readonly shardHashes: ShardHashes
  readonly config: ConfigParams
  readonly validatorListHashShort: number
  readonly catchainSeqno: number
  readonly nxCcUpdated: boolean
  /** Root of the dictionary of earlier masterchain blocks. */
  readonly prevBlocks?: Cell
  /** Whether there is a key block among them. */
  readonly prevBlocksHaveKey: boolean
  /** Highest logical time among them. */
  readonly prevBlocksMaxEndLt: bigint
  readonly afterKeyBlock: boolean
  readonly lastKeyBlock?: BlockRef
  /** By public key. */
  readonly blockCreateStats?: Dictionary<Uint8Array, CreatorStats>
  readonly copyleftRewards: CopyleftRewards
  readonly globalBalance: CurrencyCollection
}

const PUBLIC_KEY = bitsKey(256)

function loadCounters(slice: Slice): Counters {
  return {
    lastUpdated: slice.loadUint(32),
    total: slice.loadUintBig(64),
    cnt2048: slice.loadUintBig(64),
    cnt65536: slice.loadUintBig(64),
  }
}

const STATS: DictionaryValue<CreatorStats> = {
  load: (slice) => {
    expectTag(slice, 4, 'block creator statistics', 4)
    return { mcBlocks: loadCounters(slice), shardBlocks: loadCounters(slice) }
  },
  store: ({ mcBlocks, shardBlocks }, builder) => {
    builder.storeUint(4, 4)
    for (const { lastUpdated, total, cnt2048, cnt65536 } of [mcBlocks, shardBlocks]) {
      builder.storeUint(lastUpdated, 32).storeUintBig(total, 64).storeUintBig(cnt2048, 64).storeUintBig(cnt65536, 64)
    }
  },
}

export function blockCreateStats(root?: Cell): Dictionary<Uint8Array, CreatorStats> {
  return new Dictionary(PUBLIC_KEY, STATS, root)
}

/** Masterchain part of a whole cell. Throws `format` for another tag, `underflow`, `pruned`. */
export function parseMcStateExtra(cell: Cell): McStateExtra {
  const slice = Slice.of(cell)
  expectTag(slice, 16, 'the masterchain part of a state', 0xcc26)
  const shardHashes = loadShardHashes(slice)
  const config = loadConfigParams(slice)
  const rest = slice.loadRefSlice()
  const flags = expectTag(rest, 16, 'masterchain state flags', 0, 1, 2, 3)
  const validatorListHashShort = rest.loadUint(32)
  const catchainSeqno = rest.loadUint(32)
  const nxCcUpdated = rest.loadBool()
  const prevBlocks = rest.loadMaybeRef()
  const prevBlocksHaveKey = rest.loadBool()
  const prevBlocksMaxEndLt = rest.loadUintBig(64)
  const afterKeyBlock = rest.loadBool()
  const lastKeyBlock = rest.loadBool() ? loadBlockRef(rest) : undefined
  if (flags & 1) expectTag(rest, 8, 'block creator statistics', 0x17)
  return {
    shardHashes,
    config,
    validatorListHashShort,
    catchainSeqno,
    nxCcUpdated,
    ...(prevBlocks && { prevBlocks }),
    prevBlocksHaveKey,
    prevBlocksMaxEndLt,
    afterKeyBlock,
    ...(lastKeyBlock && { lastKeyBlock }),
    ...((flags & 1) !== 0 && { blockCreateStats: blockCreateStats(rest.loadMaybeRef()) }),
    copyleftRewards: flags & 2 ? loadCopyleftRewards(rest) : noCopyleftRewards(),
    globalBalance: loadCurrencyCollection(slice),
  }
}

/** Cell of a masterchain part; without copyleft rewards it has no place for them. Throws `range`, `overflow`. */
export function mcStateExtraCell(extra: McStateExtra): Cell {
  const { blockCreateStats, copyleftRewards, lastKeyBlock } = extra
  const rest = new Builder().storeUint((blockCreateStats ? 1 : 0) | (copyleftRewards.isEmpty ? 0 : 2), 16)
  rest.storeUint(extra.validatorListHashShort, 32).storeUint(extra.catchainSeqno, 32).storeBit(extra.nxCcUpdated)
  rest.storeMaybeRef(extra.prevBlocks).storeBit(extra.prevBlocksHaveKey).storeUintBig(extra.prevBlocksMaxEndLt, 64)
  rest.storeBit(extra.afterKeyBlock).storeBit(lastKeyBlock !== undefined)
  if (lastKeyBlock !== undefined) storeBlockRef(lastKeyBlock, rest)
  if (blockCreateStats !== undefined) rest.storeUint(0x17, 8).storeMaybeRef(blockCreateStats.root)
  if (!copyleftRewards.isEmpty) rest.storeMaybeRef(copyleftRewards.root)
  const builder = new Builder().storeUint(0xcc26, 16).storeMaybeRef(extra.shardHashes.root)
  storeConfigParams(extra.config, builder)
  builder.storeRef(rest.toCell())
  storeCurrencyCollection(extra.globalBalance, builder)
  return builder.toCell()
}
