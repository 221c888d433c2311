/**
 * Joins the WebSocket of a client to one of a node. Both sub-protocols are relayed: `graphql-ws` (`start`, `data`) and
 * `graphql-transport-ws` (`subscribe`, `next`). If the node is lost, the link connects to another one and restarts what was
 * running: subscriptions to collections continue without a gap (see ResumableSubscription), queries are sent again, and
 * anything that cannot continue ends with an error. A mutation is never repeated.
 *
 * Clients can recover from the loss of a gateway in the same way. Each event of such a subscription carries its position in
 * `extensions.cursor`; a `start` or `subscribe` with `extensions.cursor` continues after that position. A client that sends
 * `{"cursors": true}` in the payload of `connection_init` also gets the position at which a subscription begins, in a message
 * `cursor` with its id. A gateway that supports this says `{"cursors": true}` in the payload of `connection_ack`.
 *
 * Back pressure works in both directions: neither side is read faster than the other one can take it. Reading from a
 * client also stops while output waits for it, and the client is dropped if it does not read for a while.
 */
import { GraphQLError, OperationTypeNode } from 'graphql'
import { type RawData, WebSocket } from 'ws'
import { BackOff } from '../../net/BackOff.ts'
import type { Clock, Timer } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { connectionOpener } from '../../system/proxy/connectionOpener.ts'
import type { OutgoingRoutes } from '../../system/proxy/OutgoingRoutes.ts'
import type { SocketPlace } from './ClientLimits.ts'
import { isTooDeep, tooDeep } from './graphqlLimits.ts'
import { NodeQuestions, QUESTION_PREFIX } from './NodeQuestions.ts'
import type { Positioned, ResumableSubscription } from './ResumableSubscription.ts'
import { type Operation, operationBytes, readOperation } from './readOperation.ts'
import type { QueryRequest } from './rewriteQuery.ts'
import type { UpstreamNode, Upstreams } from './Upstreams.ts'

/** Time for the handshake with a node, ms. */
const HANDSHAKE_MS = 10_000
/** Bytes buffered for one side before the other side is no longer read. */
const SLOW_BYTES = 1 << 20
/** Time to find another node, ms. */
const RECONNECT_MS = 60_000
/** Interval of keep-alive messages in the older sub-protocol, ms. */
const KEEP_ALIVE_MS = 10_000
/** Events held back while those missed before them are queried, and their size in characters. */
const MAX_PENDING = 10_000
const MAX_PENDING_LENGTH = 16 << 20
/** A client may start and stop faster than a node answers: questions that may wait beside those of running operations. */
const MAX_QUESTIONS = 1_000
/** Close code that asks a client to connect again. Source: RFC 6455 registry, 1012 Service Restart. */
const RESTART = 1012
const TRY_AGAIN_LATER = 1013
const INTERNAL_ERROR = 1011
const INVALID_MESSAGE = 4400
/** The first message of the client did not come in time. */
const INIT_TIMEOUT = 4408
/** Unsupported, malformed, forbidden and too large messages. Source: RFC 6455 section 7.4.1. */
const CLIENT_FAULTS = new Set([1003, 1007, 1008, 1009])
/** The error of subscriptions to a chain that has been replaced by another one. */
const CHAIN_REPLACED = 'The chain was replaced: it begins a new epoch, see info.epoch'

export interface GatewayLinkOptions {
  readonly upstreams: Upstreams
  readonly routes: OutgoingRoutes
  readonly clock: Clock
  readonly log: Log
  /** Version that answers report. */
  readonly version: string
  readonly authorization: string | undefined
  /** Largest message of a node, bytes. */
  readonly answerLimit: number
  /** A client that reads no output for this long is dropped, ms. */
  readonly stallMs: number
  /** Counts the operations. */
  readonly place: SocketPlace
  /** Called when more output waits for the client than it should. */
  readonly onWaiting: () => void
  /** Called with the code of each operation that gets no place. */
  readonly onRefused: (code: string) => void
  /** Called when subscriptions have continued after an interruption. */
  readonly onResumed: (count: number) => void
}

interface Frame {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: unknown
}

