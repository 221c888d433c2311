import { endpointUrl, restBaseOf } from '../config/endpointUrls.ts'
import { missingOperators, operatorsOf } from '../config/operators.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { NetworkClock } from '../context/NetworkClock.ts'
import { InvalidParams, NetModuleNotInit } from '../errors/client.ts'
import { ParseUrlFailed } from '../errors/net.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Log } from '../ports/Log.ts'
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import type { Random } from '../ports/Random.ts'
import { Attempts, type Patience } from './Attempts.ts'
import { CookieJar } from './CookieJar.ts'
import { Credentials } from './Credentials.ts'
import type { Endpoint } from './Endpoint.ts'
import { EndpointSelector, type SelectorEnvironment } from './EndpointSelector.ts'
import { FirstContact } from './FirstContact.ts'
import { FollowHub } from './follow/FollowHub.ts'
import type { FollowEvents, FollowRequest } from './follow/FollowRequest.ts'
import { GraphqlHttp } from './GraphqlHttp.ts'
import { GraphqlLink } from './GraphqlLink.ts'
import { closedContext, HttpClient } from './HttpClient.ts'
import type {
  ChainFacts,
  FeaturesRequest,
  GraphqlRequest,
  MeasuredEndpoint,
  Network,
  NodeInfo,
  OperatorNetwork,
  RestRequest,
  RestResponse,
  Subscription,
  SubscriptionEvents,
} from './Network.ts'
import { NetworkFacts, signatureIdOf } from './NetworkFacts.ts'
import type { NetworkFeatures } from './NetworkFeatures.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { withErrorData } from './networkErrors.ts'
import { plainNumerals } from './plainNumerals.ts'
import { RestClient } from './RestClient.ts'
import { RetryPauses } from './RetryPauses.ts'
import { isObject } from './readGraphqlResponse.ts'
import { timeOfAnswer } from './rest/timeOfAnswer.ts'
import { SuspensionGate } from './SuspensionGate.ts'
import { TimeKeeper } from './TimeKeeper.ts'
import { TraceIds } from './TraceIds.ts'
import type { AbortSource } from './waiting.ts'

export interface NetworkEnvironment {
  readonly config: ResolvedConfig
  readonly platform: NetworkAccess
  /** The clock of this machine. */
  readonly clock: Clock
  /** Clock that is set to the time of the network. */
  readonly networkClock: NetworkClock
  readonly random: Random
  readonly log: Log
  /** Aborted when the context closes. */
  readonly signal: AbortSignal
}

/** The network of one context. */
export class ContextNetwork implements Network {
  readonly time: TimeKeeper
  readonly #environment: NetworkEnvironment
  readonly #closing = new AbortController()
  readonly #gate = new SuspensionGate()
  readonly #contact: FirstContact
  readonly #http: HttpClient
  readonly #graphql: GraphqlHttp
  readonly #selector: EndpointSelector
  readonly #link: GraphqlLink
  readonly #rest: RestClient
  readonly #attempts: Attempts
  readonly #facts: NetworkFacts
  readonly #followers: FollowHub
  #epoch: string | undefined
  #operators: readonly { readonly label: string; readonly network: ContextNetwork }[] | undefined
  /** Whether the host has named the endpoints since the start. */
  #isSetByHost = false

