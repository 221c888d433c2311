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
  /** Those of `#agents` that are open. */
  readonly #openAgents = new Map<AgentKind, Agent>()
  #isClosed = false

  constructor(limits: HttpLimits, routes: OutgoingRoutes) {
    this.#limits = limits
    this.#routes = routes
  }

  async exchange(request: HttpExchange): Promise<HttpAnswer> {
    const through = forwarded(this.#routes, request.url, request.headers)
    const kind = through === undefined ? 'servers' : 'proxies'
    const agent = this.#openAgents.get(kind) ?? (await this.#openAgent(kind))
    try {
      const { status, headers, text } = await new Exchange(request.signal).run(agent, optionsOf(request, through))
      expectFromServer(through, status)
      const cookies = headers['set-cookie']
      const setCookies = cookies === undefined ? NO_COOKIES : [cookies].flat()
      return { status, headers: plainHeaders(headers), setCookies, text }
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
    this.#openAgents.set(kind, agent)
    return agent
  }
}

const NO_COOKIES: readonly string[] = []

type AnswerHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2]

interface CollectedAnswer {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly text: string
}

/** Collects the answer to one request. The streams of `Agent.request` would take as much time as the request itself. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal
  readonly #answered = Promise.withResolvers<CollectedAnswer>()
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #status = 0
  #headers: AnswerHeaders = {}

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** Rejects with the error of the client or the reason of the signal. */
  async run(agent: Agent, options: Dispatcher.DispatchOptions): Promise<CollectedAnswer> {
    this.#signal.throwIfAborted()
    this.#signal.addEventListener('abort', this.#abort)
    try {
      agent.dispatch(options, this)
      return await this.#answered.promise
    } finally {
      this.#signal.removeEventListener('abort', this.#abort)
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#signal.aborted) controller.abort(this.#signal.reason)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    const text = withoutMark.decode(this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks))
    this.#answered.resolve({ status: this.#status, headers: this.#headers, text })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#answered.reject(error)
  }

  readonly #abort = (): void => {
    this.#controller?.abort(this.#signal.reason)
    this.#answered.reject(this.#signal.reason)
  }
}

/** UTF-8 without a byte order mark; invalid bytes become replacement characters. */
const withoutMark = new TextDecoder()

function optionsOf(
  { method, url, headers: ownHeaders, body, onSent }: HttpExchange,
  through: ForwardedRequest | undefined,
): Dispatcher.DispatchOptions {
  const headers = through?.headers ?? ownHeaders
  return {
    origin: through?.proxy.origin ?? url.origin,
    path: through?.path ?? url.pathname + url.search,
    method,
    headers,
    ...(body === undefined ? {} : onSent === undefined ? { body } : announcedBody(body, headers, onSent)),
  }
}

/** A body that is requested only once the connection is open; without this length it would travel in chunks. */
function announcedBody(
  body: string,
  headers: HttpExchange['headers'],
  onSent: () => void,
): Pick<Dispatcher.DispatchOptions, 'body' | 'headers'> {
  const bytes = Buffer.from(body)
  async function* chunks() {
    onSent()
    yield bytes
  }
  // The HTTP client accepts any iterable, although its types only allow streams.
  const iterable = chunks() as unknown as NonNullable<Dispatcher.DispatchOptions['body']>
  return { body: iterable, headers: { ...headers, 'content-length': String(bytes.length) } }
}
