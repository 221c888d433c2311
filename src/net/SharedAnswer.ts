import type { Clock } from '../ports/Clock.ts'
import { type AbortSource, abortable } from './waiting.ts'

/** Age up to which an answer is used again: networks are upgraded, and nodes restarted with other options. */
const KEEP_MS = 60_000

interface AnswerRules<T> {
  /** How long a failure counts as recent, ms. */
  readonly keepFailureMs?: number
  /** Whether an answer may be used again. Default: always. */
  readonly isKept?: (answer: T) => boolean
}

interface AnswerRequest {
  readonly signal?: AbortSource | undefined
  /**
   * Callers share only queries of the same kind: a query that is repeated may take as long as the time limit for
   * reconnecting.
   */
  readonly kind?: string
  /** The query must have been sent at this time of the monotonic clock or later. Default: within the last minute. */
  readonly notBeforeMs?: number | undefined
}

/** An answer of the network that is requested once, shared by all callers, and kept for a minute. */
export class SharedAnswer<T> {
  readonly #clock: Clock
  readonly #rules: AnswerRules<T>
  readonly #running = new Map<string, { readonly askedAtMs: number; readonly answer: Promise<T> }>()
  #known: { readonly answer: T; readonly askedAtMs: number } | undefined
  #failedAtMs: number | undefined

  constructor(clock: Clock, rules: AnswerRules<T> = {}) {
    this.#clock = clock
    this.#rules = rules
  }

  /** The last answer, however old it is. */
  get last(): T | undefined {
    return this.#known?.answer
  }

  /** Whether the last answer may be used without a new query. */
  get isFresh(): boolean {
    return this.#known !== undefined && this.#clock.elapsed() - this.#known.askedAtMs < KEEP_MS
  }

  /** Whether `fail` was called recently: callers that can do without the answer do not wait again. */
  get hasFailed(): boolean {
    const { keepFailureMs = 0 } = this.#rules
    return this.#failedAtMs !== undefined && this.#clock.elapsed() - this.#failedAtMs < keepFailureMs
  }

  fail(): void {
    this.#failedAtMs = this.#clock.elapsed()
  }

  /** The known answer if it is fresh, else that of `ask`. Throws as `ask`, and the reason of the signal. */
  async get(
    ask: () => Promise<T>,
    { signal, kind = '', notBeforeMs = Number.NEGATIVE_INFINITY }: AnswerRequest,
  ): Promise<T> {
    if (this.isFresh && this.#known!.askedAtMs >= notBeforeMs) return this.#known!.answer
    const running = this.#running.get(kind)
    if (running !== undefined && running.askedAtMs >= notBeforeMs) return abortable(running.answer, signal)
    const askedAtMs = this.#clock.elapsed()
    const isLatest = () => this.#running.get(kind)?.answer === answer
    const answer: Promise<T> = ask()
      .then((found) => {
        if (isLatest() && this.#rules.isKept?.(found) !== false) {
          this.#known = { answer: found, askedAtMs }
          this.#failedAtMs = undefined
        }
        return found
      })
      .finally(() => {
        if (isLatest()) this.#running.delete(kind)
      })
    this.#running.set(kind, { askedAtMs, answer })
    return abortable(answer, signal)
  }

  /** Forgets everything; pending answers are used for their present callers only. */
  clear(): void {
    this.#known = undefined
    this.#failedAtMs = undefined
    this.#running.clear()
  }
}
