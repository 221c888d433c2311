/** One call that the host waits for. It is answered exactly once, whatever comes first. */
import type { Call } from '../../src/context/Call.ts'
import { factsOfCall, type CallFacts as SentFacts } from '../../src/delivery/outcome.ts'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import type { ErrorBody, RequestId } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { CallSpan } from './CallTracing.ts'
import type { CallOptions } from './callOptions.ts'

/**
 * Takes the answer to one message, `undefined` when there is nothing to answer. Called exactly once. `call` is the call that
 * was answered, if the message became one.
 */
export type ReportAnswer = (text: string | undefined, call?: RunningCall) => void

/**
 * The call waits for a message of an earlier call, so its error never says that nothing was sent, however early it
 * ends.
 */
const WAITS_FOR_SENT = 'processing.wait_for_transaction'

/** Takes the outcome of a call, once; `resultJson` is absent when it failed. */
export type EndCall = (call: RunningCall, error: ErrorBody | undefined, resultJson: string | undefined) => void

export interface CallFacts {
  /** Absent for a notification, whose answer is lost. */
  readonly id: RequestId | undefined
  readonly method: string
  readonly options: CallOptions
  /** Whether the call counts toward the limit of calls in flight. */
  readonly isCounted: boolean
  /** Bytes of the request. */
  readonly requestBytes: number
  /** Takes the text of the answer. */
  readonly report: ReportAnswer
}

export class RunningCall implements CallFacts {
  readonly id: RequestId | undefined
  /** Identifies the call: its id, or a unique value for a notification. */
  readonly key: RequestId | symbol
  readonly method: string
  readonly options: CallOptions
  readonly isCounted: boolean
  readonly requestBytes: number
  readonly startedAtMs: number
  readonly report: ReportAnswer
  /** Index of the call among those in flight. */
  place = -1
  /** Name of the call in metrics, `unknown` until the method has been found. */
  label: string
  /** Absent if traces are disabled. */
  span: CallSpan | undefined
  /** Present once the call has its context. */
  call: Call | undefined
  /**
   * Releases everything that lives only as long as the call, and undoes what a failed call had begun. Runs just before
   * the answer.
   */
  release: ((isFailed: boolean) => void) | undefined
  /** Whether the call sends messages itself, so that its errors must state their outcome. */
  posts = false
  /** Waits for something without a time limit, so `limits.call_timeout_ms` does not count. */
  waitsByDesign: boolean
  /** Time that does not count toward that limit. */
  uncountedMs = 0
  #deadline: Timer | undefined
  #ended: Error | undefined
  #isAnswered = false
  readonly #onEnd: EndCall

  constructor(
    { id, method, options, isCounted, requestBytes, report }: CallFacts,
    startedAtMs: number,
    onEnd: EndCall,
  ) {
    this.id = id
    this.key = id ?? Symbol()
    this.method = method
    this.label = method
    this.options = options
    this.isCounted = isCounted
    this.waitsByDesign = !isCounted
    this.requestBytes = requestBytes
    this.startedAtMs = startedAtMs
    this.report = report
    this.#onEnd = onEnd
  }

  /** Set when the call was ended from outside; an implementation that has not started yet must not start. */
  get ended(): Error | undefined {
    return this.#ended
  }

  /** Ends the call with -32008 after its own time limit. */
  startDeadline(clock: Clock): void {
    const timeoutMs = this.options.timeout_ms
    if (timeoutMs === undefined || timeoutMs === 0) return
    this.#deadline = clock.setTimer(timeoutMs, () =>
      this.end(
        (facts) => new ProtocolError('DeadlineExceeded', `The call exceeded its time limit of ${timeoutMs} ms`, facts),
      ),
    )
  }

  cancel(): void {
    this.end(
      (facts) =>
        new ProtocolError(
          'RequestCancelled',
          facts.sent ? 'Cancelled after the message had been sent' : 'The call was cancelled',
          facts,
        ),
    )
  }

  /** Outcome of the messages of the call; `undefined` for a call that does not send. */
  get outcome(): SentFacts | undefined {
    const { call, posts } = this
    return posts || call?.sent !== undefined || call?.isStored === true ? factsOfCall(call) : undefined
  }

  /** Answers with an error now and makes the implementation stop. Messages that were sent are not revoked. */
  end(makeError: (facts: SentFacts) => ProtocolError): void {
    if (this.#isAnswered) return
    const isAboutSent = this.call === undefined && this.method === WAITS_FOR_SENT
    const error = makeError(isAboutSent ? { sent: true, outcome: 'unknown' } : factsOfCall(this.call))
    this.#ended = error
    // Open requests of the call are withdrawn before its answer ends it.
    this.call?.abort(error)
    this.#settle(error, undefined)
  }

  succeed(resultJson: string): void {
    this.#settle(undefined, resultJson)
  }

  fail(error: ErrorBody): void {
    this.#settle(error, undefined)
  }

  #settle(error: ErrorBody | undefined, resultJson: string | undefined): void {
    if (this.#isAnswered) return
    this.#isAnswered = true
    this.#deadline?.cancel()
    this.release?.(error !== undefined)
    this.#onEnd(this, error, resultJson)
  }
}
