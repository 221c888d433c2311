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
import type { ClientError } from '../errors/ClientError.ts'
import { type Network, networkOf } from '../net/index.ts'
import { type MessageResult, type Refusal, refusalError } from '../net/rest/index.ts'
import { readDappId, readRawId } from '../net/rest/readRawId.ts'
import { type HistoryAccount, type HistoryMark, markHistory } from './accountHistory.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { expectSameRules } from './expectSameRules.ts'
import { expectSentOnce } from './expectSentOnce.ts'
import type { FoundTransaction } from './findTransaction.ts'
import type { Judge } from './Judge.ts'
import {
  type Attempt,
  MAX_PAUSE_MS,
  MessageSender,
  MIN_PAUSE_MS,
  type Routing,
  type SendingOptions,
} from './MessageSender.ts'
import type { ProofTarget } from './proveNotExecuted.ts'
import { resultOfTransaction } from './readTransaction.ts'
import { isDuplicate, isUnreachable, leavesOpen, mayBeExecuted, replayExitCode } from './sendFailures.ts'
import { sentFacts, settlesAt, unsentFacts, withFacts, withOpenEnd, withReason } from './sentFacts.ts'
import { settleMessage } from './settleMessage.ts'
import { tryWithin } from './tryWithin.ts'

export interface DeliveryOptions extends SendingOptions {
  /** As given by the caller; may be empty. */
  readonly dappId: string
  readonly rules?: ChainRules | undefined
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
/** Longest wait for the mark of the history, and the share of the message's lifetime that it may use. */
const MARK_MS = 5000
const MARK_SHARE = 1 / 4
/** Longest search for a transaction by callers that do not wait for it. */
const BRIEF_SEARCH_MS = 5000
/** Exit code with which contracts refuse a message as expired. */
const EXPIRED = 57

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

class Delivery implements PreparedDelivery {
  readonly #call: CallScope
  readonly #network: Network
  readonly #message: ExternalMessage
  readonly #options: DeliveryOptions
  readonly #routing: Routing
  readonly #sender: MessageSender
  #mark: HistoryMark | undefined
  /** The mark is read exactly once, because it must be stored before the message is sent. */
  #isMarkFixed = false

  constructor(call: CallScope, message: ExternalMessage, options: DeliveryOptions, routing: Routing) {
    this.#call = call
    this.#network = networkOf(call.context)
    this.#message = message
    this.#options = options
    this.#routing = routing
    this.#sender = new MessageSender(call, message, options, routing, options.departure?.hasLeft ?? false)
    this.#mark = options.departure?.mark ?? this.#dated(options.knownMark)
  }

  get hasLeft(): boolean {
    return this.#sender.hasLeft
  }

  async run(): Promise<Delivered> {
    this.#options.onBegin?.()
    try {
      await this.#depart()
      return await this.#deliver()
    } catch (error) {
      if (this.#call.signal.aborted) throw error
      throw withFacts(error, this.#sender.hasLeft ? sentFacts(this.#message) : unsentFacts(this.#message))
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
      this.#sender.noteAnswer(attempt)
      if (attempt.type === 'result') {
        return { type: 'executed', result: attempt.result, target: this.#proofTarget() }
      }
      const { refusal, token, baseUrl } = attempt
      const mayResend = this.#sender.maySendAgain() && resends < MAX_RESENDS
      if (mayResend && (await this.#sender.prepareResend(refusal, resends, baseUrl))) continue
      this.#options.turn?.pass()
      const error = refusalError(this.#described(refusal), token)
      return this.#settle(error, leavesOpen(refusal), this.#cameTooLate(refusal))
    }
  }

  /** Keeps trying while no endpoint can be reached, for as long as the caller wants, and searches for the transaction in between. */
  async #sendPersistently(): Promise<Attempt | { readonly type: 'found'; readonly found: FoundTransaction }> {
    for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      await this.#takeMark()
      if (!this.#sender.hasLeft) await this.#options.turn?.holdUnsent(this.#message, this.#sender.repeatMs() ?? 0)
      const attempt = await this.#sender.attempt()
      const isPassing = attempt.type === 'unavailable' || (attempt.type === 'error' && isUnreachable(attempt.error))
      if (!isPassing || pauseMs >= (this.#sender.repeatMs() ?? 0) || !this.#sender.maySendAgain()) return attempt
      if (this.#sender.isOutcomeUnknown) {
        const settled = await settleMessage(this.#call, this.#message, { budgetMs: 0 })
        if (settled.type === 'executed') return { type: 'found', found: settled.found }
      }
      await this.#sender.pause(pauseMs)
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
    if (this.#sender.hasLeft || this.#mark !== undefined || this.#isMarkFixed) return
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
    if (!this.#sender.hasLeft)
      return { type: 'failed', error: withFacts(error, unsentFacts(this.#message)) as ClientError }
    const isSearched = isOpen || this.#sender.isOutcomeUnknown || this.#options.provesRefusal === true
    const budgetMs = isSearched ? this.#searchMs(error) : 0
    const target = this.#proofTarget()
    const settled = await settleMessage(this.#call, this.#message, { target, budgetMs })
    if (settled.type === 'executed') return this.#executed(settled.found)
    if (settled.type === 'unknown') {
      const isRefused = (!isOpen || cameTooLate) && !this.#sender.isOutcomeUnknown && settled.hasLooked
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
    if (replayExitCode(refusal) !== EXPIRED || expireAtSec === undefined || this.#sender.leftAtMs === undefined)
      return false
    return nodeMs - (this.#call.clock.elapsed() - this.#sender.leftAtMs) >= expireAtSec * 1000
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
    const [mark, threadId, { rules, judge }] = [this.#mark, this.#sender.threadId, this.#options]
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
      thread_id: this.#sender.threadId ?? null,
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
}
