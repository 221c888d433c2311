import type { Builder, Slice } from '../../cells/index.ts'

/** The differences between the two kinds of dictionaries: the parts of nodes after their labels. */
export interface NodeKind {
  /** Whether a node is a fork. Reads the bits that distinguish it. */
  isFork(node: Slice): boolean
  /** Whether a node holds a value. Reads the bits that distinguish it. */
  isLeaf(node: Slice): boolean
  /** Writes the bits that distinguish leaves and forks. */
  storeKind(builder: Builder, isLeaf: boolean): Builder
}

/** `Hashmap n X`: the rest of the key decides. */
export const PLAIN_NODES: NodeKind = {
  isFork: (node) => node.remainingRefs > 1,
  isLeaf: () => true,
  storeKind: (builder) => builder,
}

/** `PfxHashmap n X`: a bit decides, 0 for a leaf. */
export const PREFIX_NODES: NodeKind = {
  isFork: (node) => node.loadBit() === 1 && node.remainingRefs > 1,
  isLeaf: (node) => node.remainingBits > 0 && node.loadBit() === 0,
  storeKind: (builder, isLeaf) => builder.storeBit(isLeaf ? 0 : 1),
}
