/**
 * The GraphQL operations of a context that share one WebSocket connection.
 *
 * The first operation opens the connection. If it is lost while operations run, it is opened again after a pause, and each
 * operation is restarted under its old id. An operation ends exactly once. Reconnecting is given up after
 * `max_reconnect_timeout`, or at once if a server that has never worked refuses: then every operation fails.
 *
 * Gateways report the position of each subscription (`extensions.cursor`) and continue after it when it is restarted, so
 * that nothing is missed.
 * Source: network 2.4, 2.6 and 2.7.
 */

import { webSocketUrlOf } from '../config/endpointUrls.ts'
import {
  GraphqlConnectionError,
  GraphqlWebsocketInitError,
  NetworkModuleResumed,
  NetworkModuleSuspended,
  Unauthorized,
  WaitForTimeout,
  WebsocketDisconnected,
  WrongWebscoketProtocolSequence,
} from '../errors/net.ts'
import type { Timer } from '../ports/Clock.ts'
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { BackOff } from './BackOff.ts'
import { Deadlines, type Expiring } from './Deadlines.ts'
import type { Endpoint } from './Endpoint.ts'
import type { EndpointSelector } from './EndpointSelector.ts'
import { GraphqlConnection } from './GraphqlConnection.ts'
import { closedContext } from './HttpClient.ts'
import type { Subscription, SubscriptionEvents } from './Network.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { askedPauseMs } from './networkErrors.ts'
import type { RateLimits } from './RateLimits.ts'
import { errorsOf, graphqlError, objectAt, valueAt } from './readGraphqlResponse.ts'
import { requestHeaders } from './requestHeaders.ts'
import type { ServerMessage } from './serverMessages.ts'
import { type AbortSource, sleep } from './waiting.ts'

export interface LinkEnvironment extends NetworkParts {
  readonly platform: NetworkAccess
  readonly limits: RateLimits
  readonly selector: EndpointSelector
  /** Adds network data to an error. */
  readonly describe: (error: unknown) => unknown
}

/** Events that a running operation receives. */
interface Operation {
  /** Id of the operation, set when it is added. */
  id: number
  /** JSON text. */
  readonly payload: string
  /** Whether it was started before on some connection. */
  wasStarted: boolean
  /** Position after which it continues, if the server reports it. */
  cursor?: string | undefined
  onStarted(): void
  onData(payload: Record<string, unknown>): void
  /** An error of the server that does not end the operation, or a change of the connection. */
  onNotice(error: unknown): void
  onEnd(outcome: { readonly error: unknown } | undefined): void
}

/** Waits for the first answer of a query. A single small object per query: tens of thousands may be in flight. */
class WaitingQuery implements Operation, Expiring {
  id = 0
  wasStarted = false
  readonly payload: string
  readonly #deadlines: Deadlines
  readonly #timeoutMs: number
  readonly #signal: AbortSource | undefined
  readonly #stop: (id: number) => void
  #onAbort: (() => void) | undefined
  #resolve: (data: Record<string, unknown> | null) => void = () => {}
  #reject: (error: unknown) => void = () => {}
  readonly answer: Promise<Record<string, unknown> | null>

  constructor(
    payload: string,
    deadlines: Deadlines,
    timeoutMs: number,
    signal: AbortSource | undefined,
    stop: (id: number) => void,
  ) {
    this.payload = payload
    this.#deadlines = deadlines
    this.#timeoutMs = timeoutMs
    this.#signal = signal
    this.#stop = stop
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    if (signal === undefined) return
    this.#onAbort = () => this.#fail(signal.reason)
    signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  onStarted(): void {
    this.#deadlines.add(this, this.#timeoutMs)
  }

  expire(): void {
    const timeout = Math.ceil(this.#timeoutMs)
    this.#fail(WaitForTimeout.error(`No answer within ${timeout} ms`, { timeout }))
  }

  onData(data: Record<string, unknown>): void {
    this.#stop(this.id)
    this.#release()
    this.#resolve(data)
  }

  onNotice(error: unknown): void {
    if (!isNewsOfConnection(error)) this.#fail(error)
  }

  onEnd(outcome: { readonly error: unknown } | undefined): void {
    this.#release()
    if (outcome === undefined) this.#resolve(null)
    else this.#reject(outcome.error)
  }

  #fail(error: unknown): void {
    this.#stop(this.id)
    this.#release()
    this.#reject(error)
  }

  #release(): void {
    this.#deadlines.remove(this, this.#timeoutMs)
    if (this.#onAbort !== undefined) this.#signal?.removeEventListener('abort', this.#onAbort)
  }
}

export class GraphqlLink {
  readonly #environment: LinkEnvironment
  readonly #operations = new Map<number, Operation>()
  readonly #deadlines: Deadlines
  /** Operations that the server is asked to end unless it has already ended them. */
  readonly #toStop = new Set<number>()
  #lastId = 0
  #isRunning = false
  #isClosed = false
  #connection: GraphqlConnection | undefined
  /** Present between the acknowledgement and the end of a connection. */
  #ready: GraphqlConnection | undefined

