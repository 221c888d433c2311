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
 * Back pressure works in both directions: neither side is read faster than the other one can take it.
 */
import { GraphQLError, OperationTypeNode } from 'graphql'
import { type RawData, WebSocket } from 'ws'
import { BackOff } from '../../net/BackOff.ts'
import type { Clock, Timer } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { NodeQuestions, QUESTION_PREFIX } from './NodeQuestions.ts'
import type { Positioned, ResumableSubscription } from './ResumableSubscription.ts'
import { type Operation, readOperation } from './readOperation.ts'
import type { QueryRequest } from './rewriteQuery.ts'
import type { UpstreamNode, Upstreams } from './Upstreams.ts'

/** Time for the handshake with a node, ms. */
const HANDSHAKE_MS = 10_000
/** Operations of one client: the same limit as that of a node. */
const MAX_OPERATIONS = 20_000
/** Bytes buffered for one side before the other side is no longer read. */
const SLOW_BYTES = 1 << 20
/** Time to find another node, ms. */
const RECONNECT_MS = 60_000
/** Interval of keep-alive messages in the older sub-protocol, ms. */
const KEEP_ALIVE_MS = 10_000
/** A client that reads nothing for this long is disconnected, ms. */
const STALL_MS = 60_000
/** Events held back while those missed before them are queried. */
const MAX_PENDING = 10_000
/** Close code that tells a client to connect again. Source: RFC 6455 registry, 1012 Service Restart. */
const RESTART = 1012
const TRY_AGAIN_LATER = 1013
/** The error of subscriptions to a chain that has been replaced by another one. */
const CHAIN_REPLACED = 'The chain was replaced: it begins a new epoch, see info.epoch'

export interface GatewayLinkOptions {
  readonly upstreams: Upstreams
  readonly clock: Clock
  readonly log: Log
  /** Version that answers report. */
  readonly version: string
  readonly authorization: string | undefined
  /** Largest message of a node, bytes. */
  readonly answerLimit: number
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
  #keepAlive: Timer | undefined
  #stall: Timer | undefined

