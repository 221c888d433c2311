/** The answers of one connection: their texts, their size, and what metrics and log say of them. Source: daemon section 5. */
import { errorBody } from '../protocol/errorBody.ts'
import { type ErrorBody, errorText, idForAnswer, type RequestId, successText } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { Outlet } from './Outlet.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import type { ReportAnswer, RunningCall } from './RunningCall.ts'
import type { TurnClock } from './TurnClock.ts'

export class Answers {
  readonly #connection: string
  readonly #environment: PeerEnvironment
  readonly #clock: TurnClock
  readonly #outlet: Outlet

  constructor(connection: string, environment: PeerEnvironment, clock: TurnClock, outlet: Outlet) {
    this.#connection = connection
    this.#environment = environment
    this.#clock = clock
    this.#outlet = outlet
  }

  /** Reports an answer by sending it. */
  readonly send: ReportAnswer = (text) => {
    if (text !== undefined) this.#outlet.send(text)
  }

  /** Reports the answers to `count` messages of a batch by sending them together, as soon as all are there. */
  forBatch(count: number): ReportAnswer {
    const texts: string[] = []
    let open = count
    return (text) => {
      if (text !== undefined) texts.push(text)
      if (--open === 0 && texts.length > 0) this.#outlet.send(this.#batchText(texts))
    }
  }

  /** The answer of a call, `undefined` for a notification; the call is over. `resultJson` is absent when it failed. */
  ofCall(running: RunningCall, error: ErrorBody | undefined, resultJson: string | undefined): string | undefined {
    const { id } = running
    let failure = error
    let text: string | undefined
    if (failure === undefined && id !== undefined) {
      text = successText(id, resultJson!)
      if (this.#outlet.isTooLarge(text)) failure = responseTooLarge(this.#outlet.limitBytes, text)
    }
    if (failure !== undefined) text = id === undefined ? undefined : errorText(id, failure)
    this.#record(running, failure?.code)
    return text
  }

  /** The answer to a message that became no call. `label` is a name of the metrics, `id` null without a usable one. */
  ofRefused(id: RequestId | null, error: unknown, label: string): string {
    const body = this.describe(error, label)
    this.#environment.metrics.record(label, 0, body.code)
    return errorText(id, body)
  }

  /** What the host sees of whatever was thrown; bugs are logged. */
  describe(error: unknown, method: string): ErrorBody {
    return errorBody(error, this.#environment.services.log, method)
  }

  #record({ id, label, method, options, startedAtMs }: RunningCall, code: number | undefined): void {
    const { metrics, services } = this.#environment
    const durationMs = this.#clock.elapsed() - startedAtMs
    metrics.record(label, durationMs, code)
    if (services.log.level !== 'debug') return
    services.log.debug('call', {
      connection: this.#connection,
      id: String(id),
      method,
      duration_ms: Math.round(durationMs * 1000) / 1000,
      code,
      trace: options.trace,
    })
  }

  #batchText(texts: readonly string[]): string {
    const text = `[${texts.join(',')}]`
    if (!this.#outlet.isTooLarge(text)) return text
    const error = responseTooLarge(this.#outlet.limitBytes, text)
    const refused = texts.map((answer) => this.ofRefused(idForAnswer(JSON.parse(answer)), error, 'batch'))
    return `[${refused.join(',')}]`
  }
}

function responseTooLarge(limit: number, text: string): ProtocolError {
  const actual = Buffer.byteLength(text)
  return new ProtocolError('ResponseTooLarge', `The answer has ${actual} bytes, the limit is ${limit}`, {
    limit,
    actual,
  })
}