  constructor(environment: NetworkEnvironment) {
    this.#environment = environment
    this.#contact = new FirstContact(environment.config)
    const { config, platform, clock, random, log } = environment
    const { endpoints, server_address } = config.network
    const credentials = new Credentials(config)
    const cookies = new CookieJar(clock)
    const { signal } = this.#closing
    const contact = this.#contact
    const traces = new TraceIds(random)
    const pauses = new RetryPauses(clock, platform, signal)
    const own = { credentials, cookies, contact, traces, gate: this.#gate, pauses, signal }
    const shared: NetworkParts = { config, clock, random, log, ...own }
    this.#http = new HttpClient(platform, clock, cookies, contact)
    this.#graphql = new GraphqlHttp({ ...shared, http: this.#http })
    const configured = endpoints ?? (server_address === undefined ? [] : [server_address])
    const note: SelectorEnvironment['note'] = ({ text, reading }) => this.time.note(reading, text)
    this.#selector = new EndpointSelector({ ...shared, graphql: this.#graphql, note }, configured)
    const followed = environment.networkClock
    this.time = new TimeKeeper({ ...shared, followed, selector: this.#selector, graphql: this.#graphql })
    const { limits } = this.#http
    this.#link = new GraphqlLink({ ...shared, platform, limits, selector: this.#selector, describe: this.#describe })
    this.#rest = new RestClient({ ...shared, http: this.#http })
    this.#attempts = new Attempts({ ...shared, selector: this.#selector })
    this.#facts = new NetworkFacts({
      ...{ ...shared, selector: this.#selector, graphql: this.#graphql },
      features: () => this.features(),
      query: (request) => this.query(request),
    })
    this.#followers = new FollowHub({ ...shared, network: this })
    if (environment.signal.aborted) this.close()
    else environment.signal.addEventListener('abort', () => this.close(), { once: true })
  }

  get isConfigured(): boolean {
    return this.#selector.endpoints.length > 0
  }

  get isFirstContact(): boolean {
    const { current, endpoints } = this.#selector
    return endpoints.length === 1 && current === undefined && !this.#gate.isSuspended
  }

  get reconnectMs(): number {
    return this.#contact.reconnectMs
  }

  get endpoints(): readonly string[] {
    return this.#selector.shown()
  }

  get operatorNetworks(): readonly OperatorNetwork[] {
    this.expectConfigured()
    this.#operators ??= operatorsOf(this.#selector.endpoints, this.#environment.config.network.operators).map(
      ({ label, endpoints }) => ({ label, network: this.#networkOfOperator(endpoints) }),
    )
    return this.#operators
  }

  query(request: GraphqlRequest): Promise<Record<string, unknown> | null> {
    return this.queryResponse(request).then(dataOf)
  }

  async queryResponse(request: GraphqlRequest): Promise<Record<string, unknown> | null> {
    this.expectConfigured()
    const { query, variables = null } = request
    const body = JSON.stringify({ query, variables })
    const { queries_protocol, wait_for_timeout } = this.#environment.config.network
    try {
      return await this.#attempts.run(request, (leftMs, lastError) =>
        queries_protocol === 'WS'
          ? this.#link.query(body, request.timeoutMs ?? wait_for_timeout, request.signal)
          : this.#queryOverHttp(body, request, lastError, leftMs),
      )
    } catch (error) {
      throw this.#describe(error)
    }
  }

  subscribe({ query, variables, signal }: GraphqlRequest, events: SubscriptionEvents): Promise<Subscription> {
    this.expectConfigured()
    return this.#link.subscribe(JSON.stringify({ query, variables: variables ?? {} }), events, signal)
  }

  async info(signal?: AbortSource): Promise<NodeInfo> {
    this.expectConfigured()
    return this.#describing(async () => (await this.#selector.select(signal)).info)
  }

  async probe(signal?: AbortSource): Promise<NodeInfo | undefined> {
    this.expectConfigured()
    return (await this.#selector.probe(signal))?.info
  }

  async rest(request: RestRequest): Promise<RestResponse> {
    this.expectConfigured()
    await this.#gate.pass(this.#closing.signal, request.signal)
    const configured = await this.restBaseUrls()
    const urls = request.baseUrl === undefined ? configured : [request.baseUrl]
    const bases = urls.map((url) => ({ url, isConfigured: configured.includes(url) }))
    const limitMs = this.#environment.config.network.max_reconnect_timeout
    const hasOthers = request.baseUrl !== undefined && this.#selector.hasSeveral
    const ownMs = request.repeatMs ?? limitMs
    const { clock } = this.#environment
    const askedAtMs = clock.elapsed()
    const response = await this.#rest.exchange(request, bases, hasOthers ? Math.min(BRIEF_REPEAT_MS, ownMs) : ownMs)
    const shownMs = request.method === 'POST' ? timeOfAnswer(response.json) : undefined
    if (shownMs !== undefined) this.time.noteAnswer({ shownMs, askedAtMs, answeredAtMs: clock.elapsed() })
    return response
  }

  async restBaseUrls(): Promise<string[]> {
    this.expectConfigured()
    const { current, endpoints } = this.#selector
    const inUse = current === undefined ? [] : [current.text]
    return [...new Set([...inUse, ...endpoints].map(restBaseOf))]
  }

  async sendTargets(): Promise<string[]> {
    const [first, ...others] = await this.restBaseUrls()
    const keyed = others.map((base) => ({ base, key: randomUint32(this.#environment.random) }))
    const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ base }) => base)
    return [first!, ...shuffled].slice(0, Math.max(1, this.#environment.config.network.sending_endpoint_count))
  }

  producerBaseUrl(producer: string): string {
    this.expectConfigured()
    const scheme = new URL(restBaseOf(this.#selector.endpoints[0]!)).protocol
    const url = endpointUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(producer) ? producer : `${scheme}//${producer}`)
    if (url.username !== '' || url.password !== '')
      throw ParseUrlFailed.error('The address of a producer has a user name')
    if (this.#environment.platform.mayVisit?.(url) === false)
      throw ParseUrlFailed.error('A page does not use this address of a producer')
    return url.origin
  }

  async signatureId(signal?: AbortSource): Promise<number | undefined> {
    const configured = this.#environment.config.network.signature_id
    return configured ?? signatureIdOf(await this.chainFacts(signal))
  }

  async signatureIdIfReachable(signal?: AbortSource): Promise<number | undefined> {
    const configured = this.#environment.config.network.signature_id
    if (configured !== undefined || !this.isConfigured || this.#gate.isSuspended) return configured
    return this.#facts.signatureIdIfReachable(signal)
  }

  async chainFacts(signal?: AbortSource): Promise<ChainFacts> {
    this.expectConfigured()
    return this.#facts.chain(signal)
  }

  async features({ repeats, ...options }: FeaturesRequest = {}): Promise<NetworkFeatures> {
    return this.#askEndpoint({ repeats, signal: options.signal }, (endpoint) => this.#facts.features(endpoint, options))
  }

  get knownFeatures(): NetworkFeatures | undefined {
    const { current } = this.#selector
    return current && this.#facts.knownFeatures(current)
  }

  async measure(signal?: AbortSource): Promise<MeasuredEndpoint> {
    const { clock, config, platform } = this.#environment
    const timeoutMs = config.network.query_timeout
    return this.#askEndpoint({ signal }, async ({ url, info }, mayWaitMs) => {
      const startMs = clock.elapsed()
      await this.#graphql.ask(url, '{info{version}}', { timeoutMs, mayWaitMs, signal })
      return { info, roundTripMs: clock.elapsed() - startMs, proxy: platform.proxyFor?.(url) }
    })
  }

  async publishedConfig(signal?: AbortSource): Promise<string | undefined> {
    this.expectConfigured()
    return this.#facts.config(signal)
  }

  async publishedConfigIfReachable(signal?: AbortSource): Promise<string | undefined> {
    if (!this.isConfigured || this.#gate.isSuspended) return undefined
    return this.#facts.configIfReachable(signal)
  }

  async follow(request: FollowRequest, events: FollowEvents): Promise<Subscription> {
    this.expectConfigured()
    return this.#followers.start(request, events)
  }

  noteEpoch(epoch: string | undefined): void {
    if (epoch === undefined || epoch === this.#epoch) return
    if (this.#epoch !== undefined) this.#facts.forgetChain()
    this.#epoch = epoch
  }

  errorData(): Record<string, unknown> {
    const queryUrl = this.#selector.current?.info.queryUrl
    const address = this.#link.remoteAddress
    const { difference } = this.time
    return {
      config_servers: this.#selector.shown(),
      ...(queryUrl === undefined ? {} : { query_url: queryUrl }),
      ...(address === undefined ? {} : { query_ip_address: address }),
      ...(difference === undefined ? {} : { clock_difference_ms: difference.ms }),
    }
  }

  suspend(): void {
    this.expectConfigured()
    this.#gate.suspend()
    for (const { network } of this.#operators ?? []) network.suspend()
  }

  resume(): void {
    this.expectConfigured()
    this.#gate.resume()
    for (const { network } of this.#operators ?? []) network.resume()
  }

  setEndpoints(endpoints: readonly string[]): void {
    this.expectConfigured()
    const missing = endpoints.length === 0 ? undefined : missingOperators(endpoints, this.#environment.config.network)
    if (missing !== undefined) throw InvalidParams.error(`Invalid parameters: ${missing}`, { path: 'endpoints' })
    this.#selector.set(endpoints)
    this.#isSetByHost = true
    for (const { network } of this.#operators ?? []) network.close()
    this.#operators = undefined
    this.time.forget()
    this.#facts.forgetEndpoints()
    this.#epoch = undefined
  }

  async fetchEndpoints(signal?: AbortSource): Promise<string[]> {
    const timeoutMs = this.#environment.config.network.query_timeout
    return this.#askEndpoint({ signal }, ({ url }, mayWaitMs) =>
      this.#graphql.endpoints(url, { timeoutMs, mayWaitMs, signal }),
    )
  }

  close(): void {
    this.#closing.abort(closedContext())
    this.#link.close()
    this.#http.close()
    for (const { network } of this.#operators ?? []) network.close()
  }

  /** Asks the endpoints of one operator only, and does not touch the clock of the client. */
  #networkOfOperator(endpoints: readonly string[]): ContextNetwork {
    const { config, clock } = this.#environment
    const { server_address: _, ...settings } = config.network
    const network = new ContextNetwork({
      ...this.#environment,
      config: {
        ...config,
        network: {
          ...settings,
          endpoints,
          agreement: 1,
          max_reconnect_timeout: Math.min(settings.max_reconnect_timeout, OPERATOR_RECONNECT_MS),
        },
      },
      networkClock: new NetworkClock(clock),
      signal: this.#closing.signal,
    })
    if (this.#isSetByHost) network.setEndpoints(endpoints)
    if (this.#gate.isSuspended) network.suspend()
    return network
  }

  expectConfigured(): void {
    if (this.#closing.signal.aborted) throw closedContext()
    if (!this.isConfigured) {
      throw NetModuleNotInit.error('The network is not configured: set network.endpoints in the configuration')
    }
  }

  #queryOverHttp(
    body: string,
    request: GraphqlRequest,
    lastError: unknown,
    leftMs: number,
  ): Promise<Record<string, unknown>> {
    const { query_timeout, wait_for_timeout } = this.#environment.config.network
    const timeoutMs = request.timeoutMs ?? Math.min(query_timeout, wait_for_timeout)
    const options = { timeoutMs, mayWaitMs: leftMs, signal: request.signal }
    return this.#attempts.withEndpoint(request, leftMs, lastError, ({ url }) => this.#graphql.post(url, body, options))
  }

  /** Asks an endpoint something about itself. */
  async #askEndpoint<T>(patience: Patience, work: (endpoint: Endpoint, mayWaitMs: number) => Promise<T>): Promise<T> {
    this.expectConfigured()
    return this.#describing(() =>
      this.#attempts.run(patience, (leftMs) =>
        this.#attempts.withEndpoint(patience, leftMs, undefined, (endpoint) => work(endpoint, leftMs)),
      ),
    )
  }

  readonly #describe = (error: unknown): unknown => withErrorData(error, this.errorData())

  async #describing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw this.#describe(error)
    }
  }
}

/** Time limit for an operator that cannot be reached, so that the others do not wait longer for its answer. */
const OPERATOR_RECONNECT_MS = 5_000

/** How long a request is repeated at an endpoint that limits its rate before other endpoints are tried. */
const BRIEF_REPEAT_MS = 3_000

function dataOf(response: Record<string, unknown> | null): Record<string, unknown> | null {
  const data = response?.['data']
  return isObject(data) ? (plainNumerals(data) as Record<string, unknown>) : null
}

function randomUint32(random: Random): number {
  const { buffer, byteOffset } = random.bytes(4)
  return new DataView(buffer, byteOffset).getUint32(0, true)
}
