import { Builder } from '../Builder.ts'
import { bitAt } from '../bits.ts'
import type { Cell } from '../Cell.ts'
import { Slice } from '../Slice.ts'
import type { DictionaryExtra } from './extra.ts'
import { checkFork, type Label, loadLabel, matchLabel, storeLabel } from './label.ts'
import { subtreeExtra } from './lookup.ts'

/** `set` writes always, `add` only a new key, `replace` only an existing one. */
export type SetMode = 'set' | 'add' | 'replace'

export interface DictionaryChange {
  /** Root after the operation; `undefined` for an empty dictionary. */
  readonly root: Cell | undefined
  /** Whether the dictionary was written to. */
  readonly changed: boolean
  /** Value that the key had before. */
  readonly previous: Slice | undefined
}

export interface ChangeOptions {
  /** Of an augmented dictionary; the value of each leaf then begins with its extra value. */
  readonly extra?: DictionaryExtra<unknown>
}

/**
 * Writes a value under a key of `keyBits` left-aligned bits.
 * Throws `overflow` when label and value do not fit one cell, `dictionary`, `pruned`, `exotic`, `underflow`.
 */
export function setKey(
  root: Cell | undefined,
  keyBits: number,
  key: Uint8Array,
  value: Slice | Builder,
  mode: SetMode = 'set',
  options: ChangeOptions = {},
): DictionaryChange {
  const work = new Change(keyBits, key, options)
  if (root === undefined) {
    if (mode === 'replace') return { root, changed: false, previous: undefined }
    return { root: work.leaf(0, value), changed: true, previous: undefined }
  }
  const changed = work.set(root, 0, value, mode)
  return { root: changed ?? root, changed: changed !== undefined, previous: work.previous }
}

/** Removes a key. Throws `dictionary`, `pruned`, `exotic`, `underflow`. */
export function deleteKey(
  root: Cell | undefined,
  keyBits: number,
  key: Uint8Array,
  options: ChangeOptions = {},
): DictionaryChange {
  if (root === undefined) return { root, changed: false, previous: undefined }
  const work = new Change(keyBits, key, options)
  const result = work.delete(root, 0)
  if (result === 'absent') return { root, changed: false, previous: undefined }
  return { root: result, changed: true, previous: work.previous }
}

/** One operation on one key; `position` is the number of key bits above a node. */
class Change {
  previous: Slice | undefined
  readonly #keyBits: number
  readonly #key: Uint8Array
  readonly #extra: DictionaryExtra<unknown> | undefined

  constructor(keyBits: number, key: Uint8Array, options: ChangeOptions) {
    this.#keyBits = keyBits
    this.#key = key
    this.#extra = options.extra
  }

  /** A leaf that holds all key bits from a position on. */
  leaf(position: number, value: Slice | Builder): Cell {
    const builder = new Builder()
    storeLabel(builder, this.#key, position, this.#keyBits - position, this.#keyBits - position)
    appendValue(builder, value)
    return builder.toCell()
  }

  /** The new node, or `undefined` when the mode forbids the change. */
  set(cell: Cell, position: number, value: Slice | Builder, mode: SetMode): Cell | undefined {
    const slice = Slice.of(cell)
    const left = this.#keyBits - position
    const label = loadLabel(slice, left)
    const common = matchLabel(label, this.#key, position, left)
    if (common < label.length) {
      if (mode === 'replace') return undefined
      // The key differs inside the label: the node is split there.
      const below = left - common - 1
      const old = new Builder()
      storeLabel(old, label.bytes, label.position + common + 1, label.length - common - 1, below)
      old.storeSlice(slice)
      const oldCell = old.toCell()
      const newCell = this.leaf(position + common + 1, value)
      const bit = bitAt(this.#key, position + common)
      return this.#fork({ ...label, length: common }, left, bit, newCell, oldCell)
    }
    const below = position + label.length
    if (below === this.#keyBits) {
      this.previous = slice
      return mode === 'add' ? undefined : this.leaf(position, value)
    }
    checkFork(slice)
    const bit = bitAt(this.#key, below)
    const child = this.set(slice.preloadRef(bit), below + 1, value, mode)
    if (child === undefined) return undefined
    return this.#fork(label, left, bit, child, slice.preloadRef(1 - bit))
  }

  /** The new node, `undefined` if it is empty now, `absent` if the key was not found. */
  delete(cell: Cell, position: number): Cell | undefined | 'absent' {
    const slice = Slice.of(cell)
    const left = this.#keyBits - position
    const label = loadLabel(slice, left)
    if (matchLabel(label, this.#key, position, left) < label.length) return 'absent'
    const below = position + label.length
    if (below === this.#keyBits) {
      this.previous = slice
      return undefined
    }
    checkFork(slice)
    const bit = bitAt(this.#key, below)
    const child = this.delete(slice.preloadRef(bit), below + 1)
    if (child === 'absent') return 'absent'
    const other = slice.preloadRef(1 - bit)
    if (child !== undefined) return this.#fork(label, left, bit, child, other)
    // One half is empty, so the other one replaces the fork with a joined label.
    const rest = Slice.of(other)
    const restLabel = loadLabel(rest, left - label.length - 1)
    const joined = new Builder()
    joined.storeBits(label.bytes, label.length, label.position)
    joined.storeBit((1 - bit) as 0 | 1)
    joined.storeBits(restLabel.bytes, restLabel.length, restLabel.position)
    const merged = new Builder()
    storeLabel(merged, joined.toBits(), 0, joined.bitLength, left)
    merged.storeSlice(rest)
    return merged.toCell()
  }

  /** A fork with `child` on the side of `bit`. */
  #fork(label: Label, left: number, bit: number, child: Cell, other: Cell): Cell {
    const builder = new Builder()
    storeLabel(builder, label.bytes, label.position, label.length, left)
    const first = bit === 0 ? child : other
    const second = bit === 0 ? other : child
    builder.storeRef(first).storeRef(second)
    const extra = this.#extra
    if (extra !== undefined) {
      const below = left - label.length - 1
      extra.store(extra.add(subtreeExtra(first, below, extra), subtreeExtra(second, below, extra)), builder)
    }
    return builder.toCell()
  }
}

function appendValue(builder: Builder, value: Slice | Builder): void {
  if (value instanceof Builder) builder.storeBuilder(value)
  else builder.storeSlice(value)
}
