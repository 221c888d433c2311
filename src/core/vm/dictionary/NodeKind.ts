import type { Builder, Slice } from '../../cells/index.ts'

/** What the two kinds of dictionaries do differently with the nodes after their labels. */
export interface NodeKind {
  /** Whether the key leads on below a node. Reads what tells it. */
  isFork(node: Slice): boolean
  /** Whether a node holds a value. Reads what tells it. */
  isLeaf(node: Slice): boolean
  /** Writes what tells the two apart. */
  storeKind(builder: Builder, isLeaf: boolean): Builder
}

/** `Hashmap n X`: only the length of the key tells. */
export const PLAIN_NODES: NodeKind = {
  isFork: (node) => node.remainingRefs > 1,
  isLeaf: () => true,
  storeKind: (builder) => builder,
}

/** `PfxHashmap n X`: a bit tells, 0 for a leaf. */
export const PREFIX_NODES: NodeKind = {
  isFork: (node) => node.loadBit() === 1 && node.remainingRefs > 1,
  isLeaf: (node) => node.remainingBits > 0 && node.loadBit() === 0,
  storeKind: (builder, isLeaf) => builder.storeBit(isLeaf ? 0 : 1),
}
