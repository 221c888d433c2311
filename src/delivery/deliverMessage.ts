/**
 * Sends a message and reports its outcome, as far as that can be known.
 *
 * A protected message may be sent repeatedly: the contract executes it once, and later copies are refused as duplicates or
 * repetitions. So when the outcome of an exchange is unknown (lost connection, gateway error), the same bytes are sent again.
 * The price: the answer to a copy says nothing about the first one, and nodes forward copies on their own. Therefore any
 * answer other than a result is believed only after the network has been searched for the transaction of the message.
 * Source: network 4.7, 4.9; decision 12.
 */
import type { CallScope } from '../context/scopes.ts'
import type { ChainRules } from '../core/chainRules.ts'
import { ClientError } from '../errors/ClientError.ts'
import { ParseUrlFailed, Unauthorized } from '../errors/net.ts'
import { combineFailures } from '../net/combineFailures.ts'
import { type Network, networkOf } from '../net/index.ts'
import { type MessageAnswer, type MessageResult, postMessage, type Refusal, refusalError } from '../net/rest/index.ts'
import { readDappId, readRawId } from '../net/rest/readRawId.ts'
import { sleep } from '../net/waiting.ts'
import { type HistoryAccount, type HistoryMark, markHistory } from './accountHistory.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { expectSameRules } from './expectSameRules.ts'
import { expectSentOnce } from './expectSentOnce.ts'
import type { FoundTransaction } from './findTransaction.ts'
import type { Judge } from './Judge.ts'
import type { MessageTurn } from './MessageTurn.ts'
import type { ProofTarget } from './proveNotExecuted.ts'
import { resultOfTransaction } from './readTransaction.ts'
import { type SendRoutes, sendRoutesOf } from './SendRoutes.ts'
import {
  allFailed,
  isDuplicate,
  isUnreachable,
  leavesOpen,
  MESSAGE_CODES,
  mayBeExecuted,
  replayExitCode,
  TOKEN_CODES,
} from './sendFailures.ts'
import { sentFacts, settlesAt, unsentFacts, withFacts, withOpenEnd, withReason } from './sentFacts.ts'
import { settleMessage } from './settleMessage.ts'
import { tryWithin } from './tryWithin.ts'

export interface DeliveryOptions {
  /** As given by the caller; may be empty. */
  readonly dappId: string
  /** 68 hex digits. */
  readonly threadId: string
  readonly rules?: ChainRules | undefined
  /** Until when (`Clock.elapsed`, ms) to keep trying while no endpoint can be reached. Absent: one round of attempts. */
  readonly persistUntilMs?: (() => number) | undefined
  /** The message is sent only once: nothing prevents the contract from executing a copy. */
  readonly isUnprotected?: boolean | undefined
  /**
   * A refusal does not end the delivery: it waits for the proof that the message was not executed, as it does for an
   * open outcome.
   */
  readonly provesRefusal?: boolean | undefined
  /**
   * If the outcome is open: until when (`Clock.elapsed`, ms) to search for the transaction, or for the proof that it
   * was not and will not be executed. Absent: a few seconds, for the transaction only.
   */
  readonly settleUntilMs?: number | undefined
  readonly departure?: Departure | undefined
  /** Mark of the account history, if it was already read for this message; it is not queried again. */
  readonly knownMark?: HistoryMark | undefined
  /** The turn of the message; it ends with the answer of the node. */
  readonly turn?: MessageTurn | undefined
  readonly judge: Judge
  /** Called when sending begins, after everything that refuses a message before it is sent. */
  readonly onBegin?: (() => void) | undefined
  /** Runs the delivery, or throws to prevent it, as a spending policy does. Absent: the delivery is run directly. */
  readonly within?: ((delivery: PreparedDelivery) => Promise<Delivered>) | undefined
}

export interface PreparedDelivery {
  /** Whether a byte of the message may have been sent. */
  readonly hasLeft: boolean
  run(): Promise<Delivered>
}

/** Facts about a message that must be stored before its first byte is sent. */
interface Departure {
  /** An earlier attempt may have sent the message, so it may have been executed. */
  readonly hasLeft: boolean
  /** Mark of the account history, read before the message was first sent. */
  readonly mark: HistoryMark | undefined
  /** Called once, just before the message is sent. If it throws, nothing is sent. */
  readonly onLeave: (mark: HistoryMark | undefined) => Promise<void>
}

export type Delivered =
  /** A node reported the execution, or the transaction was found. */
  | {
      readonly type: 'executed'
      readonly result: MessageResult
      readonly found?: FoundTransaction
      /** Facts for a proof of non-execution, in case the transaction never appears. */
      readonly target?: ProofTarget | undefined
    }
  /** Proven not to have been executed; `error` is the error that ended sending. */
  | { readonly type: 'notExecuted'; readonly error: ClientError; readonly stateTimestampMs: number }
  /** `error.data.sent` says whether the message was sent and may have been executed. */
  | { readonly type: 'failed'; readonly error: ClientError }

