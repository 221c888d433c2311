/** Sends one message: to which endpoints and how often, and whether it may have been executed although no answer came. */
import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import { ParseUrlFailed, Unauthorized } from '../errors/net.ts'
import { combineFailures } from '../net/combineFailures.ts'
import { type Network, networkOf } from '../net/index.ts'
import { type MessageAnswer, postMessage, type Refusal } from '../net/rest/index.ts'
import { sleep } from '../net/waiting.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import type { MessageTurn } from './MessageTurn.ts'
import { type SendRoutes, sendRoutesOf } from './SendRoutes.ts'
import { allFailed, isUnreachable, MESSAGE_CODES, mayBeExecuted, TOKEN_CODES } from './sendFailures.ts'

/** Pauses between rounds of attempts. Source: network 1.12. */
const ROUND_PAUSES_MS = [200, 400]
/** Shortest time that a node gets for its answer. */
const MIN_ANSWER_MS = 2000
export const MIN_PAUSE_MS = 500
export const MAX_PAUSE_MS = 2000

/** How an attempt ended. */
export type Attempt = MessageAnswer | { readonly type: 'error'; readonly error: ClientError }

export interface Routing {
  readonly isDappIdAware: boolean
  readonly dappId: string
}

export interface SendingOptions {
  /** 68 hex digits. */
  readonly threadId: string
  /** Until when (`Clock.elapsed`, ms) to keep trying while no endpoint can be reached. Absent: one round of attempts. */
  readonly persistUntilMs?: (() => number) | undefined
  /** The message is sent only once: nothing prevents the contract from executing a copy. */
  readonly isUnprotected?: boolean | undefined
  /** The turn of the message; it ends with the answer of the node. */
  readonly turn?: MessageTurn | undefined
}

export class MessageSender {
  readonly #call: CallScope
  readonly #network: Network
  readonly #message: ExternalMessage
  readonly #options: SendingOptions
  readonly #routing: Routing
  readonly #routes: SendRoutes
  #threadId: string | undefined
  /** The node named the producer of this message. */
  #isRedirected = false
  #hasLeft: boolean
  #leftAtMs: number | undefined
  #isOutcomeUnknown: boolean

  /** @param hasLeft an earlier delivery may have sent the message */
  constructor(call: CallScope, message: ExternalMessage, options: SendingOptions, routing: Routing, hasLeft: boolean) {
    this.#call = call
    this.#network = networkOf(call.context)
    this.#message = message
    this.#options = options
    this.#routing = routing
    this.#routes = sendRoutesOf(call.context)
    this.#threadId = options.threadId
    this.#hasLeft = hasLeft
    this.#isOutcomeUnknown = hasLeft
  }

  get threadId(): string | undefined {
    return this.#threadId
  }

  /** Whether a byte of the message may have been sent. */
  get hasLeft(): boolean {
    return this.#hasLeft
  }

  /** When the first byte was sent, `Clock.elapsed`. Absent: not yet, or in an earlier delivery. */
  get leftAtMs(): number | undefined {
    return this.#leftAtMs
  }

  /** An exchange ended without an answer after the message was sent: it may have been executed. */
  get isOutcomeUnknown(): boolean {
    return this.#isOutcomeUnknown
  }

  /** One round of attempts, or several while `persistUntilMs` allows it. Throws the reason of the call's signal. */
  async attempt(): Promise<Attempt> {
    try {
      return await this.#sendOnce()
    } catch (error) {
      this.#call.signal.throwIfAborted()
      if (error instanceof ClientError) return { type: 'error', error }
      throw error
    }
  }

