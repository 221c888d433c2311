/** HTTP exchanges and WebSocket connections of the platform, without interpretation or repetition. */
export interface NetworkAccess {
  /** Connections for the requests of one context. Nothing is opened before the first exchange. */
  openHttp(limits: HttpLimits): HttpConnections
  /** Begins to open a connection; events report its outcome after this returns. */
  openWebSocket(request: WebSocketRequest, events: WebSocketEvents): WebSocketConnection
  /**
   * The proxy of connections to a URL, without user and password; `undefined` for a direct connection. Throws
   * NetworkError.
   */
  proxyFor?(url: URL): string | undefined
  /** Whether the platform may send a request again by itself when its connection breaks, even a POST. Default: it never does. */
  readonly repeatsRequests?: boolean
  /** Whether to connect to a server that a node has named, such as a block producer. Default: to all. */
  mayVisit?(url: URL): boolean
  /**
   * Calls the listener when a lost network may be back, as far as the platform notices it. Returns how to end this. Absent: it
   * notices nothing.
   */
  readonly onReturn?: (listener: () => void) => () => void
}

export interface HttpLimits {
  /** Connections per host; more requests wait their turn. */
  readonly connections: number
  readonly connectTimeoutMs: number
  /** A larger answer fails the exchange. */
  readonly maxResponseBytes: number
}

export interface HttpConnections {
  /** One request and its answer, whatever its status. Throws NetworkError. */
  exchange(request: HttpExchange): Promise<HttpAnswer>
  /** Ends all connections; running exchanges fail. */
  close(): void
}

export interface HttpExchange {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent as UTF-8. */
  readonly body?: string | undefined
  /** Aborts the exchange, which then fails with an unspecified error. */
  readonly signal: AbortSignal
  /**
   * Called when the connection is open and the first byte of the request is about to be sent. Needs a body. A platform that
   * does not see its connections calls it before it hands the request over.
   */
  readonly onSent?: (() => void) | undefined
  /**
   * Body of a harmless request to the same URL. A platform that learns only by trying whether it may send there, such as
   * a browser, sends that first; if it fails, the exchange fails and nothing else was sent.
   */
  readonly trialBody?: string | undefined
  /**
   * Whether the platform may follow redirects if it cannot show where they lead; otherwise such an exchange fails.
   * Platforms that can show it answer with the redirect.
   */
  readonly mayFollow?: boolean | undefined
}

export interface HttpAnswer {
  readonly status: number
  /** Present if the platform followed redirects: where the answer comes from. */
  readonly url?: URL
  /** Names in lower case, repeated ones joined with `, `; without `set-cookie`. A browser shows only those that CORS exposes. */
  readonly headers: Readonly<Record<string, string>>
  /** Values of all `Set-Cookie` lines; empty on a platform that hides them. */
  readonly setCookies: readonly string[]
  readonly text: string
}

export interface WebSocketRequest {
  readonly url: URL
  readonly protocol: string
  /** Left out by a platform that cannot send them. */
  readonly headers: Readonly<Record<string, string>>
  /** A larger message fails the connection. */
  readonly maxMessageBytes: number
}

export interface WebSocketEvents {
  onOpen(): void
  onText(text: string): void
  /** Called when something else arrives: a binary message, or the answer to a ping. */
  onLifeSign(): void
  /** Called when the server refuses the handshake with a status; names of headers as in `HttpAnswer`. */
  onRefused(status: number, headers: Readonly<Record<string, string>>): void
  /** Called if the connection cannot be opened or breaks; not after `close` or `terminate`. */
  onError(error: NetworkError): void
  /** Called last: the connection has ended, or was never opened. */
  onClose(code: number): void
}

export interface WebSocketConnection {
  readonly isOpen: boolean
  /** IP address of the peer while the connection is open; `undefined` on a platform that hides it. */
  readonly remoteAddress: string | undefined
  /** Sends a text message; messages of one turn are sent together. Does nothing unless the connection is open. */
  send(text: string): void
  /** Sends a ping, whose answer is a life sign. `false` on a platform without pings. */
  ping(): boolean
  /** Closes with a close frame, which the peer answers. */
  close(code: number): void
  /** Closes at once. */
  terminate(): void
}

/**
 * - `unavailable`: the platform cannot make a client. `request`: invalid URL, method or header; nothing was sent.
 * - `route`: the proxy is configured wrongly; the message says how, without secrets.
 * - `redirect`: the server redirects, the platform hides where to, and the exchange must not be sent elsewhere.
 * - `size`: the answer is larger than allowed. `unreachable`: the connection cannot be opened, or broke.
 */
export type NetworkErrorKind = 'unavailable' | 'request' | 'route' | 'redirect' | 'size' | 'unreachable'

/** `cause` is the error of the platform, `message` its text. */
export class NetworkError extends Error {
  readonly kind: NetworkErrorKind

  constructor(kind: NetworkErrorKind, message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'NetworkError'
    this.kind = kind
  }
}
