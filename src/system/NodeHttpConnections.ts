import type { Agent, Dispatcher } from 'undici'
import {
  type HttpAnswer,
  type HttpConnections,
  type HttpExchange,
  type HttpLimits,
  NetworkError,
} from '../ports/NetworkAccess.ts'
import { networkError } from './networkError.ts'
import { plainHeaders } from './plainHeaders.ts'
import { expectFromServer } from './proxy/expectFromServer.ts'
import { type ForwardedRequest, forwarded } from './proxy/forwarded.ts'
import type { OutgoingRoutes } from './proxy/OutgoingRoutes.ts'

/** Pools of connections to servers, also through tunnels, and to proxies that forward requests. */
type AgentKind = 'servers' | 'proxies'

/** A pool of connections per host. */
export class NodeHttpConnections implements HttpConnections {
  readonly #limits: HttpLimits
  readonly #routes: OutgoingRoutes
  readonly #agents = new Map<AgentKind, Promise<Agent>>()
  #isClosed = false

  constructor(limits: HttpLimits, routes: OutgoingRoutes) {
    this.#limits = limits
    this.#routes = routes
  }

  async exchange(request: HttpExchange): Promise<HttpAnswer> {
    const through = forwarded(this.#routes, request.url, request.headers)
    const agent = await this.#openAgent(through === undefined ? 'servers' : 'proxies')
    try {
      const { statusCode, headers, body } = await agent.request(optionsOf(request, through))
      await expectAnswerOf(through, statusCode, body)
      const setCookies = [headers['set-cookie'] ?? []].flat()
      return { status: statusCode, headers: plainHeaders(headers), setCookies, text: await body.text() }
    } catch (error) {
      throw error instanceof NetworkError ? error : networkError(error)
    }
  }

  close(): void {
    this.#isClosed = true
    for (const agent of this.#agents.values()) agent.then((opened) => opened.destroy()).catch(() => {})
  }

  #openAgent(kind: AgentKind): Promise<Agent> {
    const agent = this.#agents.get(kind) ?? this.#makeAgent(kind)
    this.#agents.set(kind, agent)
    return agent.catch((cause) => {
      this.#agents.delete(kind)
      throw new NetworkError('unavailable', String(cause), cause)
    })
  }

  async #makeAgent(kind: AgentKind): Promise<Agent> {
    const [{ UndiciAgent }, { undiciConnector }] = await Promise.all([
      import('./undiciAgent.ts'),
      import('./proxy/undiciConnector.ts'),
    ])
    const { connections, connectTimeoutMs, maxResponseBytes } = this.#limits
    const routes = kind === 'servers' ? this.#routes : this.#routes.direct
    const agent = new UndiciAgent({
      connections,
      pipelining: 1,
      connect: undiciConnector(routes, connectTimeoutMs),
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxResponseBytes,
    })
    if (this.#isClosed) void agent.destroy()
    return agent
  }
}

async function expectAnswerOf(
  through: ForwardedRequest | undefined,
  status: number,
  body: Dispatcher.ResponseData['body'],
): Promise<void> {
  try {
    expectFromServer(through, status)
  } catch (error) {
    await body.dump()
    throw error
  }
}

function optionsOf(
  { method, url, headers: ownHeaders, body, signal, onSent }: HttpExchange,
  through: ForwardedRequest | undefined,
): Dispatcher.RequestOptions {
  const headers = through?.headers ?? ownHeaders
  return {
    origin: through?.proxy.origin ?? url.origin,
    path: through?.path ?? url.pathname + url.search,
    method,
    headers,
    signal,
    ...(body === undefined ? {} : onSent === undefined ? { body } : announcedBody(body, headers, onSent)),
  }
}

/** A body that is requested only once the connection is open; without this length it would travel in chunks. */
function announcedBody(
  body: string,
  headers: HttpExchange['headers'],
  onSent: () => void,
): Pick<Dispatcher.RequestOptions, 'body' | 'headers'> {
  const bytes = Buffer.from(body)
  async function* chunks() {
    onSent()
    yield bytes
  }
  // The client takes every iterable, its types only name streams.
  const iterable = chunks() as unknown as NonNullable<Dispatcher.RequestOptions['body']>
  return { body: iterable, headers: { ...headers, 'content-length': String(bytes.length) } }
}
