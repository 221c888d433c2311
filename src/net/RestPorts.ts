/**
 * At which port of an endpoint REST is asked.
 *
 * Public deployments differ: with `https://node.example:8033` REST may be served there or at `https://node.example`. The
 * configured port is always asked first. Only a GET looks at the default port, and only after the configured one has
 * answered 404, or 2xx with a body that no node sends; what it finds there counts only if a node answers. A POST goes to the
 * port that a GET has confirmed, so that a signed message is shown to nothing but a node. What was found is kept until the
 * next failure. Source: network 1.4, decision 15.
 */
import { baseWithoutPort } from '../config/endpointUrls.ts'
import { ClientError } from '../errors/ClientError.ts'
import { isTimeout, isUnreachable } from './HttpClient.ts'
import type { RestAnswer, RestRequest, RestResponse } from './Network.ts'

type Exchange = (request: RestRequest, base: string) => Promise<RestResponse>

/** Longest wait for the GET before a message, ms: without an answer the message is sent to the configured port. */
const CONFIRM_MS = 5_000

export class RestPorts {
  readonly #exchange: Exchange
  /** Base that answered last as a node, by configured base. */
  readonly #confirmed = new Map<string, string>()

  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  /** One exchange with a configured base. Throws as the exchange. */
  async ask(request: RestRequest, base: string): Promise<RestResponse> {
    const other = baseWithoutPort(base)
    const { isNodeAnswer } = request
    if (other === undefined || isNodeAnswer === undefined) return this.#exchange(request, base)
    if (request.method === 'GET') return this.#get(request, base, other, isNodeAnswer)
    return this.#post(request, base, other, isNodeAnswer)
  }

  async #get(
    request: RestRequest,
    base: string,
    other: string,
    isNodeAnswer: (answer: RestAnswer) => boolean,
  ): Promise<RestResponse> {
    const moved = this.#confirmed.get(base) === other ? await outcomeOf(this.#exchange(request, other)) : undefined
    if (moved !== undefined && 'answer' in moved && isNodeAnswer(moved.answer)) return moved.answer
    this.#confirmed.delete(base)
    const answer = await this.#exchange(request, base).catch((error) => {
      throw withRemedy(error, other)
    })
    if (isNodeAnswer(answer)) {
      this.#confirmed.set(base, base)
      return answer
    }
    if (!isElsewhere(answer)) return answer
    // REST was at the other port before, so its failure is more informative than a page of the configured one.
    const found = moved ?? (await outcomeOf(this.#exchange(request, other)))
    if ('error' in found) {
      if (moved !== undefined) throw found.error
      return answer
    }
    if (isNodeAnswer(found.answer)) {
      this.#confirmed.set(base, other)
      return found.answer
    }
    if (moved !== undefined && !isElsewhere(found.answer)) return found.answer
    const { status } = found.answer
    return status === 401 || status === 403 ? { ...answer, remedy: keylessRemedy(base, other, status) } : answer
  }

  async #post(
    request: RestRequest,
    base: string,
    other: string,
    isNodeAnswer: (answer: RestAnswer) => boolean,
  ): Promise<RestResponse> {
    if (!this.#confirmed.has(base)) await this.#confirm(request, base, other)
    try {
      const answer = await this.#exchange(request, this.#confirmed.get(base) ?? base)
      if (!isNodeAnswer(answer)) this.#confirmed.delete(base)
      return answer
    } catch (error) {
      this.#confirmed.delete(base)
      throw withRemedy(error, other)
    }
  }

  /** Throws if the configured port cannot be reached: the message would not get there either. */
  async #confirm({ confirm, signal, timeoutMs }: RestRequest, base: string, other: string): Promise<void> {
    if (confirm === undefined) return
    const { path, query, isNodeAnswer } = confirm
    const limitMs = Math.min(CONFIRM_MS, timeoutMs ?? CONFIRM_MS)
    try {
      await this.#get({ method: 'GET', path, query, signal, timeoutMs: limitMs }, base, other, isNodeAnswer)
    } catch (error) {
      if (!isTimeout(error)) throw error
    }
  }
}

/** Whether REST may be at another port, because this one serves something else. */
function isElsewhere({ status }: RestResponse): boolean {
  return status === 404 || (status >= 200 && status <= 299)
}

type Outcome = { readonly answer: RestResponse } | { readonly error: ClientError }

async function outcomeOf(exchange: Promise<RestResponse>): Promise<Outcome> {
  try {
    return { answer: await exchange }
  } catch (error) {
    if (!isUnreachable(error) && !isTimeout(error)) throw error
    return { error: error as ClientError }
  }
}

function withRemedy(error: unknown, other: string): unknown {
  if (!(error instanceof ClientError) || !isUnreachable(error)) return error
  const text = `${error.message}. If the node serves REST at ${other}, set that as the endpoint`
  return new ClientError(error.code, text, error.data, error.cause)
}

function keylessRemedy(base: string, other: string, status: number): string {
  return `${other} answered ${status}. It does not receive the credentials of ${base}: if it is the node, set it as the endpoint or add it to network.access_key_origins`
}
