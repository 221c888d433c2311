/**
 * GraphQL over one WebSocket, in two dialects: `graphql-ws` is the older one of this network's clients (network 2.3 to
 * 2.7: start, data, stop, ka), `graphql-transport-ws` the newer one (subscribe, next, complete, ping). They differ in the
 * names of messages and in what happens to a client that breaks the rules: the older one answers, the newer one hangs up.
 */
import { GraphQLError } from 'graphql'
import type { WebSocket } from 'ws'
import type { Clock, Timer } from '../../../../ports/Clock.ts'
import { type Executor, type GraphqlAnswer, type PreparedRequest, readGraphqlRequest } from './Executor.ts'

/** Names of the dialects, as subprotocols of the handshake; the first is preferred where a client names neither. */
export const subprotocols = ['graphql-ws', 'graphql-transport-ws'] as const

/** Operations that one connection may run at a time. */
const MAX_OPERATIONS = 20_000

/** Bytes waiting for a slow client above which no new work is started for it. */
const SLOW_BYTES = 8 * 1024 * 1024

/** Bytes waiting for a slow client above which it is disconnected. */
const MAX_BUFFERED_BYTES = 64 * 1024 * 1024

/**
 * Limit of output waiting for all clients together; beyond it, the client with the most waiting output is disconnected.
 */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024

/** Time without progress after which a slow client is given up, ms. */
const STALL_MS = 30_000

/** Close code for a client that takes no output. */
const TAKES_NO_OUTPUT = 4008

const INIT_TIMEOUT_MS = 10_000

interface ClientMessage {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: unknown
}

interface Operation {
  readonly gone: AbortController
  events?: AsyncIterator<GraphqlAnswer>
}

export interface LinkOptions {
  readonly clock: Clock
  /** Interval of `ka` messages, ms; absent in the newer dialect. */
  readonly keepAliveMs: number
  /** Is notified of bugs. */
  readonly onError: (error: unknown) => void
}

export class WebSocketLink {
  readonly #socket: WebSocket
  readonly #executor: Executor
  readonly #onError: (error: unknown) => void
  readonly #isLegacy: boolean
  readonly #operations = new Map<string, Operation>()
  readonly #clock: Clock
  readonly #initTimer: Timer
  readonly #keepAliveMs: number
  #keepAliveTimer: Timer | undefined
  #isAcknowledged = false
  #isSlow = false
  #stall: Timer | undefined
  /** Received messages that wait until the client has read enough. */
  #unread: (readonly [text: string, isBinary: boolean])[] = []
  #waiting: (() => void)[] = []

