/** What happens while a person waits: one line on stderr that is rewritten, on a terminal only. */
export class Progress {
  readonly #shown: boolean
  readonly #startedMs = Date.now()
  #phase = ''
  #timer: NodeJS.Timeout | undefined

  constructor(shown: boolean) {
    this.#shown = shown
  }

  /** `sending` for example. */
  phase(text: string): void {
    this.#phase = text
    if (!this.#shown) return
    this.#draw()
    this.#timer ??= setInterval(() => this.#draw(), 1000)
  }

  /** Removes the line. */
  end(): void {
    clearInterval(this.#timer)
    if (this.#timer !== undefined) process.stderr.write('\r\x1b[K')
    this.#timer = undefined
  }

  #draw(): void {
    const seconds = Math.floor((Date.now() - this.#startedMs) / 1000)
    process.stderr.write(`\r\x1b[K${this.#phase}… ${seconds > 0 ? `${seconds} s, Ctrl-C stops waiting` : ''}`)
  }
}
