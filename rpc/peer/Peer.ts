/**
 * One connected host: takes its messages, runs its calls, relays the requests of the library to it.
 *
 * Life: `new` until the first library call or `daemon.initialize`; `initializing` while the context opens (calls wait);
 * `ready`. A failed initialization goes back to `new`. Independent of that the end: `stopping` (new calls are refused,
 * running ones, also those that still wait for the context, may finish), then `closed`. Every request with an id is
 * answered exactly once. Source: daemon sections 2 to 8 and 11.
 *
 * Requests are dispatched here and not by the server of json-rpc-2.0, whose `receive` costs as much again as all the rest
 * of a short call and knows neither results that are text already nor calls that end before their method does. Types,
 * codes and constructors of messages are the package's; a test holds the answers to those of its server.
 */

import { AppObject } from '../../src/context/AppObject.ts'
import type { CallOptions as ContextCallOptions } from '../../src/context/Call.ts'
import { Call } from '../../src/context/Call.ts'
import { CallbackChannel } from '../../src/context/CallbackChannel.ts'
import { ClientContext } from '../../src/context/ClientContext.ts'
import { callFunction, resultText } from '../../src/context/callFunction.ts'
import type { ConfigWarning } from '../../src/context/resolveConfig.ts'
import { resolveConfig, secretsSetBy } from '../../src/context/resolveConfig.ts'
import {
  CallbackParamsCantBeConvertedToJson,
  CannotSerializeResult,
  InvalidConfig,
} from '../../src/modules/client/errors.ts'
import type { AppRequestEnd, ClosedReason, Host, RegisteredKind } from '../../src/ports/Host.ts'
import type { Log } from '../../src/ports/Log.ts'
import type { CallbackDefinition, FunctionDefinition } from '../../src/schema/functions.ts'
import { stringifyExactJson } from '../../src/schema/numerals.ts'
import type { NotificationName } from '../notifications.ts'
import { errorBody } from '../protocol/errorBody.ts'
import {
  type ErrorBody,
  errorText,
  type IncomingRequest,
  idForAnswer,
  isNotification,
  isResponse,
  notificationText,
  notificationTextOf,
  parseText,
  type RequestId,
  readRequest,
  successText,
} from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { BrokenMessage, Receiver, Transport } from '../transports/Transport.ts'
import { closeCodes } from '../transports/WebSocketTransport.ts'
import { CallbackRings } from './CallbackRings.ts'
import { type CallOptions, readCallOptions } from './callOptions.ts'
import { type DaemonMethod, daemonMethods } from './daemonMethods.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import { RegisteredObjects } from './RegisteredObjects.ts'
import { RunningCall } from './RunningCall.ts'
import { RunningCalls } from './RunningCalls.ts'

type Outcome = { readonly result: string } | { readonly error: ErrorBody }

type ReportAnswer = (text: string | undefined) => void

/** Methods that are handled at once, without counting, so that a full connection can still make progress. */
const answersAppRequests = 'client.resolve_app_request'

export class Peer implements Host, Receiver {
  readonly id: string
  readonly environment: PeerEnvironment
  readonly #transport: Transport
  readonly #log: Log
  readonly #calls = new RunningCalls()
  #countedCalls = 0
  #finished: { readonly running: RunningCall; readonly outcome: Outcome }[] = []
  readonly #objects: RegisteredObjects
  readonly #rings: CallbackRings
  #state: 'new' | 'initializing' | 'ready' = 'new'
  #end: 'stopping' | 'closed' | undefined
  /** Once the host has sent `daemon.initialize`, no call may run with a configuration that the host did not mean. */
  #hostInitializes = false
  #isFinished = false
  #context: ClientContext | undefined
  #opening: Promise<ClientContext> | undefined
  #drainWaiters: (() => void)[] = []
  #idleWaiters: (() => void)[] = []
  readonly #onClosed: (peer: Peer) => void

