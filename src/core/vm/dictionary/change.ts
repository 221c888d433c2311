import { Builder, type Cell, type SetMode, type Slice, storeLabel } from '../../cells/index.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { CellAccess } from './CellAccess.ts'
import { bitsBelow, KeyBits } from './KeyBits.ts'
import { type EdgeLabel, readLabel } from './label.ts'
import { type NodeKind, PLAIN_NODES } from './NodeKind.ts'

/** A dictionary after an operation on one key. */
export interface Changed {
  readonly root: Cell | undefined
  /** Rest of the leaf that the key had before. */
  readonly previous: Slice | undefined
}

/**
 * Writes a value under a key of `keyBits` bits. Nodes on the path are rebuilt with everything that they hold, also
 * unexpected data. With `replaceable` false the key is not found even where it exists. Throws cell underflow for
 * invalid labels and for nodes without exactly two references, cell overflow, and fatal for a key of a prefix code that
 * ends in a fork.
 */
export function write(
  root: Cell | undefined,
  maxBits: number,
  key: Uint8Array,
  keyBits: number,
  value: Slice | Builder,
  mode: SetMode,
  access: CellAccess,
  nodes: NodeKind = PLAIN_NODES,
  replaceable = true,
): Changed {
  const work = new Writing(value, mode, access, nodes, replaceable)
  const rest = new KeyBits(key, keyBits)
  if (root !== undefined) return work.node(root, maxBits, rest)
  return { root: work.adds ? work.leaf(rest, maxBits) : undefined, previous: undefined }
}

class Writing {
  readonly adds: boolean
  readonly #replaces: boolean
  readonly #value: Slice | Builder
  readonly #access: CellAccess
  readonly #nodes: NodeKind
  readonly #replaceable: boolean

  constructor(value: Slice | Builder, mode: SetMode, access: CellAccess, nodes: NodeKind, replaceable: boolean) {
    this.#value = value
    this.adds = mode !== 'replace'
    this.#replaces = mode !== 'add'
    this.#access = access
    this.#nodes = nodes
    this.#replaceable = replaceable
  }

  leaf(rest: KeyBits, left: number): Cell {
    const builder = new Builder()
    storeLabel(builder, rest.bytes, rest.position, rest.length, left)
    this.#nodes.storeKind(builder, true)
    const value = this.#value
    return this.#access.finish(value instanceof Builder ? builder.storeBuilder(value) : builder.storeSlice(value))
  }

