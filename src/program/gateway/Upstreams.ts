/**
 * The nodes that a gateway forwards to. Requests go to one of them; if it fails they go to another one, and the failed node
 * comes last until a check of the gateway succeeds. A read that takes long is sent to a second node as well.
 *
 * Requests of clients may be slow, too large or unanswerable, so a failed one never marks a node as failed: the gateway
 * then prefers another node and checks this one with a query over connections that requests of clients cannot occupy. Only
 * the result of the check counts. The exception is a node that refuses connections.
 */
import { BackOff } from '../../net/BackOff.ts'
import { RateLimits } from '../../net/RateLimits.ts'
import type { Clock, Timer } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { type HttpConnections, type NetworkAccess, NetworkError } from '../../ports/NetworkAccess.ts'
import { isSystemRefusal } from '../../system/isSystemRefusal.ts'
import { parseJson } from '../http/parseJson.ts'
import type { NodeBehind, UpstreamAnswer as PlainAnswer } from '../nodeApi/GatewayBackend.ts'
import type { Sender } from '../nodeApi/NodeBackend.ts'
import { nodeRequest, withinTime } from '../nodeApi/nodeRequest.ts'
import type { GatewayEvents, GatewayOptions } from './GatewayOptions.ts'

/** Answer of a node. */
export interface UpstreamAnswer extends PlainAnswer {
  /** Header `Retry-After` of the answer. */
  readonly retryAfter: string | undefined
}

/** One request to a node. */
export interface UpstreamRequest {
  /** Path with query. */
  readonly path: string
  readonly sender: Sender
  /** JSON text, or a value; absent for GET. */
  readonly body?: unknown
  /** Whether the request may be sent more than once. */
  readonly isRead: boolean
  /** Another server that the request goes to; it does not receive the authorization unless it is one of the nodes. */
  readonly origin?: string | undefined
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined
}

/** The answer of a node is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'

  constructor(limitBytes: number) {
    super(`The answer is larger than ${limitBytes} bytes`)
  }
}

/** One node. */
export class UpstreamNode {
  /** Scheme, host and port. */
  readonly origin: string
  isUp = true
  /** Reason why the node is not up. */
  problem: string | undefined
  /** Whether the node is older than 1.0.0; `undefined` if it has not reported its version. */
  isLegacy: boolean | undefined
  /** Epoch of the chain: identifies its history. Absent for nodes without epochs. */
  epoch: string | undefined
  /** Time at which the last query of the gateway ended, ms of the clock. */
  checkedAtMs = Number.NEGATIVE_INFINITY
  /** Whether a check has ever ended. */
  wasAsked = false
  /** Number of answers and failures since the start. */
  answers = 0
  failures = 0

  constructor(origin: string) {
    this.origin = origin
  }

  get webSocketUrl(): string {
    return `${this.origin.replace(/^http/, 'ws')}/graphql`
  }
}

/** Paths of the URLs are ignored, all resources have fixed ones. */
export interface UpstreamsOptions
  extends Pick<GatewayOptions, 'upstreams' | 'answerLimit' | 'timeoutMs'>,
    Pick<GatewayEvents, 'onExchange'> {
  readonly network: NetworkAccess
  readonly clock: Clock
  readonly log: Log
  /** Connections per node for requests of clients. */
  readonly connections: number
  /** Called when a node shows another history than before. */
  readonly onNewEpoch: () => void
}

/** Interval of queries to a healthy node, ms. */
const CHECK_MS = 10_000
/** Minimum interval of queries to a suspected node, ms. */
const SUSPECTED_MS = 200
/** Interval of attempts while this machine lacks descriptors or memory for the query, ms. */
const UNASKED_MS = 1_000
/** Time limit of such a query, ms. */
const CHECK_TIMEOUT_MS = 5_000
/** Time after which a read without an answer is also sent to a second node, ms. */
const HEDGE_MS = 2_000

const CHECKS = ['{info{version epoch}}', '{info{version}}']
/** Maximum size of an answer to such a query, which has a few hundred bytes. */
const CHECK_ANSWER_BYTES = 65_536

/** Statuses with which a server, or something in front of it, reports that it cannot answer now. */
const UNABLE = new Set([502, 503, 504])

/** Connections for requests that have the same time limit. */
interface Lane {
  readonly connections: HttpConnections
  readonly timeoutMs: number
}

export class Upstreams implements NodeBehind {
  readonly nodes: readonly UpstreamNode[]
  readonly #options: UpstreamsOptions
  readonly #forClients: Lane
  /** Connections only for queries of the gateway itself. */
  readonly #forChecks: Lane
  readonly #limits: RateLimits
  readonly #timers = new Map<UpstreamNode, Timer>()
  readonly #backOffs = new Map<UpstreamNode, BackOff>()
  /** Checks that are running. */
  readonly #checks = new Set<UpstreamNode>()
  #current: UpstreamNode
  #isClosed = false
  readonly #firstChecks: Promise<unknown>

