/** Reads requests from the texts of a host: JSON, batches, envelopes. Source: daemon sections 1, 2, 6 and 7. */
import { repeatedParameter } from '../../src/schema/repeatedMember.ts'
import {
  type IncomingRequest,
  idForAnswer,
  isNotification,
  isResponse,
  parseText,
  readRequest,
  unreadable,
} from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import { RepeatedMember } from '../protocol/RepeatedMember.ts'
import { ShortRequests } from '../protocol/ShortRequests.ts'
import type { Answers } from './Answers.ts'
import type { Arrival, Dispatcher } from './Dispatcher.ts'
import { isDense, LargeMessages } from './LargeMessages.ts'
import { LargeParams } from './LargeParams.ts'
import type { PacedInput } from './PacedInput.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import type { ReportAnswer } from './RunningCall.ts'
import { largeDaemonParams } from './refusals.ts'
import type { BrokenMessage } from './Transport.ts'

export class MessageReader {
  readonly #environment: PeerEnvironment
  readonly #answers: Answers
  readonly #dispatcher: Dispatcher
  readonly #input: PacedInput
  readonly #large: LargeMessages
  readonly #short: ShortRequests

  constructor(environment: PeerEnvironment, answers: Answers, dispatcher: Dispatcher, input: PacedInput) {
    this.#environment = environment
    this.#answers = answers
    this.#dispatcher = dispatcher
    this.#input = input
    this.#short = new ShortRequests(environment.limits.nesting)
    this.#large = new LargeMessages(environment.limits, environment.nextTurn, {
      readRequest: (message, bytes) => this.#readSingle(message, bytes),
      readBatch: (entries, bytes) => this.#readBatch(entries, bytes),
      refuse: (error) => this.#refuse(error),
      finished: () => input.resume(),
    })
  }

  /** Whether a large message is being read: later ones have to wait. */
  get isReadingLarge(): boolean {
    return this.#large.isReading
  }

  read(text: string): void {
    if (!this.#large.take(text)) this.#read(text)
  }

  /** Called when the host has disconnected. */
  close(): void {
    this.#large.close()
  }

  #read(text: string): void {
    const short = this.#short.read(text)
    if (short !== undefined) {
      this.#dispatcher.dispatch(short, this.#single(text.length))
      return
    }
    let message: unknown
    try {
      message = parseText(text, this.#environment.limits.nesting)
    } catch (error) {
      this.#refuse(error)
      return
    }
    if (Array.isArray(message)) this.#readBatch(message, text.length)
    else this.#readSingle(message, text.length)
  }

  #readSingle(message: unknown, bytes: number): void {
    this.#readOne(message, this.#single(bytes))
  }

  #single(bytes: number): Arrival {
    return { bytes, report: this.#answers.send, isInBatch: false }
  }

  /** A message that the transport could not decode. */
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
    const text =
      error instanceof RepeatedMember
        ? this.#answers.ofRefused(idForAnswer(error.parsed), error.refusal, 'message')
        : this.#answers.ofRefused(null, error, 'message')
    this.#answers.send(text)
  }

  #readBatch(entries: readonly unknown[], bytes: number): void {
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
    const arrival = { bytes: bytes / entries.length, report, isInBatch: true }
    const parts = entries.map((entry) => () => this.#readOne(entry, arrival))
    this.#input.takeParts(parts)
  }

  /** Exactly one report per message. */
  #readOne(message: unknown, arrival: Arrival): void {
    const { report } = arrival
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
      // A message that is not a request is answered even without an id. A notification is a request, and its errors are
      // not answered.
      const isUnanswered = isNotification(message) && (error as ProtocolError).name === 'InvalidParams'
      report(isUnanswered ? undefined : text)
      return
    }
    const { params } = request
    if (params instanceof LargeParams) this.#dispatchLarge(request, params, arrival)
    else this.#dispatcher.dispatch(request, arrival)
  }

  #readDaemonRequest(request: IncomingRequest, { json }: LargeParams, arrival: Arrival): void {
    let params: unknown
    try {
      params = parseText(json, this.#environment.limits.nesting)
    } catch (error) {
      const text =
        error instanceof RepeatedMember
          ? this.#answers.ofRefused(idForAnswer(request), repeatedParameter(error.path), 'message')
          : this.#answers.ofRefused(null, error, 'message')
      arrival.report(text)
      return
    }
    this.#readOne({ ...request, params }, arrival)
  }

  #dispatchLarge(request: IncomingRequest, params: LargeParams, arrival: Arrival): void {
    const { report } = arrival
    if (request.method.startsWith('daemon.')) {
      // Long texts are read quickly, but many values are not, and worker threads have no access to the connection.
      if (!isDense(params.json)) {
        this.#readDaemonRequest(request, params, arrival)
        return
      }
      const error = largeDaemonParams(request.method, params, this.#environment.limits.inline_frame_bytes)
      const text = this.#answers.ofRefused(request.id ?? null, error, 'message')
      report(request.id === undefined ? undefined : text)
      return
    }
    const reportReadable: ReportAnswer = (text) => {
      // A message that is not valid JSON cannot be assigned to a request.
      const isMessage = !params.isUnreadable
      report(isMessage ? text : this.#answers.ofRefused(null, unreadable(), 'message'))
    }
    this.#dispatcher.dispatch(request, { ...arrival, report: reportReadable })
  }
}
