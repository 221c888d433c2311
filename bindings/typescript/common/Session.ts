/**
 * One connection to a daemon, which is one context of the library: calls and their answers, app objects, callbacks.
 *
 * The reader of messages never runs code of the application: callbacks, handlers and the continuation of calls run
 * later, as microtasks, in the order of the messages.
 */

import { registrations } from '../generated/registrations.ts'
import { ClientErrorCode } from '../generated/types/client.ts'
import { ProtocolErrorCode } from '../generated/types/daemon.ts'
import { messagePlans, resultPlans, typePlans } from '../generated/wirePlans.ts'
import {
  type AppObject,
  type AppRequestData,
  type AppRequestHandler,
  type AppRequestResult,
  answeringObject,
  callMethods,
  flawOf,
  shortText,
} from './AppObject.ts'
import { applyPlan } from './applyPlan.ts'
import { CallAborted } from './CallAborted.ts'
import type {
  AnyCallback,
  AppObjectOptions,
  CallbackOptions,
  Caller,
  CallOptions,
  CloseOptions,
  MethodTable,
} from './Caller.ts'
import { ClientError } from './ClientError.ts'
import { ConnectionLost, type Fatal, type Loss } from './ConnectionLost.ts'
import { failWhereAwaited, withoutOwnFrames } from './callerStack.ts'
import { checkOptions } from './checkOptions.ts'
import { parseExactJson, stringifyExactJson } from './exactJson.ts'
import { ACKNOWLEDGED_SENDING, type ConnectionInfo } from './initialization.ts'
import type { Link, LinkEvents, OpenLink } from './Link.ts'
import {
  factsOfLostCall,
  factsOfUnsentCall,
  type SentMessage,
  type WillSend,
  withFacts,
  withMessage,
} from './messageFacts.ts'

/** Options of a call by wire name. */
export interface UntypedCallOptions extends CallOptions {
  /** The app object that the function registers: takes a request with its `type`, returns the fields of the response. */
  readonly appObject?: AppRequestHandler | undefined
  /** Receives the messages that the function sends. */
  readonly callback?: AnyCallback | undefined
  /** Whether the callback ends with the call or with its handle. Default: as the API defines; for an unknown function, with the call. */
  readonly callbackLife?: 'call' | 'handle' | undefined
  readonly onClosed?: ((reason: string) => void) | undefined
  /** Return results and messages as plain JSON: integers are `bigint` only where a number cannot hold them. */
  readonly plain?: boolean | undefined
}

export interface SessionCallOptions extends Omit<UntypedCallOptions, 'appObject'> {
  readonly appObject?: AppObject | undefined
}

/** Parameters of notifications, as far as they matter here. */
interface NotificationParams extends Partial<WillSend> {
  readonly app_object?: string
  readonly app_request_id?: number
  readonly request_data?: AppRequestData
  readonly notify_data?: AppRequestData
  readonly callback?: string
  readonly response_type?: number
  readonly data?: unknown
  readonly lost?: number | null
  readonly reason?: string
}

