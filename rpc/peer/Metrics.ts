/** Counters of the whole daemon, in the text format of Prometheus. */

interface MethodCounters {
  calls: number
  totalMs: number
  maxMs: number
}

/** What is refused when limits are reached. */
export type Refusal = 'answer_bytes' | 'app_request_bytes' | 'memory' | 'unaccepted' | 'connections' | 'access'

export class Metrics {
  readonly #methods = new Map<string, MethodCounters>()
  readonly #errors = new Map<number, number>()
  ignoredResponses = 0
  droppedCallbacks = 0
  brokenMessages = 0
  /** Calls that were ended by `limits.call_timeout_ms`. */
  timeouts = 0
  /** Connections that this side closed: their hosts took no output, or others needed the place or the memory. */
  cutOffs = 0
  readonly #refusals = new Map<Refusal, number>()

  /** Something was refused to keep the daemon within its limits. */
  refuse(reason: Refusal): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1)
  }

  /** How often something was refused, by reason. */
  get refusals(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#refusals)
  }

  /** A call was answered. `method` must be a known name, or the table could be grown from outside. */
  record(method: string, durationMs: number, errorCode: number | undefined): void {
    let counters = this.#methods.get(method)
    if (counters === undefined) {
      counters = { calls: 0, totalMs: 0, maxMs: 0 }
      this.#methods.set(method, counters)
    }
    counters.calls++
    counters.totalMs += durationMs
    if (durationMs > counters.maxMs) counters.maxMs = durationMs
    if (errorCode !== undefined) this.#errors.set(errorCode, (this.#errors.get(errorCode) ?? 0) + 1)
  }

  /**
   * `gauges` are values that hold now: connections, calls in flight, buffered bytes. `heldBytes` is what connections hold, by
   * their ids.
   */
  toPrometheus(gauges: Readonly<Record<string, number>>, heldBytes: ReadonlyMap<string, number>): string {
    const lines = Object.entries(gauges).flatMap(([name, value]) => [
      `# TYPE vendorclient_${name} gauge`,
      `vendorclient_${name} ${value}`,
    ])
    lines.push('# TYPE vendorclient_connection_bytes gauge')
    for (const [id, bytes] of heldBytes) lines.push(`vendorclient_connection_bytes{connection="${id}"} ${bytes}`)
    lines.push('# TYPE vendorclient_calls_total counter')
    for (const [method, { calls }] of this.#methods) lines.push(`vendorclient_calls_total{method="${method}"} ${calls}`)
    lines.push('# TYPE vendorclient_call_seconds summary')
    for (const [method, { calls, totalMs }] of this.#methods) {
      lines.push(`vendorclient_call_seconds_sum{method="${method}"} ${(totalMs / 1000).toFixed(6)}`)
      lines.push(`vendorclient_call_seconds_count{method="${method}"} ${calls}`)
    }
    lines.push('# TYPE vendorclient_call_max_seconds gauge')
    for (const [method, { maxMs }] of this.#methods) {
      lines.push(`vendorclient_call_max_seconds{method="${method}"} ${(maxMs / 1000).toFixed(6)}`)
    }
    lines.push('# TYPE vendorclient_errors_total counter')
    for (const [code, count] of this.#errors) lines.push(`vendorclient_errors_total{code="${code}"} ${count}`)
    lines.push(
      '# TYPE vendorclient_dropped_callbacks_total counter',
      `vendorclient_dropped_callbacks_total ${this.droppedCallbacks}`,
      '# TYPE vendorclient_ignored_responses_total counter',
      `vendorclient_ignored_responses_total ${this.ignoredResponses}`,
      '# TYPE vendorclient_call_timeouts_total counter',
      `vendorclient_call_timeouts_total ${this.timeouts}`,
      '# TYPE vendorclient_broken_messages_total counter',
      `vendorclient_broken_messages_total ${this.brokenMessages}`,
      '# TYPE vendorclient_cut_off_connections_total counter',
      `vendorclient_cut_off_connections_total ${this.cutOffs}`,
      '# TYPE vendorclient_refusals_total counter',
    )
    for (const [reason, count] of this.#refusals) {
      lines.push(`vendorclient_refusals_total{reason="${reason}"} ${count}`)
    }
    return `${lines.join('\n')}\n`
  }
}