  constructor(environment: LinkEnvironment) {
    this.#environment = environment
    this.#deadlines = new Deadlines(environment.clock)
    environment.gate.watch(() => this.#suspend())
  }

  get remoteAddress(): string | undefined {
    return this.#ready?.remoteAddress
  }

  /** Payload of the first answer, `null` when the server completes without one. Throws 607, 608, 610, 613, 615, 617, 618. */
  query(payload: string, timeoutMs: number, signal: AbortSource | undefined): Promise<Record<string, unknown> | null> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const query = new WaitingQuery(payload, this.#deadlines, timeoutMs, signal, this.#stop)
    this.#add(query)
    return query.answer
  }

  /** Settles when the operation was sent for the first time. Throws 613, 615, 617, 618. */
  subscribe(payload: string, events: SubscriptionEvents, signal: AbortSource | undefined): Promise<Subscription> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      let isSettled = false
      let isOpen = true
      const settle = (act: () => void) => {
        isSettled = true
        signal?.removeEventListener('abort', onAbort)
        act()
      }
      const close = () => {
        if (!isOpen) return
        isOpen = false
        this.#stop(operation.id)
      }
      const onAbort = () => {
        close()
        settle(() => reject(signal!.reason))
      }
      const operation: Operation = {
        id: 0,
        payload,
        wasStarted: false,
        onStarted: () => {
          if (!isSettled) settle(() => resolve({ close }))
        },
        onData: ({ data }) => events.onData(data ?? null),
        onNotice: (error) => {
          if (isSettled) events.onError(error)
        },
        onEnd: (outcome) => {
          isOpen = false
          // The context is closed: no event is needed, because the host learns of it from its own connection.
          if (isSettled && this.#isClosed) return
          if (!isSettled) return settle(() => reject(outcome?.error ?? closedContext()))
          if (outcome === undefined) events.onData(null)
          else events.onError(outcome.error)
          events.onEnd(outcome === undefined ? 'removed' : 'failed')
        },
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      this.#add(operation)
    })
  }

  /** Ends the connection; queries and subscriptions that wait to be started fail with 17. */
  close(): void {
    this.#isClosed = true
    this.#connection?.close()
    this.#failAll(closedContext())
  }