  constructor(options: UpstreamsOptions) {
    this.#options = options
    this.nodes = [...new Set(options.upstreams.map((url) => new URL(url).origin))].map(
      (origin) => new UpstreamNode(origin),
    )
    this.#current = this.nodes[0]!
    this.#limits = new RateLimits(options.clock)
    const { network, connections, answerLimit, timeoutMs } = options
    const own = { connections, connectTimeoutMs: 5_000, maxResponseBytes: answerLimit }
    this.#forClients = { connections: network.openHttp(own), timeoutMs }
    const checks = { connections: 2, connectTimeoutMs: CHECK_TIMEOUT_MS, maxResponseBytes: CHECK_ANSWER_BYTES }
    this.#forChecks = { connections: network.openHttp(checks), timeoutMs: CHECK_TIMEOUT_MS }
    this.#firstChecks = Promise.all(this.nodes.map((node) => this.#check(node)))
  }

  /** Settles when the first check of each node has succeeded or failed. */
  get checked(): Promise<unknown> {
    return this.#firstChecks
  }

  /** Origin of the node in use. */
  get origin(): string {
    return this.#current.origin
  }

  get hasOneUp(): boolean {
    return this.nodes.some(({ isUp }) => isUp)
  }

  fetch(path: string, sender: Sender, body?: unknown, origin?: string): Promise<UpstreamAnswer> {
    return this.exchange({ path, sender, body, isRead: body === undefined, origin })
  }

  /** Whether any node is known to be older than 1.0.0; all nodes of one network are of the same kind. */
  async isLegacy(): Promise<boolean | undefined> {
    await this.#firstChecks
    return this.#inOrder()[0]!.isLegacy
  }

  /** The node to connect to; nodes other than `not` are preferred. */
  pick(not?: UpstreamNode): UpstreamNode {
    const order = this.#inOrder()
    return order.find((node) => node !== not && node.isUp) ?? order.find((node) => node !== not) ?? order[0]!
  }

  /**
   * Any status counts as an answer, unless another node can give a better one. A message is sent to another node only
   * if no part of it was sent before. Throws NetworkError if no node can be reached, AnswerTooLarge, and DOMException
   * if a node does not answer in time.
   */
  async exchange(request: UpstreamRequest): Promise<UpstreamAnswer> {
    if (request.origin !== undefined && !this.nodes.some(({ origin }) => origin === request.origin)) {
      return this.#send(this.#forClients, request.origin, { ...request, sender: { authorization: undefined } })
    }
    const order = this.#inOrder()
    let last: { readonly answer?: UpstreamAnswer; readonly error?: unknown } = {}
    for (const [index, node] of order.entries()) {
      try {
        const second = request.isRead ? order.slice(index + 1).find(({ isUp }) => isUp) : undefined
        const answer = await this.#hedged(request, node, second)
        if (!request.isRead || !UNABLE.has(answer.status)) return answer
        last = { answer }
      } catch (error) {
        if (error instanceof AnswerTooLarge) throw error
        last = { error }
        if (!request.isRead && !isUnsent(error)) throw error
      }
    }
    if (last.answer !== undefined) return last.answer
    throw last.error
  }

  /** Queries the state of a node now. Returns the reason if it is not usable. */
  async inspect(node: UpstreamNode): Promise<string | undefined> {
    return this.#inspect(node).catch((error: Error) => error.message)
  }

