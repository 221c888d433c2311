/**
 * The network as the API modules use it: GraphQL, REST, and what is known about the answering node.
 * Each context has one (`networkOf`), created on first use and closed with the context.
 */
import type { FollowEvents, FollowRequest } from './follow/FollowRequest.ts'
import type { NetworkFeatures } from './NetworkFeatures.ts'
import type { NetworkTime } from './NetworkTime.ts'
import type { AbortSource } from './waiting.ts'

/** A GraphQL operation. */
export interface GraphqlRequest {
  readonly query: string
  readonly variables?: unknown
  /** Time limit of one exchange, in ms. Default: the smaller of `query_timeout` and `wait_for_timeout`. */
  readonly timeoutMs?: number | undefined
  /** False: a network error ends it at once. Default: it is repeated within `max_reconnect_timeout`. */
  readonly repeats?: boolean | undefined
  /** Ends the waiting; its reason is thrown. Pass the signal of the call. */
  readonly signal?: AbortSource | undefined
}

/** Result of the `info` query of an endpoint. */
export interface NodeInfo {
  /** Effective query URL, without user name, password and query string. */
  readonly queryUrl: string
  /** `info.version` as text; empty if the node reports no version. */
  readonly version: string
  /** `info.version` is 1.0.0 or later: accounts are named by `account_id` and `dapp_id`. */
  readonly isDappIdAware: boolean
  readonly rempEnabled: boolean
  /** Time lag of the data, in ms; `undefined` if the node does not report it. */
  readonly latencyMs: number | undefined
}

export interface RestRequest {
  readonly method: 'GET' | 'POST'
  /** Path from the root, for example `/v2/account`. */
  readonly path: string
  /** Query parameters; `undefined` values are left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Body, sent as JSON. */
  readonly body?: unknown
  /** Base URL to use, one of `restBaseUrls` or from `producerBaseUrl`. Default: all configured ones, in turn. */
  readonly baseUrl?: string | undefined
  /** Time limit of the exchange, in ms. Default `query_timeout`. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSource | undefined
  /** Called each time that the first byte of the request is about to be sent. Needs a body. */
  readonly onSent?: (() => void) | undefined
  /** Whether the request may be sent only once: after that, no other base is tried. */
  readonly isSentOnce?: boolean | undefined
  /**
   * How long to repeat while servers limit the rate (429), ms. Default `max_reconnect_timeout`, less if there are other
   * endpoints.
   */
  readonly repeatMs?: number | undefined
  /** Whether an answer comes from a node. Absent: REST is only requested at the port of the endpoint. */
  readonly isNodeAnswer?: ((answer: RestAnswer) => boolean) | undefined
  /** Body of a POST to the same path that changes nothing, for platforms that try whether they may send there. */
  readonly trialBody?: unknown
  /** For a POST: the GET that finds out at which port the node serves REST, where that is not known. */
  readonly confirm?: RestQuestion | undefined
}

/** A GET that changes nothing. */
export interface RestQuestion {
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly isNodeAnswer: (answer: RestAnswer) => boolean
}

/** The part of an answer that shows whether it comes from a node. */
export interface RestAnswer {
  readonly status: number
  readonly text: string
  readonly json: unknown
}

export interface RestResponse {
  readonly status: number
  /** The body as JSON, integers beyond 2^53 exact; `undefined` when it is not JSON. */
  readonly json: unknown
  readonly text: string
  /** Base URL that answered. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  /** Pause that a status of 429 or 503 requests, in ms. */
  readonly retryAfterMs?: number
  /** Trace header that was sent, for `ClientError.traceparent`. */
  readonly traceparent: string
  /** Advice about the configuration, if that may help; for the text of an error. */
  readonly remedy?: string | undefined
}

export interface Subscription {
  /** Stops the subscription; nothing is delivered afterwards. */
  close(): void
}

export interface SubscriptionEvents {
  /** `data` of each answer; `null` when the server completed the operation. */
  onData(data: unknown): void
  /**
   * A ClientError: 608 of the server, 610, 613 and 617 of the connection, 609 when it is suspended, and 614 when it
   * works again, whose `data.gap` is the period (ms since 1970) in which events may be missing.
   */
  onError(error: unknown): void
  /** Called at the end: the server completed or refused the operation, or reconnecting took too long. */
  onEnd(reason: 'removed' | 'failed'): void
}

/** Facts about the chain from the latest block. */
export interface ChainFacts {
  readonly globalId: number | undefined
  /** Capability bits (`GlobalVersion`). */
  readonly capabilities: bigint
}

export interface FeaturesRequest {
  /**
   * The features must have been queried at this time of the monotonic clock or later, in ms. Default: not more than a
   * minute ago.
   */
  readonly notBeforeMs?: number
  /** As in `GraphqlRequest`. */
  readonly repeats?: boolean | undefined
  readonly signal?: AbortSource | undefined
}

/** Result of one query to an endpoint. */
export interface MeasuredEndpoint {
  readonly info: NodeInfo
  /** Time between the question and its answer, in ms. */
  readonly roundTripMs: number
  /** Proxy that the connection goes through, without user and password. */
  readonly proxy: string | undefined
}

