/** Puts the parts of a gateway together and opens its port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { boundConnections } from '../../../rpc/daemon/descriptorBudget.ts'
import { hostToReach } from '../../../rpc/daemon/listenAddress.ts'
import { listenOnPort } from '../../../rpc/daemon/listenOnPort.ts'
import { observedNetwork } from '../../../rpc/observe/observedNetwork.ts'
import type { Tracing } from '../../../rpc/observe/Tracing.ts'
import type { Clock } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { openNodeNetwork } from '../../system/nodeNetwork.ts'
import { wantsWebSocket } from '../../system/wantsWebSocket.ts'
import { subprotocols } from '../devnode/graphql/server/WebSocketLink.ts'
import { readUrl } from '../http/readUrl.ts'
import { sendText } from '../http/send.ts'
import { allowAllOrigins, allowMethods, closeServer, logFailure, requestLimits } from '../http/server.ts'
import { acceptorOf, refuseUpgrade } from '../http/webSockets.ts'
import { answerAccount, answerFailure, answerMessages, type RestOptions } from '../nodeApi/answerRest.ts'
import { GatewayBackend } from '../nodeApi/GatewayBackend.ts'
import { AnswerCache } from './AnswerCache.ts'
import { ClientLimits } from './ClientLimits.ts'
import { clientAddress, clientOf, plainAddress } from './clientAddress.ts'
import { forwardGraphql, forwardQuestion } from './forwardRequests.ts'
import { GatewayLinks } from './GatewayLinks.ts'
import type { GatewayOptions } from './GatewayOptions.ts'
import { type GatewayRefusal, refuse } from './refuse.ts'
import { type UpstreamNode, Upstreams } from './Upstreams.ts'

interface ConnectionLimits {
  readonly clientConnections: number
  /** Load balancers hold the connections of many clients. */
  readonly trustedProxies: readonly string[]
}

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Keeps one client from using all descriptors with connections, whatever it sends on them. */
function limitConnections(server: Server, { clientConnections, trustedProxies }: ConnectionLimits): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (trustedProxies.includes(address)) return
    const client = clientOf(address)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    socket.once('close', () => {
      const left = counts.get(client)! - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    })
    if (count <= clientConnections) return
    socket.end(REFUSAL)
    socket.destroySoon()
  })
}

/** Version of the interface that a gateway serves. Source: decision 2. */
const INTERFACE_VERSION = '1.0.0'

/** Paths of queries that are forwarded unchanged. */
const QUESTIONS = new Set(['/v2/bk_set', '/v2/bk_set_update', '/v2/default_thread_seqno', '/v2/readiness'])

/** Events of a gateway. */
export interface GatewayEvents {
  readonly onRequest?: (path: string, status: number, seconds: number) => void
  readonly onRefused?: (code: string) => void
  readonly onExchange?: (node: UpstreamNode, isAnswered: boolean, seconds: number) => void
  readonly onResumed?: (count: number) => void
}

export interface RunningGateway {
  /** `http://<host>:<port>`, the endpoint for clients. */
  readonly url: string
  readonly port: number
  readonly upstreams: Upstreams
  readonly cache: AnswerCache
  readonly limits: ClientLimits
  /** Why it is not ready, if it is not. */
  readonly notReady: () => string | undefined
  /**
   * Reports not ready from now on, accepts requests during the draining time, then ends everything in an orderly way.
   */
  drain(): Promise<void>
  /** Ends at once. */
  close(): Promise<void>
}

interface GatewayServices {
  readonly clock: Clock
  readonly log: Log
  readonly events?: GatewayEvents
  readonly tracing?: Tracing | undefined
  /** Answers a health request; returns whether it was one. */
  readonly answerHealth: (
    request: IncomingMessage,
    response: ServerResponse,
    notReady: () => string | undefined,
  ) => boolean
}

