import { sha256Latin1 } from '#platform/hashes.ts'
import { bytesToHex } from '../bytes/hex.ts'
import { spendWork } from '../work.ts'
import { CellError } from './CellError.ts'
import { bytesToLatin1, latin1ToBytes, writeLatin1 } from './latin1.ts'

/** Maximum number of data bits of a cell. */
export const MAX_CELL_BITS = 1023
/** Maximum number of references of a cell. */
export const MAX_CELL_REFS = 4
/** Deepest tree that can exist in memory; depths are stored in 16 bits. */
const MAX_DEPTH = 65534
/** Highest level of a cell, and the level at which `hash` and `depth` refer to the cell itself. */
export const MAX_LEVEL = 3

export type CellKind = 'ordinary' | 'pruned' | 'library' | 'merkleProof' | 'merkleUpdate'

/**
 * One cell: up to 1023 bits and up to 4 references; never changes. Made by `Builder.toCell`, `ordinaryCell`,
 * `exoticCell` and `parseBoc`, which check it.
 *
 * Hash and depth follow the cell representation of the TVM whitepaper (3.1.4 to 3.1.7) with one deviation of the 3.x
 * line: at level i the descriptor holds the contiguous mask of i bits. Hashes are computed when first asked for.
 */
export class Cell {
  /** Data bits, left-aligned; spare bits of the last byte are zero. Not to be written to. */
  readonly bytes: Uint8Array
  /** Number of data bits, 0 to 1023. */
  readonly bitLength: number
  readonly refs: readonly Cell[]
  readonly kind: CellKind
  /** Bit i is set when the hashes at levels i and i + 1 differ, 0 to 7. */
  readonly levelMask: number
  /** The bag of cells that this cell was read from stored its hashes, so writers store them again. */
  readonly storesHashes: boolean
  /** Depth per distinct level, lowest first; a plain number when there is one. */
  readonly #depths: number | readonly number[]
  /** Hash per distinct level as Latin-1 text, lowest first; a plain text when there is one. */
  #keys: string | readonly string[] | undefined

  constructor(
    bytes: Uint8Array,
    bitLength: number,
    refs: readonly Cell[],
    kind: CellKind,
    levelMask: number,
    storesHashes = false,
  ) {
    spendWork(1)
    this.bytes = bytes
    this.bitLength = bitLength
    this.refs = refs
    this.kind = kind
    this.levelMask = levelMask
    this.storesHashes = storesHashes
    this.#keys = undefined
    this.#depths = levelMask === 0 && kind !== 'pruned' ? depthOver(refs, childLevel(kind, 0)) : levelDepths(this)
  }

  get isExotic(): boolean {
    return this.kind !== 'ordinary'
  }

  /** Number of the highest significant level, 0 to 3. */
  get level(): number {
    return 32 - Math.clz32(this.levelMask)
  }

  /** Length of the longest path down from this cell as seen at a level: 0 without references. */
  depth(level = MAX_LEVEL): number {
    const depths = this.#depths
    return typeof depths === 'number' ? depths : depths[hashIndex(this.levelMask, level)]!
  }

  /** Hash at a level, 32 bytes; the representation hash by default. */
  hash(level = MAX_LEVEL): Uint8Array {
    return latin1ToBytes(this.hashKey(level))
  }

  /** Hash at a level as 64 lower-case hex digits. */
  hashHex(level = MAX_LEVEL): string {
    return bytesToHex(this.hash(level))
  }

