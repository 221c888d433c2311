/** Puts the parts of a gateway together and opens its port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { boundConnections } from '../../../rpc/daemon/descriptorBudget.ts'
import { observedNetwork } from '../../../rpc/observe/observedNetwork.ts'
import type { Tracing } from '../../../rpc/observe/Tracing.ts'
import { hostToReach } from '../../../rpc/transports/listenAddress.ts'
import { listenOnPort } from '../../../rpc/transports/listenOnPort.ts'
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
import type { GatewayEvents, GatewayOptions } from './GatewayOptions.ts'
import { refuse } from './refuse.ts'
import { Upstreams } from './Upstreams.ts'

/** Answer to a WebSocket upgrade while the gateway is stopping. */
const STOPPING = { status: 503, code: 'STOPPING', reason: 'The gateway is stopping', retryAfterS: 1 } as const

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Keeps one client from using all descriptors with connections, whatever it sends on them. */
function limitConnections(server: Server, { clientConnections, trustedProxies }: GatewayOptions): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    // Load balancers hold the connections of many clients.
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
const QUESTIONS = ['/v2/bk_set', '/v2/bk_set_update', '/v2/default_thread_seqno', '/v2/readiness']

export interface RunningGateway {
  /** `http://<host>:<port>`, the endpoint for clients. */
  readonly url: string
  readonly port: number
  readonly upstreams: Upstreams
  readonly cache: AnswerCache
  readonly limits: ClientLimits
  /** Why the gateway is not ready; `undefined` if it is. */
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
  readonly events?: GatewayEvents | undefined
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
  const plain = openNodeNetwork(options.routes)
  const network = tracing === undefined ? plain : observedNetwork(plain, tracing.exchange)
  // Must be more connections than one client may use.
  const connections = Math.max(128, 2 * options.limits.clientRequests)
  const onNewEpoch = () => cache.clear()
  const upstreams = new Upstreams({ ...options, network, clock, log, connections, onNewEpoch, ...events })
  const limits = new ClientLimits(options.limits, clock)
  const links = new GatewayLinks({ ...options, upstreams, clock, log, version: INTERFACE_VERSION, ...events })
  let state: 'serving' | 'draining' | 'stopped' = 'serving'
  const notReady = (): string | undefined => {
    if (state !== 'serving') return 'draining'
    return options.replaced?.() ?? (upstreams.hasOneUp ? undefined : 'no upstream answers')
  }
  const addressOf = (request: IncomingMessage) => clientAddress(request, options.trustedProxies)
  const routes = routesTo(upstreams, cache, clock, options)

  const server = createServer({ ...requestLimits, shouldUpgradeCallback: wantsWebSocket }, (request, response) => {
    const startMs = clock.elapsed()
    if (state !== 'serving') response.setHeader('connection', 'close')
    if (answerHealth(request, response, notReady)) return
    if (allowAllOrigins(request, response)) return
    const place = limits.enter(addressOf(request))
    if (typeof place !== 'function') {
      events.onRefused?.(place.code)
      return refuse(request, response, place)
    }
    const url = readUrl(request)
    // Clients must not be able to add names of metrics.
    const path = routes.has(url.pathname) ? url.pathname : 'other'
    const closed = new Promise<void>((resolve) => void response.once('close', resolve))
    void closed.then(() => events.onRequest?.(path, response.statusCode, (clock.elapsed() - startMs) / 1000))
    const answer = () => {
      const answered = answerRoute(routes.get(url.pathname), url, request, response).catch((error: Error) => {
        logFailure(log, request, error)
        answerFailure(request, response, error)
      })
      // A client that disconnects keeps its place while a node still works on its request.
      void Promise.all([closed, answered]).then(place)
    }
    if (tracing === undefined) answer()
    else tracing.serve(request, response, path, answer)
  })

  limitConnections(server, options)
  boundConnections(server, log)
  // One message in a turn, so that a client that sends thousands at once does not hold up the others.
  const sockets = acceptorOf(subprotocols, { allowSynchronousEvents: false, maxPayload: options.bodyLimit })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    if (readUrl(request).pathname !== '/graphql') return refuseUpgrade(socket, { status: 404, reason: 'Not found' })
    const place = state === 'serving' ? limits.enterSocket(addressOf(request)) : STOPPING
    if ('reason' in place) {
      events.onRefused?.(place.code)
      return refuseUpgrade(socket, place)
    }
    socket.once('close', place.leave)
    sockets.handleUpgrade(request, socket, head, (opened) => links.open(opened, place, request.headers.authorization))
  })

  const finish = async (timeoutMs: number) => {
    state = 'stopped'
    // The server is closed first, so that clients do not reconnect to this gateway.
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
      log.info('draining', { delay_ms: options.drainDelayMs, sockets: links.size, requests: limits.total.requests })
      if (options.drainDelayMs > 0) await pause(clock, options.drainDelayMs)
      await finish(options.drainTimeoutMs)
    },
    close: () => finish(0),
  }
}

function pause(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimer(delayMs, resolve))
}

interface Route {
  readonly methods: readonly string[]
  readonly answer: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
}

/** Routes by path. */
function routesTo(
  upstreams: Upstreams,
  cache: AnswerCache,
  clock: Clock,
  { bodyLimit }: GatewayOptions,
): ReadonlyMap<string, Route> {
  const rest: RestOptions = { backend: new GatewayBackend(upstreams, clock), form: 'current', bodyLimit, clock }
  const graphql = forwardGraphql({ upstreams, cache, version: INTERFACE_VERSION, bodyLimit })
  const question = { methods: ['GET', 'HEAD'], answer: forwardQuestion(upstreams) }
  return new Map<string, Route>([
    ['/graphql', { methods: ['GET', 'POST'], answer: graphql }],
    [
      '/v2/account',
      {
        methods: ['GET', 'HEAD'],
        answer: (request, response, url) => answerAccount(url.searchParams, request, response, rest),
      },
    ],
    ['/v2/messages', { methods: ['POST'], answer: (request, response) => answerMessages(request, response, rest) }],
    ...QUESTIONS.map((path) => [path, question] as const),
  ])
}

async function answerRoute(
  route: Route | undefined,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (route === undefined) sendText(response, 404, 'Not found: /graphql, /v2/account, /v2/messages, /healthz, /readyz')
  else if (allowMethods(request, response, ...route.methods)) await route.answer(request, response, url)
}
