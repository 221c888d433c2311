import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'
import type { Clock } from '../../../ports/Clock.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import { buildNodeSchema } from './buildNodeSchema.ts'
import { type Mode, shapesOf } from './fields/shapes.ts'
import { type GraphqlNode, Rejections, type Scan } from './GraphqlNode.ts'
import { Budget } from './server/Budget.ts'
import { Executor } from './server/Executor.ts'
import { serveHttp } from './server/serveHttp.ts'
import { WebSocketLink } from './server/WebSocketLink.ts'

export interface GraphqlOptions {
  /** Store that is read here; commits of other connections must be announced to it. */
  readonly store: NodeStore
  readonly node: GraphqlNode
  readonly clock: Clock
  /**
   * `strict` refuses WebSockets: a server that accepts them must not call the functions for them. Default `current`.
   */
  readonly mode?: Mode
  /** Runs queries that may take long. Default: on this thread, for two seconds at most. */
  readonly scan?: Scan
  /** Interval of keep-alive messages of the older WebSocket dialect, in ms. Default 10000. */
  readonly keepAliveMs?: number
  /** Is notified of bugs. Default: ignored. */
  readonly onError?: (error: unknown) => void
}

export interface GraphqlHandler {
  /** Answers a request to `/graphql`. Never rejects. */
  handleHttp(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Serves a WebSocket that was opened elsewhere, with one of the `subprotocols`. */
  handleWebSocket(socket: WebSocket): void
}

/** Longest time of one database query, in ms. Source: network 2.9. */
const QUERY_LIMIT_MS = 2000

/** GraphQL of the node: queries, mutations and subscriptions over HTTP and WebSocket. Source: network 2 and 3. */
export function createGraphqlHandler(options: GraphqlOptions): GraphqlHandler {
  const { store, node, clock, mode = 'current', keepAliveMs = 10_000, onError = () => {} } = options
  const shapes = shapesOf(mode)
  const scan: Scan = options.scan ?? (async (query) => store.select(query, QUERY_LIMIT_MS))
  const rejections = new Rejections()
  const makeContext = (signal: AbortSignal) => ({
    ...{ store, scan, node, clock, mode, shapes, rejections, signal },
    budget: new Budget(),
  })
  const takesBatches = node.rules === 'classic'
  const executor = new Executor(buildNodeSchema(mode, shapes), makeContext, onError)
  return {
    handleHttp: (request, response) => serveHttp({ executor, request, response }, { takesBatches, onError }),
    handleWebSocket: (socket) => void new WebSocketLink(socket, executor, { clock, keepAliveMs, onError }),
  }
}
