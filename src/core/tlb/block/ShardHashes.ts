import { type Cell, CellError, Dictionary, intKey, refValue, Slice } from '../../cells/index.ts'
import { loadShardDescription, type ShardDescription } from './ShardDescription.ts'
import { markPrefix, type ShardIdent } from './ShardIdent.ts'

const WORKCHAIN = intKey(32)

/** Deepest split of a workchain. */
const MAX_SPLIT_DEPTH = 60

/** `_ (HashmapE 32 ^(BinTree ShardDescr)) = ShardHashes`: trees of shards by workchain. */
export type ShardHashes = Dictionary<number, Cell>

/** Trees of shards; empty without a root. */
export function shardHashes(root?: Cell): ShardHashes {
  return new Dictionary(WORKCHAIN, refValue, root)
}

export function loadShardHashes(slice: Slice): ShardHashes {
  return shardHashes(slice.loadMaybeRef())
}

export interface ShardEntry {
  readonly ident: ShardIdent
  readonly descr: ShardDescription
}

/**
 * Shards of all workchains, in each from left to right.
 *
 *     bt_leaf$0 {X:Type} leaf:X = BinTree X;  bt_fork$1 {X:Type} left:^(BinTree X) right:^(BinTree X) = BinTree X;
 *
 * Throws `format` for a tree deeper than 60, and as `loadShardDescription`.
 */
export function* iterateShards(hashes: ShardHashes): Generator<ShardEntry, void> {
  for (const [workchain, root] of hashes) {
    const stack = [{ cell: root, prefix: 0n, length: 0 }]
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { prefix, length } = node
      const slice = Slice.of(node.cell)
      if (slice.loadBit() === 0) {
        yield { ident: { workchain, shard: markPrefix(prefix, length) }, descr: loadShardDescription(slice) }
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
