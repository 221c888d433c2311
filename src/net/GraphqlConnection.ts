/**
 * One WebSocket connection with the sub-protocol `graphql-ws`: `connection_init`, `connection_ack`, `start`,
 * `data`, `error`, `complete`, `stop`, `ka`. It ends exactly once: with the error that ended it, or without one if it was closed
 * here. Source: network 2.3 and 2.5.
 */
import { HttpClientCreateError, HttpRequestCreateError } from '../errors/client.ts'
import {
  GraphqlWebsocketInitError,
  Unauthorized,
  WebsocketDisconnected,
  WrongWebscoketProtocolSequence,
} from '../errors/net.ts'
import type { Clock, Timer } from '../ports/Clock.ts'
import type { NetworkAccess, NetworkError, WebSocketConnection } from '../ports/NetworkAccess.ts'
import type { Credentials } from './Credentials.ts'
import { excessOfAnswer } from './excessOfAnswer.ts'
import type { RateLimits } from './RateLimits.ts'
import { isObject, parseNodeJson } from './readGraphqlResponse.ts'
import { connectionRefused, type ServerMessage } from './serverMessages.ts'

export interface ConnectionOptions {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Payload of `connection_init`. */
  readonly initPayload: Readonly<Record<string, unknown>>
  /** Limit of the handshake, up to `connection_ack`, in ms. */
  readonly timeoutMs: number
  readonly network: NetworkAccess
  readonly clock: Clock
  readonly credentials: Credentials
  readonly limits: RateLimits
  onMessage(message: ServerMessage): void
}

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024
/** A connection that is silent for this long is probed, and considered lost if there is no response within the same time. */
const SILENCE_MS = 30_000
/** Id of the operation that probes a connection, which no other operation has. */
const PROBE_ID = 0
/** Every answer to it is a life sign, also an error. */
const PROBE = '{"query":"{__typename}"}'
const CLOSING_MS = 2000

export class GraphqlConnection {
  readonly #options: ConnectionOptions
  readonly #socket: WebSocketConnection
  #acknowledged = false
  #takesCursors = false
  #ended = false
  #timer: Timer | undefined
  #watchdog: Timer | undefined
  /** Terminates a connection whose peer does not answer the close frame. */
  #stuck: Timer | undefined
  #isClosed = false
  #lastKeepAliveMs: number | undefined
  #keepAliveLimitMs: number | undefined
  #heard = true
  readonly #onReady: (outcome: Error | undefined) => void
  readonly #end = Promise.withResolvers<Error | undefined>()
  /** Settles with the error that ended the connection; with `undefined` if it was closed here. */
  readonly ended = this.#end.promise

