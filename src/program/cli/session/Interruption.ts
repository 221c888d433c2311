/**
 * Signals while a message is under way. Before that they end the program as they end any; from then on the first one ends
 * the command with what is known of the message, so that nobody repeats what may have been executed.
 */
import { takeLauncherPid } from '../../../system/launcher.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { type SentMessage, unknownOutcome } from './unknownOutcome.ts'

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']
/** A launcher hands on what the terminal has sent here already, at once. */
const ECHO_MS = 100

export class Interruption {
  /** Rejects with ToolError (15) after the first signal. */
  readonly happened: Promise<never>
  #reject: (error: Error) => void = () => {}
  #message: SentMessage | undefined
  readonly #listeners = new Map<NodeJS.Signals, () => void>()
  #firstMs: number | undefined

  constructor() {
    this.happened = new Promise<never>((_resolve, reject) => {
      this.#reject = reject
    })
    // Whoever does not wait for it does not care.
    this.happened.catch(() => {})
  }

  /** Whether a signal has ended the command. */
  get hasHappened(): boolean {
    return this.#firstMs !== undefined
  }

  /** To be called before a message is sent, and again with more that is known of it. */
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

  /** Signals end the program again as they end any. */
  end(): void {
    for (const [signal, listener] of this.#listeners) process.off(signal, listener)
    this.#listeners.clear()
  }

  #onSignal(isEchoed: boolean): void {
    const now = performance.now()
    if (this.#firstMs === undefined) {
      this.#firstMs = now
      this.#reject(unknownOutcome(this.#message!, 'stopped waiting for its end'))
    } else if (!isEchoed || now - this.#firstMs > ECHO_MS) process.exit(exitCodes.outcomeUnknown)
  }
}
