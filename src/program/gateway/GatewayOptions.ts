import type { OutgoingRoutes } from '../../system/proxy/OutgoingRoutes.ts'
import type { LimitSettings } from './ClientLimits.ts'

/** How a gateway runs. */
export interface GatewayOptions {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly allowRemote: boolean
  /** Why the program itself is not fit to serve any more, if it is not. */
  readonly replaced?: () => string | undefined
  /** URLs of the nodes that it forwards to, in the order of preference. */
  readonly upstreams: readonly string[]
  /** The way to them. */
  readonly routes: OutgoingRoutes
  /** Addresses whose `X-Forwarded-For` counts. */
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
  /** TCP connections of one address that is not a trusted proxy. */
  readonly clientConnections: number
  /** Output that waits for all WebSockets together, bytes. */
  readonly outputBytes: number
  /** A WebSocket that reads no output for this long is closed, ms. */
  readonly stallMs: number
  /** How long requests are still taken after a signal, ms: load balancers need that time to notice. */
  readonly drainDelayMs: number
  /** How long requests that were taken may last after that, ms. */
  readonly drainTimeoutMs: number
}
