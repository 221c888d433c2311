/**
 * The messages of one connection, in order. They are handled on arrival while the connection has time (see Turns) and the
 * host reads its answers; otherwise they are kept. While any are kept, nothing more is read from the host, so that they stay
 * few. Source: daemon section 8.
 *
 * A call that awaits something may continue in a microtask, which runs only after the reading code has returned. Therefore
 * messages wait for a microtask after such calls: otherwise a whole chunk of calls would start at once, and all of their
 * work would follow in one go. At first one call starts at a time, then a few, as long as they turn out to be short.
 */
import type { BrokenMessage } from './Transport.ts'
import type { Turns, WaitingInput } from './Turns.ts'

/** How many calls that continue in microtasks may start together while they are short. */
const MAX_BEGUN = 8

/** Calls that started together count as short if they took no longer than this, in ms. */
const SHORT_MS = 0.5

type Item = string | BrokenMessage | (() => void)

export interface InputHandler {
  readonly read: (text: string) => void
  readonly readBroken: (broken: BrokenMessage) => void
  /** Stops reading from the host, or resumes. */
  readonly hold: (isHeld: boolean) => void
  /** Whether no new call may begin, because the connection holds much output. */
  readonly mustWait: () => boolean
  /** Whether a large message is being read, between other work. */
  readonly isReading: () => boolean
}

/** Takes the place of a handled item, so that nothing keeps that item alive. */
function DONE(): void {}

export class PacedInput implements WaitingInput {
  readonly #turns: Turns
  readonly #handler: InputHandler
  #items: Item[] = []
  /** Number of characters of the kept messages. */
  #bytes = 0
  #nextItem = 0
  /** Continuations of earlier messages; they run before all new messages. */
  #earlier: (() => void)[] = []
  /** Parts of the message that was read last; they are handled before all other messages. */
  #parts: readonly (() => void)[] = []
  #nextPart = 0
  /** Whether messages are kept or a microtask is pending. */
  #isBusy = false
  #isStepping = false
  #isHeld = false
  /** Whether the input waits for the host or for a large message, rather than for a turn. */
  #isStalled = false
  /** Calls that continue in microtasks: the number begun since the last pause, and its limit. */
  #begun = 0
  #maxBegun = 1
  #isDropped = false
  #isEnding = false
  #onRead: (() => void)[] = []

  constructor(turns: Turns, handler: InputHandler) {
    this.#turns = turns
    this.#handler = handler
  }

  /** Number of kept messages and parts of messages. */
  get size(): number {
    return this.#earlier.length + this.#items.length - this.#nextItem + this.#parts.length - this.#nextPart
  }

  /** Approximate size of the kept messages, bytes. */
  get bytes(): number {
    return this.#bytes
  }

  get isStepping(): boolean {
    return this.#isStepping
  }