export class GatewayLink {
  readonly #client: WebSocket
  readonly #options: GatewayLinkOptions
  readonly #isNew: boolean
  readonly #operations = new Map<string, Operation>()
  readonly #questions: NodeQuestions
  /** Epoch of the chain that the subscriptions follow. */
  #epoch: string | undefined
  /** The `connection_init` of the client, once it has arrived: it is repeated at each further node. */
  #init: { readonly payload: unknown } | undefined
  #takesCursors = false
  #isAcknowledged = false
  #node: WebSocket | undefined
  /** Whether messages of the client can be passed on. */
  #isReady = false
  /** Messages of the client that arrived before the node was ready. */
  #early: string[] = []
  #isEnded = false
  /** Size of the events that are held back, in characters. */
  #pendingLength = 0
  #keepAlive: Timer | undefined
  #stall: Timer | undefined

  constructor(client: WebSocket, options: GatewayLinkOptions) {
    this.#client = client
    this.#options = options
    this.#isNew = client.protocol === 'graphql-transport-ws'
    this.#questions = new NodeQuestions(options.clock, (id, request) => this.#startAtNode({ id, request }))
    client.on('message', (data, isBinary) => {
      if (isBinary) return void client.close(INVALID_MESSAGE, 'Invalid message')
      this.#guard(() => this.#fromClient(String(data)))
    })
    // The answers to pings wait with the other output.
    client.on('ping', () => this.#boundOutput())
    client.on('close', (code, reason) => this.#clientGone(code, reason))
    client.on('error', () => this.#end(1011, 'The connection broke'))
    client.pause()
    void this.#connect()
  }

  /** Output that waits for the client, bytes. */
  get waitingBytes(): number {
    return this.#client.readyState === WebSocket.OPEN ? this.#client.bufferedAmount : 0
  }

  /** Asks the client to connect again, after everything sent to it before. */
  restart(): void {
    this.#end(RESTART, 'The gateway is stopping, connect again')
  }

  terminate(): void {
    this.#client.terminate()
    this.#end(1006, '')
  }

  /** Tries nodes until one accepts the connection. */
  async #connect(): Promise<void> {
    const { upstreams, clock } = this.#options
    const backOff = new BackOff()
    const startMs = clock.elapsed()
    let node: UpstreamNode | undefined
    await upstreams.checked
    while (!this.#isEnded) {
      node = upstreams.pick(node)
      // To resume, the node must be up, and its epoch known.
      const problem = this.#isAcknowledged ? await upstreams.inspect(node) : undefined
      if (this.#isEnded) return
      const outcome = problem === undefined ? await this.#open(node) : new Error(problem)
      if (outcome === 'ready' || this.#isEnded) return
      if (outcome === 'refused') return this.#end(1011, 'The upstream node offers no GraphQL over WebSocket')
      upstreams.suspect(node)
      if (clock.elapsed() - startMs > RECONNECT_MS) return this.#end(TRY_AGAIN_LATER, 'No node can be reached')
      // With several nodes the next one is tried at once.
      const pauseMs = backOff.next()
      const waits = pauseMs > 0 ? pauseMs : upstreams.nodes.length > 1 ? 0 : 100
      await new Promise<void>((resolve) => void clock.setTimer(waits, resolve))
    }
  }

  #open(upstream: UpstreamNode): Promise<'ready' | 'refused' | Error> {
    const { authorization, answerLimit, routes } = this.#options
    const url = new URL(upstream.webSocketUrl)
    const headers = authorization === undefined ? {} : { authorization }
    const node = new WebSocket(url, this.#client.protocol || 'graphql-ws', {
      headers,
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: answerLimit,
      createConnection: connectionOpener(routes, url, HANDSHAKE_MS) as never,
    })
    this.#node = node
    return new Promise((resolve) => {
      let isOpen = false
      let problem: Error | undefined
      let handshake: Timer | undefined
      node.on('unexpected-response', (_, response) => {
        const { statusCode = 0 } = response
        node.terminate()
        const isFinal = statusCode < 500 && statusCode !== 408 && statusCode !== 429
        resolve(isFinal && !this.#isAcknowledged ? 'refused' : new Error(`status ${statusCode}`))
      })
      node.on('error', (error) => {
        problem ??= error
      })
      node.on('message', (data: RawData) => {
        if (this.#node !== node || this.#isEnded) return
        this.#guard(() => {
          const text = String(data)
          const frame = parseFrame(text)
          if (frame?.type === 'connection_ack' && !this.#isReady && this.#isAcknowledged) {
            handshake?.cancel()
            this.#resume(upstream)
            return resolve('ready')
          }
          this.#fromNode(frame, text)
        })
      })
      node.on('open', () => {
        isOpen = true
        if (this.#isEnded) return node.terminate()
        if (this.#isAcknowledged) {
          handshake = this.#options.clock.setTimer(HANDSHAKE_MS, () => node.terminate())
          return node.send(JSON.stringify({ type: 'connection_init', payload: this.#init?.payload }))
        }
        this.#epoch = upstream.epoch
        // A previous node may have been lost after the client's `connection_init` and before its answer.
        if (this.#init !== undefined) {
          node.send(JSON.stringify({ type: 'connection_init', payload: this.#init.payload }))
          this.#resume(upstream)
        } else this.#begin()
        resolve('ready')
      })
      node.on('close', (code, reason) => {
        handshake?.cancel()
        if (this.#node !== node) return
        this.#node = undefined
        const wasReady = this.#isReady
        this.#isReady = false
        this.#questions.drop(new Error('The node was lost'))
        resolve(problem ?? new Error(`closed with ${code}`))
        if (this.#isEnded || !isOpen || !wasReady) {
          if (isOpen && this.#isRefusal(code)) this.#end(code, String(reason))
          return
        }
        if (this.#isRefusal(code)) return this.#end(code, String(reason))
        this.#client.pause()
        this.#options.upstreams.suspect(upstream)
        void this.#connect()
      })
    })
  }

  /** Whether a node rejects the client itself: another node would do the same. */
  #isRefusal(code: number): boolean {
    return (
      CLIENT_FAULTS.has(code) || (code >= 4400 && code < 4500 && (code !== INIT_TIMEOUT || this.#init === undefined))
    )
  }

  /** Handles what the client has sent meanwhile, and everything that follows. */
  #begin(): void {
    this.#isReady = true
    for (const text of this.#early.splice(0)) this.#guard(() => this.#fromClient(text))
    this.#resumeClient()
  }

  /** Nothing that one side sends may end more than its connection. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#options.log.error('connection failed', { name: (error as Error).name, reason: (error as Error).message })
      this.#end(INTERNAL_ERROR, 'Internal error')
    }
  }

  /** Restarts all operations at another node, or ends those that cannot continue. */
  #resume({ epoch }: UpstreamNode): void {
    this.#isReady = true
    const isReplaced = this.#epoch !== undefined && epoch !== undefined && epoch !== this.#epoch
    this.#epoch = epoch ?? this.#epoch
    let resumed = 0
    for (const operation of [...this.#operations.values()]) {
      const { subscription, kind } = operation
      if (isReplaced && kind === OperationTypeNode.SUBSCRIPTION) this.#fail(operation, CHAIN_REPLACED)
      else if (subscription !== undefined) {
        resumed += 1
        operation.isContinuous = false
        this.#releasePending(operation)
        this.#startAtNode(operation)
        // It was lost before its start was known, so it starts at the current head.
        if (subscription.position === undefined) void this.#startSubscription(operation)
        else void this.#catchUp(operation)
      } else if (kind === OperationTypeNode.QUERY) this.#startAtNode(operation)
      else {
        const what =
          kind === OperationTypeNode.MUTATION
            ? 'whether the mutation was executed is unknown'
            : 'this subscription cannot continue without a gap'
        this.#fail(operation, `The upstream node was lost: ${what}`)
      }
    }
    if (resumed > 0) this.#options.onResumed(resumed)
    this.#begin()
  }

  #fromClient(text: string): void {
    if (this.#isEnded) return
    if (!this.#isReady) return void this.#early.push(text)
    const frame = parseFrame(text)
    if (isTooDeep(text)) {
      this.#refuseDeep(frame)
      return
    }
    switch (frame?.type) {
      case 'connection_init':
        this.#init ??= { payload: frame.payload }
        this.#takesCursors ||= (frame.payload as { cursors?: unknown } | null | undefined)?.cursors === true
        this.#toNode(text)
        return
      case 'connection_terminate':
        this.#toNode(text)
        this.#end(1000, '')
        return
      case 'ping':
        this.#toClient({ type: 'pong', ...(frame.payload === undefined ? {} : { payload: frame.payload }) })
        return
      case 'pong':
        return
      case 'start':
      case 'subscribe':
        this.#start(frame, text)
        return
      case 'stop':
      case 'complete':
        this.#forget(String(frame.id))
        this.#toNode(text)
        return
      default:
        this.#toNode(text)
        return
    }
  }

  #refuseDeep(frame: Frame | undefined): void {
    const isStart = frame?.type === 'start' || frame?.type === 'subscribe'
    if (isStart && typeof frame.id === 'string') this.#sendError(frame.id, tooDeep)
    else this.#client.close(INVALID_MESSAGE, 'Message nested too deep')
  }

  /** Ends the bookkeeping of an operation. */
  #forget(id: string): void {
    const operation = this.#operations.get(id)
    if (operation === undefined) return
    this.#operations.delete(id)
    this.#releasePending(operation)
    operation.leave()
  }

  #releasePending(operation: Operation): void {
    for (const { length } of operation.pending ?? []) this.#pendingLength -= length
    operation.pending = undefined
  }

  #start(frame: Frame, text: string): void {
    const id = String(frame.id)
    const payload = frame.payload as (QueryRequest & { extensions?: { cursor?: unknown } | null }) | null | undefined
    // The node reports what is wrong with such a message.
    if (typeof payload?.query !== 'string' || this.#init === undefined) {
      this.#toNode(text)
      return
    }
    const known = this.#operations.get(id)
    if (known !== undefined && this.#isNew) {
      this.#toNode(text)
      return
    }
    try {
      if (id.startsWith(QUESTION_PREFIX)) throw new GraphQLError(`Operation ids must not begin with ${QUESTION_PREFIX}`)
      const { upstreams, version } = this.#options
      // In the older sub-protocol, an operation that starts again replaces the running one.
      if (known !== undefined) this.#toNode(this.#stopFrame(id))
      this.#forget(id)
      const leave = this.#enter(id, text)
      if (leave === undefined) return
      let operation: Operation
      try {
        operation = readOperation(id, payload, upstreams.pick().isLegacy ?? false, version)
      } catch (error) {
        leave()
        throw error
      }
      operation.leave = leave
      this.#operations.set(id, operation)
      const cursor = payload.extensions?.cursor
      const { subscription } = operation
      if (subscription === undefined) this.#startAtNode(operation)
      else if (cursor === undefined || cursor === null) void this.#startSubscription(operation)
      else {
        subscription.position = this.#readCursor(cursor)
        operation.isContinuous = false
        this.#startAtNode(operation)
        this.#options.onResumed(1)
        void this.#catchUp(operation)
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      this.#forget(id)
      this.#sendError(id, error.message)
    }
  }

  /** A place for an operation, or `undefined` after its refusal. */
  #enter(id: string, text: string): (() => void) | undefined {
    const place =
      this.#questions.size >= MAX_QUESTIONS + 2 * this.#operations.size
        ? ({ code: 'TOO_MANY_REQUESTS', reason: 'Too many operations were started at once' } as const)
        : this.#options.place.enter(operationBytes(text.length))
    if (typeof place === 'function') return place
    this.#options.onRefused(place.code)
    this.#sendError(id, place.reason, { code: place.code })
    return undefined
  }

  /** A subscription begins at the head of the chain, so the head is queried first. */
  async #startSubscription(operation: Operation): Promise<void> {
    const subscription = operation.subscription!
    try {
      subscription.takeHead(await this.#questions.ask(subscription.headRequest))
    } catch {
      // Without the head it still works, but has a gap if the node is lost before the first event.
      if (this.#node === undefined) return
      subscription.position = undefined
    }
    if (!this.#isRunning(operation) || !this.#isReady) return
    operation.isContinuous = true
    this.#startAtNode(operation)
    if (this.#takesCursors && subscription.position !== undefined) {
      const payload = { cursor: this.#cursor(subscription) }
      this.#toClient({ type: 'cursor', id: operation.id, payload })
    }
  }

  /**
   * Delivers the events after the position, then those that the node has sent meanwhile. As long as the node has sent
   * nothing, it is unknown whether its subscription was active when the query ran; then the first event causes another
   * query.
   */
  async #catchUp(operation: Operation): Promise<void> {
    const subscription = operation.subscription!
    const node = this.#node
    operation.pending ??= []
    try {
      for (;;) {
        const hasBegun = operation.pending.length > 0
        for (;;) {
          const { rows, hasMore } = subscription.takeMissed(await this.#questions.ask(subscription.missedRequest))
          if (!this.#isRunning(operation) || this.#node !== node) return
          for (const row of rows) if (!subscription.isKnown(row)) this.#deliver(operation, row)
          if (!hasMore) break
        }
        if (hasBegun || operation.pending.length === 0) {
          operation.isContinuous = hasBegun
          break
        }
      }
      const pending = operation.pending
      this.#releasePending(operation)
      for (const event of pending) if (!subscription.isKnown(event)) this.#deliver(operation, event)
    } catch (error) {
      if (!this.#isRunning(operation) || this.#node !== node || node === undefined) return
      this.#toNode(this.#stopFrame(operation.id))
      this.#fail(operation, `Missed events cannot be queried: ${(error as Error).message}`)
    }
  }

  #fromNode(frame: Frame | undefined, text: string): void {
    const id = String(frame?.id)
    switch (frame?.type) {
      case 'connection_ack':
        this.#acknowledge(frame)
        return
      case 'ka':
      case 'pong':
        return
      case 'ping':
        this.#toNode(JSON.stringify({ type: 'pong' }))
        return
      case 'data':
      case 'next':
        if (id.startsWith(QUESTION_PREFIX)) {
          this.#questions.answered(id, frame.payload)
          return
        }
        this.#answer(id, frame, text)
        return
      case 'error':
        if (id.startsWith(QUESTION_PREFIX)) {
          this.#questions.refused(id, frame.payload)
          return
        }
        this.#forget(id)
        this.#pass(text)
        return
      case 'complete':
        if (id.startsWith(QUESTION_PREFIX)) {
          this.#questions.answered(id, undefined)
          return
        }
        this.#forget(id)
        this.#pass(text)
        return
      default:
        this.#pass(text)
        return
    }
  }

  #acknowledge(frame: Frame): void {
    if (this.#isAcknowledged) {
      this.#toClient({ ...frame })
      return
    }
    this.#isAcknowledged = true
    const payload = { ...(frame.payload as object | null | undefined), cursors: true }
    this.#toClient({ type: 'connection_ack', payload })
    if (!this.#isNew) this.#sendKeepAlive()
  }

  #sendKeepAlive(): void {
    this.#toClient({ type: 'ka' })
    this.#keepAlive = this.#options.clock.setTimer(KEEP_ALIVE_MS, () => this.#sendKeepAlive())
  }

  #answer(id: string, frame: Frame, text: string): void {
    const operation = this.#operations.get(id)
    if (operation === undefined) {
      this.#pass(text)
      return
    }
    const event = operation.subscription?.read(frame.payload)
    if (event === undefined) {
      const { patchAnswer } = operation
      if (patchAnswer === undefined) this.#pass(text)
      else this.#toClient({ ...frame, payload: patchAnswer(frame.payload) })
      return
    }
    if (operation.pending === undefined && operation.isContinuous) {
      this.#deliver(operation, event)
      return
    }
    const isFirst = operation.pending === undefined
    operation.pending ??= []
    operation.pending.push({ ...event, length: text.length })
    this.#pendingLength += text.length
    if (operation.pending.length > MAX_PENDING || this.#pendingLength > MAX_PENDING_LENGTH) {
      this.#toNode(this.#stopFrame(operation.id))
      this.#fail(operation, 'Too many events during an interruption')
    } else if (isFirst) void this.#catchUp(operation)
  }

  #stopFrame(id: string): string {
    return JSON.stringify({ type: this.#isNew ? 'complete' : 'stop', id })
  }

  #deliver({ id, subscription, patchAnswer }: Operation, event: Positioned): void {
    subscription!.take(event)
    const payload = (patchAnswer?.(event.answer) ?? event.answer) as Record<string, unknown>
    const extensions = { ...(payload['extensions'] as object | undefined), cursor: this.#cursor(subscription!) }
    this.#toClient({ type: this.#isNew ? 'next' : 'data', id, payload: { ...payload, extensions } })
  }

  /** Includes the epoch: a position is meaningless on another chain. */
  #cursor({ position }: ResumableSubscription): string {
    return `${this.#epoch ?? ''}~${position ?? ''}`
  }

  /** Throws GraphQLError. */
  #readCursor(cursor: unknown): string {
    const match = typeof cursor === 'string' ? /^([0-9a-z]{0,64})~([0-9a-z]{0,200})$/.exec(cursor) : null
    if (match === null) throw new GraphQLError('Invalid extensions.cursor: expected one from an answer')
    const [, epoch = '', position = ''] = match
    const current = this.#epoch ?? ''
    if (epoch !== '' && current !== '' && epoch !== current) {
      throw new GraphQLError(CHAIN_REPLACED)
    }
    return position
  }

  #isRunning(operation: Operation): boolean {
    return !this.#isEnded && this.#operations.get(operation.id) === operation
  }

  #startAtNode({ id, request }: Pick<Operation, 'id' | 'request'>): void {
    this.#toNode(JSON.stringify({ type: this.#isNew ? 'subscribe' : 'start', id, payload: request }))
  }

  #fail(operation: Operation, message: string): void {
    if (this.#operations.get(operation.id) !== operation) return
    this.#forget(operation.id)
    this.#sendError(operation.id, message)
  }

  #sendError(id: string, message: string, extensions?: { readonly code: string }): void {
    const error = { message, ...(extensions && { extensions }) }
    this.#toClient({ type: 'error', id, payload: this.#isNew ? [error] : error })
  }

  /** Pauses the client while the node is slow, which bounds what is buffered here. */
  #toNode(text: string): void {
    const node = this.#node
    if (node?.readyState !== WebSocket.OPEN) return
    node.send(text, () => {
      if (node.bufferedAmount <= SLOW_BYTES) this.#resumeClient()
    })
    if (node.bufferedAmount > SLOW_BYTES) this.#client.pause()
  }

  /** Reads on, unless the node or the client itself has too much waiting. */
  #resumeClient(): void {
    if (!this.#client.isPaused || !this.#isReady || this.#isEnded) return
    if (this.#client.bufferedAmount > SLOW_BYTES || (this.#node?.bufferedAmount ?? 0) > SLOW_BYTES) return
    this.#client.resume()
  }

  #toClient(frame: object): void {
    this.#pass(JSON.stringify(frame))
  }

  #pass(text: string): void {
    if (this.#client.readyState !== WebSocket.OPEN) return
    this.#client.send(text, () => {
      if (this.#client.bufferedAmount > SLOW_BYTES) return this.#watchStall()
      this.#stall?.cancel()
      this.#stall = undefined
      if (this.#node?.isPaused) this.#node.resume()
      this.#resumeClient()
    })
    this.#boundOutput()
  }

  /** Reads neither side while much waits for the client. */
  #boundOutput(): void {
    if (this.waitingBytes <= SLOW_BYTES || this.#isEnded) return
    this.#client.pause()
    this.#node?.pause()
    if (this.#stall === undefined) this.#watchStall()
    this.#options.onWaiting()
  }

  #watchStall(): void {
    const { clock, log, stallMs } = this.#options
    this.#stall?.cancel()
    if (this.#isEnded) return
    this.#stall = clock.setTimer(stallMs, () => {
      log.warn('a WebSocket was closed because its client does not read', { bytes: this.waitingBytes })
      this.terminate()
    })
  }

  #clientGone(code: number, reason: Buffer): void {
    // Reserved codes, such as 1005 and 1006, must not be sent.
    const isSendable = code === 1000 || code >= 3000
    const node = this.#node
    if (isSendable && node?.readyState === WebSocket.OPEN) node.close(code, reason)
    this.#end(1000, '')
  }

  #end(code: number, reason: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#keepAlive?.cancel()
    this.#stall?.cancel()
    this.#questions.drop(new Error('The connection has ended'))
    this.#operations.clear()
    this.#options.place.leave()
    const node = this.#node
    const client = this.#client
    if (code !== 1006 && client.readyState === WebSocket.OPEN) client.close(code, reason.slice(0, 120))
    // A paused side would never see the close frame.
    client.resume()
    if (node === undefined) return
    closeNode(node)
    this.#options.clock.setTimer(1000, () => {
      node.terminate()
      if (client.readyState !== WebSocket.CLOSED) client.terminate()
    })
  }
}

/** A paused side would never see the close frame; one that is still connecting has nothing to resume. */
function closeNode(node: WebSocket): void {
  const isConnecting = node.readyState === WebSocket.CONNECTING
  node.close()
  if (!isConnecting) node.resume()
}

function parseFrame(text: string): Frame | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
