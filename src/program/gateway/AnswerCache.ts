/** Cache of answers that never change; the least recently used one is dropped first. */

/** Memory that an entry takes besides its texts, bytes. */
const ENTRY_BYTES = 200

export class AnswerCache {
  readonly #limitBytes: number
  readonly #entries = new Map<string, string>()
  #bytes = 0
  hits = 0
  misses = 0

  /** 0 disables the cache. */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): string | undefined {
    const text = this.#entries.get(key)
    if (text === undefined) {
      this.misses += 1
      return undefined
    }
    this.hits += 1
    this.#entries.delete(key)
    this.#entries.set(key, text)
    return text
  }

  /** Keeps an answer, unless it takes more than an eighth of the limit. */
  set(key: string, text: string): void {
    const bytes = sizeOf(key, text)
    if (bytes > this.#limitBytes / 8 || this.#entries.has(key)) return
    this.#entries.set(key, text)
    this.#bytes += bytes
    for (const [oldest, oldText] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= sizeOf(oldest, oldText)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}

/** Engines hold texts beyond Latin-1 with two bytes for each unit. */
function sizeOf(key: string, text: string): number {
  return 2 * (key.length + text.length) + ENTRY_BYTES
}