export interface IncomingMessage {
  readonly id?: number | null
  readonly method?: string
  readonly params?: NotificationParams
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** Takes what makes the error, so that it is made where its stack shows who called. */
export type Reject = (makeError: () => Error) => void

interface PendingCall {
  readonly method: string
  readonly options: SessionCallOptions
  readonly appObject: string | undefined
  readonly callback: string | undefined
  readonly resolve: (value: unknown) => void
  readonly reject: Reject
  /** Messages that the daemon may have sent. */
  sent: readonly SentMessage[]
  /** The daemon was asked to end it: its messages are not acknowledged any more. */
  isCancelled: boolean
  stopListening: () => void
}

interface RegisteredCallback {
  readonly method: string
  readonly deliver: AnyCallback
  readonly onClosed: ((reason: string) => void) | undefined
  readonly plain: boolean
}

export class Session implements Caller {
  readonly link: Link
  /** Largest message that the daemon takes, in bytes. */
  messageLimit = 16777216
  /** Settles when the connection is gone: with the reason, or with nothing after `close`. */
  readonly ended: Promise<ConnectionLost | undefined>
  #settleEnded!: (lost: ConnectionLost | undefined) => void
  readonly #pending = new Map<number, PendingCall>()
  readonly #objects = new Map<string, AppObject>()
  readonly #callbacks = new Map<string, RegisteredCallback>()
  /** Callbacks that live on after the call that registered them. */
  readonly #subscriptions = new Set<string>()
  #lastId = 0
  #lastObject = 0
  #fatal: Fatal | undefined
  /** Whether messages leave only after they were acknowledged here. */
  #isAcknowledging = false
  /** Makes the error of all further calls, from what is known of their messages. */
  #failure: ((facts: object) => Error) | undefined
  #closing: Promise<void> | undefined
  #isInGrace = false
  #onIdle: (() => void) | undefined

