/**
 * The operations of a client on one WebSocket. If the node is lost, they are restarted at another one: subscriptions to
 * collections continue without a gap (see ResumableSubscription), queries are sent again, and anything that cannot continue
 * ends with an error. A mutation is never repeated.
 *
 * Clients can recover from the loss of a gateway in the same way. Each event of such a subscription carries its position in
 * `extensions.cursor`; a `start` or `subscribe` with `extensions.cursor` continues after that position. A client that sends
 * `{"cursors": true}` in the payload of `connection_init` also gets the position at which a subscription begins, in a message
 * `cursor` with its id. A gateway that supports this says `{"cursors": true}` in the payload of `connection_ack`.
 */
import { GraphQLError, OperationTypeNode } from 'graphql'
import type { Frame } from './frames.ts'
import type { GatewayLinkOptions } from './GatewayLink.ts'
import { NodeQuestions, QUESTION_PREFIX } from './NodeQuestions.ts'
import type { Positioned, ResumableSubscription } from './ResumableSubscription.ts'
import { type Operation, operationBytes, readOperation } from './readOperation.ts'
import type { QueryRequest } from './rewriteQuery.ts'

/** Events held back while those missed before them are queried, and their size in characters. */
const MAX_PENDING = 10_000
const MAX_PENDING_LENGTH = 16 << 20
/**
 * Number of questions that may wait beyond those of running operations: a client may start and stop operations faster
 * than a node answers.
 */
const MAX_QUESTIONS = 1_000
/** The error of subscriptions to a chain that has been replaced by another one. */
const CHAIN_REPLACED = 'The chain was replaced: it begins a new epoch, see info.epoch'

interface Payload extends QueryRequest {
  readonly extensions?: { readonly cursor?: unknown } | null
}

export interface ClientOperationsOptions
  extends Pick<GatewayLinkOptions, 'clock' | 'upstreams' | 'version' | 'place' | 'onRefused' | 'onResumed'> {
  /** The sub-protocol is `graphql-transport-ws`. */
  readonly isNew: boolean
  readonly toNode: (text: string) => void
  readonly toClient: (frame: Frame) => void
}

export class ClientOperations {
  /** Whether the client asked for the positions at which subscriptions begin. */
  takesCursors = false
  readonly #options: ClientOperationsOptions
  readonly #operations = new Map<string, Operation>()
  readonly #questions: NodeQuestions
  /** Stands for the connection to the node at which the operations run; absent while there is none. */
  #connection: object | undefined
  /** Epoch of the chain that the subscriptions follow. */
  #epoch: string | undefined
  /** Size of the events that are held back, in characters. */
  #pendingLength = 0

  constructor(options: ClientOperationsOptions) {
    this.#options = options
    this.#questions = new NodeQuestions(options.clock, (id, request) => this.#startAtNode({ id, request }))
  }