  /**
   * A request of a client failed at the node, perhaps because of the client: other nodes are preferred until a check has
   * shown the state of this one.
   */
  suspect(node: UpstreamNode): void {
    if (this.#current === node) this.#current = this.pick(node)
    if (!node.isUp || this.#checks.has(node)) return
    const sinceMs = this.#options.clock.elapsed() - node.checkedAtMs
    this.#schedule(node, Math.max(0, SUSPECTED_MS - sinceMs))
  }

  /** The node itself has failed. */
  #noteFailure(node: UpstreamNode, problem: string): void {
    node.failures += 1
    node.problem = problem
    if (this.#current === node) this.#current = this.pick(node)
    if (!node.isUp) return
    node.isUp = false
    this.#options.log.warn('upstream failed', { origin: node.origin, reason: problem })
    this.#backOffs.set(node, new BackOff())
    this.#schedule(node, 0)
  }

  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers.values()) timer.cancel()
    for (const { connections } of [this.#forClients, this.#forChecks]) connections.close()
  }

  /** Order of nodes: the one in use, other healthy ones, failed ones. */
  #inOrder(): UpstreamNode[] {
    const rank = (node: UpstreamNode) =>
      (node.isUp ? 0 : 4) + (this.#limits.pauseMs(new URL(node.origin)) > 0 ? 2 : 0) + (node === this.#current ? 0 : 1)
    return [...this.nodes].sort((left, right) => rank(left) - rank(right))
  }

  async #hedged(
    request: UpstreamRequest,
    node: UpstreamNode,
    second: UpstreamNode | undefined,
  ): Promise<UpstreamAnswer> {
    if (second === undefined) return this.#ask(node, request, request.signal)
    const gone = new AbortController()
    const signal = request.signal === undefined ? gone.signal : AbortSignal.any([gone.signal, request.signal])
    const first = this.#ask(node, request, signal)
    const late = Promise.withResolvers<'late'>()
    const timer = this.#options.clock.setTimer(HEDGE_MS, () => late.resolve('late'))
    try {
      const outcome = await Promise.race([first, late.promise])
      if (outcome !== 'late') return outcome
      return await Promise.any([first, this.#ask(second, request, signal)])
    } catch (error) {
      throw error instanceof AggregateError ? error.errors[0] : error
    } finally {
      timer.cancel()
      first.catch(() => {})
      gone.abort()
    }
  }

  async #ask(node: UpstreamNode, request: UpstreamRequest, signal?: AbortSignal): Promise<UpstreamAnswer> {
    const { clock, onExchange } = this.#options
    const startMs = clock.elapsed()
    try {
      const answer = await this.#send(this.#forClients, node.origin, request, signal)
      node.answers += 1
      onExchange?.(node, true, (clock.elapsed() - startMs) / 1000)
      if (UNABLE.has(answer.status)) this.suspect(node)
      return answer
    } catch (error) {
      if (signal?.aborted) throw error
      onExchange?.(node, false, (clock.elapsed() - startMs) / 1000)
      if (refusesConnections(error)) this.#noteFailure(node, (error as Error).message)
      else if (!(error instanceof AnswerTooLarge)) this.suspect(node)
      throw error
    }
  }

  async #send(
    { connections, timeoutMs }: Lane,
    origin: string,
    { path, sender, body }: UpstreamRequest,
    signal?: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const url = new URL(origin + path)
    let isSent = body === undefined
    const onSent = () => {
      isSent = true
    }
    try {
      const answer = await withinTime(this.#options.clock, timeoutMs, (ends) =>
        connections.exchange({
          url,
          ...nodeRequest(sender, body),
          signal: signal === undefined ? ends : AbortSignal.any([ends, signal]),
          ...(body !== undefined && { onSent }),
        }),
      )
      this.#limits.note(url, answer.status, answer.headers)
      return {
        status: answer.status,
        text: answer.text,
        // Most answers pass through as text.
        get json() {
          return parseJson(answer.text)
        },
        retryAfter: answer.headers['retry-after'],
      }
    } catch (error) {
      const isTooLarge = error instanceof NetworkError && error.kind === 'size'
      if (isTooLarge) throw new AnswerTooLarge(this.#options.answerLimit)
      if (!isSent) unsent.add(error as Error)
      throw error
    }
  }

  async #check(node: UpstreamNode): Promise<void> {
    this.#checks.add(node)
    const problem = await this.#inspect(node).catch((error: Error) => error)
    this.#checks.delete(node)
    node.checkedAtMs = this.#options.clock.elapsed()
    if (this.#isClosed) return
    // This machine cannot send the query, which says nothing about the node.
    if (isSystemRefusal(problem)) return this.#schedule(node, UNASKED_MS)
    node.wasAsked = true
    if (problem !== undefined) {
      if (node.isUp) this.#noteFailure(node, problem instanceof Error ? problem.message : problem)
      else this.#schedule(node, this.#backOffs.get(node)!.next())
      return
    }
    if (!node.isUp) this.#options.log.info('upstream is back', { origin: node.origin })
    node.isUp = true
    node.problem = undefined
    this.#schedule(node, CHECK_MS)
  }

  /** Queries the state of the node. Returns the reason if it is not usable. */
  async #inspect(node: UpstreamNode): Promise<string | undefined> {
    let problem: string | undefined
    for (const query of CHECKS) {
      const path = `/graphql?query=${encodeURIComponent(query)}`
      const request = { path, sender: { authorization: undefined }, isRead: true }
      const { status, json } = await this.#send(this.#forChecks, node.origin, request)
      problem = status >= 500 ? `status ${status}` : undefined
      const info = (json as { data?: { info?: { version?: unknown; epoch?: unknown } } } | undefined)?.data?.info
      if (typeof info?.version !== 'string') continue
      node.isLegacy = Number.parseInt(info.version, 10) < 1
      const epoch = typeof info.epoch === 'string' ? info.epoch : undefined
      if (node.wasAsked && epoch !== node.epoch) this.#options.onNewEpoch()
      node.epoch = epoch
      return undefined
    }
    // A node that refuses to show its information is still reachable.
    return problem
  }

  #schedule(node: UpstreamNode, delayMs: number): void {
    if (this.#isClosed) return
    this.#timers.get(node)?.cancel()
    this.#timers.set(
      node,
      this.#options.clock.setTimer(delayMs, () => void this.#check(node)),
    )
  }
}

/** Errors of requests of which nothing was sent. */
const unsent = new WeakSet<Error>()

function isUnsent(error: unknown): boolean {
  return unsent.has(error as Error)
}

/** Whether nothing listens at the node, which no request of a client can cause. */
function refusesConnections(error: unknown): boolean {
  const { cause } = error as { readonly cause?: unknown }
  return (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'
}
