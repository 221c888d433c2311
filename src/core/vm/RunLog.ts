/** Maximum number of lines of a log. */
const MAX_LINES = 1000
/** Maximum number of characters of all lines together. */
const MAX_CHARACTERS = 65_536
/** Maximum length of a line; also the longest text that one instruction formats. */
export const MAX_LOG_LINE = 4096

const CUT = ' … (the line is cut here)'
const LIMITS = `a run may print ${MAX_LINES} lines and ${MAX_CHARACTERS} characters`
const NOTHING: readonly string[] = []

/**
 * What contracts print with debug instructions, line by line. The log never influences a run. Beyond its limits,
 * nothing is formatted any more, and lines are only counted.
 */
export class RunLog {
  #lines: string[] = []
  /** Text of the line that has not ended yet; `undefined` if there is none. */
  #open: string | undefined
  #charactersLeft = MAX_CHARACTERS
  #omitted = 0
  #isOff = false

  /** Adds text to the current line. `endsLine` ends it afterwards. `text` is not called if there is no room for it. */
  write(text: () => string, endsLine: boolean): void {
    if (this.#isOff) return
    if (!this.#isFull) {
      const [first = '', ...others] = text().split('\n')
      this.#append(first)
      for (const line of others) {
        this.#endLine()
        if (!this.#isFull) this.#append(line)
      }
    }
    if (endsLine) this.#endLine()
  }

  /** Ends the current line, if it has text. */
  flush(): void {
    if (!this.#isOff && this.#open !== undefined) this.#endLine()
  }

  /** Whether what is written is kept. */
  switch(isOn: boolean): void {
    this.#isOff = !isOn
  }

  /** The lines so far, oldest first; if the limits were exceeded, the last one says so. The log is empty afterwards. */
  take(): readonly string[] {
    this.#isOff = false
    this.flush()
    const lines = this.#lines
    if (lines.length === 0 && this.#omitted === 0) return NOTHING
    if (this.#omitted > 0 || this.#charactersLeft === 0) lines.push(this.#ending())
    this.#lines = []
    this.#charactersLeft = MAX_CHARACTERS
    this.#omitted = 0
    return lines
  }

  get #isFull(): boolean {
    return this.#lines.length >= MAX_LINES || this.#charactersLeft === 0
  }

  #append(text: string): void {
    const open = this.#open ?? ''
    const room = Math.min(this.#charactersLeft, Math.max(0, MAX_LOG_LINE - open.length))
    const kept = text.slice(0, room)
    this.#charactersLeft -= kept.length
    this.#open = open + kept
    if (kept.length < text.length && !this.#open.endsWith(CUT)) this.#open += CUT
  }

  #endLine(): void {
    if (this.#lines.length >= MAX_LINES || (this.#open === undefined && this.#isFull)) this.#omitted += 1
    else this.#lines.push(this.#open ?? '')
    this.#open = undefined
  }

  #ending(): string {
    const more = this.#omitted === 0 ? '' : `; ${this.#omitted} more were not kept`
    return `The log ends here: ${LIMITS}${more}`
  }
}