  /** Hash at a level as a text of 32 characters, one byte each: a cheap key for maps, not for display. */
  hashKey(level = MAX_LEVEL): string {
    if (this.#keys === undefined) computeKeys(this)
    const keys = this.#keys!
    return typeof keys === 'string' ? keys : keys[hashIndex(this.levelMask, level)]!
  }

  /** Whether two trees are the same, by representation hash. */
  equals(other: Cell): boolean {
    return this === other || this.hashKey() === other.hashKey()
  }

  /** Used by the hashing below only. */
  static hasKeys(cell: Cell): boolean {
    return cell.#keys !== undefined
  }

  /** Used by the hashing below only. */
  static setKeys(cell: Cell, keys: string | readonly string[]): void {
    cell.#keys = keys
  }
}

/** An ordinary cell over checked parts; `bytes` is kept. Throws `depth`. */
export function ordinaryCell(bytes: Uint8Array, bitLength: number, refs: readonly Cell[], storesHashes = false): Cell {
  let mask = 0
  for (let i = 0; i < refs.length; i++) mask |= refs[i]!.levelMask
  return new Cell(bytes, bitLength, refs, 'ordinary', mask, storesHashes)
}

const POPULATION = [0, 1, 1, 2, 1, 2, 2, 3]

/** Index of the hash of a level among the distinct hashes. */
function hashIndex(levelMask: number, level: number): number {
  return POPULATION[levelMask & ((1 << level) - 1) & 7]!
}

/** Merkle cells look at their children one level higher. */
function childLevel(kind: CellKind, level: number): number {
  return kind === 'merkleProof' || kind === 'merkleUpdate' ? level + 1 : level
}

function depthOver(refs: readonly Cell[], level: number): number {
  let depth = 0
  for (let i = 0; i < refs.length; i++) {
    const below = refs[i]!.depth(level) + 1
    if (below > depth) depth = below
  }
  if (depth > MAX_DEPTH) throw new CellError('depth', `Cell tree is too deep: the limit is ${MAX_DEPTH}`)
  return depth
}

function levelDepths(cell: Cell): number | readonly number[] {
  const { kind, levelMask, refs, bytes } = cell
  const depths: number[] = []
  if (kind === 'pruned') {
    const count = POPULATION[levelMask]!
    for (let i = 0; i < count; i++) {
      const at = 2 + 32 * count + 2 * i
      depths.push((bytes[at]! << 8) | bytes[at + 1]!)
    }
    depths.push(0)
    return depths
  }
  for (let level = 0; level <= MAX_LEVEL; level++) {
    if (level === 0 || levelMask & (1 << (level - 1))) depths.push(depthOver(refs, childLevel(kind, level)))
  }
  return depths
}

/** Longest representation: 2 descriptor bytes, 128 data bytes, 4 children with depth and hash. */
const SCRATCH = new Uint8Array(2 + 128 + 4 * (2 + 32))
/** Views of the first n bytes of the scratch area, made once instead of per hash. */
const SCRATCH_VIEWS: readonly Uint8Array[] = Array.from({ length: SCRATCH.length + 1 }, (_, n) =>
  SCRATCH.subarray(0, n),
)

/** Hashes a tree without recursion, so that its depth costs no call stack. */
function computeKeys(root: Cell): void {
  const stack: Cell[] = [root]
  while (stack.length > 0) {
    const cell = stack[stack.length - 1]!
    const { refs } = cell
    let ready = true
    for (let i = 0; i < refs.length; i++) {
      const child = refs[i]!
      if (!Cell.hasKeys(child)) {
        ready = false
        stack.push(child)
      }
    }
    if (!ready) continue
    stack.pop()
    if (!Cell.hasKeys(cell)) Cell.setKeys(cell, keysOf(cell))
  }
}

function keysOf(cell: Cell): string | readonly string[] {
  spendWork(2)
  const { kind, levelMask } = cell
  if (kind === 'pruned') {
    const keys: string[] = []
    for (let i = 0; i < POPULATION[levelMask]!; i++) keys.push(bytesToLatin1(cell.bytes, 2 + 32 * i, 32))
    keys.push(keyAtLevel(cell, 0, levelMask, undefined))
    return keys
  }
  let key = keyAtLevel(cell, 0, 0, undefined)
  if (levelMask === 0) return key
  const keys = [key]
  for (let level = 1; level <= MAX_LEVEL; level++) {
    if ((levelMask & (1 << (level - 1))) === 0) continue
    key = keyAtLevel(cell, level, (1 << level) - 1, key)
    keys.push(key)
  }
  return keys
}

/** Hash of the representation at a level; above the lowest one the hash below replaces the data. */
function keyAtLevel(cell: Cell, level: number, mask: number, below: string | undefined): string {
  const { refs, bitLength, bytes } = cell
  const exotic = cell.kind === 'ordinary' ? 0 : 8
  SCRATCH[0] = refs.length | exotic | (mask << 5)
  SCRATCH[1] = (bitLength >> 3) + ((bitLength + 7) >> 3)
  let at = 2
  if (below === undefined) {
    for (let i = 0; i < bytes.length; i++) SCRATCH[at++] = bytes[i]!
    if ((bitLength & 7) !== 0) SCRATCH[at - 1] = SCRATCH[at - 1]! | (0x80 >> (bitLength & 7))
  } else {
    writeLatin1(SCRATCH, at, below)
    at += 32
  }
  const seenAt = childLevel(cell.kind, level)
  for (let i = 0; i < refs.length; i++) {
    const depth = refs[i]!.depth(seenAt)
    SCRATCH[at++] = depth >> 8
    SCRATCH[at++] = depth & 255
  }
  for (let i = 0; i < refs.length; i++) {
    writeLatin1(SCRATCH, at, refs[i]!.hashKey(seenAt))
    at += 32
  }
  return sha256Latin1(SCRATCH_VIEWS[at]!)
}
