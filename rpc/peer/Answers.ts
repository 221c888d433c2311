/** The answers of one connection: their text and size, and their metrics and log lines. Source: daemon section 5. */
import { utf8Length } from '#platform/utf8Length.ts'
import { factsOfCall } from '../../src/delivery/outcome.ts'
import { errorBody } from '../protocol/errorBody.ts'
import { type ErrorBody, errorText, idOfAnswer, type RequestId, successText } from '../protocol/messages.ts'
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
    const { limitBytes } = this.#outlet
    const answered: Answered[] = []
    let texts: string[] = []
    // Two brackets, less the comma that the first answer does not have.
    let bytes = 1
    let open = count
    return (text, call) => {
      if (text !== undefined) {
        const textBytes = utf8Length(text) + 1
        answered.push({ id: idOfAnswer(text), call })
        if (bytes <= limitBytes) this.#outlet.keep(textBytes)
        bytes += textBytes
        if (bytes <= limitBytes) texts.push(text)
        else if (bytes - textBytes <= limitBytes) {
          // The collected answers will not be sent.
          this.#outlet.keep(1 - bytes)
          texts = []
        }
      }
      if (--open > 0 || answered.length === 0) return
      if (bytes <= limitBytes) this.#outlet.keep(1 - bytes)
      this.#outlet.send(bytes <= limitBytes ? `[${texts.join(',')}]` : this.#batchTooLarge(answered, bytes))
    }
  }

  /** Throws Busy (-32003) when memory is used up because of this connection. */
  expectMemory(): void {
    if (!this.#outlet.isTooHeavy) return
    this.#environment.metrics.refuse('memory')
    const limit = this.#environment.limits.memory_bytes
    throw new ProtocolError('Busy', `The daemon uses more than ${limit} bytes of memory`, {
      limit,
      reason: 'memory_bytes',
      retry_after_ms: 500,
    })
  }

  /** Records a result that will be answered in this turn. */
  expect(resultJson: string | undefined): void {
    if (resultJson !== undefined) this.#outlet.expect(resultJson.length)
  }

  /** The result is about to be answered. */
  unexpect(resultJson: string | undefined): void {
    if (resultJson !== undefined) this.#outlet.expect(-resultJson.length)
  }

  /** All recorded results are answered. */
  allAnswered(): void {
    this.#outlet.roomChanged()
  }

  /** The answer of a call, `undefined` for a notification; the call is over. `resultJson` is absent when it failed. */
  ofCall(running: RunningCall, error: ErrorBody | undefined, resultJson: string | undefined): string | undefined {
    const { id } = running
    let failure = error === undefined ? undefined : withOutcome(error, running)
    let text: string | undefined
    if (failure === undefined && id !== undefined) {
      text = successText(id, resultJson!)
      if (this.#outlet.isTooLarge(text)) {
        failure = responseTooLarge(this.#outlet.limitBytes, utf8Length(text), running)
      } else if (text.length > LONGEST_SHORT_ANSWER && !this.#outlet.hasRoomFor(text.length))
        failure = this.#noRoom(running)
    }
    if (failure !== undefined) text = id === undefined ? undefined : errorText(id, failure)
    this.#record(running, failure?.code)
    return text
  }

  /**
   * The answer to a message that did not become a call. `label` is a name of the metrics, `id` null without a usable
   * one.
   */
  ofRefused(id: RequestId | null, error: unknown, label: string): string {
    const body = this.describe(error, label)
    this.#environment.metrics.record(label, 0, body.code)
    return errorText(id, body)
  }

  /** The error that the host receives for a thrown value; bugs are logged. */
  describe(error: unknown, method: string): ErrorBody {
    return errorBody(error, method, this.#environment.services)
  }

  #record({ id, label, method, options, span, startedAtMs }: RunningCall, code: number | undefined): void {
    const { metrics, services } = this.#environment
    const durationMs = this.#clock.elapsed() - startedAtMs
    metrics.record(label, durationMs, code)
    span?.end(label, code)
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

  /** The error states that the call has run, so that the host does not send its messages again. */
  #noRoom({ call }: RunningCall): ProtocolError {
    this.#environment.metrics.refuse('answer_bytes')
    const limit = this.#outlet.totalLimitBytes
    return new ProtocolError('ResponseTooLarge', `Answers not yet read by hosts exceed ${limit} bytes`, {
      limit,
      reason: 'send_buffer_total_bytes',
      ...factsOfCall(call),
    })
  }

  #batchTooLarge(answered: readonly Answered[], bytes: number): string {
    const refused = answered.map(({ id, call }) =>
      this.ofRefused(id, responseTooLarge(this.#outlet.limitBytes, bytes, call), 'batch'),
    )
    return `[${refused.join(',')}]`
  }
}

/** Answers up to this many characters are never refused for lack of memory, because the refusal would be as long. */
const LONGEST_SHORT_ANSWER = 1024

interface Answered {
  readonly id: RequestId | null
  readonly call: RunningCall | undefined
}

/** The call itself has run, so its error states the outcome of its messages. */
function responseTooLarge(limit: number, actual: number, call: RunningCall | undefined): ProtocolError {
  return new ProtocolError('ResponseTooLarge', `The answer has ${actual} bytes, the limit is ${limit}`, {
    limit,
    actual,
    ...call?.outcome,
  })
}

/** Adds the facts about the messages of a call to an error that has none, such as an unexpected error. */
function withOutcome(error: ErrorBody, { outcome }: RunningCall): ErrorBody {
  if (outcome === undefined || 'outcome' in error.data) return error
  return { code: error.code, message: error.message, data: { ...error.data, ...outcome } }
}