/** Redirects and other requests to send again that one delivery follows. */
const MAX_RESENDS = 5
/** Pauses between rounds of attempts. Source: network 1.12. */
const ROUND_PAUSES_MS = [200, 400]
/** Longest wait for the mark of the history, and the share of the message's lifetime that it may use. */
const MARK_MS = 5000
const MARK_SHARE = 1 / 4
/** Longest search for a transaction by callers that do not wait for it. */
const BRIEF_SEARCH_MS = 5000
/** Shortest time that a node gets for its answer. */
const MIN_ANSWER_MS = 2000
/** Exit code with which contracts refuse a message as expired. */
const EXPIRED = 57
const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 2000

/**
 * Throws 14, 512, 518, 519, 520 and as `within` before anything is sent, and the reason of the call's signal. Failures of sending
 * are outcomes, not exceptions. `data.sent` of every error says whether the message was sent and may have been executed.
 */
export async function deliverMessage(
  call: CallScope,
  message: ExternalMessage,
  options: DeliveryOptions,
): Promise<Delivered> {
  expectSentOnce(call, options.isUnprotected)
  const node = await networkOf(call.context).probe(call.signal)
  const isDappIdAware = node?.isDappIdAware ?? true
  const dappId = isDappIdAware ? readDappId(options.dappId) : olderDappId(options.dappId)
  if (node !== undefined) await expectSameRules(call, options.rules)
  const delivery = new Delivery(call, message, options, { isDappIdAware, dappId })
  return options.within === undefined ? delivery.run() : options.within(delivery)
}

/** Nodes below version 1.0.0 need no Dapp ID. Throws InvalidData (512) for one that is not 64 hex digits. */
function olderDappId(text: string): string {
  return text === '' ? '' : readRawId(text, 'dapp_id')
}

/** How an attempt ended. */
type Attempt = MessageAnswer | { readonly type: 'error'; readonly error: ClientError }

class Delivery implements PreparedDelivery {
  readonly #call: CallScope
  readonly #network: Network
  readonly #message: ExternalMessage
  readonly #options: DeliveryOptions
  readonly #routing: { readonly isDappIdAware: boolean; readonly dappId: string }
  readonly #routes: SendRoutes
  #threadId: string | undefined
  /** The node named the producer of this message. */
  #isRedirected = false
  #hasLeft = false
  /** When the first byte was sent, `Clock.elapsed`. Absent: not yet, or in an earlier delivery. */
  #leftAtMs: number | undefined
  /** An exchange ended without an answer after the message was sent: it may have been executed. */
  #isOutcomeUnknown = false
  #mark: HistoryMark | undefined
  /** The mark is read exactly once, because it must be stored before the message is sent. */
  #isMarkFixed = false

  constructor(
    call: CallScope,
    message: ExternalMessage,
    options: DeliveryOptions,
    routing: { readonly isDappIdAware: boolean; readonly dappId: string },
  ) {
    this.#call = call
    this.#network = networkOf(call.context)
    this.#message = message
    this.#options = options
    this.#routing = routing
    this.#routes = sendRoutesOf(call.context)
    this.#threadId = options.threadId
    this.#mark = options.departure?.mark ?? this.#dated(options.knownMark)
    this.#hasLeft = options.departure?.hasLeft ?? false
    this.#isOutcomeUnknown = this.#hasLeft
  }

  get hasLeft(): boolean {
    return this.#hasLeft
  }