  constructor(openLink: OpenLink) {
    this.ended = new Promise((resolve) => {
      this.#settleEnded = resolve
    })
    const events: LinkEvents = { received: (text) => this.receive(text), lost: (loss) => this.#lose(loss) }
    this.link = openLink(events)
  }

  /** Takes note of what holds for the connection. Another daemon may leave parts of it out. */
  use({ limits, capabilities }: Partial<ConnectionInfo>): void {
    this.messageLimit = limits?.['message_in_bytes'] ?? this.messageLimit
    this.#isAcknowledging = capabilities?.includes(ACKNOWLEDGED_SENDING) === true
  }

  call<Result>(method: string, params?: object, options: SessionCallOptions = {}): Promise<Result> {
    return new Promise((resolve) => {
      const settle = resolve as (value: unknown) => void
      this.start(method, params, options, settle, (makeError) => settle(failWhereAwaited(makeError)))
    })
  }

  /** A call by wire name, with the handlers of the application. */
  callUntyped<Result>(method: string, params?: object, options: UntypedCallOptions = {}): Promise<Result> {
    const { appObject: handler, ...rest } = options
    if (handler === undefined) return this.call(method, params, rest)
    if (typeof handler !== 'function') return refuse(() => unusable(method, 'appObject is no function'))
    return this.call(method, params, { ...rest, appObject: this.#answering(method, handler, rest.onClosed) })
  }

  callWithObject<Result>(
    method: string,
    params: object | undefined,
    object: object,
    methods: MethodTable,
    options: AppObjectOptions = {},
  ): Promise<Result> {
    const flaw = flawOf(object, methods)
    if (flaw !== undefined) return refuse(() => unusable(method, `the app object ${flaw}`))
    const appObject = this.#answering(method, callMethods(object, methods), options.onClosed)
    return this.call(method, params, { ...options, appObject })
  }

  callWithCallback<Result>(
    method: string,
    params: object | undefined,
    callback: AnyCallback | undefined,
    options: CallbackOptions = {},
  ): Promise<Result> {
    if (callback !== undefined && typeof callback !== 'function') {
      return refuse(() => unusable(method, 'the callback is no function'))
    }
    return this.call(method, params, { ...options, callback })
  }

  /** Ends the connection: waiting calls are cancelled, they and later ones fail with 17. */
  close(options: CloseOptions = {}): Promise<void> {
    try {
      checkOptions('Closing', options, { graceMs: true })
    } catch (error) {
      return Promise.reject(withoutOwnFrames(error as Error))
    }
    this.#failure ??= closedByClient
    this.#closing ??= this.#close(options)
    return this.#closing
  }

  async #close({ graceMs = 0 }: CloseOptions): Promise<void> {
    if (graceMs > 0 && this.#pending.size > 0) {
      this.#isInGrace = true
      await this.#idleWithin(graceMs)
      this.#isInGrace = false
    }
    for (const [id, call] of [...this.#pending]) {
      this.link.send(cancellation(id))
      call.stopListening()
      call.reject(() => closedByClient(this.#factsOf(call)))
    }
    this.#pending.clear()
    await this.link.close()
  }

  /** Settles when no call waits any more, or when the time is over. */
  #idleWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#onIdle = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Sends a call; exactly one of `resolve` and `reject` is called, perhaps at once. */
  protected start(
    method: string,
    params: object | undefined,
    options: SessionCallOptions,
    resolve: (value: unknown) => void,
    reject: Reject,
  ): number {
    const id = ++this.#lastId
    // Calls that continue during the grace time may still ask the application.
    if (this.#failure !== undefined && !(this.#isInGrace && method === 'client.resolve_app_request')) {
      const failure = this.#failure
      reject(() => failure(factsOfUnsentCall(method)))
      return id
    }
    const unknown = Object.keys(options).find((name) => !CALL_OPTIONS.has(name))
    if (unknown !== undefined) {
      const known = [...CALL_OPTIONS].join(', ')
      reject(() => new TypeError(`A call has no option ${unknown}; options are ${known}`))
      return id
    }
    const { signal } = options
    if (signal?.aborted) {
      const unsent = { sent: false, ...factsOfUnsentCall(method) }
      reject(() => new CallAborted('The call was cancelled before it was sent', unsent, signal.reason))
      return id
    }
    const appObject = options.appObject === undefined ? undefined : `object-${++this.#lastObject}`
    const callback = options.callback === undefined ? undefined : `callback-${++this.#lastObject}`
    let text: string
    try {
      text = stringifyExactJson({
        jsonrpc: '2.0',
        id,
        method,
        params: withCallOptions(params, options, appObject, callback),
      })
      checkSize(text, this.messageLimit)
    } catch (error) {
      const { code, message, data: facts, cause } = error as ClientError
      reject(() => new ClientError(code, message, { ...facts, ...factsOfUnsentCall(method) }, cause))
      return id
    }
    if (appObject !== undefined) this.#objects.set(appObject, options.appObject!)
    if (callback !== undefined) this.#addCallback(callback, method, options)
    const cancel = () => {
      call.isCancelled = true
      this.link.send(cancellation(id))
    }
    const stopListening = () => signal?.removeEventListener('abort', cancel)
    const call: PendingCall = {
      ...{ method, options, appObject, callback, resolve, reject, stopListening },
      ...{ sent: [], isCancelled: false },
    }
    signal?.addEventListener('abort', cancel, { once: true })
    this.#pending.set(id, call)
    this.#updateHold()
    this.link.send(text)
    return id
  }

  protected receive(text: string): void {
    this.dispatch(parseExactJson(text) as IncomingMessage)
  }

  protected dispatch(message: IncomingMessage): void {
    if (message.method !== undefined) this.#dispatchNotification(message.method, message.params ?? {})
    else if (typeof message.id === 'number') this.#finish(message.id, message)
  }

  /** Answers a request; if the answer cannot be sent, the library gets the reason. */
  protected answerRequest(id: number, result: AppRequestResult): void {
    this.call('client.resolve_app_request', { app_request_id: id, result }).catch((error: unknown) => {
      // Only what failed on this side leaves the request open.
      const isLocal =
        error instanceof ClientError && (error.code === 20 || error.code === ProtocolErrorCode.RequestTooLarge)
      if (isLocal && result.type === 'Ok') this.answerRequest(id, { type: 'Error', text: shortText(error) })
    })
  }

  /** Id of the callback that a waiting call registered. */
  protected callbackOf(id: number): string | undefined {
    return this.#pending.get(id)?.callback
  }

  #answering(method: string, handler: AppRequestHandler, onClosed: ((reason: string) => void) | undefined): AppObject {
    return answeringObject({ method, handler, onClosed, answer: (id, result) => this.answerRequest(id, result) })
  }

  #addCallback(
    id: string,
    method: string,
    { callback, callbackLife, onClosed, plain = false }: SessionCallOptions,
  ): void {
    this.#callbacks.set(id, { method, deliver: callback!, onClosed, plain })
    if ((callbackLife ?? registrations[method]) === 'handle') this.#subscriptions.add(id)
  }

  #removeCallback(id: string): void {
    this.#callbacks.delete(id)
    this.#subscriptions.delete(id)
  }

  #finish(id: number, { error, result }: IncomingMessage): void {
    const call = this.#pending.get(id)
    if (call === undefined) return
    this.#pending.delete(id)
    call.stopListening()
    if (call.callback !== undefined && (error !== undefined || !this.#subscriptions.has(call.callback))) {
      this.#removeCallback(call.callback)
    }
    if (error !== undefined && call.appObject !== undefined) this.#objects.delete(call.appObject)
    this.#updateHold()
    if (error !== undefined) {
      const data = withFacts(error.data, call.method, call.sent, this.#isAcknowledging)
      call.reject(() => errorOf({ ...error, data }, call.options.signal))
      return
    }
    const plan = call.options.plain ? undefined : resultPlans[call.method]
    call.resolve((plan === undefined ? result : applyPlan(result, plan, typePlans)) ?? undefined)
  }

  #dispatchNotification(method: string, params: NotificationParams): void {
    switch (method) {
      case 'client.app_request': {
        const object = this.#objects.get(params.app_object!)
        if (object !== undefined) object.request(params.app_request_id!, params.request_data!)
        else this.answerRequest(params.app_request_id!, { type: 'Error', text: 'The application has no such object' })
        return
      }
      case 'client.app_notify':
        this.#objects.get(params.app_object!)?.notify(params.notify_data!)
        return
      case 'client.app_request_cancelled':
        this.#objects.get(params.app_object!)?.cancelled(params.app_request_id!, params.reason!)
        return
      case 'client.callback':
        this.#deliver(params)
        return
      case 'client.closed':
        this.#closeRegistered(params)
        return
      case 'daemon.will_send':
        this.#acknowledge(params as WillSend)
        return
      case 'daemon.fatal':
        this.#fatal = params as unknown as Fatal
        return
      default:
      // Answers of newer daemons may contain more.
    }
  }

  /**
   * Lets a message leave. It is noted first: from then on it may be executed. Messages of abandoned calls are not
   * acknowledged.
   */
  #acknowledge(message: WillSend): void {
    const call = typeof message.id === 'number' ? this.#pending.get(message.id) : undefined
    if (call === undefined || call.isCancelled) return
    call.sent = withMessage(call.sent, message)
    const params = { id: message.id, message_hash: message.message_hash }
    this.link.send(JSON.stringify({ jsonrpc: '2.0', method: 'daemon.acknowledge_send', params }))
  }

  #factsOf({ method, sent }: PendingCall): object {
    return factsOfLostCall(method, sent, this.#isAcknowledging)
  }

  #deliver({ callback, response_type: responseType = 100, data, lost }: NotificationParams): void {
    const registered = this.#callbacks.get(callback!)
    if (registered === undefined) return
    const plan = registered.plain ? undefined : messagePlans[`${registered.method} ${responseType}`]
    const message = {
      responseType,
      data: plan === undefined ? data : applyPlan(data, plan, typePlans),
      lost: lost ?? 0,
    }
    this.runCallback(() => registered.deliver(message))
  }

