import { countCells } from '../../../core/boc/BocCache.ts'
import { base64ToBytes } from '../../../core/bytes/base64.ts'
import { type Cell, parseBoc, writeBocBase64 } from '../../../core/cells/index.ts'
import { cellsOfBoc } from './cellsOfBoc.ts'
import { isLargeBoc } from './isLargeBoc.ts'

/** Memory of an entry besides its cells, bytes. */
const ENTRY_BYTES = 1024

/** Memory of a cell with its hash and data, bytes. */
const CELL_BYTES = 400

/**
 * A tree in the cache. A large one keeps its original text, because a worker thread needs that and encoding takes as
 * long as parsing; a text that a worker thread has checked is parsed here only if its cells are needed here.
 */
export class CachedBoc {
  readonly #hash: string
  #root: Cell | undefined
  readonly #text: string | undefined

  private constructor(hash: string, root: Cell | undefined, text: string | undefined) {
    this.#hash = hash
    this.#root = root
    this.#text = text
  }

  /** A tree, with the text that it was parsed from if there was one. */
  static ofTree(root: Cell, text?: string): CachedBoc {
    return new CachedBoc(root.hashHex(), root, text !== undefined && isLargeBoc(text) ? text : undefined)
  }

  /** A text that is known to be a BOC with one root of this hash (64 hex digits). */
  static ofCheckedText(hash: string, text: string): CachedBoc {
    return new CachedBoc(hash, undefined, text)
  }

  hashHex(): string {
    return this.#hash
  }

  get root(): Cell {
    this.#root ??= parseBoc(base64ToBytes(this.#text!)!)
    return this.#root
  }

  /** Memory of the tree once its cells are parsed, in bytes, by measured averages. */
  get memoryBytes(): number {
    const cells = this.#text === undefined ? countCells(this.root) : cellsOfBoc(this.#text)
    return ENTRY_BYTES + cells * CELL_BYTES + (this.#text?.length ?? 0)
  }

  /** Whether the tree was received as a large text. */
  get isLarge(): boolean {
    return this.#text !== undefined
  }

  /** A text of the tree, which may differ from the encoding of this library. */
  get text(): string {
    return this.#text ?? writeBocBase64(this.root)
  }
}
