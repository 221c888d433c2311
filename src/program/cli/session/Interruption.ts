/**
 * Ends a command early: on a signal while a message is under way, or when its time limit is over. Before
 * a message is sent, signals end the program as usual; after that, the first signal or the end of the time ends the
 * command with what is known of the message, so that a message that may have been executed is not repeated.
 */
import { takeLauncherPid } from '../../../system/launcher.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type SentMessage, unknownOutcome } from './unknownOutcome.ts'

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']
/** A launcher immediately forwards a signal that the terminal has also sent here directly. */
const ECHO_MS = 100

export class Interruption {
  readonly #ending = Promise.withResolvers<never>()
  /** Rejects with ToolError after the first signal and when the time is over: 15 with a message under way, else 14. */
  readonly happened = this.#ending.promise
  #message: SentMessage | undefined
  readonly #listeners = new Map<NodeJS.Signals, () => void>()
  #firstMs: number | undefined
  #isOver = false
  #timer: NodeJS.Timeout | undefined
  #limit: { readonly totalMs: number; leftMs: number; runsSinceMs: number } | undefined
  /** Number of waits under way. */
  #waits = 0

  constructor() {
    // Unused rejections are not errors.
    this.happened.catch(() => {})
  }

  /** Whether a signal or the end of the time has ended the command. */
  get hasHappened(): boolean {
    return this.#firstMs !== undefined || this.#isOver
  }

  /** Ends the command like the first signal, also without a message. For commands inside another one. */
  stop(): void {
    if (this.hasHappened) return
    this.#isOver = true
    this.#ending.reject(
      this.#message === undefined
        ? new ToolError(exitCodes.failure, 'Stopped; nothing was sent')
        : unknownOutcome(this.#message, 'stopped waiting for the result'),
    )
  }

  /** To be called before a message is sent, and again when more is known about it. */
  watch(message: SentMessage): void {
    const isWatching = this.#message !== undefined
    this.#message = message
    if (isWatching) return
    const isEchoed = takeLauncherPid() !== undefined
    for (const signal of signals) {
      if (signal === 'SIGBREAK' && process.platform !== 'win32') continue
      const listener = () => this.#onSignal(isEchoed)
      this.#listeners.set(signal, listener)
      process.on(signal, listener)
    }
  }

  /** Limits how long the command may wait for the network, in ms. */
  limitTime(totalMs: number): void {
    this.#limit = { totalMs, leftMs: totalMs, runsSinceMs: performance.now() }
    if (this.#waits > 0) this.#runTimer()
  }

  /** Runs work that waits for the network. Computing and waiting for a person do not count toward the limit. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waits++ === 0) this.#runTimer()
    try {
      return await work()
    } finally {
      if (--this.#waits === 0) this.#stopTimer()
    }
  }

  /** Stops handling signals, so that they end the program again, and lifts the time limit. */
  end(): void {
    clearTimeout(this.#timer)
    for (const [signal, listener] of this.#listeners) process.off(signal, listener)
    this.#listeners.clear()
  }

  #runTimer(): void {
    const limit = this.#limit
    if (limit === undefined || this.#isOver) return
    limit.runsSinceMs = performance.now()
    this.#timer = setTimeout(() => this.#onTimeOver(limit.totalMs), Math.max(0, limit.leftMs))
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    if (this.#limit !== undefined) this.#limit.leftMs -= performance.now() - this.#limit.runsSinceMs
  }

  #onTimeOver(totalMs: number): void {
    this.#isOver = true
    const reason = `the time limit of ${totalMs} ms was exceeded`
    if (this.#message !== undefined) this.#ending.reject(unknownOutcome(this.#message, reason))
    else {
      const hint =
        'Nothing was sent. --timeout sets the total time a command waits for the network: 30s, 5m, or a plain number in ms.'
      this.#ending.reject(new ToolError(exitCodes.timeout, `No answer in time: ${reason}`, { hint }))
    }
  }

  #onSignal(isEchoed: boolean): void {
    const now = performance.now()
    if (this.#firstMs === undefined) {
      this.#firstMs = now
      this.#ending.reject(unknownOutcome(this.#message!, 'stopped waiting for the result'))
    } else if (!isEchoed || now - this.#firstMs > ECHO_MS) process.exit(exitCodes.outcomeUnknown)
  }
}