/** The endpoints of one operator, as a separate network. Source: network 6.13. */
export interface OperatorNetwork {
  /** Label of `network.operators`; empty for the endpoints without one. */
  readonly label: string
  readonly network: Network
}

export interface Network {
  /** Whether endpoints are configured. Without endpoints, the functions below throw NetModuleNotInit (14). */
  readonly isConfigured: boolean
  /** How long a call repeats requests that cannot reach any endpoint, in ms. */
  readonly reconnectMs: number
  /** Time of the network. */
  readonly time: NetworkTime
  /** Throws NetModuleNotInit (14) without endpoints. */
  expectConfigured(): void
  /** `data` of the answer. Throws 11, 12, 14, 605, 607, 608, 613, 615, 617; network errors only after the retries. */
  query(request: GraphqlRequest): Promise<Record<string, unknown> | null>
  /** The whole answer. Throws as `query`. */
  queryResponse(request: GraphqlRequest): Promise<Record<string, unknown> | null>
  /** Settles when the operation was sent. Throws 14, 613, 615, 617. */
  subscribe(request: GraphqlRequest, events: SubscriptionEvents): Promise<Subscription>
  /** The endpoint in use; selects one if necessary. Throws 11, 14, 615 after the retries. */
  info(signal?: AbortSource): Promise<NodeInfo>
  /** Whether the only endpoint has not answered yet, and may be asked now. */
  readonly isFirstContact: boolean
  /** As `info`, but with one quick attempt per endpoint; `undefined` if all fail. Throws 14 and 615. */
  probe(signal?: AbortSource): Promise<NodeInfo | undefined>
  /**
   * One REST exchange; any status is an answer. Endpoints that cannot be reached are passed over. A status of 429 is
   * repeated with growing pauses, or after the one of `Retry-After`, within `max_reconnect_timeout`; a request for one
   * of several base URLs only for a moment, so that its caller can turn to another. Throws 11 if all are unreachable or
   * there is no answer in time, 14 without endpoints, 619 for a bad base URL.
   */
  rest(request: RestRequest): Promise<RestResponse>
  /** Base URLs (`https://host:port`) of all endpoints, the one in use first. */
  restBaseUrls(): Promise<string[]>
  /** Base URLs to broadcast a message to: the one in use and random others, `sending_endpoint_count` at most. */
  sendTargets(): Promise<string[]>
  /** Base URL of a producer named by a node (`10.0.0.5:8600`). Throws 619. */
  producerBaseUrl(producer: string): string
  /**
   * Signature id that the network demands, `undefined` if it demands no id. The configuration comes first. Throws as
   * `query`.
   */
  signatureId(signal?: AbortSource): Promise<number | undefined>
  /**
   * For encoding: as `signatureId`, but `undefined` without endpoints or if all are unreachable. Never throws a network
   * error.
   */
  signatureIdIfReachable(signal?: AbortSource): Promise<number | undefined>
  /** Facts from the latest block. Throws as `query`. */
  chainFacts(signal?: AbortSource): Promise<ChainFacts>
  /** Features of the GraphQL interface of the endpoint in use. Throws as `query`. */
  features(request?: FeaturesRequest): Promise<NetworkFeatures>
  /** Features of the endpoint in use without a request; `undefined` when they are not known. */
  readonly knownFeatures: NetworkFeatures | undefined
  /** Queries the endpoint in use once, to measure the time it takes. Throws as `query`. */
  measure(signal?: AbortSource): Promise<MeasuredEndpoint>
  /**
   * The blockchain configuration that the network publishes, base64 of its BOC; `undefined` if it is not published. It
   * is kept for a minute. Throws as `query`.
   */
  publishedConfig(signal?: AbortSource): Promise<string | undefined>
  /**
   * For local runs: the same, but `undefined` without endpoints, while the network is suspended, or if it does not
   * answer within 3 s; a failure is not tried again for a minute. Never throws a network error.
   */
  publishedConfigIfReachable(signal?: AbortSource): Promise<string | undefined>
  /**
   * Follows lists of accounts by their cursors. Settles when the current ends of the lists are known. Throws as
   * `query`.
   */
  follow(request: FollowRequest, events: FollowEvents): Promise<Subscription>
  /** Records `info.epoch`; cached facts of another epoch are dropped. */
  noteEpoch(epoch: string | undefined): void
  /** Members for `data` of an error: `config_servers`, `query_url`, `query_ip_address`, `clock_difference_ms`. Free of secrets. */
  errorData(): Record<string, unknown>
  /** Stops network activity until `resume`; queries wait meanwhile. */
  suspend(): void
  resume(): void
  /** A separate network for each operator, so that no operator can change the answers of another one. Throws 14. */
  readonly operatorNetworks: readonly OperatorNetwork[]
  /** Configured endpoints, without secrets. */
  readonly endpoints: readonly string[]
  /** Replaces the endpoints. Throws 23 for too few operators, 612 for an empty list, 619 for a text that is not a URL. */
  setEndpoints(endpoints: readonly string[]): void
  /** Endpoints that the node recommends. Throws as `query`. */
  fetchEndpoints(signal?: AbortSource): Promise<string[]>
  /** Ends all requests and subscriptions; waiting calls fail with InvalidContextHandle (17). */
  close(): void
}
