const LINE_FEED = 10

/** Splits bytes at LF and decodes whole lines, so that a character cut by the border of a chunk is whole again. */
export class LineSplitter {
  readonly #take: (line: string) => void
  #parts: Buffer[] = []

  constructor(take: (line: string) => void) {
    this.#take = take
  }

  push(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#parts.push(chunk.subarray(start, end))
      this.#emit()
      start = end + 1
    }
    if (start < chunk.length) this.#parts.push(chunk.subarray(start))
  }

  /** The bytes end here; the last line counts without LF. */
  end(): void {
    this.#emit()
  }

  #emit(): void {
    const line = (this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)).toString('utf8')
    this.#parts = []
    if (line.trim() !== '') this.#take(line)
  }
}
