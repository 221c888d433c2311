/**
 * A cache of values parsed from texts: a text that a host sends with every call is parsed once. Bounded by number and
 * by length of the texts; the least recently used is dropped first. A text longer than an eighth of the whole is not
 * kept.
 */
export class TextCache<T> {
  readonly #values = new Map<string, T>()
  readonly #maxCount: number
  readonly #maxLength: number
  #length = 0

  /** `maxLength` in characters, of all texts together. */
  constructor(maxCount: number, maxLength: number) {
    this.#maxCount = maxCount
    this.#maxLength = maxLength
  }

  get size(): number {
    return this.#values.size
  }

  /** The result of `read` for the text, computed now or cached. Throws as `read`; failures are not cached. */
  get(text: string, read: (text: string) => T): T {
    const known = this.#values.get(text)
    if (known !== undefined) {
      this.#values.delete(text)
      this.#values.set(text, known)
      return known
    }
    const value = read(text)
    if (text.length <= this.#maxLength / 8) this.#keep(text, value)
    return value
  }

  #keep(text: string, value: T): void {
    this.#values.set(text, value)
    this.#length += text.length
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#maxCount && this.#length <= this.#maxLength) break
      this.#values.delete(oldest)
      this.#length -= oldest.length
    }
  }
}
