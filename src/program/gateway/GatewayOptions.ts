import type { OutgoingRoutes } from '../../system/proxy/OutgoingRoutes.ts'
import type { LimitSettings } from './ClientLimits.ts'
import type { UpstreamNode } from './Upstreams.ts'

/** Called with what happens in a gateway. */
export interface GatewayEvents {
  readonly onRequest?: (path: string, status: number, seconds: number) => void
  /** Called with the error code when a request or an operation is refused because of a limit. */
  readonly onRefused?: (code: string) => void
  readonly onExchange?: (node: UpstreamNode, isAnswered: boolean, seconds: number) => void
  /** Number of subscriptions that have continued after an interruption. */
  readonly onResumed?: (count: number) => void
}

/** Options of a gateway. */
export interface GatewayOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly allowRemote: boolean
  /** Reason why the program can no longer serve; `undefined` if it can. */
  readonly replaced?: () => string | undefined
  /** URLs of the nodes that the gateway forwards to, in the order of preference. */
  readonly upstreams: readonly string[]
  /** Proxies for connections to the nodes. */
  readonly routes: OutgoingRoutes
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Largest body of a request, bytes. */
  readonly bodyLimit: number
  /** Largest answer of a node, bytes. */
  readonly answerLimit: number
  /** Limit of one exchange with a node, ms. */
  readonly timeoutMs: number
  /** Memory for answers that never change, bytes. */
  readonly cacheBytes: number
  readonly limits: LimitSettings
  /** Maximum number of TCP connections of an address that is not a trusted proxy. */
  readonly clientConnections: number
  /** Output that waits for all WebSockets together, bytes. */
  readonly outputBytes: number
  /** A WebSocket that reads no output for this long is closed, ms. */
  readonly stallMs: number
  /** Time for which requests are still accepted after a signal, ms, so that load balancers notice. */
  readonly drainDelayMs: number
  /** Time limit for running requests after that, ms. */
  readonly drainTimeoutMs: number
}
