/**
 * The port `NetworkAccess` of one client. Between it and the nodes exchanges are slow, break before or after the request has
 * arrived, and requests arrive twice or long after the client learned that the connection is gone.
 */
import {
  type HttpAnswer,
  type HttpConnections,
  type HttpExchange,
  type NetworkAccess,
  NetworkError,
  type WebSocketConnection,
  type WebSocketEvents,
  type WebSocketRequest,
} from '../../src/ports/NetworkAccess.ts'
import type { Chance } from './Chance.ts'
import type { SimulatedNode } from './SimulatedNode.ts'
import type { SimulatedTime } from './SimulatedTime.ts'
import { SimulatedWebSocket } from './SimulatedWebSocket.ts'
import type { Trace } from './Trace.ts'
import type { Weather } from './Weather.ts'

export interface NetworkOptions {
  readonly who: string
  readonly nodes: readonly SimulatedNode[]
  readonly time: SimulatedTime
  readonly chance: Chance
  readonly weather: Weather
  readonly trace: Trace
  /** Called when the first byte of a posted message leaves. */
  readonly onMessageLeft: (body: string) => void
  /** Called when a request with credentials is made. */
  readonly onCredentials: (url: URL) => void
}

/** Maximum additional delay of a message that was held back, ms. */
const MAX_HELD_MS = 90_000

export class SimulatedNetwork implements NetworkAccess {
  /** Exchanges and connections that are open. */
  openExchanges = 0
  openSockets = 0
  readonly #options: NetworkOptions
  #count = 0

  constructor(options: NetworkOptions) {
    this.#options = options
  }

  openHttp(): HttpConnections {
    const ends = new Set<(error: Error) => void>()
    let isClosed = false
    return {
      exchange: (request) => {
        if (isClosed) return Promise.reject(unreachable('closed'))
        return new Promise<HttpAnswer>((resolve, reject) => {
          this.openExchanges++
          let isOpen = true
          const end = (settle: () => void) => {
            if (!isOpen) return
            isOpen = false
            this.openExchanges--
            ends.delete(fail)
            request.signal.removeEventListener('abort', onAbort)
            settle()
          }
          const fail = (error: Error) => end(() => reject(error))
          const onAbort = () => fail(new Error('aborted'))
          ends.add(fail)
          if (request.signal.aborted) {
            onAbort()
            return
          }
          request.signal.addEventListener('abort', onAbort, { once: true })
          this.#begin(
            request,
            () => isOpen,
            (answer) => end(() => resolve(answer)),
            fail,
          )
        })
      },
      close: () => {
        isClosed = true
        for (const fail of [...ends]) fail(unreachable('closed'))
      },
    }
  }

  openWebSocket(request: WebSocketRequest, events: WebSocketEvents): WebSocketConnection {
    const { time, chance, weather, trace, who } = this.#options
    const node = this.#nodeOf(request.url)
    if (hasCredentials(request.headers)) this.#options.onCredentials(request.url)
    this.openSockets++
    const name = `${who} socket ${++this.#count}`
    trace.add(name, `opens ${request.url.host}`)
    return new SimulatedWebSocket({
      ...{ node, time, chance, weather, trace, name, events },
      onEnded: () => {
        this.openSockets--
      },
    })
  }

  #begin(
    request: HttpExchange,
    isOpen: () => boolean,
    resolve: (answer: HttpAnswer) => void,
    reject: (error: Error) => void,
  ): void {
    const { time, chance, weather, trace, who, onMessageLeft } = this.#options
    const { url, method, body, headers } = request
    if (hasCredentials(headers)) this.#options.onCredentials(url)
    const name = `${who} exchange ${++this.#count}`
    const node = this.#nodeOf(url)
    const isMessage = url.pathname === '/v2/messages'
    trace.add(name, `${method} ${url.host}${url.pathname}`)
    const slow = weather.isStormy ? 4000 : 80
    time.at(chance.spread(1, weather.isStormy ? 400 : 20), () => {
      if (!isOpen()) return
      if (node === undefined || node.isDown) {
        // Some hosts do not even answer that the port is closed.
        if (weather.isStormy && chance.happens(0.2)) return
        reject(unreachable('connection refused'))
        return
      }
      request.onSent?.()
      if (isMessage) onMessageLeft(body ?? '')
      const fate = weather.strikes('exchange') ? chance.pick(['lost', 'held', 'cut', 'twice', 'late'] as const) : 'fine'
      if (fate !== 'fine') trace.add(name, fate)
      const arrive = (reply: (answer: HttpAnswer) => void) => {
        if (!node.isDown) node.answer({ method, url, body }, reply)
      }
      const breakOff = () => reject(unreachable('the connection broke'))
      switch (fate) {
        case 'lost':
          time.at(chance.spread(1, slow), breakOff)
          return
        case 'held':
          time.at(chance.spread(1, slow), breakOff)
          time.at(chance.spread(100, MAX_HELD_MS), () => arrive(() => {}))
          return
        case 'cut':
          time.at(chance.spread(1, slow), () => arrive(() => time.at(chance.spread(1, slow), breakOff)))
          return
        case 'twice':
          time.at(chance.spread(1, MAX_HELD_MS), () => arrive(() => {}))
      }
      const back = fate === 'late' ? chance.spread(5000, 200_000) : chance.spread(1, slow)
      time.at(chance.spread(1, slow), () =>
        arrive((answer) =>
          time.at(back, () => {
            trace.add(name, `${answer.status} of ${answer.text.length}`)
            // A node that crashed meanwhile cannot finish its answer.
            if (node.isDown) breakOff()
            else resolve(answer)
          }),
        ),
      )
      // A request to a node that has crashed gets no answer, and its connection breaks at some time.
      time.at(chance.spread(2000, 40_000), () => {
        if (isOpen() && node.isDown) breakOff()
      })
    })
  }

  #nodeOf({ hostname }: URL): SimulatedNode | undefined {
    return this.#options.nodes.find(({ name }) => name === hostname)
  }
}

function unreachable(reason: string): NetworkError {
  return new NetworkError('unreachable', reason, undefined)
}

function hasCredentials(headers: Readonly<Record<string, string>>): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
}