  #add(operation: Operation): void {
    operation.id = this.#nextId()
    if (this.#isClosed) {
      queueMicrotask(() => operation.onEnd({ error: closedContext() }))
      return
    }
    this.#operations.set(operation.id, operation)
    if (this.#ready !== undefined) this.#start(this.#ready, operation)
    else if (!this.#isRunning) void this.#run()
  }

  /** Decimal ids from 1; 0 and ids in use are left out. */
  #nextId(): number {
    do this.#lastId = (this.#lastId % 0xffff_ffff) + 1
    while (this.#operations.has(this.#lastId))
    return this.#lastId
  }

  /**
   * A server completes a query immediately after its answer, often in the same piece of its output; then there is
   * nothing to stop.
   */
  readonly #stop = (id: number): void => {
    if (!this.#operations.delete(id) || this.#ready === undefined) return
    if (this.#toStop.size === 0) queueMicrotask(this.#sendStops)
    this.#toStop.add(id)
  }

  readonly #sendStops = (): void => {
    for (const id of this.#toStop) this.#ready?.stop(id)
    this.#toStop.clear()
  }

  #start(connection: GraphqlConnection, operation: Operation): void {
    const { id, payload, cursor } = operation
    const isResumed = cursor !== undefined && connection.takesCursors
    connection.start(id, isResumed ? withCursor(payload, cursor) : payload)
    operation.wasStarted = true
    operation.onStarted()
  }

  /** Keeps a connection open while there are operations. */
  async #run(): Promise<void> {
    this.#isRunning = true
    const { clock, gate, signal, selector, config, log, limits, pauses } = this.#environment
    const backOff = new BackOff()
    const lost: { atMs?: number; sinceMs: number } = { sinceMs: clock.elapsed() }
    let hasWorked = false
    /** Endpoints that have refused the connection for good; other endpoints may accept it. */
    const refused = new Set<string>()
    try {
      while (this.#operations.size > 0 && !this.#isClosed) {
        await gate.pass(signal)
        let endpoint: Endpoint | undefined
        try {
          endpoint = await selector.select(signal)
          const pauseMs = limits.pauseMs(endpoint.url)
          if (pauseMs > 0) await sleep(clock, pauseMs, signal)
          const connection = await this.#connect(endpoint)
          hasWorked = true
          backOff.reset()
          this.#resume(connection, lost.atMs)
          const watch = this.#watchLatency(connection, endpoint)
          const error = await connection.ended
          watch?.cancel()
          this.#ready = undefined
          lost.atMs = clock.now()
          lost.sinceMs = clock.elapsed()
          if (error === undefined) continue
          selector.drop(selector.hasSeveral ? endpoint : undefined)
          log.info('websocket_lost', { url: endpoint.info.queryUrl })
          this.#tell(this.#environment.describe(error))
          if (selector.hasSeveral) this.#tell(NetworkModuleSuspended.error('Network module is suspended'))
        } catch (error) {
          this.#ready = undefined
          if (gate.isSuspended && !signal.aborted) continue
          const leftMs = lost.sinceMs + config.network.max_reconnect_timeout - clock.elapsed()
          if (isFinal(error, hasWorked)) refused.add(endpoint?.text ?? '')
          if (endpoint === undefined || leftMs <= 0 || refused.size >= selector.endpoints.length) {
            return this.#failAll(this.#environment.describe(error))
          }
          selector.drop(selector.hasSeveral ? endpoint : undefined)
          const askedMs = selector.hasSeveral ? 0 : askedPauseMs(error)
          if (askedMs > leftMs) return this.#failAll(this.#environment.describe(error))
          await sleep(clock, askedMs, signal)
        }
        await pauses.wait(backOff.next(), 0, signal)
      }
    } catch (error) {
      this.#failAll(this.#isClosed || signal.aborted ? closedContext() : error)
    } finally {
      this.#isRunning = false
      // An operation may have been added after the last check.
      if (this.#operations.size > 0 && !this.#isClosed) void this.#run()
    }
  }

  async #connect(endpoint: Endpoint): Promise<GraphqlConnection> {
    const { config, platform, clock, traces, credentials, cookies, limits } = this.#environment
    const authorization = credentials.authorization(endpoint.url)
    const url = webSocketUrlOf(endpoint.url)
    const cookie = cookies.header(url)
    const auth: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
    try {
      this.#connection = undefined
      const connection = await GraphqlConnection.open(
        {
          url,
          headers: {
            ...requestHeaders(config, traces, { json: false }),
            ...auth,
            ...(cookie === undefined ? {} : { cookie }),
          },
          initPayload: { ...auth, cursors: true },
          timeoutMs: config.network.query_timeout,
          network: platform,
          clock,
          credentials,
          limits,
          onMessage: (message) => this.#receive(message),
        },
        (created) => {
          this.#connection = created
          if (this.#isClosed || this.#environment.gate.isSuspended) created.close()
        },
      )
      return connection
    } finally {
      if (this.#isClosed) this.#connection?.close()
    }
  }

  /** Restarts everything and reports to subscriptions that ran before what they may have missed. */
  #resume(connection: GraphqlConnection, lostAtMs: number | undefined): void {
    this.#ready = connection
    const gap = { from: lostAtMs, to: this.#environment.clock.now() }
    for (const operation of [...this.#operations.values()]) {
      const ranBefore = operation.wasStarted
      const isWhole = connection.takesCursors && operation.cursor !== undefined
      this.#start(connection, operation)
      if (!ranBefore) continue
      operation.onNotice(NetworkModuleResumed.error('Network module has been resumed', isWhole ? {} : { gap }))
    }
  }

  #suspend(): void {
    const connection = this.#connection
    if (connection === undefined) return
    if (this.#ready === connection) {
      for (const id of this.#operations.keys()) connection.stop(id)
      this.#ready = undefined
      this.#tell(NetworkModuleSuspended.error('Network module is suspended'))
    }
    connection.close()
  }

  /** Checks the latency of the endpoint regularly, if there is another one to change to. */
  #watchLatency(connection: GraphqlConnection, endpoint: Endpoint): { cancel(): void } | undefined {
    const { selector, clock, config } = this.#environment
    if (!selector.hasSeveral) return undefined
    let timer: Timer
    const next = () => {
      timer = clock.setTimer(Math.max(config.network.latency_detection_interval, 10), async () => {
        if (this.#ready !== connection) return
        if (await selector.checkLatency(endpoint)) return next()
        connection.fail(WebsocketDisconnected.error('The endpoint has critical sync latency'))
      })
    }
    next()
    return { cancel: () => timer.cancel() }
  }

  #receive({ type, id: text, payload }: ServerMessage): void {
    const id = Number(text)
    if (type === 'complete') this.#toStop.delete(id)
    const operation = this.#operations.get(id)
    if (operation === undefined) return
    if (type === 'data') {
      const body = objectAt(payload)
      const errors = errorsOf(body)
      operation.cursor = cursorOf(body['extensions']) ?? operation.cursor
      if (errors === undefined) operation.onData(body)
      else operation.onNotice(this.#operationError(errors))
    } else if (type === 'cursor') {
      operation.cursor = cursorOf(payload) ?? operation.cursor
    } else if (type === 'error') {
      this.#operations.delete(id)
      operation.onEnd({ error: this.#operationError(Array.isArray(payload) ? payload : [payload]) })
    } else if (type === 'complete') {
      this.#operations.delete(id)
      operation.onEnd(undefined)
    }
  }

  #operationError(errors: readonly unknown[]): unknown {
    const { credentials, describe } = this.#environment
    return describe(graphqlError(errors, (text) => credentials.redact(text), 'Graphql operation error'))
  }

  #tell(error: unknown): void {
    for (const operation of [...this.#operations.values()]) if (operation.wasStarted) operation.onNotice(error)
  }

  #failAll(error: unknown): void {
    const operations = [...this.#operations.values()]
    this.#operations.clear()
    for (const operation of operations) operation.onEnd({ error })
  }
}

function cursorOf(value: unknown): string | undefined {
  const cursor = valueAt(value, 'cursor')
  return typeof cursor === 'string' ? cursor : undefined
}

/** `payload` is JSON text of an object with members. */
function withCursor(payload: string, cursor: string): string {
  return `${payload.slice(0, -1)},"extensions":${JSON.stringify({ cursor })}}`
}

/** Whether an error is about the connection: every operation receives it, and queries keep waiting. */
function isNewsOfConnection(error: unknown): boolean {
  return [
    NetworkModuleSuspended,
    NetworkModuleResumed,
    WebsocketDisconnected,
    WrongWebscoketProtocolSequence,
    GraphqlConnectionError,
  ].some((definition) => definition.matches(error))
}

/** The refusal of a server that has never worked is final; a later refusal may be caused by a restart. */
function isFinal(error: unknown, hasWorked: boolean): boolean {
  if (Unauthorized.matches(error)) return true
  if (hasWorked) return false
  if (GraphqlConnectionError.matches(error) || WrongWebscoketProtocolSequence.matches(error)) return true
  if (!GraphqlWebsocketInitError.matches(error)) return true
  const { status } = error.data
  return typeof status === 'number' && status < 500 && status !== 408 && status !== 429
}