  /** Handles a message, or the continuation of an earlier one: immediately if time allows, otherwise queued. */
  take(item: Item): void {
    if (this.#isEnding && typeof item !== 'function' && !this.#handler.isReading()) {
      this.#handle(item)
      // A batch is handled in parts.
      this.flush()
      return
    }
    if (!this.#isBusy && !this.#mustWait() && this.#turns.hasTimeFor()) {
      this.#isBusy = true
      this.#handle(item)
      if (this.#begun >= this.#maxBegun) this.#pause()
      else if (this.#hasMore()) this.#goOn()
      else this.#isBusy = false
      return
    }
    if (typeof item === 'function') this.#earlier.push(item)
    else this.#items.push(item)
    if (typeof item === 'string') this.#bytes += item.length
    if (this.#isBusy) return
    this.#isBusy = true
    this.#wait()
  }

  /** Handles the parts of the message that was read last, before the next one. */
  takeParts(parts: readonly (() => void)[]): void {
    const earlier = this.#parts.slice(this.#nextPart)
    this.#parts = earlier.length === 0 ? parts : [...earlier, ...parts]
    this.#nextPart = 0
    if (this.#isBusy || this.#isDropped) return
    // The large message has been read, between other work.
    this.#isBusy = true
    this.#wait()
  }

  /** Counts a begun call that continues in a microtask. */
  goesOn(): void {
    this.#begun++
  }

  /** Calls `action` when all received messages have been handled. */
  whenRead(action: () => void): void {
    if (this.#isBusy || this.#handler.isReading()) this.#onRead.push(action)
    else action()
  }

  /**
   * Handles all kept messages, and from now on new ones, at once: new calls are refused, which takes no time.
   * Continuations of earlier calls still take turns, and messages after a large one wait until that one is read.
   */
  flush(): void {
    this.#isEnding = true
    while (!this.#handler.isReading()) {
      const item = this.#shiftMessage()
      if (item === undefined) break
      this.#handle(item)
    }
    this.resume()
  }

  /** Drops all kept messages. */
  drop(): void {
    this.#isDropped = true
    this.#items = []
    this.#bytes = 0
    this.#earlier = []
    this.#parts = []
    this.#nextItem = 0
    this.#nextPart = 0
  }

  serve(): void {
    this.#goOn()
  }

  /** The begun calls have advanced as far as they could. */
  readonly #step = (): void => {
    this.#isStepping = false
    this.#begun = 0
    const startedAtMs = this.#turns.lastMs
    if (!this.#turns.hasTime()) this.#maxBegun = 1
    else {
      const isShort = this.#turns.lastMs - startedAtMs < SHORT_MS
      this.#maxBegun = isShort ? Math.min(MAX_BEGUN, 2 * this.#maxBegun) : 1
    }
    this.#goOn()
  }

  #goOn(): void {
    while (this.#hasMore()) {
      if (this.#mustWait() || !this.#turns.hasTime()) {
        this.#wait()
        return
      }
      this.#handle(this.#shift()!)
      if (this.#begun >= this.#maxBegun) {
        this.#pause()
        return
      }
    }
    this.#rest()
  }

  #pause(): void {
    this.#isStepping = true
    queueMicrotask(this.#step)
  }

  #wait(): void {
    this.#hold(true)
    this.#isStalled = this.#mustWait()
    if (!this.#isStalled) this.#turns.add(this)
  }

  /** Called when the host may have read something, or the large message was read. */
  resume(): void {
    if (this.#isStalled) {
      if (this.#mustWait()) return
      this.#isStalled = false
      this.#turns.add(this)
    } else if (!this.#isBusy && !this.#handler.isReading()) this.#rest()
  }

  #rest(): void {
    this.#isBusy = false
    this.#hold(false)
    for (const action of this.#onRead.splice(0)) action()
  }

  #mustWait(): boolean {
    return this.#handler.isReading() || (!this.#isEnding && this.#handler.mustWait())
  }

  #hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld || this.#isDropped) return
    this.#isHeld = isHeld
    this.#handler.hold(isHeld)
  }

  #hasMore(): boolean {
    return this.#earlier.length > 0 || this.#nextPart < this.#parts.length || this.#nextItem < this.#items.length
  }

  #shift(): Item | undefined {
    return this.#earlier.shift() ?? this.#shiftMessage()
  }

  #shiftMessage(): Item | undefined {
    if (this.#nextPart < this.#parts.length) return this.#parts[this.#nextPart++]
    const item = this.#items[this.#nextItem]
    if (typeof item === 'string') this.#bytes -= item.length
    // Releases the reference to the item.
    this.#items[this.#nextItem++] = DONE
    if (this.#nextItem >= this.#items.length) {
      this.#items = []
      this.#nextItem = 0
    }
    return item
  }

  #handle(item: Item): void {
    if (typeof item === 'string') this.#handler.read(item)
    else if (typeof item === 'function') item()
    else this.#handler.readBroken(item)
  }
}
