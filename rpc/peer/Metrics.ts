/** Counters of the whole daemon. */

interface MethodCounters {
  calls: number
  totalMs: number
  maxMs: number
  /** How often the method ended with an error, by error code. */
  errors: Map<number, number> | undefined
}

/** Things that are refused when a limit is reached. */
export type Refusal = 'answer_bytes' | 'app_request_bytes' | 'memory' | 'unaccepted' | 'connections' | 'access'

export class Metrics {
  readonly #methods = new Map<string, MethodCounters>()
  ignoredResponses = 0
  droppedCallbacks = 0
  brokenMessages = 0
  /** Calls that were ended by `limits.call_timeout_ms`. */
  timeouts = 0
  /** Connections that this side closed: their hosts took no output, or others needed the place or the memory. */
  cutOffs = 0
  readonly #refusals = new Map<Refusal, number>()
  /** Called with the duration of each call; absent without metrics. */
  onCall: ((method: string, durationMs: number) => void) | undefined

  /** Something was refused to keep the daemon within its limits. */
  refuse(reason: Refusal): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1)
  }

  /** How long calls took, by method. */
  get durations(): { method: string; calls: number; total_ms: number; max_ms: number }[] {
    return [...this.#methods].map(([method, { calls, totalMs, maxMs }]) => ({
      method,
      calls,
      total_ms: totalMs,
      max_ms: maxMs,
    }))
  }

  /** How often calls ended with an error, by its code. */
  get errors(): Readonly<Record<string, number>> {
    const all: Record<string, number> = {}
    for (const { errors } of this.#methods.values()) {
      for (const [code, count] of errors ?? []) all[code] = (all[code] ?? 0) + count
    }
    return all
  }

  /** How often calls of a method ended, by the code of the error or `ok`. */
  get outcomes(): { method: string; code: string; count: number }[] {
    return [...this.#methods].flatMap(([method, { calls, errors }]) => {
      const failed = [...(errors ?? [])].map(([code, count]) => ({ method, code: String(code), count }))
      const ok = failed.reduce((left, { count }) => left - count, calls)
      return ok > 0 ? [{ method, code: 'ok', count: ok }, ...failed] : failed
    })
  }

  /** How often something was refused, by reason. */
  get refusals(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#refusals)
  }

  /** A call was answered. `method` must be a known name, or the table could be grown from outside. */
  record(method: string, durationMs: number, errorCode: number | undefined): void {
    let counters = this.#methods.get(method)
    if (counters === undefined) {
      counters = { calls: 0, totalMs: 0, maxMs: 0, errors: undefined }
      this.#methods.set(method, counters)
    }
    counters.calls++
    counters.totalMs += durationMs
    if (durationMs > counters.maxMs) counters.maxMs = durationMs
    if (errorCode !== undefined) {
      counters.errors ??= new Map()
      counters.errors.set(errorCode, (counters.errors.get(errorCode) ?? 0) + 1)
    }
    this.onCall?.(method, durationMs)
  }
}