  /**
   * Restarts all operations at a node, or ends those that cannot continue there. `epoch` is that of its chain; `isFirst`:
   * no node has accepted the client before.
   */
  resume(epoch: string | undefined, isFirst: boolean): void {
    const isReplaced = !isFirst && this.#epoch !== undefined && epoch !== undefined && epoch !== this.#epoch
    this.#epoch = isFirst ? epoch : (epoch ?? this.#epoch)
    this.#connection = {}
    let resumed = 0
    for (const operation of [...this.#operations.values()]) {
      const { subscription, kind } = operation
      if (isReplaced && kind === OperationTypeNode.SUBSCRIPTION) this.#fail(operation, CHAIN_REPLACED)
      else if (subscription !== undefined) {
        resumed += 1
        operation.isContinuous = false
        this.#releasePending(operation)
        this.#startAtNode(operation)
        // The node was lost before the start of the subscription was known, so it starts at the current head.
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
    if (resumed > 0) this.#options.onResumed?.(resumed)
  }

  /** The node is lost. */
  suspend(): void {
    this.#connection = undefined
    this.#questions.drop(new Error('The node was lost'))
  }

  /** The connection has ended; the caller frees the places of the operations. */
  close(): void {
    this.#questions.drop(new Error('The connection has ended'))
    this.#operations.clear()
  }

  /** Handles a `start` or `subscribe` of the client. */
  start(frame: Frame, text: string): void {
    const id = String(frame.id)
    const payload = frame.payload as Payload | null | undefined
    const known = this.#operations.get(id)
    // The node reports what is wrong with such a message.
    if (typeof payload?.query !== 'string' || (known && this.#options.isNew)) return void this.#options.toNode(text)
    let leave: (() => void) | undefined
    try {
      if (id.startsWith(QUESTION_PREFIX)) throw new GraphQLError(`Operation ids must not begin with ${QUESTION_PREFIX}`)
      const { upstreams, version } = this.#options
      // In the older sub-protocol, an operation that starts again replaces the running one.
      if (known !== undefined) this.#stopAtNode(id)
      this.forget(id)
      leave = this.#enter(id, text)
      if (leave === undefined) return
      const operation = readOperation(id, payload, upstreams.pick().isLegacy ?? false, version)
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
        this.#options.onResumed?.(1)
        void this.#catchUp(operation)
      }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      leave?.()
      this.forget(id)
      this.sendError(id, error.message)
    }
  }

  /** Ends the bookkeeping of an operation. */
  forget(id: string): void {
    const operation = this.#operations.get(id)
    if (operation === undefined) return
    this.#operations.delete(id)
    this.#releasePending(operation)
    operation.leave()
  }

  /** Takes a message of the node that answers an operation, or a question of the gateway. `false` if it does neither. */
  hear(frame: Frame, text: string): boolean {
    if (this.#questions.hear(frame)) return true
    const operation = this.#operations.get(String(frame.id))
    if (operation === undefined) return false
    if (frame.type === 'error' || frame.type === 'complete') this.forget(operation.id)
    if (frame.type !== 'data' && frame.type !== 'next') return false
    const event = operation.subscription?.read(frame.payload)
    const { patchAnswer } = operation
    if (event !== undefined) this.#takeEvent(operation, event, text.length)
    else if (patchAnswer === undefined) return false
    else this.#options.toClient({ ...frame, payload: patchAnswer(frame.payload) })
    return true
  }

  sendError(id: string, message: string, extensions?: { readonly code: string }): void {
    const error = { message, ...(extensions && { extensions }) }
    this.#options.toClient({ type: 'error', id, payload: this.#options.isNew ? [error] : error })
  }

  #takeEvent(operation: Operation, event: Positioned, length: number): void {
    const isFirst = operation.pending === undefined
    if (isFirst && operation.isContinuous) return void this.#deliver(operation, event)
    operation.pending ??= []
    operation.pending.push({ ...event, length })
    this.#pendingLength += length
    if (operation.pending.length > MAX_PENDING || this.#pendingLength > MAX_PENDING_LENGTH) {
      this.#stopAtNode(operation.id)
      this.#fail(operation, 'Too many events during an interruption')
    } else if (isFirst) void this.#catchUp(operation)
  }

  #releasePending(operation: Operation): void {
    for (const { length } of operation.pending ?? []) this.#pendingLength -= length
    operation.pending = undefined
  }

  /** Reserves a place for an operation; `undefined` if the operation was refused. */
  #enter(id: string, text: string): (() => void) | undefined {
    const place =
      this.#questions.size >= MAX_QUESTIONS + 2 * this.#operations.size
        ? ({ code: 'TOO_MANY_REQUESTS', reason: 'Too many operations were started at once' } as const)
        : this.#options.place.enter(operationBytes(text.length))
    if (typeof place === 'function') return place
    this.#options.onRefused?.(place.code)
    this.sendError(id, place.reason, { code: place.code })
    return undefined
  }

  /** A subscription begins at the head of the chain, so the head is queried first. */
  async #startSubscription(operation: Operation): Promise<void> {
    const subscription = operation.subscription!
    try {
      subscription.takeHead(await this.#questions.ask(subscription.headRequest))
    } catch {
      // Without the head, the subscription still works, but has a gap if the node is lost before the first event.
      if (this.#connection !== undefined) subscription.position = undefined
    }
    if (!this.#isRunning(operation) || this.#connection === undefined) return
    operation.isContinuous = true
    this.#startAtNode(operation)
    if (this.takesCursors && subscription.position !== undefined) {
      const payload = { cursor: this.#cursor(subscription) }
      this.#options.toClient({ type: 'cursor', id: operation.id, payload })
    }
  }

  /**
   * Delivers the events after the position, then those that the node has sent meanwhile. As long as the node has sent
   * nothing, it is unknown whether its subscription was active when the query ran; then the first event causes another
   * query.
   */
  async #catchUp(operation: Operation): Promise<void> {
    const subscription = operation.subscription!
    const connection = this.#connection
    const isOver = () => !this.#isRunning(operation) || this.#connection !== connection || connection === undefined
    operation.pending ??= []
    try {
      for (;;) {
        const hasBegun = operation.pending.length > 0
        for (;;) {
          const { rows, hasMore } = subscription.takeMissed(await this.#questions.ask(subscription.missedRequest))
          if (isOver()) return
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
      if (isOver()) return
      this.#stopAtNode(operation.id)
      this.#fail(operation, `Missed events cannot be queried: ${(error as Error).message}`)
    }
  }

  #deliver({ id, subscription, patchAnswer }: Operation, event: Positioned): void {
    subscription!.take(event)
    const payload = (patchAnswer?.(event.answer) ?? event.answer) as Record<string, unknown>
    const extensions = { ...(payload['extensions'] as object | undefined), cursor: this.#cursor(subscription!) }
    const type = this.#options.isNew ? 'next' : 'data'
    this.#options.toClient({ type, id, payload: { ...payload, extensions } })
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
    if (epoch !== '' && current !== '' && epoch !== current) throw new GraphQLError(CHAIN_REPLACED)
    return position
  }

  #isRunning(operation: Operation): boolean {
    return this.#operations.get(operation.id) === operation
  }

  #startAtNode({ id, request }: Pick<Operation, 'id' | 'request'>): void {
    const type = this.#options.isNew ? 'subscribe' : 'start'
    this.#options.toNode(JSON.stringify({ type, id, payload: request }))
  }

  #stopAtNode(id: string): void {
    this.#options.toNode(JSON.stringify({ type: this.#options.isNew ? 'complete' : 'stop', id }))
  }

  #fail(operation: Operation, message: string): void {
    if (!this.#isRunning(operation)) return
    this.forget(operation.id)
    this.sendError(operation.id, message)
  }
}