  constructor(client: WebSocket, options: GatewayLinkOptions) {
    this.#client = client
    this.#options = options
    this.#isNew = client.protocol === 'graphql-transport-ws'
    this.#questions = new NodeQuestions(options.clock, (id, request) => this.#startAtNode({ id, request }))
    client.on('message', (data, isBinary) => {
      if (isBinary) return void client.close(4400, 'Invalid message')
      this.#fromClient(String(data))
    })
    client.on('close', (code, reason) => this.#clientGone(code, reason))
    client.on('error', () => this.#end(1011, 'The connection broke'))
    client.pause()
    void this.#connect()
  }

  /** Number of running operations. */
  get operations(): number {
    return this.#operations.size
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
      upstreams.noteFailure(node, outcome.message)
      if (clock.elapsed() - startMs > RECONNECT_MS) return this.#end(TRY_AGAIN_LATER, 'No node can be reached')
      // With several nodes the next one is tried at once.
      const pauseMs = backOff.next()
      const waits = pauseMs > 0 ? pauseMs : upstreams.nodes.length > 1 ? 0 : 100
      await new Promise<void>((resolve) => void clock.setTimer(waits, resolve))
    }
  }

  #open(upstream: UpstreamNode): Promise<'ready' | 'refused' | Error> {
    const { authorization, answerLimit } = this.#options
    const headers = authorization === undefined ? {} : { authorization }
    const node = new WebSocket(upstream.webSocketUrl, this.#client.protocol || 'graphql-ws', {
      headers,
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: answerLimit,
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
        const text = String(data)
        const frame = parseFrame(text)
        if (frame?.type === 'connection_ack' && !this.#isReady && this.#isAcknowledged) {
          handshake?.cancel()
          this.#resume(upstream)
          return resolve('ready')
        }
        this.#fromNode(frame, text)
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
          if (isOpen && isRefusal(code)) this.#end(code, String(reason))
          return
        }
        if (isRefusal(code)) return this.#end(code, String(reason))
        this.#client.pause()
        this.#options.upstreams.noteFailure(upstream, problem?.message ?? `closed with ${code}`)
        void this.#connect()
      })
    })
  }

  /** Handles what the client has sent meanwhile, and everything that follows. */
  #begin(): void {
    this.#isReady = true
    for (const text of this.#early.splice(0)) this.#fromClient(text)
    this.#client.resume()
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
        operation.pending = undefined
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
        this.#operations.delete(String(frame.id))
        this.#toNode(text)
        return
      default:
        this.#toNode(text)
        return
    }
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
      if (this.#operations.size >= MAX_OPERATIONS) throw new GraphQLError('Too many operations')
      const { upstreams, version } = this.#options
      const operation = readOperation(id, payload, upstreams.pick().isLegacy ?? false, version)
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
      this.#operations.delete(id)
      this.#sendError(id, error.message)
    }
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
      operation.pending = undefined
      for (const event of pending) if (!subscription.isKnown(event)) this.#deliver(operation, event)
    } catch (error) {
      if (!this.#isRunning(operation) || this.#node !== node || node === undefined) return
      this.#toNode(JSON.stringify({ type: this.#isNew ? 'complete' : 'stop', id: operation.id }))
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
        this.#operations.delete(id)
        this.#pass(text)
        return
      case 'complete':
        if (id.startsWith(QUESTION_PREFIX)) {
          this.#questions.answered(id, undefined)
          return
        }
        this.#operations.delete(id)
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
      this.#toClient({ ...frame, payload: operation.patchAnswer(frame.payload) })
      return
    }
    if (operation.pending !== undefined) {
      operation.pending.push(event)
      if (operation.pending.length > MAX_PENDING) this.#fail(operation, 'Too many events during an interruption')
    } else if (operation.isContinuous) this.#deliver(operation, event)
    else {
      operation.pending = [event]
      void this.#catchUp(operation)
    }
  }

  #deliver({ id, subscription, patchAnswer }: Operation, event: Positioned): void {
    subscription!.take(event)
    const payload = patchAnswer(event.answer) as Record<string, unknown>
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
    this.#operations.delete(operation.id)
    this.#sendError(operation.id, message)
  }

  #sendError(id: string, message: string): void {
    this.#toClient({ type: 'error', id, payload: this.#isNew ? [{ message }] : { message } })
  }

  #toNode(text: string): void {
    send(this.#node, text, this.#client)
  }

  #toClient(frame: object): void {
    this.#pass(JSON.stringify(frame))
  }

  #pass(text: string): void {
    if (this.#client.readyState !== WebSocket.OPEN) return
    this.#client.send(text, () => {
      const node = this.#node
      if (this.#client.bufferedAmount > SLOW_BYTES) return this.#watchStall()
      this.#stall?.cancel()
      this.#stall = undefined
      if (node?.isPaused) node.resume()
    })
    if (this.#client.bufferedAmount <= SLOW_BYTES) return
    this.#node?.pause()
    if (this.#stall === undefined) this.#watchStall()
  }

  #watchStall(): void {
    this.#stall?.cancel()
    this.#stall = this.#options.clock.setTimer(STALL_MS, () => this.terminate())
  }

  #clientGone(code: number, reason: Buffer): void {
    const node = this.#node
    this.#end(1000, '')
    if (node === undefined) return
    // Reserved codes, such as 1005 and 1006, must not be sent.
    if (code === 1000 || code >= 3000) node.close(code, reason)
    else node.close()
    node.resume()
  }

  #end(code: number, reason: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#keepAlive?.cancel()
    this.#stall?.cancel()
    this.#questions.drop(new Error('The connection has ended'))
    this.#operations.clear()
    const node = this.#node
    const client = this.#client
    if (code !== 1006 && client.readyState === WebSocket.OPEN) client.close(code, reason.slice(0, 120))
    // A paused side would never see the close frame.
    client.resume()
    if (node === undefined) return
    node.close()
    node.resume()
    this.#options.clock.setTimer(1000, () => {
      node.terminate()
      if (client.readyState !== WebSocket.CLOSED) client.terminate()
    })
  }
}

/** Close codes with which a node rejects the client itself: another node would do the same. */
function isRefusal(code: number): boolean {
  return code >= 4400 && code < 4500 && code !== 4408
}

/** Pauses the source while the receiver is slow, which bounds what is buffered here. */
function send(to: WebSocket | undefined, text: string, from: WebSocket): void {
  if (to?.readyState !== WebSocket.OPEN) return
  to.send(text, () => {
    if (from.isPaused && to.bufferedAmount <= SLOW_BYTES) from.resume()
  })
  if (to.bufferedAmount > SLOW_BYTES) from.pause()
}

function parseFrame(text: string): Frame | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
