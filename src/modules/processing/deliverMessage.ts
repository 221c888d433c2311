/**
 * From a message to the answer of the node that executed it.
 *
 * A message may be sent as often as needed: contracts execute it once, and later copies are refused as duplicate or repeated.
 * So after an exchange whose outcome nobody knows (connection lost, gateway error) the same message goes out again, and when
 * a copy is refused as repeated, the transaction of the first is looked up. Source: network 4.7, 4.9; decision 12.
 */
import type { CallScope } from '../../context/scopes.ts'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { Builder, writeBoc } from '../../core/cells/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { parseMessage, parseTransaction } from '../../core/tlb/index.ts'
import { wasNotSent, isUnreachable as wasUnreachable } from '../../net/HttpClient.ts'
import type { Network } from '../../net/index.ts'
import {
  type MessageAnswer,
  type MessageResult,
  type OutgoingMessage,
  postMessage,
  type Refusal,
  refusalError,
} from '../../net/rest/index.ts'
import { sleep } from '../../net/waiting.ts'
import { ClientError } from '../../schema/errors.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../client/errors.ts'
import { AllAttemptsFailed, ParseUrlFailed } from '../net/errors.ts'
import { readDappId, readRawId } from '../readRawId.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { type FoundTransaction, findTransactionOfMessage } from './findTransaction.ts'
import { type SendRoutes, sendRoutesOf } from './SendRoutes.ts'

export interface DeliveryOptions {
  /** As the caller gave it, perhaps empty. */
  readonly dappId: string
  /** 68 hex digits. */
  readonly threadId: string
  readonly rules?: ChainRules | undefined
  /** Until when (ms since 1970) to go on while no endpoint can be reached. Absent: one round of attempts. */
  readonly persistUntilMs?: number
}

/** Redirects and other orders to send again that one delivery follows. */
const MAX_RESENDS = 5
/** Pauses between attempts at one endpoint. Source: network 1.12. */
const ATTEMPT_PAUSES_MS = [200, 400]
const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 3000

/**
 * `result` of the node. Throws 11, 12, 14, 512, 518, 615, 619, 621, 622, 623; 621 has the answer of the node in
 * `data.node_error.extensions`.
 */
export const deliverMessage = async (
  call: CallScope,
  network: Network,
  message: ExternalMessage,
  options: DeliveryOptions,
): Promise<MessageResult> => {
  const node = await network.probe(call.signal)
  const isDappIdAware = node?.isDappIdAware ?? true
  const dappId = isDappIdAware ? readDappId(options.dappId) : olderDappId(options.dappId)
  return new Delivery(call, network, message, options, { isDappIdAware, dappId }).run()
}

/** Nodes below version 1.0.0 need none, so a wrong one does not matter. */
const olderDappId = (text: string): string => {
  try {
    return text === '' ? '' : readRawId(text, 'dapp_id')
  } catch {
    return ''
  }
}

class Delivery {
  readonly #call: CallScope
  readonly #network: Network
  readonly #message: ExternalMessage
  readonly #options: DeliveryOptions
  readonly #routing: { readonly isDappIdAware: boolean; readonly dappId: string }
  readonly #routes: SendRoutes
  #threadId: string | undefined
  /** An exchange ended without an answer, so the message may be executed already. */
  #isOutcomeUnknown = false

  constructor(
    call: CallScope,
    network: Network,
    message: ExternalMessage,
    options: DeliveryOptions,
    routing: { readonly isDappIdAware: boolean; readonly dappId: string },
  ) {
    this.#call = call
    this.#network = network
    this.#message = message
    this.#options = options
    this.#routing = routing
    this.#routes = sendRoutesOf(call.context)
    this.#threadId = options.threadId
  }