  constructor(id: string, transport: Transport, environment: PeerEnvironment, onClosed: (peer: Peer) => void) {
    this.id = id
    this.#transport = transport
    this.environment = environment
    this.#log = environment.services.log
    this.#objects = new RegisteredObjects(environment.limits)
    this.#rings = new CallbackRings(environment.limits.callback_ring)
    this.#onClosed = onClosed
  }

  get transportKind(): Transport['kind'] {
    return this.#transport.kind
  }

  get callsInFlight(): number {
    return this.#countedCalls
  }

  get bufferedBytes(): number {
    return this.#transport.bufferedBytes
  }

  // Incoming messages

  receive(text: string): void {
    let message: unknown
    try {
      message = parseText(text, this.environment.limits.nesting)
    } catch (error) {
      this.environment.metrics.brokenMessages++
      this.#send(this.#errorText(null, error, 'message'))
      return
    }
    if (Array.isArray(message)) this.#receiveBatch(message)
    else this.#receiveOne(message, this.#report, undefined)
  }

  receiveBroken(broken: BrokenMessage): void {
    this.environment.metrics.brokenMessages++
    const limit = this.environment.limits.message_in_bytes
    const error =
      broken.problem === 'utf8'
        ? new ProtocolError('ParseError', 'The message is not valid UTF-8', { reason: 'utf8' })
        : new ProtocolError('RequestTooLarge', `The message has ${broken.actualBytes} bytes, the limit is ${limit}`, {
            limit,
            actual: broken.actualBytes,
          })
    this.#send(this.#errorText(null, error, 'message'))
  }

