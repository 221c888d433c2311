import {
  AugDictionary,
  Builder,
  bitsKey,
  type Cell,
  Dictionary,
  type DictionaryExtra,
  loadAugDictionary,
  refValue,
  Slice,
  storeAugDictionary,
  uintKey,
} from '../../cells/index.ts'
import { CryptoSignature } from '../CryptoSignature.ts'
import { addCurrencies, CurrencyCollection, currencies } from '../CurrencyCollection.ts'
import { ConfigParams } from '../config/ConfigParams.ts'
import { expectTag } from '../expectTag.ts'
import { type Field, record, type Stored } from '../fields.ts'
import { ShardHashes } from './ShardHashes.ts'

const TAG = 0xcca5
const TAG_WITH_COPYLEFT = 0xdc75

/** `_ fees:CurrencyCollection create:CurrencyCollection = ShardFeeCreated`. */
const ShardFeeCreated = record({ fees: CurrencyCollection, create: CurrencyCollection })

export type ShardFeeCreated = Stored<typeof ShardFeeCreated>

const SHARD_FEE: DictionaryExtra<ShardFeeCreated> = {
  ...ShardFeeCreated,
  add: (left, right) => ({
    fees: addCurrencies(left.fees, right.fees),
    create: addCurrencies(left.create, right.create),
  }),
  zero: { fees: currencies(0n), create: currencies(0n) },
}
const SHARD = bitsKey(96)
const INDEX = uintKey(16)

/** `sig_pair$_ node_id_short:bits256 sign:CryptoSignature = CryptoSignaturePair`. */
export interface SignaturePair extends CryptoSignature {
  readonly nodeId: Uint8Array
}

const SIGNATURE: Field<SignaturePair> = {
  load: (slice) => ({ nodeId: slice.loadBytes(32), ...CryptoSignature.load(slice) }),
  store: (pair, builder) => CryptoSignature.store(pair, builder.storeBits(pair.nodeId, 256)),
}

/**
 *     masterchain_block_extra#cca5 key_block:(## 1) shard_hashes:ShardHashes shard_fees:ShardFees
 *       ^[ prev_blk_signatures:(HashmapE 16 CryptoSignaturePair) recover_create_msg:(Maybe ^InMsg) mint_msg:(Maybe ^InMsg) ]
 *       config:key_block?ConfigParams = McBlockExtra;
 *     _ (HashmapAugE 96 ShardFeeCreated ShardFeeCreated) = ShardFees;
 *
 * Tag dc75 has a dictionary of copyleft messages after `mint_msg`.
 */
export interface McBlockExtra {
  readonly shardHashes: ShardHashes
  /** By 32 bits of workchain and 64 bits of shard. */
  readonly shardFees: AugDictionary<Uint8Array, ShardFeeCreated, ShardFeeCreated>
  readonly prevBlkSignatures: Dictionary<number, SignaturePair>
  /** Cell of an `InMsg`. */
  readonly recoverCreateMsg?: Cell
  /** Cell of an `InMsg`. */
  readonly mintMsg?: Cell
  readonly copyleftMsgs: Dictionary<number, Cell>
  /** Present in key blocks. */
  readonly config?: ConfigParams
}

/** Fees of shards; empty without a root. */
export function shardFees(root?: Cell): AugDictionary<Uint8Array, ShardFeeCreated, ShardFeeCreated> {
  return new AugDictionary(SHARD, SHARD_FEE, SHARD_FEE, root)
}

export function blockSignatures(root?: Cell): Dictionary<number, SignaturePair> {
  return new Dictionary(INDEX, SIGNATURE, root)
}

export function copyleftMessages(root?: Cell): Dictionary<number, Cell> {
  return new Dictionary(uintKey(15), refValue, root)
}

/** Masterchain part of a whole cell. Throws `format` for another tag, `underflow`, `pruned`. */
export function parseMcBlockExtra(cell: Cell): McBlockExtra {
  const slice = Slice.of(cell)
  const tag = expectTag(slice, 16, 'the masterchain part of a block', TAG, TAG_WITH_COPYLEFT)
  const keyBlock = slice.loadBool()
  const shardHashes = ShardHashes.load(slice)
  const shardFees = loadAugDictionary(slice, SHARD, SHARD_FEE, SHARD_FEE)
  const rest = slice.loadRefSlice()
  const prevBlkSignatures = blockSignatures(rest.loadMaybeRef())
  const recoverCreateMsg = rest.loadMaybeRef()
  const mintMsg = rest.loadMaybeRef()
  const copyleftRoot = tag === TAG_WITH_COPYLEFT ? rest.loadMaybeRef() : undefined
  return {
    shardHashes,
    shardFees,
    prevBlkSignatures,
    ...(recoverCreateMsg && { recoverCreateMsg }),
    ...(mintMsg && { mintMsg }),
    copyleftMsgs: copyleftMessages(copyleftRoot),
    ...(keyBlock && { config: ConfigParams.load(slice) }),
  }
}

/** Cell of a masterchain part; the tag with copyleft messages only if there are any. Throws `range`, `overflow`. */
export function mcBlockExtraCell(extra: McBlockExtra): Cell {
  const hasCopyleft = !extra.copyleftMsgs.isEmpty
  const rest = new Builder().storeMaybeRef(extra.prevBlkSignatures.root)
  rest.storeMaybeRef(extra.recoverCreateMsg).storeMaybeRef(extra.mintMsg)
  if (hasCopyleft) rest.storeMaybeRef(extra.copyleftMsgs.root)
  const builder = new Builder().storeUint(hasCopyleft ? TAG_WITH_COPYLEFT : TAG, 16)
  builder.storeBit(extra.config !== undefined).storeMaybeRef(extra.shardHashes.root)
  storeAugDictionary(extra.shardFees, SHARD_FEE, builder)
  builder.storeRef(rest.toCell())
  if (extra.config !== undefined) ConfigParams.store(extra.config, builder)
  return builder.toCell()
}
