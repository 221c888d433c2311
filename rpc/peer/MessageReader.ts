/** From the texts of a host to requests: JSON, batches, envelopes. Source: daemon sections 1, 2, 6 and 7. */
import {
  type IncomingRequest,
  idForAnswer,
  isNotification,
  isResponse,
  parseText,
  readRequest,
} from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { BrokenMessage } from '../transports/Transport.ts'
import type { Answers } from './Answers.ts'
import type { Dispatcher } from './Dispatcher.ts'
import type { PacedInput } from './PacedInput.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import type { ReportAnswer } from './RunningCall.ts'

export class MessageReader {
  readonly #environment: PeerEnvironment
  readonly #answers: Answers
  readonly #dispatcher: Dispatcher
  readonly #input: PacedInput

  constructor(environment: PeerEnvironment, answers: Answers, dispatcher: Dispatcher, input: PacedInput) {
    this.#environment = environment
    this.#answers = answers
    this.#dispatcher = dispatcher
    this.#input = input
  }

  read(text: string): void {
    let message: unknown
    try {
      message = parseText(text, this.#environment.limits.nesting)
    } catch (error) {
      this.#refuse(error)
      return
    }
    if (Array.isArray(message)) this.#readBatch(message)
    else this.#readOne(message, this.#answers.send, false)
  }

  /** A message that the transport could not make a text of. */
  readBroken(broken: BrokenMessage): void {
    const limit = this.#environment.limits.message_in_bytes
    this.#refuse(
      broken.problem === 'utf8'
        ? new ProtocolError('ParseError', 'The message is not valid UTF-8', { reason: 'utf8' })
        : new ProtocolError('RequestTooLarge', `The message has ${broken.actualBytes} bytes, the limit is ${limit}`, {
            limit,
            actual: broken.actualBytes,
          }),
    )
  }

  #refuse(error: unknown): void {
    this.#environment.metrics.brokenMessages++
    this.#answers.send(this.#answers.ofRefused(null, error, 'message'))
  }

  #readBatch(entries: readonly unknown[]): void {
    const limit = this.#environment.limits.batch
    if (entries.length === 0 || entries.length > limit) {
      const error =
        entries.length === 0
          ? new ProtocolError('InvalidRequest', 'Invalid request: the batch is empty', { reason: 'empty batch' })
          : new ProtocolError('BatchTooLarge', `The batch has ${entries.length} entries, the limit is ${limit}`, {
              limit,
              actual: entries.length,
            })
      this.#answers.send(this.#answers.ofRefused(null, error, 'batch'))
      return
    }
    const report = this.#answers.forBatch(entries.length)
    this.#input.takeParts(entries.map((entry) => () => this.#readOne(entry, report, true)))
  }

  /** Exactly one report per message. */
  #readOne(message: unknown, report: ReportAnswer, isInBatch: boolean): void {
    if (isResponse(message)) {
      this.#environment.metrics.ignoredResponses++
      report(undefined)
      return
    }
    let request: IncomingRequest
    try {
      request = readRequest(message)
    } catch (error) {
      const text = this.#answers.ofRefused(idForAnswer(message), error, 'message')
      // What is no request at all is answered even without id; a notification is one, and its mistakes are not.
      const isUnanswered = isNotification(message) && (error as ProtocolError).name === 'InvalidParams'
      report(isUnanswered ? undefined : text)
      return
    }
    this.#dispatcher.dispatch(request, report, isInBatch)
  }
}
