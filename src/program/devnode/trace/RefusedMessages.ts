import type { Cell } from '../../../core/cells/index.ts'

/** Number of messages that are kept. */
const CAPACITY = 1000

/** External messages that were refused last; a refusal leaves nothing on the chain. */
export class RefusedMessages {
  readonly #cells = new Map<string, Cell>()

  add(hash: string, cell: Cell): void {
    this.#cells.delete(hash)
    this.#cells.set(hash, cell)
    if (this.#cells.size <= CAPACITY) return
    const [oldest] = this.#cells.keys()
    this.#cells.delete(oldest!)
  }

  find(hash: string): Cell | undefined {
    return this.#cells.get(hash)
  }
}