  /** Runs a callback of the application outside of the reader. */
  protected runCallback(callback: () => void): void {
    queueMicrotask(callback)
  }

  #closeRegistered({ app_object, callback, reason = 'removed' }: NotificationParams): void {
    if (app_object !== undefined && app_object !== null) {
      const object = this.#objects.get(app_object)
      this.#objects.delete(app_object)
      object?.closed(reason)
    }
    if (callback !== undefined && callback !== null) {
      const onClosed = this.#callbacks.get(callback)?.onClosed
      this.#removeCallback(callback)
      if (onClosed !== undefined) queueMicrotask(() => onClosed(reason))
      this.#updateHold()
    }
  }

  #lose(loss: Loss): void {
    const fatal = this.#fatal
    const makeError = (facts: object) => new ConnectionLost(loss, fatal, facts)
    const wasClosed = this.#closing !== undefined
    this.#failure ??= makeError
    for (const call of [...this.#pending.values()]) {
      call.stopListening()
      call.reject(() => makeError(this.#factsOf(call)))
    }
    this.#pending.clear()
    for (const object of [...this.#objects.values()]) object.closed('shutdown')
    for (const id of this.#subscriptions) {
      const onClosed = this.#callbacks.get(id)?.onClosed
      if (onClosed !== undefined) queueMicrotask(() => onClosed('shutdown'))
    }
    this.#objects.clear()
    this.#callbacks.clear()
    this.#subscriptions.clear()
    this.#updateHold()
    this.#settleEnded(wasClosed ? undefined : makeError({}))
  }

  /** The process must live while a call waits or a subscription runs; an app object alone is no reason. */
  #updateHold(): void {
    if (this.#pending.size === 0) this.#onIdle?.()
    this.link?.hold(this.#pending.size > 0 || this.#subscriptions.size > 0)
  }
}

function closedByClient(facts: object): Error {
  return new ClientError(ClientErrorCode.InvalidContextHandle, 'The client is closed', facts)
}

function cancellation(id: number): string {
  return `{"jsonrpc":"2.0","method":"daemon.cancel","params":{"id":${id}}}`
}

function errorOf(
  { code, message, data }: NonNullable<IncomingMessage['error']>,
  signal: AbortSignal | undefined,
): Error {
  if (code === ProtocolErrorCode.RequestCancelled && signal?.aborted === true) {
    return new CallAborted(message, data, signal.reason)
  }
  return new ClientError(code, message, data)
}

/** Options of calls of every kind. */
const CALL_OPTIONS: ReadonlySet<string> = new Set([
  ...['timeoutMs', 'signal', 'appRequestTimeoutMs', 'trace', 'onClosed'],
  ...['appObject', 'callback', 'callbackLife', 'plain'],
])

/** A call that ends before it is sent. */
function refuse<Result>(makeError: () => Error): Promise<Result> {
  return new Promise((resolve) => resolve(failWhereAwaited(makeError) as Promise<Result>))
}

function unusable(method: string, why: string): ClientError {
  return new ClientError(ClientErrorCode.CallbackNotRegistered, `${method}: ${why}`, {})
}

function withCallOptions(
  params: object | undefined,
  { timeoutMs, appRequestTimeoutMs, trace }: SessionCallOptions,
  appObject: string | undefined,
  callback: string | undefined,
): object {
  const options = {
    ...(appObject === undefined ? {} : { app_object: appObject }),
    ...(callback === undefined ? {} : { callback }),
    ...(timeoutMs === undefined ? {} : { timeout_ms: timeoutMs }),
    ...(appRequestTimeoutMs === undefined ? {} : { app_request_timeout_ms: appRequestTimeoutMs }),
    ...(trace === undefined ? {} : { trace }),
  }
  return Object.keys(options).length === 0 ? (params ?? {}) : { ...params, _call: options }
}

/** Throws RequestTooLarge (-32004) for a text of more bytes than the daemon takes. */
function checkSize(text: string, limit: number): void {
  if (text.length * 3 <= limit) return
  const actual = new TextEncoder().encode(text).length
  if (actual <= limit) return
  const message = `The message has ${actual} bytes, the limit is ${limit}`
  throw new ClientError(ProtocolErrorCode.RequestTooLarge, message, { limit, actual })
}