  async run(): Promise<MessageResult> {
    this.#call.markSent(this.#message.id)
    for (let resends = 0; ; resends++) {
      const answer = await this.#sendPersistently()
      if (answer.type === 'unavailable') throw answer.error
      this.#routes.rememberToken(answer.token)
      if (answer.type === 'result') {
        this.#followProducer(answer.result['producers'])
        return answer.result
      }
      const { refusal } = answer
      const executed = await this.#findExecuted(refusal)
      if (executed !== undefined) return executed
      if (resends === MAX_RESENDS || !(await this.#prepareResend(refusal, resends))) {
        throw refusalError(this.#described(refusal), answer.token)
      }
    }
  }

  /** Adjusts the route to what the node said; false when sending again is pointless. */
  async #prepareResend({ code, details }: Refusal, resends: number): Promise<boolean> {
    switch (code) {
      case 'WRONG_PRODUCER':
      case 'THREAD_MISMATCH':
        break
      case 'TOKEN_EXPIRED':
        this.#routes.producer = undefined
        return true
      case 'NOT_BLOCK_PRODUCER':
        this.#routes.producer = undefined
        await this.#pause(ATTEMPT_PAUSES_MS[0]!)
        break
      case 'QUEUE_OVERFLOW':
        await this.#pause(Math.min(MIN_PAUSE_MS * 2 ** resends, MAX_PAUSE_MS))
        return true
      default:
        return false
    }
    const threadId = details?.['thread_id']
    if (typeof threadId === 'string') this.#threadId = /^[0-9a-fA-F]{68}$/.test(threadId) ? threadId : undefined
    this.#followProducer(details?.['producers'])
    return true
  }

  #followProducer(producers: unknown): void {
    const first = Array.isArray(producers) ? producers[0] : undefined
    if (typeof first !== 'string' || first === '') return
    try {
      this.#routes.producer = this.#network.producerBaseUrl(first)
    } catch (error) {
      // A producer that cannot be named is no reason to lose the answer; the configured endpoints stay.
      if (!ParseUrlFailed.matches(error)) throw error
    }
  }

  /** Goes on while nothing can be reached and the caller wants that. */
  async #sendPersistently(): Promise<MessageAnswer> {
    for (let pauseMs = MIN_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const answer = await this.#sendOnce()
        if (answer.type !== 'unavailable' || this.#mustEnd(pauseMs)) return answer
      } catch (error) {
        if (!isUnreachable(error) || this.#mustEnd(pauseMs)) throw error
      }
      await this.#pause(pauseMs)
    }
  }

