import type { Agent, Dispatcher } from 'undici'
import {
  type HttpAnswer,
  type HttpConnections,
  type HttpExchange,
  type HttpLimits,
  NetworkError,
} from '../ports/Network.ts'
import { networkError } from './networkError.ts'
import { plainHeaders } from './plainHeaders.ts'

/** A pool of connections per host. */
export class NodeHttpConnections implements HttpConnections {
  readonly #limits: HttpLimits
  #agent: Promise<Agent> | undefined
  #isClosed = false

  constructor(limits: HttpLimits) {
    this.#limits = limits
  }

  async exchange(request: HttpExchange): Promise<HttpAnswer> {
    const agent = await this.#openAgent()
    try {
      const { statusCode, headers, body } = await agent.request(optionsOf(request))
      const setCookies = [headers['set-cookie'] ?? []].flat()
      return { status: statusCode, headers: plainHeaders(headers), setCookies, text: await body.text() }
    } catch (error) {
      throw networkError(error)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#agent?.then((agent) => agent.destroy()).catch(() => {})
  }

  #openAgent(): Promise<Agent> {
    this.#agent ??= this.#makeAgent()
    return this.#agent.catch((cause) => {
      this.#agent = undefined
      throw new NetworkError('unavailable', String(cause), cause)
    })
  }

  async #makeAgent(): Promise<Agent> {
    const { UndiciAgent } = await import('./undiciAgent.ts')
    const { connections, connectTimeoutMs, maxResponseBytes } = this.#limits
    const agent = new UndiciAgent({
      connections,
      pipelining: 1,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: maxResponseBytes,
    })
    if (this.#isClosed) void agent.destroy()
    return agent
  }
}

function optionsOf({ method, url, headers, body, signal, onSent }: HttpExchange): Dispatcher.RequestOptions {
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers,
    signal,
    ...(body === undefined ? {} : onSent === undefined ? { body } : announcedBody(body, headers, onSent)),
  }
}

/** A body that is asked for only once the connection stands; without this length it would travel in chunks. */
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
