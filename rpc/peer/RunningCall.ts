/** One call that the host waits for. It is answered exactly once, whatever comes first. */
import type { Call } from '../../src/context/Call.ts'
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import type { RequestId } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'

export class RunningCall {
  /** Absent for a notification, whose answer is lost. */
  readonly id: RequestId | undefined
  readonly method: string
  /** Name of the call in metrics, `unknown` while nobody can tell whether there is such a method. */
  label: string
  readonly startedAtMs: number
  /** Whether the call counts toward the limit of calls in flight. */
  readonly counted: boolean
  readonly trace: string | undefined
  /** Present once the call has its context. */
  call: Call | undefined
  /** JSON text of a result that was there at once and is about to be sent. */
  result: string | undefined
  /** Lets go of what lives only as long as the call, or of what a failed call had begun; runs just before the answer. */
  release: ((isFailed: boolean) => void) | undefined
  #deadline: Timer | undefined
  #ended: Error | undefined
  readonly #answer: (error: unknown, text: string | undefined) => void
  #answered = false

  constructor(
    request: { readonly id: RequestId | undefined; readonly method: string },
    options: { readonly startedAtMs: number; readonly counted: boolean; readonly trace: string | undefined },
    answer: (error: unknown, text: string | undefined) => void,
  ) {
    this.id = request.id
    this.method = request.method
    this.label = request.method
    this.startedAtMs = options.startedAtMs
    this.counted = options.counted
    this.trace = options.trace
    this.#answer = answer
  }

  /** Set when the call was ended from outside; an implementation that is still to start must not. */
  get ended(): Error | undefined {
    return this.#ended
  }

  /** Ends the call with -32008 after its own time limit. */
  startDeadline(clock: Clock, timeoutMs: number | undefined): void {
    if (timeoutMs === undefined || timeoutMs === 0) return
    this.#deadline = clock.setTimer(timeoutMs, () =>
      this.end(
        (facts) => new ProtocolError('DeadlineExceeded', `The call passed its time limit of ${timeoutMs} ms`, facts),
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

  /** Answers with an error now and makes the implementation stop; nothing that was sent is taken back. */
  end(makeError: (facts: SentFacts) => Error): void {
    if (this.#answered) return
    const error = makeError(sentFacts(this.call))
    this.#ended = error
    // First what the call has open is withdrawn, then its answer ends it.
    this.call?.abort(error)
    this.#settle(error, undefined)
  }

  succeed(resultJson: string): void {
    this.#settle(undefined, resultJson)
  }

  fail(error: unknown): void {
    this.#settle(error, undefined)
  }

  #settle(error: unknown, text: string | undefined): void {
    if (this.#answered) return
    this.#answered = true
    this.#deadline?.cancel()
    this.release?.(text === undefined)
    this.#answer(error, text)
  }
}

interface SentFacts {
  readonly [key: string]: unknown
  readonly sent: boolean
  /** Of the first message that has left. */
  readonly message_hash?: string
  /** Its expiration, unix time in s, if it has one. */
  readonly expire_at?: number
  /** All of them, when there are several. */
  readonly message_hashes?: readonly string[]
}

function sentFacts(call: Call | undefined): SentFacts {
  const [first, ...others] = call?.sent ?? []
  if (first === undefined) return { sent: false }
  const [messageHash, expireAtSec] = first
  return {
    sent: true,
    message_hash: messageHash,
    ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
    ...(others.length > 0 && { message_hashes: [messageHash, ...others.map(([hash]) => hash)] }),
  }
}
