/** One running call of a function: the scope its implementation sees, its deadline and its cancellation. */

import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { CallbackNotRegistered } from '../errors/client.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Random } from '../ports/Random.ts'
import type { AppObject } from './AppObject.ts'
import type { CallbackChannel } from './CallbackChannel.ts'
import type { ClientContext } from './ClientContext.ts'
import { networkClockOf } from './NetworkClock.ts'
import type { CallScope, MessageEnd, SendingMessage, SentMessage } from './scopes.ts'

export interface CallOptions {
  readonly appObject?: AppObject | undefined
  readonly callback?: CallbackChannel | undefined
  readonly appRequestTimeoutMs: number
  /**
   * Settles when the host has been informed of a message that is about to be sent. Absent if the host does not want
   * this.
   */
  readonly askToSend?: ((message: SendingMessage, signal: AbortSignal) => Promise<void>) | undefined
}

export class Call implements CallScope {
  readonly context: ClientContext
  readonly appRequestTimeoutMs: number
  readonly #appObject: AppObject | undefined
  readonly #callback: CallbackChannel | undefined
  #controller: AbortController | undefined
  #ended: { readonly reason: Error } | undefined
  #openRequests = 0
  readonly #askToSend: CallOptions['askToSend']
  /** Requests for the host's consent to send, by hash of the message. */
  #asked: Map<string, Promise<void>> | undefined
  #lastNotExecuted: string | undefined
  #isStored = false
  #sent: Map<string, SentMessage> | undefined

  constructor(context: ClientContext, options: CallOptions) {
    this.context = context
    this.appRequestTimeoutMs = options.appRequestTimeoutMs
    this.#appObject = options.appObject
    this.#callback = options.callback
    this.#askToSend = options.askToSend
  }

  get config(): ResolvedConfig {
    return this.context.config
  }

  get random(): Random {
    return this.context.services.random
  }

  get clock(): Clock {
    return networkClockOf(this.context)
  }

  /** Created on first use: most calls end before they could be cancelled. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#ended !== undefined) this.#controller.abort(this.#ended.reason)
    }
    return this.#controller.signal
  }

  get appObject(): AppObject {
    if (this.#appObject !== undefined) return this.#appObject
    throw CallbackNotRegistered.error('The function needs an app object, but the call named none (_call.app_object)')
  }

  get callback(): CallbackChannel {
    if (this.#callback !== undefined) return this.#callback
    throw CallbackNotRegistered.error('The function sends messages, but the call named no callback (_call.callback)')
  }

  /** Whether the call waits for the application. */
  get isWaiting(): boolean {
    return this.#openRequests > 0
  }

  requestOpened(): void {
    this.#openRequests++
  }

  requestEnded(): void {
    this.#openRequests--
  }

  askToSend(messageHash: string, expireAtSec: number | undefined): Promise<void> | undefined {
    if (this.#askToSend === undefined) return undefined
    this.#asked ??= new Map()
    let asked = this.#asked.get(messageHash)
    if (asked === undefined) {
      asked = this.#askToSend({ messageHash, expireAtSec, replaces: this.#lastNotExecuted }, this.signal)
      this.#asked.set(messageHash, asked)
    }
    return asked
  }

  markSent(messageHash: string, expireAtSec?: number): void {
    this.#sent ??= new Map()
    this.#sent.set(messageHash, { expireAtSec })
  }

  markNotExecuted(messageHash: string): void {
    this.#sent?.delete(messageHash)
    this.#lastNotExecuted = messageHash
  }

  markEnded(messageHash: string, end: MessageEnd): void {
    this.#sent ??= new Map()
    this.#sent.set(messageHash, { expireAtSec: this.#sent.get(messageHash)?.expireAtSec, end })
  }

  markStored(isStored = true): void {
    this.#isStored = isStored
  }

  get isStored(): boolean {
    return this.#isStored
  }

  get sent(): ReadonlyMap<string, SentMessage> | undefined {
    return this.#sent
  }

  /** Makes the implementation stop; its waiting parts throw `reason`. */
  abort(reason: Error): void {
    if (this.#ended !== undefined) return
    this.#ended = { reason }
    this.#controller?.abort(reason)
  }
}