  node(cell: Cell, left: number, rest: KeyBits): Changed {
    const node = this.#access.load(cell)
    const label = readLabel(node, left)
    const common = rest.matching(label)
    const isWhole = common === label.length
    if (isWhole && common === rest.length && this.#replaceable) return this.#found(cell, node, left, rest)
    if (isWhole && (common < rest.length || label.length === 0))
      return this.#below(cell, node, label, left, rest.after(common))
    if (!this.adds) return { root: cell, previous: undefined }
    // The key of a prefix code ends inside the label: nothing is written, but the node is still rebuilt.
    if (common === rest.length) return { root: this.#rebuilt(label, left, node), previous: undefined }
    return { root: this.#split(label, common, left, node, rest), previous: undefined }
  }

  #found(cell: Cell, node: Slice, left: number, rest: KeyBits): Changed {
    if (!this.#nodes.isLeaf(node)) raise(EXCEPTION.fatal)
    return { root: this.#replaces ? this.leaf(rest, left) : cell, previous: node }
  }

  #below(cell: Cell, node: Slice, label: EdgeLabel, left: number, rest: KeyBits): Changed {
    const isLeaf = this.#nodes.isLeaf(node)
    if (node.remainingRefs !== 2) raise(EXCEPTION.cellUnderflow)
    const bit = rest.first()
    const { root, previous } = this.node(node.preloadRef(bit), bitsBelow(left, label.length), rest.after(1))
    if (!(previous === undefined ? this.adds : this.#replaces)) return { root: cell, previous }
    const builder = labelled(label, left)
    this.#nodes.storeKind(builder, isLeaf).storeSlice(node.prefix(node.remainingBits))
    return { root: this.#access.finish(storeHalves(builder, bit, root!, node.preloadRef(1 - bit))), previous }
  }

  #rebuilt(label: EdgeLabel, left: number, node: Slice): Cell {
    const isLeaf = this.#nodes.isLeaf(node)
    return this.#access.finish(this.#nodes.storeKind(labelled(label, left), isLeaf).storeSlice(node))
  }

  /** The key differs from the label in the middle: the edge is split by a fork there. */
  #split(label: EdgeLabel, common: number, left: number, node: Slice, rest: KeyBits): Cell {
    const below = bitsBelow(left, common)
    const old = this.#rebuilt(partOf(label, common + 1), below, node)
    const added = this.leaf(rest.after(common + 1), below)
    const fork = labelled({ ...label, length: common }, left)
    this.#nodes.storeKind(fork, false)
    return this.#access.finish(storeHalves(fork, rest.after(common).first(), added, old))
  }
}

/**
 * Removes a key of `keyBits` bits. Throws cell underflow for invalid labels, for nodes that should be forks but are
 * not, and for keys of a prefix code that end before a leaf.
 */
export function remove(
  root: Cell | undefined,
  maxBits: number,
  key: Uint8Array,
  keyBits: number,
  access: CellAccess,
  nodes: NodeKind = PLAIN_NODES,
): Changed {
  const removeBelow = (cell: Cell, left: number, rest: KeyBits): Changed => {
    const node = access.load(cell)
    const label = readLabel(node, left)
    const common = rest.matching(label)
    if (common < label.length) {
      return common < rest.length ? { root: cell, previous: undefined } : raise(EXCEPTION.cellUnderflow)
    }
    if (common === rest.length) {
      return nodes.isLeaf(node) ? { root: undefined, previous: node } : raise(EXCEPTION.cellUnderflow)
    }
    const below = bitsBelow(left, label.length)
    if (!nodes.isFork(node)) raise(EXCEPTION.cellUnderflow)
    const bit = rest.after(common).first()
    const half = removeBelow(node.preloadRef(bit), below, rest.after(common + 1))
    if (half.previous === undefined) return { root: cell, previous: undefined }
    const other = node.preloadRef(1 - bit)
    if (half.root !== undefined) {
      const fork = nodes.storeKind(labelled(label, left), false)
      return { root: access.finish(storeHalves(fork, bit, half.root, other)), previous: half.previous }
    }
    return { root: joined(label, left, (1 - bit) as 0 | 1, access.load(other)), previous: half.previous }
  }
  /** The remaining half of a fork whose other half was removed: it replaces the fork, with a joined label. */
  const joined = (label: EdgeLabel, left: number, bit: 0 | 1, node: Slice): Cell => {
    const rest = readLabel(node, bitsBelow(left, label.length))
    const isLeaf = nodes.isLeaf(node)
    const path = new Builder()
      .storeBits(label.bytes, label.length, label.position)
      .storeBit(bit)
      .storeBits(rest.bytes, rest.length, rest.position)
    const builder = new Builder()
    storeLabel(builder, path.toBits(), 0, path.bitLength, left)
    return access.finish(nodes.storeKind(builder, isLeaf).storeSlice(node))
  }
  if (root === undefined) return { root, previous: undefined }
  return removeBelow(root, maxBits, new KeyBits(key, keyBits))
}

function labelled({ bytes, position, length }: EdgeLabel, left: number): Builder {
  const builder = new Builder()
  storeLabel(builder, bytes, position, length, left)
  return builder
}

function partOf(label: EdgeLabel, from: number): EdgeLabel {
  return {
    ...label,
    position: label.position + from,
    length: label.length - from,
  }
}

function storeHalves(builder: Builder, bit: 0 | 1, half: Cell, other: Cell): Builder {
  return builder.storeRef(bit === 0 ? half : other).storeRef(bit === 0 ? other : half)
}