  private constructor(options: ConnectionOptions, onReady: (outcome: Error | undefined) => void) {
    this.#options = options
    this.#onReady = onReady
    this.#timer = options.clock.setTimer(options.timeoutMs, () =>
      this.fail(
        GraphqlWebsocketInitError.error(`The WebSocket connection was not ready within ${options.timeoutMs} ms`),
      ),
    )
    const { url, headers, limits } = options
    this.#socket = options.network.openWebSocket(
      { url, headers, protocol: 'graphql-ws', maxMessageBytes: MAX_MESSAGE_BYTES },
      {
        onOpen: () => this.#send({ type: 'connection_init', payload: options.initPayload }),
        onText: (text) => {
          this.#heard = true
          this.#receive(text)
        },
        onLifeSign: () => {
          this.#heard = true
        },
        onRefused: (status, headers) =>
          this.fail(refusedUpgrade(status, limits.note(url, status, headers), options.credentials.withheldFrom(url))),
        onError: (error) => this.fail(this.#brokenSocket(error)),
        onClose: (code) => this.#noteClosed(code),
      },
    )
  }

  /** Opens a connection and waits for its `connection_ack`. Throws 613, 615, 617, 618. */
  static open(
    options: ConnectionOptions,
    onCreated: (connection: GraphqlConnection) => void,
  ): Promise<GraphqlConnection> {
    return new Promise((resolve, reject) => {
      const connection: GraphqlConnection = new GraphqlConnection(options, (error) =>
        error === undefined ? resolve(connection) : reject(error),
      )
      onCreated(connection)
    })
  }

  /** Remote address, when the socket is open. */
  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  /** Whether the server can start a subscription after the position in `extensions.cursor` of its payload. */
  get takesCursors(): boolean {
    return this.#takesCursors
  }

  /** Starts an operation; `payload` is JSON text. */
  start(id: number, payload: string): void {
    this.#sendText(`{"type":"start","id":"${id}","payload":${payload}}`)
  }

  stop(id: number): void {
    this.#send({ type: 'stop', id: String(id) })
  }

  /** Sends `connection_terminate` and closes the connection. */
  close(): void {
    if (this.#ended) return
    this.#send({ type: 'connection_terminate' })
    this.fail(undefined)
  }

  /** Ends the connection with an error, once. */
  fail(error: Error | undefined): void {
    if (this.#ended) return
    this.#ended = true
    this.#timer?.cancel()
    this.#watchdog?.cancel()
    if (error === undefined && this.#socket.isOpen) this.#socket.close(1000)
    else this.#socket.terminate()
    if (!this.#isClosed) this.#stuck = this.#options.clock.setTimer(CLOSING_MS, () => this.#socket.terminate())
    if (!this.#acknowledged)
      this.#onReady(error ?? GraphqlWebsocketInitError.error('The WebSocket connection was given up'))
    this.#end.resolve(error)
  }

  #receive(text: string): void {
    const excess = excessOfAnswer(text)
    if (excess !== undefined) {
      this.fail(GraphqlWebsocketInitError.error(excess))
      return
    }
    const message = parseMessage(text)
    if (message === undefined) return
    if (message.type === 'connection_ack') this.#acknowledge(message.payload)
    else if (message.type === 'connection_error') this.fail(connectionRefused(message.payload, this.#redact))
    else if (message.type === 'ka') this.#keepAlive()
    else if (this.#acknowledged) this.#options.onMessage(message)
    else this.fail(WrongWebscoketProtocolSequence.error(`The server sent ${message.type} before connection_ack`))
  }

  #acknowledge(payload: unknown): void {
    if (this.#acknowledged) return
    this.#takesCursors = isObject(payload) && payload['cursors'] === true
    this.#acknowledged = true
    this.#timer?.cancel()
    this.#watchSilence()
    this.#onReady(undefined)
  }

  /** The first two keep-alives show the period; a connection without a keep-alive for twice as long is lost. */
  #keepAlive(): void {
    const { clock } = this.#options
    const now = clock.elapsed()
    if (this.#lastKeepAliveMs !== undefined) this.#keepAliveLimitMs ??= 2 * (now - this.#lastKeepAliveMs)
    this.#lastKeepAliveMs = now
    if (this.#keepAliveLimitMs === undefined) return
    this.#watchdog?.cancel()
    this.#watchdog = clock.setTimer(Math.max(this.#keepAliveLimitMs, 10), () =>
      this.fail(WebsocketDisconnected.error("keep alive message wasn't received")),
    )
  }

  #watchSilence(): void {
    this.#timer = this.#options.clock.setTimer(SILENCE_MS, () => {
      if (this.#heard) {
        this.#heard = false
        // The protocol has no message for it that the server answers, other than an operation.
        if (!this.#socket.ping()) this.start(PROBE_ID, PROBE)
        this.#watchSilence()
      } else this.fail(WebsocketDisconnected.error('The server does not respond to pings'))
    })
  }

  #noteClosed(code: number): void {
    this.#isClosed = true
    this.#stuck?.cancel()
    const where = this.#acknowledged ? WebsocketDisconnected : GraphqlWebsocketInitError
    this.fail(where.error(`The WebSocket connection was closed by the server (code ${code})`))
  }

  #brokenSocket({ kind, message: reason, cause }: NetworkError): Error {
    if (kind === 'request') {
      return HttpRequestCreateError.error('The WebSocket handshake has an invalid URL or header', {}, cause)
    }
    if (kind === 'route') return HttpClientCreateError.error(reason, {}, cause)
    const text = this.#options.credentials.redact(reason)
    if (this.#acknowledged) return WebsocketDisconnected.error(`The WebSocket connection broke: ${text}`, {}, cause)
    const message = `The WebSocket connection to ${this.#options.url.host} cannot be opened: ${text}`
    return GraphqlWebsocketInitError.error(message, { reason: 'unreachable' }, cause)
  }

  readonly #redact = (text: string) => this.#options.credentials.redact(text)

  #send(message: object): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string): void {
    this.#socket.send(text)
  }
}

function refusedUpgrade(status: number, retryAfterMs: number | undefined, withheld: string | undefined): Error {
  if (status === 401) {
    const text = 'Unauthorized: the server answered 401 to the WebSocket handshake'
    return Unauthorized.error(withheld === undefined ? text : `${text}. ${withheld}`)
  }
  const message = `The server answered ${status} to the WebSocket handshake: it offers no GraphQL over WebSocket here`
  const pause = retryAfterMs === undefined ? {} : { retry_after_ms: retryAfterMs }
  return GraphqlWebsocketInitError.error(message, { reason: 'status', status, ...pause })
}

function parseMessage(text: string): ServerMessage | undefined {
  try {
    const message = parseNodeJson(text)
    return isObject(message) && typeof message['type'] === 'string' ? (message as unknown as ServerMessage) : undefined
  } catch {
    return undefined
  }
}
