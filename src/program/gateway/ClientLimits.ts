/** Limits for one client and for all clients together. */
import type { Clock } from '../../ports/Clock.ts'
import { clientOf } from './clientAddress.ts'

export interface LimitSettings {
  /** Requests of one client per second; 0: unlimited. */
  readonly requestsPerSecond: number
  /** Requests that are being answered at a time: of one client, and of all clients. */
  readonly clientRequests: number
  readonly totalRequests: number
  /** WebSockets of one client, and of all clients. */
  readonly clientSockets: number
  readonly totalSockets: number
  /** Operations that run at a time: on one WebSocket, on all WebSockets of one client, and of all clients. */
  readonly socketOperations: number
  readonly clientOperations: number
  readonly totalOperations: number
  /** Memory of the operations of one client, and of all clients, bytes. */
  readonly clientOperationBytes: number
  readonly totalOperationBytes: number
}

/** An accepted WebSocket of a client. */
export interface SocketPlace {
  /** Counts an operation until the returned function is called, or returns why it is refused. */
  enter(bytes: number): (() => void) | LimitRefusal
  /** Frees the place of the WebSocket and those of its operations. */
  leave(): void
}

/** Refusal of a request. `retryAfterS` is the value of `Retry-After`. */
export interface LimitRefusal {
  readonly status: 429 | 503
  readonly code: 'RATE_LIMITED' | 'TOO_MANY_REQUESTS' | 'OVERLOADED'
  readonly reason: string
  readonly retryAfterS: number
}

/** Counts of open requests, WebSockets and operations, of one client or of all. */
interface Counts {
  requests: number
  sockets: number
  operations: number
  operationBytes: number
}

interface Client extends Counts {
  readonly key: string
  /** Remaining allowance of requests, which grows with time. */
  tokens: number
  filledAtMs: number
}

const NOTHING: Counts = { requests: 0, sockets: 0, operations: 0, operationBytes: 0 }

/** Maximum number of clients without open requests or WebSockets that are remembered for their request rates. */
const MAX_IDLE_CLIENTS = 100_000

export class ClientLimits {
  readonly #settings: LimitSettings
  readonly #clock: Clock
  /** Clients with an open request or WebSocket, which are never forgotten: their places are counted. */
  readonly #open = new Map<string, Client>()
  /** Other clients, least recently seen first. */
  readonly #idle = new Map<string, Client>()
  /** Counts of all clients together. */
  readonly total: Counts = { ...NOTHING }

  constructor(settings: LimitSettings, clock: Clock) {
    this.#settings = settings
    this.#clock = clock
  }

  /** Counts a request until the returned function is called, or returns why it is refused. */
  enter(address: string): (() => void) | LimitRefusal {
    const { requestsPerSecond, clientRequests, totalRequests } = this.#settings
    const client = this.#client(address)
    if (requestsPerSecond > 0) {
      const nowMs = this.#clock.elapsed()
      // The whole allowance of one second may be used at once.
      client.tokens = Math.min(
        requestsPerSecond,
        client.tokens + ((nowMs - client.filledAtMs) * requestsPerSecond) / 1000,
      )
      client.filledAtMs = nowMs
      if (client.tokens < 1) {
        const retryAfterS = Math.max(1, Math.ceil((1 - client.tokens) / requestsPerSecond))
        const reason = `More than ${requestsPerSecond} requests per second`
        return { status: 429, code: 'RATE_LIMITED', reason, retryAfterS }
      }
      client.tokens -= 1
    }
    if (client.requests >= clientRequests) return tooMany(`More than ${clientRequests} concurrent requests`, 1)
    if (this.total.requests >= totalRequests) return overloaded('requests', 1)
    return this.#occupy(client, 'requests')
  }

  /** Counts a WebSocket and its operations. */
  enterSocket(address: string): SocketPlace | LimitRefusal {
    const { clientSockets, totalSockets } = this.#settings
    const client = this.#client(address)
    if (client.sockets >= clientSockets) return tooMany(`More than ${clientSockets} WebSockets of one client`)
    if (this.total.sockets >= totalSockets) return overloaded('WebSockets')
    const free = this.#occupy(client, 'sockets')
    const running = new Set<() => void>()
    return {
      enter: (bytes) => {
        const refusal = this.#refuseOperation(client, running.size, bytes)
        if (refusal !== undefined) return refusal
        this.#count(client, { operations: 1, operationBytes: bytes })
        const leave = () => {
          if (running.delete(leave)) this.#count(client, { operations: -1, operationBytes: -bytes })
        }
        running.add(leave)
        return leave
      },
      leave: () => {
        for (const leave of [...running]) leave()
        free()
      },
    }
  }

  #refuseOperation(client: Client, ofSocket: number, bytes: number): LimitRefusal | undefined {
    const { socketOperations, clientOperations, clientOperationBytes } = this.#settings
    if (ofSocket >= socketOperations) return tooMany(`More than ${socketOperations} operations of one WebSocket`)
    if (client.operations >= clientOperations) return tooMany(`More than ${clientOperations} operations of one client`)
    if (client.operationBytes + bytes > clientOperationBytes)
      return tooMany(`The operations of one client take more than ${clientOperationBytes} bytes`)
    const { totalOperations, totalOperationBytes } = this.#settings
    const { operations, operationBytes } = this.total
    const isFull = operations >= totalOperations || operationBytes + bytes > totalOperationBytes
    return isFull ? overloaded('operations') : undefined
  }

  /** Counts an open request or WebSocket of a client until the returned function is first called. */
  #occupy(client: Client, kind: 'requests' | 'sockets'): () => void {
    let isOpen = true
    this.#count(client, { [kind]: 1 })
    this.#keep(client)
    return () => {
      if (!isOpen) return
      isOpen = false
      this.#count(client, { [kind]: -1 })
      this.#keep(client)
    }
  }

  #count(client: Client, changes: Partial<Counts>): void {
    for (const [name, change] of Object.entries(changes) as [keyof Counts, number][]) {
      client[name] += change
      this.total[name] += change
    }
  }

  #client(address: string): Client {
    const key = clientOf(address)
    const known = this.#open.get(key) ?? this.#idle.get(key)
    const tokens = this.#settings.requestsPerSecond
    const client = known ?? { key, tokens, filledAtMs: this.#clock.elapsed(), ...NOTHING }
    this.#keep(client)
    return client
  }

  /** Records a client as the most recent one of its kind. */
  #keep(client: Client): void {
    const { key, requests, sockets } = client
    this.#open.delete(key)
    this.#idle.delete(key)
    if (requests + sockets > 0) this.#open.set(key, client)
    else this.#idle.set(key, client)
    if (this.#idle.size > MAX_IDLE_CLIENTS) this.#idle.delete(this.#idle.keys().next().value!)
  }
}

function tooMany(reason: string, retryAfterS = 10): LimitRefusal {
  return { status: 429, code: 'TOO_MANY_REQUESTS', reason, retryAfterS }
}

function overloaded(what: string, retryAfterS = 10): LimitRefusal {
  return { status: 503, code: 'OVERLOADED', reason: `The gateway has too many ${what}`, retryAfterS }
}
