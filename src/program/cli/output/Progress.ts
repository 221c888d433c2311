import { printable } from '../../common/printable.ts'
import { printNote } from './standardError.ts'

/** Progress for a waiting person: one line on stderr that is rewritten, on a terminal only. */
export class Progress {
  readonly #shown: boolean
  readonly #startedMs = Date.now()
  /** Called with every phase, also if progress is not shown. */
  onPhase: ((text: string) => void) | undefined
  #phase = ''
  #hasEnded = false
  #timer: NodeJS.Timeout | undefined

  constructor(shown: boolean) {
    this.#shown = shown
  }

  /** `sending` for example. */
  phase(text: string): void {
    this.#phase = printable(text)
    this.onPhase?.(text)
    if (!this.#shown || this.#hasEnded) return
    this.#draw()
    this.#timer ??= setInterval(() => this.#draw(), 1000)
  }

  /** Writes a line above this one. */
  interrupt(line: string): void {
    if (this.#timer !== undefined) process.stderr.write('\r\x1b[K')
    printNote(line)
    if (this.#timer !== undefined) this.#draw()
  }

  /** Removes the line permanently. */
  end(): void {
    this.#hasEnded = true
    this.pause()
  }

  /** Removes the line until the next phase, for example for a question. */
  pause(): void {
    clearInterval(this.#timer)
    if (this.#timer !== undefined) process.stderr.write('\r\x1b[K')
    this.#timer = undefined
  }

  #draw(): void {
    const seconds = Math.floor((Date.now() - this.#startedMs) / 1000)
    process.stderr.write(`\r\x1b[K${this.#phase}… ${seconds > 0 ? `${seconds} s, Ctrl-C stops waiting` : ''}`)
  }
}
