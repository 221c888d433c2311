import { utf8Length } from '#platform/utf8Length.ts'
import {
  NetworkError,
  type WebSocketConnection,
  type WebSocketEvents,
  type WebSocketRequest,
} from '../ports/NetworkAccess.ts'
import { plainUrl } from './plainUrl.ts'
import { pageOrigin, whyUnreachable } from './whyUnreachable.ts'

/** Close code of a connection that ended without a closing handshake. Source: RFC 6455 7.1.5. */
const ABNORMAL_CLOSURE = 1006

/** One outgoing connection by `WebSocket`, which sends no headers and no pings and shows no status of a refusal. */
export class WebSocketLine implements WebSocketConnection {
  readonly remoteAddress = undefined
  readonly #events: WebSocketEvents
  readonly #maxMessageBytes: number
  #socket: WebSocket | undefined
  #wasOpen = false
  #isGivenUp = false
  #hasEnded = false

  constructor(request: WebSocketRequest, events: WebSocketEvents) {
    this.#events = events
    this.#maxMessageBytes = request.maxMessageBytes
    queueMicrotask(() => this.#open(request))
  }

  get isOpen(): boolean {
    return !this.#hasEnded && this.#socket?.readyState === WebSocket.OPEN
  }

  send(text: string): void {
    if (this.isOpen) this.#socket!.send(text)
  }

  ping(): boolean {
    return false
  }

  close(code: number): void {
    this.#isGivenUp = true
    // A page may not send the codes between.
    if (code === 1000 || (code >= 3000 && code <= 4999)) this.#socket?.close(code)
    else this.#socket?.close()
  }

  /** The browser may end the connection later, but no further events are reported. */
  terminate(): void {
    this.#isGivenUp = true
    this.#socket?.close()
    queueMicrotask(() => this.#end(ABNORMAL_CLOSURE))
  }

  #open({ url, protocol }: WebSocketRequest): void {
    if (this.#isGivenUp) {
      this.#end(ABNORMAL_CLOSURE)
      return
    }
    try {
      const socket = new WebSocket(plainUrl(url), protocol)
      this.#socket = socket
      this.#listen(socket, url)
    } catch (cause) {
      // An unencrypted connection from an encrypted page: some browsers throw at once, others report an error later.
      const isForbidden = (cause as Error).name === 'SecurityError'
      const [kind, why] = isForbidden
        ? (['unreachable', whyUnreachable(url, cause)] as const)
        : (['request', String(cause)] as const)
      this.#fail(new NetworkError(kind, why, cause))
    }
  }

  #listen(socket: WebSocket, url: URL): void {
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => {
      this.#wasOpen = true
      if (!this.#hasEnded) this.#events.onOpen()
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data)
    socket.onerror = () => {
      const why = this.#wasOpen ? 'the connection broke' : whyNotOpened(url)
      if (!this.#isGivenUp && !this.#hasEnded) this.#events.onError(new NetworkError('unreachable', why, undefined))
    }
    socket.onclose = ({ code }) => this.#end(code)
  }

  #receive(data: unknown): void {
    if (this.#hasEnded) return
    if (typeof data !== 'string') this.#events.onLifeSign()
    else if (!isLonger(data, this.#maxMessageBytes)) this.#events.onText(data)
    else {
      this.#socket?.close()
      this.#fail(new NetworkError('unreachable', `a message is larger than ${this.#maxMessageBytes} bytes`, undefined))
    }
  }

  #fail(error: NetworkError): void {
    if (!this.#isGivenUp && !this.#hasEnded) this.#events.onError(error)
    this.#end(ABNORMAL_CLOSURE)
  }

  #end(code: number): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#events.onClose(code)
  }
}

function whyNotOpened(url: URL): string {
  if (pageOrigin() === undefined) return 'it offers no WebSocket here, or cannot be reached'
  return whyUnreachable(url, undefined)
}

/** UTF-8 has at most three bytes for each unit of a text, so most texts need not be counted. */
function isLonger(text: string, maxBytes: number): boolean {
  return text.length * 3 > maxBytes && utf8Length(text) > maxBytes
}
