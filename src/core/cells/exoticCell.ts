import { Cell, type CellKind } from './Cell.ts'
import { CellError } from './CellError.ts'
import { bytesToLatin1 } from './latin1.ts'

const PRUNED = 1
const LIBRARY = 2
const MERKLE_PROOF = 3
const MERKLE_UPDATE = 4
/** Kind of nodes for cells that they store elsewhere. */
const EXTERNAL = 5

/**
 * An exotic cell over its whole data, of which the first byte names the kind:
 *
 *     pruned        0x01 mask:uint8 hashes:(n * bits256) depths:(n * uint16)       n = set bits of the mask, no references
 *     library       0x02 hash:bits256                                            no references
 *     merkleProof   0x03 hash:bits256 depth:uint16                               1 reference
 *     merkleUpdate  0x04 old_hash:bits256 new_hash:bits256 old_depth:uint16 new_depth:uint16     2 references
 *
 * Hashes and depths of Merkle cells are checked against the references. `bytes` is kept.
 * Throws `exotic` for any other kind, a wrong size or a wrong hash. Source: TVM whitepaper 3.1.7.
 */
export function exoticCell(bytes: Uint8Array, bitLength: number, refs: readonly Cell[], storesHashes = false): Cell {
  if (bitLength < 8)
    throw new CellError('exotic', `Exotic cell has ${bitLength} bits, expected at least 8 for its type`)
  switch (bytes[0]) {
    case PRUNED: {
      const mask = bytes[1] ?? 0
      if (mask < 1 || mask > 7) throw new CellError('exotic', `Pruned branch has level mask ${mask}, expected 1 to 7`)
      let count = 0
      for (let bit = mask; bit > 0; bit >>= 1) count += bit & 1
      checkSize('Pruned branch', bitLength, 16 + count * (256 + 16), refs, 0)
      if (storesHashes) throw new CellError('exotic', 'Pruned branch must not store hashes of its own')
      return new Cell(bytes, bitLength, refs, 'pruned', mask)
    }
    case LIBRARY:
      checkSize('Library reference', bitLength, 8 + 256, refs, 0)
      return new Cell(bytes, bitLength, refs, 'library', 0, storesHashes)
    case MERKLE_PROOF:
      checkSize('Merkle proof', bitLength, 8 + 256 + 16, refs, 1)
      return merkleCell('merkleProof', bytes, bitLength, refs, storesHashes)
    case MERKLE_UPDATE:
      checkSize('Merkle update', bitLength, 8 + 2 * (256 + 16), refs, 2)
      return merkleCell('merkleUpdate', bytes, bitLength, refs, storesHashes)
    case EXTERNAL:
      throw new CellError(
        'exotic',
        'Exotic cell of type 5 stands for a cell in the storage of a node, which is not in the bag of cells',
      )
    default:
      throw new CellError('exotic', `Exotic cell has unsupported type ${bytes[0]}`)
  }
}

/** A Merkle proof over a tree that has pruned branches. The proof is about the tree at level 0. */
export function merkleProofCell(tree: Cell): Cell {
  const bytes = new Uint8Array(1 + 32 + 2)
  bytes[0] = MERKLE_PROOF
  bytes.set(tree.hash(0), 1)
  writeDepth(bytes, 33, tree.depth(0))
  return exoticCell(bytes, 280, [tree])
}

/** A Merkle update between two trees. */
export function merkleUpdateCell(before: Cell, after: Cell): Cell {
  const bytes = new Uint8Array(1 + 2 * (32 + 2))
  bytes[0] = MERKLE_UPDATE
  bytes.set(before.hash(0), 1)
  bytes.set(after.hash(0), 33)
  writeDepth(bytes, 65, before.depth(0))
  writeDepth(bytes, 67, after.depth(0))
  return exoticCell(bytes, 552, [before, after])
}

/**
 * A pruned branch that stands for a cell inside `merkleDepth` Merkle cells, 1 to 3.
 * Throws `exotic` when the cell has that level already.
 */
export function prunedCell(cell: Cell, merkleDepth = 1): Cell {
  if (merkleDepth < 1 || merkleDepth > 3 || cell.levelMask >> (merkleDepth - 1) !== 0) {
    throw new CellError('exotic', `Cell of level ${cell.level} cannot be pruned inside ${merkleDepth} Merkle cells`)
  }
  const mask = cell.levelMask | (1 << (merkleDepth - 1))
  const levels: number[] = []
  for (let level = 0; level < 3; level++) if (mask & (1 << level)) levels.push(level)
  const bytes = new Uint8Array(2 + levels.length * 34)
  bytes[0] = PRUNED
  bytes[1] = mask
  levels.forEach((level, i) => {
    bytes.set(cell.hash(level), 2 + 32 * i)
    writeDepth(bytes, 2 + 32 * levels.length + 2 * i, cell.depth(level))
  })
  return exoticCell(bytes, bytes.length * 8, [])
}

function checkSize(name: string, bits: number, expectedBits: number, refs: readonly Cell[], expectedRefs: number) {
  if (bits === expectedBits && refs.length === expectedRefs) return
  throw new CellError(
    'exotic',
    `${name} has ${bits} bits and ${refs.length} references, expected ${expectedBits} and ${expectedRefs}`,
  )
}

function merkleCell(
  kind: CellKind,
  bytes: Uint8Array,
  bitLength: number,
  refs: readonly Cell[],
  storesHashes: boolean,
): Cell {
  let mask = 0
  // Row B4 of the differences to the official library, which takes any hash here.
  refs.forEach((child, i) => {
    const at = 1 + 32 * refs.length + 2 * i
    if (bytesToLatin1(bytes, 1 + 32 * i, 32) !== child.hashKey(0)) {
      throw new CellError('exotic', 'Merkle cell stores a hash other than that of its reference')
    }
    if (((bytes[at]! << 8) | bytes[at + 1]!) !== child.depth(0)) {
      throw new CellError('exotic', 'Merkle cell stores a depth other than that of its reference')
    }
    mask |= child.levelMask
  })
  return new Cell(bytes, bitLength, refs, kind, mask >> 1, storesHashes)
}

function writeDepth(bytes: Uint8Array, at: number, depth: number): void {
  bytes[at] = depth >> 8
  bytes[at + 1] = depth & 255
}
