/** The port `WebSocketConnection`, with a node that speaks sub-protocol `graphql-ws` at its other end. Source: network 2.3. */
import { NetworkError, type WebSocketConnection, type WebSocketEvents } from '../../src/ports/NetworkAccess.ts'
import type { Chance } from './Chance.ts'
import { answerEvent, answerQuery, type NodeQuery, subscribedAccounts } from './nodeSchema.ts'
import type { SimulatedNode } from './SimulatedNode.ts'
import type { SimulatedTime } from './SimulatedTime.ts'
import type { Trace } from './Trace.ts'
import type { Weather } from './Weather.ts'

export interface WebSocketOptions {
  readonly node: SimulatedNode | undefined
  readonly time: SimulatedTime
  readonly chance: Chance
  readonly weather: Weather
  readonly trace: Trace
  readonly name: string
  readonly events: WebSocketEvents
  readonly onEnded: () => void
}

interface ClientMessage {
  readonly type: string
  readonly id?: string
  readonly payload?: NodeQuery
}

const KEEP_ALIVE_MS = 60_000

export class SimulatedWebSocket implements WebSocketConnection {
  isOpen = false
  readonly #options: WebSocketOptions
  #hasEnded = false
  /** When the last message arrives: they never overtake each other. */
  #arrivesMs = 0
  /** Operations that run, with how to stop them. */
  readonly #operations = new Map<string, () => void>()
  #keepAlive: { cancel(): void } | undefined

  constructor(options: WebSocketOptions) {
    this.#options = options
    const { time, chance, weather, node, events } = options
    time.at(chance.spread(1, weather.isStormy ? 2000 : 50), () => {
      if (this.#hasEnded) return
      if (node === undefined || node.isDown) {
        this.#break('connection refused')
        return
      }
      if (!node.isFull) {
        events.onRefused(404, {})
        this.#end(1006)
        return
      }
      if (weather.strikes('socket')) {
        events.onRefused(chance.pick([401, 429, 502, 503]), {})
        this.#end(1006)
        return
      }
      this.isOpen = true
      events.onOpen()
      this.#watchNode()
    })
  }

  get remoteAddress(): string | undefined {
    return this.isOpen ? '10.0.0.1' : undefined
  }

  send(text: string): void {
    if (!this.isOpen) return
    const { time, chance } = this.#options
    time.at(chance.spread(1, 60), () => this.#receive(JSON.parse(text) as ClientMessage))
  }

  ping(): boolean {
    const { time, chance, events, node } = this.#options
    time.at(chance.spread(1, 60), () => {
      if (this.isOpen && node?.isDown !== true) events.onLifeSign()
    })
    return true
  }

  close(code: number): void {
    this.isOpen = false
    const { time, chance } = this.#options
    time.at(chance.spread(1, 60), () => this.#end(code))
  }

  terminate(): void {
    this.isOpen = false
    this.#options.time.at(0, () => this.#end(1006))
  }

  #receive({ type, id = '', payload = {} }: ClientMessage): void {
    if (this.#hasEnded || !this.isOpen) return
    const { node, weather, chance } = this.#options
    if (node!.isDown) return
    if (weather.strikes('socket')) {
      this.#misbehave(id)
      return
    }
    switch (type) {
      case 'connection_init':
        this.#tell({ type: 'connection_ack' })
        this.#beat()
        return
      case 'connection_terminate':
        this.#end(1000)
        return
      case 'stop':
        this.#operations.get(id)?.()
        this.#operations.delete(id)
        return
      case 'start':
        if (String(payload.query).startsWith('subscription')) this.#subscribe(id, payload)
        else {
          this.#tell({ type: 'data', id, payload: answerQuery(node!.view(), true, payload) })
          if (chance.happens(0.8)) this.#tell({ type: 'complete', id })
        }
    }
  }

  #misbehave(id: string): void {
    const { chance } = this.#options
    switch (chance.between(0, 4)) {
      case 0:
        this.#break('reset by peer')
        return
      case 1:
        this.#end(1011)
        return
      case 2:
        this.#tell({ type: 'error', id, payload: { message: 'Internal error' } })
        return
      case 3:
        this.#tell({ type: 'connection_error', payload: { message: 'Not now' } })
        return
      default:
        // Nothing at all: the client has to notice.
        return
    }
  }

  #subscribe(id: string, request: NodeQuery): void {
    const { node } = this.#options
    const accounts = subscribedAccounts(request)
    if (accounts === undefined) {
      this.#tell({ type: 'error', id, payload: { message: 'Unknown subscription' } })
      return
    }
    const stop = node!.onTransaction((transaction) => {
      if (this.#hasEnded || !accounts.includes(transaction.accountId)) return
      this.#tell({ type: 'data', id, payload: answerEvent(node!.view(), transaction, request) })
    })
    this.#operations.set(id, stop)
  }

  /** Sends in order, each message some time after the one before. */
  #tell(message: object): void {
    const { time, chance, events } = this.#options
    const text = JSON.stringify(message)
    this.#arrivesMs = Math.max(this.#arrivesMs, time.nowMs + chance.spread(1, 100))
    time.at(this.#arrivesMs - time.nowMs, () => {
      if (this.isOpen && !this.#hasEnded) events.onText(text)
    })
  }

  #beat(): void {
    const { time, node } = this.#options
    this.#keepAlive = time.at(KEEP_ALIVE_MS, () => {
      if (this.#hasEnded || !this.isOpen) return
      if (!node!.isDown) this.#tell({ type: 'ka' })
      this.#beat()
    })
  }

  /** A node that crashes takes its connections with it, some of them without a close frame. */
  #watchNode(): void {
    const { time, node, chance, weather } = this.#options
    time.at(weather.isStormy ? 5000 : 60_000, () => {
      if (this.#hasEnded || !this.isOpen) return
      if (node!.isDown && chance.happens(0.7)) {
        this.#break('reset by peer')
        return
      }
      this.#watchNode()
    })
  }

  #break(reason: string): void {
    if (this.#hasEnded) return
    this.isOpen = false
    this.#options.events.onError(new NetworkError('unreachable', reason, undefined))
    this.#end(1006)
  }

  #end(code: number): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.isOpen = false
    this.#keepAlive?.cancel()
    for (const stop of this.#operations.values()) stop()
    this.#operations.clear()
    const { trace, name, events, onEnded } = this.#options
    trace.add(name, `ends with ${code}`)
    events.onClose(code)
    onEnded()
  }
}
