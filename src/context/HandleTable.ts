/** Numbers by which the application refers to things that live in a context. */

/** Source: modules 1.7. Boxes and app requests share one counter, from 1; no number is given twice. */
export class HandleTable {
  #last = 0
  readonly #entries = new Map<number, { readonly kind: string; readonly value: unknown }>()

  /** The next number, for something that is not kept here. */
  take(): number {
    return ++this.#last
  }

  add(kind: string, value: unknown): number {
    const handle = this.take()
    this.#entries.set(handle, { kind, value })
    return handle
  }

  /** What a handle stands for, or `undefined` when it is unknown or of another kind. */
  get<T>(kind: string, handle: number): T | undefined {
    const entry = this.#entries.get(handle)
    return entry?.kind === kind ? (entry.value as T) : undefined
  }

  /** Forgets a handle and gives what it stood for. */
  remove<T>(kind: string, handle: number): T | undefined {
    const value = this.get<T>(kind, handle)
    if (value !== undefined) this.#entries.delete(handle)
    return value
  }

  /** Everything of one kind that is registered now. */
  values<T>(kind: string): T[] {
    return [...this.#entries.values()].filter((entry) => entry.kind === kind).map((entry) => entry.value as T)
  }

  clear(): void {
    this.#entries.clear()
  }
}