  constructor(socket: WebSocket, executor: Executor, { clock, keepAliveMs, onError }: LinkOptions) {
    this.#socket = socket
    this.#executor = executor
    this.#onError = onError
    this.#clock = clock
    this.#keepAliveMs = keepAliveMs
    this.#isLegacy = socket.protocol !== 'graphql-transport-ws'
    this.#initTimer = clock.setTimer(INIT_TIMEOUT_MS, () => socket.close(4408, 'Connection initialisation timeout'))
    links.add(this)
    socket.on('message', (data, isBinary) => this.#read(data.toString(), isBinary))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#end())
  }

  /** Bytes that wait for this client. */
  get bufferedBytes(): number {
    return this.#socket.readyState === this.#socket.OPEN ? this.#socket.bufferedAmount : 0
  }

  /** Closes a connection whose client does not read its output. */
  giveUp(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.close(TAKES_NO_OUTPUT, 'The client does not read output')
    // The close frame is queued after the rest; a client that does not read never sees it.
    this.#stall?.cancel()
    this.#stall = this.#clock.setTimer(1000, () => this.#socket.terminate())
    this.#socket.resume()
    this.#end()
  }

  #read(text: string, isBinary: boolean): void {
    if (this.#isSlow) this.#unread.push([text, isBinary])
    else this.#receive(text, isBinary)
  }

  #receive(text: string, isBinary: boolean): void {
    const message = isBinary ? undefined : parseMessage(text)
    if (message === undefined) {
      // Clients of the older dialect ignore unknown messages, and so does this server.
      if (!this.#isLegacy) this.#socket.close(4400, 'Invalid message')
      return
    }
    switch (message.type) {
      case 'connection_init':
        this.#acknowledge()
        break
      case 'connection_terminate':
        this.#socket.close(1000)
        break
      case 'ping':
        this.#send({ type: 'pong' })
        break
      case 'pong':
        break
      case 'start':
      case 'subscribe':
        this.#startOperation(message)
        break
      case 'stop':
      case 'complete':
        this.#stop(idText(message.id))
        break
      default:
        if (!this.#isLegacy) this.#socket.close(4400, 'Unknown type of message')
    }
  }

  #acknowledge(): void {
    if (this.#isAcknowledged) {
      if (!this.#isLegacy) this.#socket.close(4429, 'Too many initialisation requests')
      return
    }
    this.#initTimer.cancel()
    this.#isAcknowledged = true
    this.#send({ type: 'connection_ack' })
    if (!this.#isLegacy) return
    this.#keepAlive()
  }

  #keepAlive(): void {
    this.#send({ type: 'ka' })
    this.#keepAliveTimer = this.#clock.setTimer(this.#keepAliveMs, () => this.#keepAlive())
  }

  #startOperation({ id, payload }: ClientMessage): void {
    if (!this.#isAcknowledged) {
      if (this.#isLegacy) this.#send({ type: 'connection_error', payload: { message: 'connection_init comes first' } })
      this.#socket.close(4401, 'Unauthorized')
      return
    }
    const key = idText(id)
    const request = readGraphqlRequest(payload)
    const problem =
      key === '' || request === undefined
        ? 'An operation needs an id, and a payload with a text "query"'
        : this.#operations.size >= MAX_OPERATIONS
          ? `More than ${MAX_OPERATIONS} operations on one connection`
          : undefined
    if (problem !== undefined) {
      if (!this.#isLegacy && request === undefined) this.#socket.close(4400, 'Invalid message')
      else this.#refuse(key, [{ message: problem }])
      return
    }
    if (this.#operations.has(key)) {
      if (!this.#isLegacy) {
        this.#socket.close(4409, `Subscriber for ${key.slice(0, 50)} already exists`)
        return
      }
      // The older dialect: an operation that starts again replaces the running one.
      this.#stop(key)
    }
    const prepared = this.#executor.prepare(request!)
    if ('refusal' in prepared) {
      this.#refuse(key, prepared.refusal.errors ?? [])
      return
    }
    const operation: Operation = { gone: new AbortController() }
    this.#operations.set(key, operation)
    this.#run(key, operation, prepared).catch((error: unknown) => {
      const isTold = error instanceof GraphQLError
      if (!isTold) this.#onError(error)
      const told = isTold ? error.toJSON() : { message: 'INTERNAL_SERVER_ERROR' }
      if (this.#operations.get(key) === operation) this.#refuse(key, [told])
    })
  }

  async #run(id: string, operation: Operation, prepared: PreparedRequest): Promise<void> {
    const isRunning = (): boolean => this.#operations.get(id) === operation
    if (prepared.kind === 'subscription') {
      const events = await this.#executor.subscribe(prepared, operation.gone.signal)
      if ('refusal' in events) {
        if (isRunning()) this.#refuse(id, events.refusal.errors ?? [])
        return
      }
      operation.events = events
      if (!isRunning()) return void events.return?.()
      for await (const answer of events) {
        if (!isRunning()) return
        this.#sendData(id, answer)
        await this.#ready()
      }
    } else {
      const answer = await this.#executor.execute(prepared, operation.gone.signal)
      if (isRunning()) this.#sendData(id, answer)
    }
    if (!isRunning()) return
    this.#operations.delete(id)
    this.#send({ type: 'complete', id })
  }

  #stop(id: string): void {
    const operation = this.#operations.get(id)
    if (operation === undefined) return
    this.#operations.delete(id)
    release(operation)
  }

  #refuse(id: string, errors: readonly unknown[]): void {
    const operation = this.#operations.get(id)
    this.#operations.delete(id)
    if (operation) release(operation)
    this.#send({ type: 'error', id, payload: this.#isLegacy ? errors[0] : errors })
  }

  #sendData(id: string, payload: GraphqlAnswer): void {
    this.#send({ type: this.#isLegacy ? 'data' : 'next', id, payload })
  }

  #send(message: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const text = JSON.stringify(message)
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.giveUp()
      return
    }
    this.#socket.send(text, this.#sent)
    if (this.#socket.bufferedAmount <= SLOW_BYTES) return
    if (!this.#isSlow) {
      this.#isSlow = true
      this.#socket.pause()
      this.#watchStall()
    }
    giveUpLargest()
  }

  readonly #sent = (): void => {
    if (!this.#isSlow || this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > SLOW_BYTES / 2) {
      this.#watchStall()
      return
    }
    this.#stall?.cancel()
    this.#isSlow = false
    for (const resume of this.#waiting.splice(0)) resume()
    while (this.#unread.length > 0 && !this.#isSlow) this.#receive(...this.#unread.shift()!)
    if (!this.#isSlow) this.#socket.resume()
  }

  #watchStall(): void {
    this.#stall?.cancel()
    this.#stall = this.#clock.setTimer(STALL_MS, () => this.giveUp())
  }

  /** Settles when the client reads again or has disconnected. */
  async #ready(): Promise<void> {
    if (this.#isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #end(): void {
    links.delete(this)
    this.#isSlow = false
    this.#unread = []
    for (const resume of this.#waiting.splice(0)) resume()
    this.#initTimer.cancel()
    this.#keepAliveTimer?.cancel()
    const operations = [...this.#operations.values()]
    this.#operations.clear()
    for (const operation of operations) release(operation)
  }
}

/** All open links of the process. */
const links = new Set<WebSocketLink>()

/** Disconnects the client with the most waiting bytes if all together exceed the limit. */
function giveUpLargest(): void {
  const total = [...links].reduce((sum, { bufferedBytes }) => sum + bufferedBytes, 0)
  if (total <= MAX_TOTAL_BYTES) return
  const [largest] = [...links].sort((left, right) => right.bufferedBytes - left.bufferedBytes)
  largest?.giveUp()
}

function release({ gone, events }: Operation): void {
  gone.abort()
  void events?.return?.()
}

/** Empty for an id that is neither a text nor a number: an object may even have no text at all. */
function idText(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

function parseMessage(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