  #mustEnd(pauseMs: number): boolean {
    const { persistUntilMs } = this.#options
    return persistUntilMs === undefined || this.#call.clock.now() + pauseMs >= persistUntilMs
  }

  async #sendOnce(): Promise<MessageAnswer> {
    const { producer } = this.#routes
    if (producer !== undefined) {
      try {
        const answer = await this.#post(producer)
        if (answer.type !== 'unavailable') return answer
        this.#isOutcomeUnknown = true
      } catch (error) {
        if (!isUnreachable(error)) throw error
        this.#noteFailure(error)
      }
      this.#routes.producer = undefined
    }
    if (this.#call.config.network.sending_endpoint_count === 1) return this.#postPatiently(undefined)
    return this.#broadcast(await this.#network.sendTargets())
  }

  /** The first endpoint that takes the message wins; the others may refuse it as duplicate. */
  async #broadcast(targets: readonly string[]): Promise<MessageAnswer> {
    const outcomes: (MessageAnswer | Error)[] = []
    const posts = targets.map(async (target) => {
      const outcome = await this.#postPatiently(target).catch((error: Error) => error)
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

  /** `baseUrl` absent: all configured endpoints, each attempt beginning with another one. */
  async #postPatiently(baseUrl: string | undefined): Promise<MessageAnswer> {
    for (let attempt = 0; ; attempt++) {
      const pauseMs = ATTEMPT_PAUSES_MS[attempt]
      try {
        const base = baseUrl ?? (await this.#alternative(attempt))
        const answer = await (base === undefined ? this.#postAnywhere() : this.#post(base))
        if (answer.type !== 'unavailable') return answer
        this.#isOutcomeUnknown = true
        if (pauseMs === undefined) return answer
      } catch (error) {
        if (!isUnreachable(error)) throw error
        this.#noteFailure(error)
        if (pauseMs === undefined) throw error
      }
      await this.#pause(pauseMs)
    }
  }

  /** An endpoint that takes connections and drops them is no reason to stay with it. */
  async #alternative(attempt: number): Promise<string | undefined> {
    if (attempt === 0) return undefined
    const bases = await this.#network.restBaseUrls()
    return bases.length > 1 ? bases[attempt % bases.length] : undefined
  }

  /** The first endpoint that can be reached. One that broke the connection may have taken the message all the same. */
  async #postAnywhere(): Promise<MessageAnswer> {
    let failure: unknown
    for (const base of await this.#network.restBaseUrls()) {
      try {
        return await this.#post(base)
      } catch (error) {
        if (!wasUnreachable(error)) throw error
        this.#noteFailure(error)
        failure = error
      }
    }
    throw failure
  }

  /** Where nothing was sent nothing can have been executed. */
  #noteFailure(error: unknown): void {
    if (!wasNotSent(error)) this.#isOutcomeUnknown = true
  }

  #post(baseUrl: string): Promise<MessageAnswer> {
    const { id, text, accountId } = this.#message
    const outgoing: OutgoingMessage = {
      id,
      body: text,
      accountId,
      ...this.#routing,
      threadId: this.#threadId,
      token: this.#routes.token,
    }
    return postMessage(this.#network, outgoing, { baseUrl, signal: this.#call.signal })
  }

  /**
   * The result of an earlier copy when the node says that it has the message already. It is waited for as long as a message
   * may take.
   */
  async #findExecuted({ code, details }: Refusal): Promise<MessageResult | undefined> {
    const isDuplicate = code === 'DUPLICATE_MESSAGE'
    const isRepeated = code === 'TVM_ERROR' && details?.['exit_code'] === 52 && this.#isOutcomeUnknown
    if (!isDuplicate && !isRepeated) return undefined
    const { clock, config, signal } = this.#call
    const untilMs = clock.elapsed() + config.network.message_processing_timeout
    for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 1000)) {
      const found = await findTransactionOfMessage(this.#network, this.#message.id, signal)
      if (found !== undefined) return this.#resultOf(found)
      if (clock.elapsed() + pauseMs > untilMs) return undefined
      await this.#pause(pauseMs)
    }
  }

  #resultOf({ root }: FoundTransaction): MessageResult {
    const { description, outMsgs, now } = parseTransaction(root)
    const compute = 'compute' in description ? description.compute : undefined
    return {
      message_hash: this.#message.id,
      block_hash: 'None',
      tx_hash: root.hashHex(),
      state_timestamp: now,
      ext_out_msgs: outMsgs.flatMap((cell) => externalBody(cell, this.#options.rules)),
      aborted: 'aborted' in description && description.aborted,
      exit_code: compute?.type === 'vm' ? compute.exitCode : 0,
      producers: [],
      current_time: String(this.#call.clock.now()),
      thread_id: this.#threadId ?? null,
      account_id: this.#message.accountId,
      dapp_id: this.#routing.dappId,
    }
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

/** No endpoint answered, or only something on the way to it. */
const isUnreachable = (error: unknown): boolean =>
  HttpRequestSendError.matches(error) || AllAttemptsFailed.matches(error)

const allFailed = (targets: readonly string[], outcomes: readonly (MessageAnswer | Error)[]): Error => {
  const errors = outcomes.map((outcome) => {
    if (outcome instanceof Error) return outcome
    return outcome.type === 'unavailable' ? outcome.error : HttpRequestParseError.error('Unexpected answer')
  })
  const foreign = errors.find((error) => !(error instanceof ClientError))
  if (foreign !== undefined) return foreign
  const attempts = (errors as ClientError[]).map(({ code, message }) => ({ code, message }))
  if (attempts.length === 1) return errors[0]!
  return AllAttemptsFailed.error(`The message could not be sent to any of ${targets.length} endpoints`, { attempts })
}

/** Body of an external outgoing message as base64; nothing for other messages. */
const externalBody = (cell: Parameters<typeof parseMessage>[0], rules: ChainRules | undefined): string[] => {
  const { header, body } = parseMessage(cell, rules)
  if ((header.type !== 'externalOut' && header.type !== 'externalOutV2') || body === undefined) return []
  return [bytesToBase64(writeBoc(new Builder().storeSlice(body).toCell()))]
}