  #receiveBatch(entries: readonly unknown[]): void {
    const limit = this.environment.limits.batch
    if (entries.length === 0 || entries.length > limit) {
      const error =
        entries.length === 0
          ? new ProtocolError('InvalidRequest', 'Invalid request: the batch is empty', { reason: 'empty batch' })
          : new ProtocolError('BatchTooLarge', `The batch has ${entries.length} entries, the limit is ${limit}`, {
              limit,
              actual: entries.length,
            })
      this.#send(this.#errorText(null, error, 'batch'))
      return
    }
    const answers: string[] = []
    let open = entries.length
    const report: ReportAnswer = (text) => {
      if (text !== undefined) answers.push(text)
      if (--open === 0 && answers.length > 0) this.#sendBatchAnswer(answers)
    }
    for (const entry of entries) this.#receiveOne(entry, report, 'batch')
  }

  /** Exactly one report per message; `undefined` when there is nothing to answer. */
  #receiveOne(message: unknown, report: ReportAnswer, inside: 'batch' | undefined): void {
    if (isResponse(message)) {
      this.environment.metrics.ignoredResponses++
      report(undefined)
      return
    }
    let request: IncomingRequest
    try {
      request = readRequest(message)
    } catch (error) {
      const text = this.#errorText(idForAnswer(message), error, 'message')
      const isUnanswered = isNotification(message) && (error as ProtocolError).name === 'InvalidParams'
      report(isUnanswered ? undefined : text)
      return
    }
    try {
      const daemonMethod = daemonMethods.get(request.method)
      if (daemonMethod !== undefined) this.#startDaemonMethod(daemonMethod, request, report, inside)
      else this.#startLibraryCall(request, report)
    } catch (error) {
      const { functions } = this.environment
      const isKnown = functions.get(request.method) !== undefined || daemonMethods.has(request.method)
      const text = this.#errorText(request.id ?? null, error, isKnown ? request.method : 'unknown')
      report(request.id === undefined ? undefined : text)
    }
  }

  // Calls

  #startDaemonMethod(
    method: DaemonMethod,
    request: IncomingRequest,
    report: ReportAnswer,
    inside: 'batch' | undefined,
  ): void {
    if (inside === 'batch' && method.notInBatch) {
      throw new ProtocolError('InvalidRequest', `${method.name} is not allowed inside a batch`, { reason: 'batch' })
    }
    if (!method.beforeToken && this.environment.checkToken !== undefined && this.#context === undefined) {
      throw notInitialized('This connection must show the token in daemon.initialize first')
    }
    const options = readCallOptions(request.params['_call'])
    checkObjectUse(method.name, {}, options)
    const running = this.#track(request, { counted: false, options }, report)
    running.startDeadline(this.environment.services.clock)
    if (method.name === 'daemon.initialize') this.#hostInitializes = true
    this.#runDaemonMethod(method, request.params, running)
  }

  #startLibraryCall(request: IncomingRequest, report: ReportAnswer): void {
    const { functions, limits, services } = this.environment
    const definition = functions.get(request.method)
    const loading = definition === undefined ? functions.load(request.method) : undefined
    if (definition === undefined && loading === undefined) throw unknownMethod(request.method)
    const atOnce = request.method === answersAppRequests
    if (this.#end !== undefined && !atOnce) throw shuttingDown(limits.stop_ms)
    if (!atOnce && this.#countedCalls >= limits.in_flight) {
      throw new ProtocolError('Busy', `Too many calls in flight: ${this.#countedCalls} of ${limits.in_flight}`, {
        limit: limits.in_flight,
        retry_after_ms: 50,
      })
    }
    const options = readCallOptions(request.params['_call'])
    if (definition !== undefined) checkObjectUse(definition.name, definition, options)
    const running = this.#track(request, { counted: !atOnce, options }, report)
    running.startDeadline(services.clock)
    if (definition !== undefined) this.#runFunction(definition, request.params, running)
    else {
      running.label = 'unknown'
      loading!
        .then(() => this.#runLoaded(request, running))
        .catch((error) => running.fail(this.#errorBody(error, running.label)))
    }
  }

  /** A call that is in flight since before its module was there. */
  #runLoaded(request: IncomingRequest, running: RunningCall): void {
    if (running.ended !== undefined) return
    const definition = this.environment.functions.get(request.method)
    if (definition === undefined) throw unknownMethod(request.method)
    running.label = request.method
    checkObjectUse(definition.name, definition, running.options)
    this.#runFunction(definition, request.params, running)
  }

  #track(
    request: IncomingRequest,
    { counted, options }: { counted: boolean; options: CallOptions },
    report: ReportAnswer,
  ): RunningCall {
    const key = request.id ?? Symbol()
    if (this.#calls.has(key)) {
      throw new ProtocolError('InvalidRequest', 'Invalid request: a call with this id is in flight', {
        reason: 'id in flight',
        id: request.id,
      })
    }
    const { services } = this.environment
    const running = new RunningCall(
      request,
      { startedAtMs: services.clock.elapsed(), counted, options },
      (error, text) => {
        this.#calls.delete(key)
        if (counted) this.#countedCalls--
        report(this.#answerText(running, error, text))
        if (this.#calls.size === 0) this.#becomeIdle()
      },
    )
    this.#calls.add(key, running)
    if (counted) this.#countedCalls++
    return running
  }

  #runDaemonMethod(method: DaemonMethod, params: unknown, running: RunningCall): void {
    try {
      this.#answerWith(running, method.call(this, params, running))
    } catch (error) {
      this.#answerSoon(running, { error: this.#errorBody(error, running.method) })
    }
  }

  #runFunction(definition: FunctionDefinition, params: unknown, running: RunningCall): void {
    try {
      this.#answerWith(running, this.#callLibrary(definition, params, running))
    } catch (error) {
      this.#answerSoon(running, { error: this.#errorBody(error, running.method) })
    }
  }

  #answerWith(running: RunningCall, result: string | Promise<string>): void {
    if (typeof result === 'string') this.#answerSoon(running, { result })
    else {
      result.then(
        (text) => running.succeed(text),
        (error) => running.fail(this.#errorBody(error, running.method)),
      )
    }
  }

  /**
   * Answers a call whose outcome is there at once. Not before all messages that came together were read, so that what
   * comes behind a call (a cancellation, the same id again, one call too many) finds it in flight, however fast it was.
   */
  #answerSoon(running: RunningCall, outcome: Outcome): void {
    if (this.#finished.length === 0) queueMicrotask(this.#answerFinished)
    this.#finished.push({ running, outcome })
  }

  readonly #answerFinished = (): void => {
    const finished = this.#finished
    this.#finished = []
    for (const { running, outcome } of finished) {
      if ('result' in outcome) running.succeed(outcome.result)
      else running.fail(outcome.error)
    }
  }

  /** Calls a library function; returns JSON text. */
  #callLibrary(definition: FunctionDefinition, params: unknown, running: RunningCall): string | Promise<string> {
    if (definition.contextFree) return finishNow(definition, callFunction(definition, params, undefined))
    if (this.#context !== undefined) return this.#callIn(this.#context, definition, params, running)
    return this.#openImplicitly().then((context) => this.#callIn(context, definition, params, running))
  }

  #callIn(
    context: ClientContext,
    definition: FunctionDefinition,
    params: unknown,
    running: RunningCall,
  ): string | Promise<string> {
    if (running.ended !== undefined) throw running.ended
    const { options } = running
    const registered = this.#registerObjects(context, definition, options)
    const call = new Call(context, {
      ...registered,
      appRequestTimeoutMs: options.app_request_timeout_ms ?? this.environment.limits.app_request_ms,
    })
    running.call = call
    running.release = (isFailed) => {
      if (isFailed) call.abort(new Error('The call failed'))
      this.#release(registered, definition.callback?.lifetime, isFailed)
    }
    return finishNow(definition, callFunction(definition, params, call))
  }

  /** With the answer the callback of a call ends, and what a failed call had registered is gone. */
  #release(
    { appObject, callback }: ContextCallOptionsOfPeer,
    lifetime: CallbackDefinition['lifetime'] | undefined,
    isFailed: boolean,
  ): void {
    if (isFailed && appObject?.isOpen) {
      appObject.detach()
      this.#objects.remove(appObject.id)
    }
    if (callback?.isOpen && (isFailed || lifetime === 'call')) {
      this.#flushRing(callback.id)
      callback.detach()
      this.#objects.remove(callback.id)
    }
  }

  #registerObjects(
    context: ClientContext,
    definition: FunctionDefinition,
    options: CallOptions,
  ): ContextCallOptionsOfPeer {
    const { app_object, callback } = options
    if (app_object !== undefined) this.#objects.add('app_object', app_object)
    try {
      if (callback !== undefined) this.#objects.add('callback', callback)
    } catch (error) {
      if (app_object !== undefined) this.#objects.remove(app_object)
      throw error
    }
    return {
      appObject:
        app_object === undefined
          ? undefined
          : new AppObject(app_object, definition.appObject!, this, context.appRequests),
      callback: callback === undefined ? undefined : new CallbackChannel(callback, this),
    }
  }

  // Initialization

  /** Throws InvalidState (-32001) when there is a context or one is being opened, ShuttingDown (-32000) at the end. */
  expectUninitialized(): void {
    if (this.#end !== undefined) throw shuttingDown(this.environment.limits.stop_ms)
    if (this.#state === 'new') return
    throw new ProtocolError('InvalidState', 'The connection is initialized already', { state: this.#state })
  }

  /**
   * Opens the context of the connection. `running` is the call that asks for it, and may be ended meanwhile.
   * Throws what `expectUninitialized` throws, and errors of the library.
   */
  async initialize(
    config: unknown,
    running?: RunningCall,
  ): Promise<{ context: ClientContext; warnings: ConfigWarning[] }> {
    this.expectUninitialized()
    this.#state = 'initializing'
    const warnings: ConfigWarning[] = []
    this.#opening = this.#openContext(config, warnings, running)
    try {
      const context = await this.#opening
      return { context, warnings }
    } catch (error) {
      this.#state = 'new'
      throw error
    } finally {
      this.#opening = undefined
    }
  }

  async #openContext(
    config: unknown,
    warnings: ConfigWarning[],
    running: RunningCall | undefined,
  ): Promise<ClientContext> {
    const { configLayers, defaultStoragePath, services } = this.environment
    const layers = [{ name: 'host', config }, ...configLayers]
    const resolved = resolveConfig(layers, defaultStoragePath)
    warnings.push(...resolved.warnings)
    const refusal = this.environment.refuseStoragePath(resolved.config.local_storage_path)
    if (refusal !== undefined) {
      throw InvalidConfig.error(`Invalid configuration (host): local_storage_path ${refusal}`, {
        path: 'local_storage_path',
        source: 'host',
      })
    }
    const context = await ClientContext.open({
      config: resolved.config,
      ownSecrets: secretsSetBy(config),
      host: this,
      services,
    })
    if (this.#end === 'closed') {
      await context.close('shutdown')
      throw shuttingDown(0)
    }
    if (running?.ended !== undefined) {
      await context.close('removed')
      throw running.ended
    }
    if (this.#end === 'stopping') context.appRequests.close('shutdown')
    this.#context = context
    this.#state = 'ready'
    return context
  }

  /** For a library call that comes before or right behind `daemon.initialize`. */
  async #openImplicitly(): Promise<ClientContext> {
    if (this.#opening !== undefined) {
      try {
        return await this.#opening
      } catch {
        if (this.#end !== undefined) throw shuttingDown(0)
        throw notInitialized('The connection could not be initialized')
      }
    }
    if (this.#state === 'new' && this.#hostInitializes) throw notInitialized('daemon.initialize failed before')
    if (this.environment.checkToken !== undefined) {
      throw notInitialized('This connection must show the token in daemon.initialize first')
    }
    return (await this.initialize(undefined)).context
  }

  // Things the daemon methods need

  cancel(id: RequestId): boolean {
    const running = this.#calls.get(id)
    running?.cancel()
    return running !== undefined
  }

  listCalls(): { id: RequestId | null; method: string; age_ms: number }[] {
    const now = this.environment.services.clock.elapsed()
    return this.#calls.list().map(({ id, method, startedAtMs }) => ({
      id: id ?? null,
      method,
      age_ms: Math.round(now - startedAtMs),
    }))
  }

  listAppRequests(): { app_request_id: number; app_object: string; age_ms: number }[] {
    return this.#context?.appRequests.list() ?? []
  }

  countObjects(): { app_objects: number; callbacks: number } {
    return { app_objects: this.#objects.count('app_object'), callbacks: this.#objects.count('callback') }
  }

  // Host: what the library says to the application

  appRequest(appObject: string, appRequestId: number, requestData: unknown): void {
    const limit = this.environment.limits.app_requests
    if (this.#context !== undefined && this.#context.appRequests.size > limit) {
      throw new ProtocolError('TooManyObjects', `Too many open app requests: ${limit} of ${limit}`, { limit })
    }
    const params = { app_object: appObject, app_request_id: appRequestId, request_data: requestData }
    this.#notifyApp('client.app_request', params)
  }

  async appNotify(appObject: string, notifyData: unknown): Promise<void> {
    this.#notifyApp('client.app_notify', { app_object: appObject, notify_data: notifyData })
    if (this.#transport.congested && this.#end !== 'closed')
      await new Promise<void>((resolve) => this.#drainWaiters.push(resolve))
  }

  appRequestCancelled(appObject: string, appRequestId: number, reason: AppRequestEnd): Promise<void> {
    this.notify('client.app_request_cancelled', { app_object: appObject, app_request_id: appRequestId, reason })
    return this.#transport.flushed()
  }

  callback(callback: string, responseType: number, data: unknown): void {
    const paramsJson = this.#callbackParams(callback, responseType, data)
    if (!this.#transport.congested && !this.#rings.has(callback)) this.#sendCallback(paramsJson, 0)
    else if (this.#rings.push(callback, paramsJson)) this.environment.metrics.droppedCallbacks++
  }

  closed(kind: RegisteredKind, id: string, reason: ClosedReason): void {
    if (!this.#objects.remove(id)) return
    if (kind === 'callback') this.#flushRing(id)
    this.notify('client.closed', { [kind]: id, reason })
  }

  drained(): void {
    const waiters = this.#drainWaiters
    this.#drainWaiters = []
    for (const waiter of waiters) waiter()
    this.#rings.drain((paramsJson, lost) => {
      this.#sendCallback(paramsJson, lost)
      return !this.#transport.congested
    })
  }

  #flushRing(callback: string): void {
    this.#rings.drainOne(callback, (paramsJson, lost) => {
      this.#sendCallback(paramsJson, lost)
      return true
    })
  }

  #sendCallback(paramsJson: string, lost: number): void {
    const params = lost === 0 ? paramsJson : `${paramsJson.slice(0, -1)},"lost":${lost}}`
    this.#send(notificationTextOf('client.callback', params))
  }

  /** Made when the message is raised: then the function that raised it can still be told what is wrong with it. */
  #callbackParams(callback: string, responseType: number, data: unknown): string {
    try {
      const json = stringifyExactJson({ callback, response_type: responseType, data })
      this.#checkOutgoing(notificationTextOf('client.callback', json))
      return json
    } catch (cause) {
      const message = 'A message for a callback has no JSON form or is too large'
      throw CallbackParamsCantBeConvertedToJson.error(message, { callback, response_type: responseType }, cause)
    }
  }

  #notifyApp(name: NotificationName, params: unknown): void {
    let text: string
    try {
      text = notificationText(name, params)
      this.#checkOutgoing(text)
    } catch (cause) {
      throw CannotSerializeResult.error('A request to the application has no JSON form or is too large', {}, cause)
    }
    this.#send(text)
  }

  #checkOutgoing(text: string): void {
    const limit = this.environment.limits.message_out_bytes
    if (isLarger(text, limit)) throw new Error(`The message exceeds the limit of ${limit} bytes`)
  }

  notify(name: NotificationName, params: unknown): void {
    this.#send(notificationText(name, params))
  }

  // The end

  /** Refuses new calls, lets running ones finish within `limits.stop_ms`, then closes the connection. */
  async stop(): Promise<void> {
    if (this.#end !== undefined) return
    const { services, limits } = this.environment
    this.#end = 'stopping'
    this.notify('daemon.draining', { deadline_ms: limits.stop_ms })
    this.#context?.appRequests.close('shutdown')
    if (this.#calls.size > 0) {
      const deadline = services.clock.setTimer(limits.stop_ms, () => this.#endAllCalls())
      await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
      deadline.cancel()
    }
    this.#end = 'closed'
    for (const [id, kind] of this.#objects.entries()) this.closed(kind, id, 'shutdown')
    await this.#closeContext()
    // A host that reads nothing must not keep the daemon from ending.
    await this.#transport.end(closeCodes.goingAway, 'the daemon stops', Math.max(1000, limits.stop_ms))
    this.#finish()
  }

  /** The host is gone: nobody waits for an answer any more. */
  disconnected(): void {
    if (this.#end === 'closed') return
    this.#end = 'closed'
    for (const running of this.#calls.list()) running.cancel()
    void this.#closeContext()
    for (const waiter of this.#drainWaiters.splice(0)) waiter()
    this.#becomeIdle()
    this.#finish()
  }

  #finish(): void {
    if (this.#isFinished) return
    this.#isFinished = true
    this.#onClosed(this)
  }

  /** A storage that does not close properly is no reason to fail other hosts. */
  async #closeContext(): Promise<void> {
    try {
      await this.#context?.close('shutdown')
    } catch (error) {
      this.#log.error('context not closed', { connection: this.id, error: (error as Error).name })
    }
  }

  #endAllCalls(): void {
    for (const running of this.#calls.list()) {
      running.end((facts) => new ProtocolError('ShuttingDown', 'The daemon stops', { deadline_ms: 0, ...facts }))
    }
  }

  #becomeIdle(): void {
    for (const waiter of this.#idleWaiters.splice(0)) waiter()
  }

  // Outgoing messages

  readonly #report: ReportAnswer = (text) => {
    if (text !== undefined) this.#send(text)
  }

  #send(text: string): void {
    this.#transport.send(text)
  }

  #sendBatchAnswer(answers: readonly string[]): void {
    const limit = this.environment.limits.message_out_bytes
    const text = `[${answers.join(',')}]`
    if (!isLarger(text, limit)) {
      this.#send(text)
      return
    }
    const ids = answers.map((answer) => idForAnswer(JSON.parse(answer)))
    const tooLarge = ids.map((id) => this.#errorText(id, responseTooLarge(limit, Buffer.byteLength(text)), 'batch'))
    this.#send(`[${tooLarge.join(',')}]`)
  }

  /** Text of the answer of a call, `undefined` for a notification. Counts and logs the call. */
  #answerText(running: RunningCall, error: unknown, resultJson: string | undefined): string | undefined {
    const { id, method, startedAtMs, options } = running
    const { limits, metrics, services } = this.environment
    let text: string | undefined
    let code: number | undefined
    if (resultJson === undefined) {
      const body = this.#errorBody(error, method)
      code = body.code
      text = id === undefined ? undefined : errorText(id, body)
    } else if (id !== undefined) {
      text = successText(id, resultJson)
      if (isLarger(text, limits.message_out_bytes)) {
        const body = this.#errorBody(responseTooLarge(limits.message_out_bytes, Buffer.byteLength(text)), method)
        code = body.code
        text = errorText(id, body)
      }
    }
    const durationMs = services.clock.elapsed() - startedAtMs
    metrics.record(running.label, durationMs, code)
    if (this.#log.level === 'debug') {
      this.#log.debug('call', {
        connection: this.id,
        id: String(id),
        method,
        duration_ms: round(durationMs),
        code,
        trace: options.trace,
      })
    }
    return text
  }

  #errorText(id: RequestId | null, error: unknown, method: string): string {
    const body = this.#errorBody(error, method)
    this.environment.metrics.record(method, 0, body.code)
    return errorText(id, body)
  }

  #errorBody(error: unknown, method: string): ErrorBody {
    return isErrorBody(error) ? error : errorBody(error, this.#log, method)
  }
}

