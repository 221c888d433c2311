import { type Cell, CellError, Dictionary, intKey, refValue, Slice } from '../../cells/index.ts'
import { dictionary, type Stored } from '../fields.ts'
import { ShardDescription } from './ShardDescription.ts'
import { markPrefix, type ShardIdent } from './ShardIdent.ts'

const WORKCHAIN = intKey(32)

/** Deepest split of a workchain. */
const MAX_SPLIT_DEPTH = 60

/** Trees of shards; empty without a root. */
export function shardHashes(root?: Cell): Dictionary<number, Cell> {
  return new Dictionary(WORKCHAIN, refValue, root)
}

/** `_ (HashmapE 32 ^(BinTree ShardDescr)) = ShardHashes`: trees of shards by workchain. */
export const ShardHashes = dictionary(shardHashes)

export type ShardHashes = Stored<typeof ShardHashes>

export interface ShardEntry {
  readonly ident: ShardIdent
  readonly descr: ShardDescription
}

/**
 * Shards of all workchains, in each from left to right.
 *
 *     bt_leaf$0 {X:Type} leaf:X = BinTree X;  bt_fork$1 {X:Type} left:^(BinTree X) right:^(BinTree X) = BinTree X;
 *
 * Throws `format` for a tree deeper than 60, and as `ShardDescription.load`.
 */
export function* iterateShards(hashes: ShardHashes): Generator<ShardEntry, void> {
  for (const [workchain, root] of hashes) {
    const stack = [{ cell: root, prefix: 0n, length: 0 }]
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { prefix, length } = node
      const slice = Slice.of(node.cell)
      if (slice.loadBit() === 0) {
        yield { ident: { workchain, shard: markPrefix(prefix, length) }, descr: ShardDescription.load(slice) }
        continue
      }
      if (length >= MAX_SPLIT_DEPTH)
        throw new CellError('format', `The shard tree is too deep: the limit is ${MAX_SPLIT_DEPTH}`)
      const right = prefix | (1n << BigInt(63 - length))
      stack.push({ cell: slice.preloadRef(1), prefix: right, length: length + 1 })
      stack.push({ cell: slice.preloadRef(0), prefix, length: length + 1 })
    }
  }
}