  async run(): Promise<Delivered> {
    this.#options.onBegin?.()
    try {
      await this.#depart()
      return await this.#deliver()
    } catch (error) {
      if (this.#call.signal.aborted) throw error
      throw withFacts(error, this.#hasLeft ? sentFacts(this.#message) : unsentFacts(this.#message))
    }
  }

  async #deliver(): Promise<Delivered> {
    for (let resends = 0; ; resends++) {
      const attempt = await this.#sendPersistently()
      if (attempt.type !== 'refused') this.#options.turn?.pass()
      if (attempt.type === 'found') return this.#executed(attempt.found)
      if (attempt.type === 'error' || attempt.type === 'unavailable') {
        return this.#settle(attempt.error, mayBeExecuted(attempt.error))
      }
      this.#routes.rememberToken(attempt.token)
      if (attempt.type === 'result') {
        this.#followProducer(attempt.result['producers'], attempt.baseUrl)
        return { type: 'executed', result: attempt.result, target: this.#proofTarget() }
      }
      const { refusal, token, baseUrl } = attempt
      this.#leaveRoute(refusal, token)
      if (this.#maySendAgain() && resends < MAX_RESENDS && (await this.#prepareResend(refusal, resends, baseUrl)))
        continue
      this.#options.turn?.pass()
      const error = refusalError(this.#described(refusal), token)
      return this.#settle(error, leavesOpen(refusal), this.#cameTooLate(refusal))
    }
  }

  /** A route that caused a refusal is not used for later messages. */
  #leaveRoute({ code }: Refusal, token: unknown): void {
    if (!MESSAGE_CODES.has(code)) this.#routes.leaveProducer()
    if (TOKEN_CODES.has(code) && (token ?? undefined) === undefined) this.#routes.forgetToken()
  }

  /** Adjusts the route to the answer of the node. Returns false if sending again is pointless. */
  async #prepareResend({ code, details }: Refusal, resends: number, baseUrl: string): Promise<boolean> {
    switch (code) {
      case 'WRONG_PRODUCER':
      case 'THREAD_MISMATCH':
        break
      case 'TOKEN_EXPIRED':
        return true
      case 'NOT_BLOCK_PRODUCER':
        await this.#pause(ROUND_PAUSES_MS[0]!)
        break
      case 'QUEUE_OVERFLOW':
        await this.#pause(Math.min(MIN_PAUSE_MS * 2 ** resends, MAX_PAUSE_MS))
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

  /** Keeps trying while no endpoint can be reached, for as long as the caller wants, and searches for the transaction in between. */
  async #sendPersistently(): Promise<Attempt | { readonly type: 'found'; readonly found: FoundTransaction }> {
    for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      await this.#takeMark()
      if (!this.#hasLeft) await this.#options.turn?.holdUnsent(this.#message, this.#repeatMs() ?? 0)
      const attempt = await this.#attempt()
      const isPassing = attempt.type === 'unavailable' || (attempt.type === 'error' && isUnreachable(attempt.error))
      if (!isPassing || pauseMs >= (this.#repeatMs() ?? 0) || !this.#maySendAgain()) return attempt
      if (this.#isOutcomeUnknown) {
        const settled = await settleMessage(this.#call, this.#message, { budgetMs: 0 })
        if (settled.type === 'executed') return { type: 'found', found: settled.found }
      }
      await this.#pause(pauseMs)
    }
  }

  async #attempt(): Promise<Attempt> {
    try {
      return await this.#sendOnce()
    } catch (error) {
      this.#call.signal.throwIfAborted()
      if (error instanceof ClientError) return { type: 'error', error }
      throw error
    }
  }

  /** How long attempts may be repeated, ms; 0 once sending has become pointless. Absent: there is one round of attempts. */
  #repeatMs(): number | undefined {
    const persistUntilMs = this.#options.persistUntilMs?.()
    return persistUntilMs === undefined ? undefined : Math.max(0, persistUntilMs - this.#call.clock.elapsed())
  }

  #maySendAgain(): boolean {
    return !this.#hasLeft || this.#options.isUnprotected !== true
  }

  async #sendOnce(): Promise<MessageAnswer> {
    const { producer } = this.#routes
    const isBroadcast = this.#call.config.network.sending_endpoint_count > 1 && this.#options.isUnprotected !== true
    if (producer !== undefined && (!isBroadcast || this.#isRedirected)) {
      try {
        const answer = await this.#post(producer)
        if (answer.type === 'unavailable') this.#routes.leaveProducer()
        if (answer.type !== 'unavailable' || !this.#maySendAgain()) return answer
      } catch (error) {
        this.#routes.leaveProducer()
        if (Unauthorized.matches(error)) this.#routes.closeProducer(producer)
        if (this.#call.signal.aborted || !this.#maySendAgain()) throw error
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
        const isLast = this.#repeatMs() === 0 || (pauseMs === undefined && index === bases.length - 1)
        try {
          const answer = await this.#post(base)
          if (answer.type !== 'unavailable' || isLast || !this.#maySendAgain()) return answer
        } catch (error) {
          if (!isUnreachable(error) || !this.#maySendAgain()) throw error
          failures.set(base, error)
          if (isLast) throw combineFailures([...failures].map(([endpoint, cause]) => ({ endpoint, error: cause })))
        }
      }
      await this.#pause(pauseMs ?? 0)
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
    const repeatMs = this.#repeatMs()
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

  async #depart(): Promise<void> {
    const { departure } = this.#options
    if (departure === undefined) return
    await this.#takeMark()
    this.#isMarkFixed = true
    await departure.onLeave(this.#mark)
  }

  /**
   * Records where the history of the account ends before the message is sent for the first time. The proof of non-execution
   * reads everything after that mark. Without the mark there can be no proof, but the message is sent all the same.
   */
  async #takeMark(): Promise<void> {
    if (this.#options.settleUntilMs === undefined || this.#message.expireAtSec === undefined) return
    if (this.#hasLeft || this.#mark !== undefined || this.#isMarkFixed) return
    const lifeMs = this.#message.expireAtSec * 1000 - this.#call.clock.now()
    // A message that has already expired can wait.
    const limitMs = lifeMs > 0 ? Math.min(MARK_MS, lifeMs * MARK_SHARE) : MARK_MS
    const mark = await tryWithin(this.#call, limitMs, (signal) =>
      markHistory(this.#network, this.#historyAccount(), signal),
    )
    this.#mark = this.#dated(mark)
  }

  /** A mark with the time before which the message cannot have been executed, since it has not been sent yet. */
  #dated(mark: HistoryMark | undefined): HistoryMark | undefined {
    const { clock, context } = this.#call
    return mark && { ...mark, takenAtMs: Math.min(clock.now(), context.services.clock.now()) }
  }

  /**
   * The outcome after an error. `isOpen`: the message may have been executed, so the search takes as long as the caller
   * allows. Otherwise one look is enough, and `data.refused` says that nodes only refused the message for their own
   * reasons and that the network does not show the transaction; the same holds for a message that came too late.
   */
  async #settle(error: ClientError, isOpen: boolean, cameTooLate = false): Promise<Delivered> {
    if (!this.#hasLeft) return { type: 'failed', error: withFacts(error, unsentFacts(this.#message)) as ClientError }
    const isSearched = isOpen || this.#isOutcomeUnknown || this.#options.provesRefusal === true
    const budgetMs = isSearched ? this.#searchMs(error) : 0
    const target = this.#proofTarget()
    const settled = await settleMessage(this.#call, this.#message, { target, budgetMs })
    if (settled.type === 'executed') return this.#executed(settled.found)
    if (settled.type === 'unknown') {
      const isRefused = (!isOpen || cameTooLate) && !this.#isOutcomeUnknown && settled.hasLooked
      const facts = { ...sentFacts(this.#message), refused: true, ...settlesAt(this.#call, this.#message) }
      const told = isRefused ? (withFacts(error, facts) as ClientError) : withOpenEnd(error, this.#message)
      return { type: 'failed', error: withReason(told, settled.reason) }
    }
    this.#call.markNotExecuted(this.#message.id)
    const facts = { ...unsentFacts(this.#message), state_timestamp: settled.stateTimestampMs }
    return { ...settled, error: withFacts(error, facts) as ClientError }
  }

  /**
   * Whether the contract refused the message as expired, and by the clock of the node it had expired before it was sent: no
   * copy of it can have come in time.
   */
  #cameTooLate(refusal: Refusal): boolean {
    const { expireAtSec } = this.#message
    const nodeMs = Number(refusal.details?.['current_time'] ?? Number.NaN)
    if (replayExitCode(refusal) !== EXPIRED || expireAtSec === undefined || this.#leftAtMs === undefined) return false
    return nodeMs - (this.#call.clock.elapsed() - this.#leftAtMs) >= expireAtSec * 1000
  }

  #searchMs(error: ClientError): number {
    const { clock, config } = this.#call
    const { settleUntilMs } = this.#options
    if (settleUntilMs !== undefined) return Math.max(0, settleUntilMs - clock.elapsed())
    const { message_processing_timeout } = config.network
    // A node with this answer is processing the message.
    if (isDuplicate(error)) return message_processing_timeout
    return Math.min(BRIEF_SEARCH_MS, message_processing_timeout)
  }

  #proofTarget(): ProofTarget | undefined {
    const [mark, threadId, { rules, judge }] = [this.#mark, this.#threadId, this.#options]
    return mark && { account: this.#historyAccount(), mark, threadId, rules, judge }
  }

  #historyAccount(): HistoryAccount {
    const { isDappIdAware, dappId } = this.#routing
    return { accountId: this.#message.accountId, dappId: isDappIdAware ? dappId : undefined }
  }

  #executed(found: FoundTransaction): Delivered {
    const result = {
      ...resultOfTransaction(found, this.#options.rules),
      message_hash: this.#message.id,
      current_time: String(this.#call.clock.now()),
      thread_id: this.#threadId ?? null,
      account_id: this.#message.accountId,
      dapp_id: this.#routing.dappId,
    }
    return { type: 'executed', result, found }
  }

  #described(refusal: Refusal): Refusal {
    const { details } = refusal
    if (details === null) return refusal
    const address = details['address'] ?? this.#message.address
    return { ...refusal, details: { ...details, message_hash: this.#message.id, address } }
  }

  #pause(ms: number): Promise<void> {
    return sleep(this.#call.clock, ms, this.#call.signal)
  }
}