type ContextCallOptionsOfPeer = Pick<ContextCallOptions, 'appObject' | 'callback'>

function finishNow(definition: FunctionDefinition, result: unknown): string | Promise<string> {
  return result instanceof Promise
    ? result.then((value) => resultText(definition, value))
    : resultText(definition, result)
}

function checkObjectUse(
  method: string,
  definition: Pick<FunctionDefinition, 'appObject' | 'callback'>,
  options: CallOptions,
): void {
  const unused =
    options.app_object !== undefined && definition.appObject === undefined
      ? 'app_object'
      : options.callback !== undefined && definition.callback === undefined
        ? 'callback'
        : undefined
  if (unused === undefined) return
  const reason = `${method} takes no ${unused === 'callback' ? 'callback' : 'app object'}`
  throw new ProtocolError('InvalidParams', `Invalid _call.${unused}: ${reason}`, { path: `_call.${unused}`, reason })
}

function unknownMethod(name: string): ProtocolError {
  return new ProtocolError('MethodNotFound', `Unknown method ${JSON.stringify(name.slice(0, 128))}`, {
    client_code: 25,
  })
}

function shuttingDown(deadlineMs: number): ProtocolError {
  return new ProtocolError('ShuttingDown', 'The daemon stops and takes no new calls', { deadline_ms: deadlineMs })
}

function notInitialized(message: string): ProtocolError {
  return new ProtocolError('InvalidState', message, { state: 'new' })
}

function responseTooLarge(limit: number, actual: number): ProtocolError {
  return new ProtocolError('ResponseTooLarge', `The answer has ${actual} bytes, the limit is ${limit}`, {
    limit,
    actual,
  })
}

/** Most texts are far from any limit, so their bytes need not be counted. */
function isLarger(text: string, limitBytes: number): boolean {
  return text.length * 3 > limitBytes && Buffer.byteLength(text) > limitBytes
}

function isErrorBody(error: unknown): error is ErrorBody {
  return typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error && 'data' in error
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
