/**
 * HTTP by Node.js itself, for programs that exit after a few requests. The parser of undici is WebAssembly, which V8
 * compiles on separate threads while it runs, and a process that exits waits for them longer than for all of its
 * requests.
 */
import { type Agent, type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { Socket } from 'node:net'
import {
  type HttpAnswer,
  type HttpConnections,
  type HttpExchange,
  type HttpLimits,
  NetworkError,
} from '../ports/NetworkAccess.ts'
import { networkError } from './networkError.ts'
import { plainHeaders } from './plainHeaders.ts'
import { agentFor } from './proxy/agentFor.ts'
import { expectFromServer } from './proxy/expectFromServer.ts'
import { type ForwardedRequest, forwarded } from './proxy/forwarded.ts'
import { type OutgoingRoutes, portOf } from './proxy/OutgoingRoutes.ts'
import { https } from './secureModules.ts'

/** Time for which a connection is kept for another request if its server states none, ms. */
const KEEP_ALIVE_MS = 4000

type SendRequest = (options: RequestOptions) => ClientRequest

/** A pool of connections per host. */
export class PlainHttpConnections implements HttpConnections {
  readonly #limits: HttpLimits
  readonly #routes: OutgoingRoutes
  readonly #senders = new Map<string, SendRequest>()
  readonly #agents: Agent[] = []
  readonly #running = new Set<ClientRequest>()
  #isClosed = false

  constructor(limits: HttpLimits, routes: OutgoingRoutes) {
    this.#limits = limits
    this.#routes = routes
  }

  exchange(exchange: HttpExchange): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(error instanceof NetworkError ? error : networkError(error))
      try {
        const through = forwarded(this.#routes, exchange.url, exchange.headers)
        const sent = this.#start(exchange, through)
        this.#running.add(sent)
        sent.on('error', fail)
        let isAnswered = false
        sent.on('response', (response) => {
          isAnswered = true
          this.#read(response, through).then(resolve, fail)
        })
        sent.on('close', () => {
          this.#running.delete(sent)
          // When the protocol is switched, the request closes without an error.
          if (!isAnswered) fail(new Error('The connection was closed before its answer'))
        })
        this.#whenConnected(sent, () => {
          if (exchange.body !== undefined) exchange.onSent?.()
          sent.end(exchange.body)
        })
      } catch (error) {
        fail(error)
      }
    })
  }

  close(): void {
    this.#isClosed = true
    for (const sent of this.#running) sent.destroy(new Error('The connections are closed'))
    for (const agent of this.#agents) agent.destroy()
  }

  /** Creates the request; nothing is sent before its end is written. Throws if it cannot be created. */
  #start({ method, url, headers, body, signal }: HttpExchange, through: ForwardedRequest | undefined): ClientRequest {
    if (this.#isClosed) throw new Error('The connections are closed')
    const server = through?.proxy ?? url
    const sentHeaders = through?.headers ?? headers
    return this.#senderOf(
      server,
      through === undefined ? this.#routes : this.#routes.direct,
    )({
      method,
      // The brackets of an IPv6 address are only part of the URL.
      hostname: server.hostname.replace(/^\[|\]$/g, ''),
      port: portOf(server),
      path: through?.path ?? url.pathname + url.search,
      headers: body === undefined ? sentHeaders : { ...sentHeaders, 'content-length': Buffer.byteLength(body) },
      joinDuplicateHeaders: true,
      signal,
    })
  }

  #senderOf(server: URL, routes: OutgoingRoutes): SendRequest {
    const key = `${server.protocol} ${routes === this.#routes}`
    const sender = this.#senders.get(key) ?? this.#makeSender(server, routes)
    this.#senders.set(key, sender)
    return sender
  }

  #makeSender(server: URL, routes: OutgoingRoutes): SendRequest {
    const { protocol } = server
    if (protocol !== 'https:' && protocol !== 'http:') {
      throw new NetworkError('request', `Unsupported protocol "${protocol}"`, undefined)
    }
    const pool = { keepAlive: true, maxSockets: this.#limits.connections, timeout: KEEP_ALIVE_MS }
    const agent = agentFor(server, routes, this.#limits.connectTimeoutMs, pool)
    this.#agents.push(agent)
    const send = protocol === 'https:' ? https().request : request
    return (options) => send({ ...options, agent })
  }

  /** Calls `begin` when the connection is open, including TLS. The request fails if that takes too long. */
  #whenConnected(sent: ClientRequest, begin: () => void): void {
    const { connectTimeoutMs } = this.#limits
    sent.once('socket', (socket: Socket & { readonly encrypted?: boolean; readonly secureConnecting?: boolean }) => {
      if (!socket.connecting && socket.secureConnecting !== true) return begin()
      const timer = setTimeout(
        () => sent.destroy(new Error(`No connection within ${connectTimeoutMs} ms`)),
        connectTimeoutMs,
      )
      sent.once('close', () => clearTimeout(timer))
      socket.once(socket.encrypted === true ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer)
        if (!sent.destroyed) begin()
      })
    })
  }

  async #read(response: IncomingMessage, through: ForwardedRequest | undefined): Promise<HttpAnswer> {
    const { maxResponseBytes } = this.#limits
    const parts: Buffer[] = []
    let length = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length
      if (length > maxResponseBytes) {
        throw new NetworkError('size', `The answer is larger than ${maxResponseBytes} bytes`, undefined)
      }
      parts.push(part)
    }
    expectFromServer(through, response.statusCode!)
    return {
      status: response.statusCode!,
      headers: plainHeaders(response.headers),
      setCookies: response.headers['set-cookie'] ?? [],
      text: new TextDecoder().decode(Buffer.concat(parts)),
    }
  }
}