  /** How long attempts may be repeated, ms; 0 once sending has become pointless. Absent: there is one round of attempts. */
  repeatMs(): number | undefined {
    const persistUntilMs = this.#options.persistUntilMs?.()
    return persistUntilMs === undefined ? undefined : Math.max(0, persistUntilMs - this.#call.clock.elapsed())
  }

  maySendAgain(): boolean {
    return !this.#hasLeft || this.#options.isUnprotected !== true
  }

  /** Takes the route that the answer names; a route that caused a refusal is not used for later messages. */
  noteAnswer(answer: Exclude<MessageAnswer, { readonly type: 'unavailable' }>): void {
    const { token } = answer
    this.#routes.rememberToken(token)
    if (answer.type === 'result') {
      this.#followProducer(answer.result['producers'], answer.baseUrl)
      return
    }
    const { code } = answer.refusal
    if (!MESSAGE_CODES.has(code)) this.#routes.leaveProducer()
    if (TOKEN_CODES.has(code) && (token ?? undefined) === undefined) this.#routes.forgetToken()
  }

  /** Adjusts the route to the answer of the node. Returns false if sending again is pointless. */
  async prepareResend({ code, details }: Refusal, resends: number, baseUrl: string): Promise<boolean> {
    switch (code) {
      case 'WRONG_PRODUCER':
      case 'THREAD_MISMATCH':
        break
      case 'TOKEN_EXPIRED':
        return true
      case 'NOT_BLOCK_PRODUCER':
        await this.pause(ROUND_PAUSES_MS[0]!)
        break
      case 'QUEUE_OVERFLOW':
        await this.pause(Math.min(MIN_PAUSE_MS * 2 ** resends, MAX_PAUSE_MS))
        return true
      default:
        return false
    }
    const threadId = details?.['thread_id']
    if (typeof threadId === 'string') this.#threadId = /^[0-9a-fA-F]{68}$/.test(threadId) ? threadId : undefined
    this.#followProducer(details?.['producers'], baseUrl)
    this.#isRedirected = true
    return true
  }

  pause(ms: number): Promise<void> {
    return sleep(this.#call.clock, ms, this.#call.signal)
  }

  #followProducer(producers: unknown, namedBy: string): void {
    const first = Array.isArray(producers) ? producers[0] : undefined
    if (typeof first !== 'string' || first === '') return
    try {
      this.#routes.followProducer(this.#network.producerBaseUrl(first), namedBy)
    } catch (error) {
      // An unusable producer address must not hide the answer: the configured endpoints are used instead.
      if (!ParseUrlFailed.matches(error)) throw error
    }
  }

  async #sendOnce(): Promise<MessageAnswer> {
    const { producer } = this.#routes
    const isBroadcast = this.#call.config.network.sending_endpoint_count > 1 && this.#options.isUnprotected !== true
    if (producer !== undefined && (!isBroadcast || this.#isRedirected)) {
      try {
        const answer = await this.#post(producer)
        if (answer.type === 'unavailable') this.#routes.leaveProducer()
        if (answer.type !== 'unavailable' || !this.maySendAgain()) return answer
      } catch (error) {
        this.#routes.leaveProducer()
        if (Unauthorized.matches(error)) this.#routes.closeProducer(producer)
        if (this.#call.signal.aborted || !this.maySendAgain()) throw error
      }
    }
    if (isBroadcast) return this.#broadcast(await this.#network.sendTargets())
    return this.#postPatiently(await this.#network.restBaseUrls())
  }

  /** The first endpoint that accepts the message wins; the others may refuse it as a duplicate. */
  async #broadcast(targets: readonly string[]): Promise<MessageAnswer> {
    const outcomes: (MessageAnswer | Error)[] = []
    const posts = targets.map(async (target) => {
      const outcome = await this.#postPatiently([target]).catch((error: Error) => error)
      outcomes.push(outcome)
      if (outcome instanceof Error || outcome.type !== 'result') throw outcome
      return outcome
    })
    try {
      return await Promise.any(posts)
    } catch {
      this.#call.signal.throwIfAborted()
      const answers = outcomes.filter((outcome): outcome is MessageAnswer => !(outcome instanceof Error))
      const refusals = answers.filter((answer) => answer.type === 'refused')
      const telling = refusals.find(({ refusal }) => refusal.code !== 'DUPLICATE_MESSAGE') ?? refusals[0]
      if (telling !== undefined) return telling
      throw allFailed(targets, outcomes)
    }
  }

  /** Tries the base URLs in turn, in rounds with pauses, until sending becomes pointless. */
  async #postPatiently(bases: readonly string[]): Promise<MessageAnswer> {
    const failures = new Map<string, unknown>()
    for (let round = 0; ; round++) {
      const pauseMs = ROUND_PAUSES_MS[round]
      for (const [index, base] of bases.entries()) {
        const isLast = this.repeatMs() === 0 || (pauseMs === undefined && index === bases.length - 1)
        try {
          const answer = await this.#post(base)
          if (answer.type !== 'unavailable' || isLast || !this.maySendAgain()) return answer
        } catch (error) {
          if (!isUnreachable(error) || !this.maySendAgain()) throw error
          failures.set(base, error)
          if (isLast) throw combineFailures([...failures].map(([endpoint, cause]) => ({ endpoint, error: cause })))
        }
      }
      await this.pause(pauseMs ?? 0)
    }
  }

  /** Records whether the message may have been executed although no answer arrived. */
  async #post(baseUrl: string): Promise<MessageAnswer> {
    const { id, text, accountId, expireAtSec } = this.#message
    await this.#call.askToSend(id, expireAtSec)
    this.#call.signal.throwIfAborted()
    const { token } = this.#routes
    const outgoing = { id, body: text, accountId, ...this.#routing, threadId: this.#threadId, token }
    let hasLeft = false
    const onSent = () => {
      hasLeft = true
      this.#hasLeft = true
      this.#leftAtMs ??= this.#call.clock.elapsed()
      this.#options.turn?.noteSent()
      this.#call.markSent(id, expireAtSec)
    }
    const { config, signal } = this.#call
    const repeatMs = this.repeatMs()
    // After the message has expired, its outcome is searched for instead of waiting for an answer.
    const longestMs = repeatMs === undefined ? Number.POSITIVE_INFINITY : Math.max(MIN_ANSWER_MS, repeatMs)
    const timeoutMs = Math.min(config.network.query_timeout, longestMs)
    try {
      const isSentOnce = this.#options.isUnprotected
      const options = { baseUrl, signal, timeoutMs, repeatMs, onSent, isSentOnce }
      const answer = await postMessage(this.#network, outgoing, options)
      if (hasLeft && answer.type === 'unavailable') this.#isOutcomeUnknown = true
      return answer
    } catch (error) {
      if (hasLeft && mayBeExecuted(error)) this.#isOutcomeUnknown = true
      throw error
    }
  }
}