/** Throws StartupError 2 for a port that cannot be opened. */
export async function startGateway(
  options: GatewayOptions,
  { clock, log, events = {}, tracing, answerHealth }: GatewayServices,
): Promise<RunningGateway> {
  const cache = new AnswerCache(options.cacheBytes)
  const { routes } = options
  const plain = openNodeNetwork(routes)
  const network = tracing === undefined ? plain : observedNetwork(plain, tracing.exchange)
  const upstreams = new Upstreams({
    ...{ urls: options.upstreams, network, clock, log },
    ...{ answerLimit: options.answerLimit, timeoutMs: options.timeoutMs },
    // Larger than the limit of one client.
    connections: Math.max(128, 2 * options.limits.clientRequests),
    onNewEpoch: () => cache.clear(),
    ...(events.onExchange && { onExchange: events.onExchange }),
  })
  const limits = new ClientLimits(options.limits, clock)
  const links = new GatewayLinks({
    ...{ upstreams, routes, clock, log, version: INTERFACE_VERSION },
    ...{ answerLimit: options.answerLimit, stallMs: options.stallMs, outputBytes: options.outputBytes },
    onResumed: (count) => events.onResumed?.(count),
    onRefused: (code) => events.onRefused?.(code),
  })
  let state: 'serving' | 'draining' | 'stopped' = 'serving'
  const notReady = (): string | undefined => {
    if (state !== 'serving') return 'draining'
    return options.replaced?.() ?? (upstreams.hasOneUp ? undefined : 'no upstream answers')
  }
  const addressOf = (request: IncomingMessage) => clientAddress(request, options.trustedProxies)
  const { bodyLimit } = options
  const rest: RestOptions = { backend: new GatewayBackend(upstreams, clock), form: 'current', bodyLimit, clock }
  const graphql = forwardGraphql({ upstreams, cache, version: INTERFACE_VERSION, bodyLimit })
  const question = forwardQuestion(upstreams)

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = readUrl(request)
    const takes = (...methods: string[]): boolean => allowMethods(request, response, ...methods)
    if (url.pathname === '/graphql') {
      if (takes('GET', 'POST')) await graphql(request, response)
    } else if (url.pathname === '/v2/account') {
      if (takes('GET', 'HEAD')) await answerAccount(url.searchParams, request, response, rest)
    } else if (url.pathname === '/v2/messages') {
      if (takes('POST')) await answerMessages(request, response, rest)
    } else if (QUESTIONS.has(url.pathname)) {
      if (takes('GET', 'HEAD')) await question(request, response)
    } else sendText(response, 404, 'Not found: /graphql, /v2/account, /v2/messages, /healthz, /readyz')
  }

  const turnAway = (request: IncomingMessage, response: ServerResponse, refusal: GatewayRefusal) => {
    events.onRefused?.(refusal.code)
    refuse(request, response, refusal)
  }

  const server = createServer({ ...requestLimits, shouldUpgradeCallback: wantsWebSocket }, (request, response) => {
    const startMs = clock.elapsed()
    if (state !== 'serving') response.setHeader('connection', 'close')
    if (answerHealth(request, response, notReady)) return
    if (allowAllOrigins(request, response)) return
    const place = limits.enter(addressOf(request))
    if (typeof place !== 'function') return turnAway(request, response, place)
    const closed = new Promise<void>((resolve) => void response.once('close', resolve))
    void closed.then(() =>
      events.onRequest?.(knownPath(request), response.statusCode, (clock.elapsed() - startMs) / 1000),
    )
    const answer = () => {
      const answered = route(request, response).catch((error: Error) => {
        logFailure(log, request, error)
        answerFailure(request, response, error)
      })
      // A client that leaves keeps its place while a node works for it.
      void Promise.all([closed, answered]).then(place)
    }
    if (tracing === undefined) answer()
    else tracing.serve(request, response, knownPath(request), answer)
  })

  limitConnections(server, options)
  boundConnections(server, log)
  // One message in a turn, so that a client that sends thousands at once does not hold up the others.
  const sockets = acceptorOf(subprotocols, { allowSynchronousEvents: false, maxPayload: bodyLimit })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    if (readUrl(request).pathname !== '/graphql') return refuseUpgrade(socket, { status: 404, reason: 'Not found' })
    const stopping = { status: 503, code: 'STOPPING', reason: 'The gateway is stopping', retryAfterS: 1 } as const
    const place = state === 'serving' ? limits.enterSocket(addressOf(request)) : stopping
    if ('reason' in place) {
      events.onRefused?.(place.code)
      return refuseUpgrade(socket, place)
    }
    socket.once('close', place.leave)
    sockets.handleUpgrade(request, socket, head, (opened) => links.open(opened, place, request.headers.authorization))
  })

  const finish = async (timeoutMs: number) => {
    state = 'stopped'
    // Clients that reconnect must not come to this gateway.
    const closed = closeServer(server, clock, timeoutMs)
    links.restart()
    await closed
    sockets.close()
    upstreams.close()
  }
  const port = await listenOnPort(server, options.host, options.port).catch((error) => {
    upstreams.close()
    throw error
  })
  return {
    url: `http://${hostToReach(options.host)}:${port}`,
    ...{ port, upstreams, cache, limits, notReady },
    drain: async () => {
      if (state !== 'serving') return
      state = 'draining'
      log.info('draining', { delay_ms: options.drainDelayMs, sockets: links.size, requests: limits.requests })
      await pause(clock, options.drainDelayMs)
      await finish(options.drainTimeoutMs)
    },
    close: () => finish(0),
  }
}

function pause(clock: Clock, delayMs: number): Promise<void> {
  return delayMs === 0 ? Promise.resolve() : new Promise((resolve) => void clock.setTimer(delayMs, resolve))
}

/** Names of metrics must not be grown from outside. */
function knownPath({ url = '' }: IncomingMessage): string {
  const [path] = url.split('?') as [string]
  return path === '/graphql' || path === '/v2/account' || path === '/v2/messages' || QUESTIONS.has(path)
    ? path
    : 'other'
}
