import type WebSocket from 'ws'
import {
  NetworkError,
  type NetworkErrorKind,
  type WebSocketConnection,
  type WebSocketEvents,
  type WebSocketRequest,
} from '../ports/NetworkAccess.ts'
import { networkError } from './networkError.ts'
import { plainHeaders } from './plainHeaders.ts'
import type { OutgoingRoutes } from './proxy/OutgoingRoutes.ts'

const OPEN = 1
/** Close code of a connection that ended without a closing handshake. Source: RFC 6455 7.1.5. */
const ABNORMAL_CLOSURE = 1006

/** Longest wait for a proxy, ms; the opener of the connection limits the whole. */
const CONNECT_MS = 10_000

interface Stream {
  readonly remoteAddress?: string
  cork(): void
  uncork(): void
}

/** One outgoing connection, without compression. */
export class NodeWebSocket implements WebSocketConnection {
  readonly #events: WebSocketEvents
  /** `undefined` until the library is loaded, or if the connection is cancelled before. */
  #socket: WebSocket | undefined
  #isGivenUp = false
  #isGathering = false

  constructor(request: WebSocketRequest, events: WebSocketEvents, routes: OutgoingRoutes) {
    this.#events = events
    void this.#open(request, routes)
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN
  }

  get remoteAddress(): string | undefined {
    return this.#stream?.remoteAddress
  }

  send(text: string): void {
    if (!this.isOpen) return
    this.#gatherWrites()
    this.#socket!.send(text)
  }

  ping(): boolean {
    if (this.isOpen) this.#socket!.ping()
    return true
  }

  close(code: number): void {
    this.#isGivenUp = true
    this.#socket?.close(code)
  }

  terminate(): void {
    this.#isGivenUp = true
    this.#socket?.terminate()
  }

  async #open({ url, protocol, headers, maxMessageBytes }: WebSocketRequest, routes: OutgoingRoutes): Promise<void> {
    const events = this.#events
    const fail = (kind: NetworkErrorKind, cause: unknown) => {
      events.onError(new NetworkError(kind, String(cause), cause))
      events.onClose(ABNORMAL_CLOSURE)
    }
    let library: typeof import('ws')
    let opener: typeof import('./proxy/connectionOpener.ts')
    try {
      ;[library, opener] = await Promise.all([import('ws'), import('./proxy/connectionOpener.ts')])
    } catch (cause) {
      return fail('unavailable', cause)
    }
    if (this.#isGivenUp) return events.onClose(ABNORMAL_CLOSURE)
    const settings = {
      ...{ headers, perMessageDeflate: false, maxPayload: maxMessageBytes, followRedirects: false },
      // The library passes it to the HTTP client of Node.js, although its types expect an existing socket.
      createConnection: opener.connectionOpener(routes, url, CONNECT_MS) as never,
    }
    let socket: WebSocket
    try {
      socket = new library.WebSocket(url, protocol, settings)
    } catch (cause) {
      return fail('request', cause)
    }
    this.#socket = socket
    socket.on('open', () => events.onOpen())
    socket.on('message', (data, isBinary) => (isBinary ? events.onLifeSign() : events.onText(String(data))))
    socket.on('pong', () => events.onLifeSign())
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      events.onRefused(response.statusCode ?? 0, plainHeaders(response.headers))
      // The library leaves it to the listener to end such a connection.
      this.terminate()
    })
    // A socket that is cancelled while connecting reports an error, which is expected.
    socket.on('error', (cause) => this.#isGivenUp || events.onError(networkError(cause)))
    socket.on('close', (code) => events.onClose(code))
  }

  /**
   * All frames of one turn are sent in one system call, because thousands of queries may be thousands of small frames.
   */
  #gatherWrites(): void {
    const stream = this.#stream
    if (this.#isGathering || stream === undefined) return
    this.#isGathering = true
    stream.cork()
    queueMicrotask(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  /** The TCP stream, which the WebSocket library does not expose. */
  get #stream(): Stream | undefined {
    return (this.#socket as unknown as { _socket?: Stream } | undefined)?._socket ?? undefined
  }
}
