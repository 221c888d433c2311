/** What endpoints answer about themselves and their chain, kept for a minute. */
import { GraphqlError, InvalidServerResponse } from '../errors/net.ts'
import type { Endpoint } from './Endpoint.ts'
import type { EndpointSelector } from './EndpointSelector.ts'
import type { GraphqlHttp } from './GraphqlHttp.ts'
import type { ChainFacts, FeaturesRequest, GraphqlRequest } from './Network.ts'
import { FEATURES_QUERY, type NetworkFeatures, readFeatures, unknownFeatures } from './NetworkFeatures.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { isNetworkError, isRefusedQuery } from './networkErrors.ts'
import { SharedAnswer } from './SharedAnswer.ts'
import { type AbortSource, withTimeout } from './waiting.ts'

interface FactsEnvironment extends NetworkParts {
  readonly selector: EndpointSelector
  readonly graphql: GraphqlHttp
  /** As `Network.features`. */
  readonly features: () => Promise<NetworkFeatures>
  /** As `Network.query`. */
  readonly query: (request: GraphqlRequest) => Promise<Record<string, unknown> | null>
}

/** How long the encoding of a message waits for facts about a chain that are not known yet, ms. */
const ENCODING_WAITS_MS = 3_000
/**
 * Longest wait for a renewal of facts that are older than a minute; they change only with an upgrade of the network.
 */
const RENEWAL_WAITS_MS = 500

/** How long a local run waits for the configuration of the network. */
const RUNS_WAIT_MS = 3_000

/** How long after a failure calls do not wait again for facts about the chain, and for the configuration. */
const KEEP_FAILED_FACTS_MS = 10_000
const KEEP_FAILED_CONFIG_MS = 60_000

export class NetworkFacts {
  readonly #environment: FactsEnvironment
  readonly #chain: SharedAnswer<ChainFacts>
  readonly #config: SharedAnswer<string | undefined>
  /** By endpoint. */
  readonly #features = new Map<string, SharedAnswer<NetworkFeatures>>()

  constructor(environment: FactsEnvironment) {
    this.#environment = environment
    const { clock } = environment
    // A chain without blocks shows nothing yet, and its first block may come at any moment.
    const isKept = ({ globalId }: ChainFacts) => globalId !== undefined
    this.#chain = new SharedAnswer(clock, { keepFailureMs: KEEP_FAILED_FACTS_MS, isKept })
    this.#config = new SharedAnswer(clock, { keepFailureMs: KEEP_FAILED_CONFIG_MS })
  }

  /** As `Network.chainFacts`. */
  chain(signal?: AbortSource): Promise<ChainFacts> {
    return this.#chain.get(() => this.#askChain(true), { signal })
  }

  /** Signature id that the chain demands; `undefined` if that is not known, too. Never throws a network error. */
  async signatureIdIfReachable(signal: AbortSource | undefined): Promise<number | undefined> {
    const { last, hasFailed, isFresh } = this.#chain
    if (hasFailed || isFresh) return signatureIdOf(last)
    const waitMs = last === undefined ? ENCODING_WAITS_MS : RENEWAL_WAITS_MS
    const ask = () => this.#chain.get(() => this.#askChain(false), { signal, kind: 'once' })
    const answer = await this.#ifReachable(this.#chain, waitMs, signal, ask)
    if (answer === undefined && last === undefined) this.#environment.log.warn('signature_id_unknown', {})
    return signatureIdOf(answer === undefined ? last : answer.value)
  }

  /** As `Network.publishedConfig`. */
  config(signal?: AbortSource): Promise<string | undefined> {
    return this.#config.get(() => this.#askConfig(), { signal })
  }

  /** As `Network.publishedConfigIfReachable`. */
  async configIfReachable(signal: AbortSource | undefined): Promise<string | undefined> {
    if (this.#config.hasFailed) return undefined
    const answer = await this.#ifReachable(this.#config, RUNS_WAIT_MS, signal, () => this.config(signal))
    if (answer === undefined) this.#environment.log.info('configuration_unknown', {})
    return answer?.value
  }

  /** Features of an endpoint; one that refuses the question has unknown features. */
  features(endpoint: Endpoint, request: FeaturesRequest): Promise<NetworkFeatures> {
    return this.#featuresOf(endpoint).get(() => this.#askFeatures(endpoint), request)
  }

  /** Features without a request; `undefined` when they are not known. */
  knownFeatures(endpoint: Endpoint): NetworkFeatures | undefined {
    const features = this.#featuresOf(endpoint)
    return features.isFresh ? features.last : undefined
  }

  /** Forgets the chain, for example because it has another epoch. */
  forgetChain(): void {
    this.#chain.clear()
    this.#config.clear()
  }

  forgetEndpoints(): void {
    this.#features.clear()
    this.forgetChain()
  }

  /**
   * An answer that the caller can do without: `undefined` if no endpoint gives it within `waitMs`; this failure is
   * noted. Throws only if the call was cancelled or the context is closed.
   */
  async #ifReachable<T>(
    answer: SharedAnswer<T>,
    waitMs: number,
    signal: AbortSource | undefined,
    ask: () => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    const { clock, selector, signal: closing } = this.#environment
    const late = () => InvalidServerResponse.error('No answer in time')
    try {
      const found = selector.probe(signal).then((endpoint) => {
        if (endpoint === undefined) throw late()
        return ask()
      })
      return { value: await withTimeout(clock, waitMs, found, late) }
    } catch (error) {
      if (signal?.aborted || closing.aborted) throw error
      answer.fail()
      return undefined
    }
  }

  #featuresOf({ text }: Endpoint): SharedAnswer<NetworkFeatures> {
    const known = this.#features.get(text) ?? new SharedAnswer<NetworkFeatures>(this.#environment.clock)
    this.#features.set(text, known)
    return known
  }

  async #askFeatures({ url, info: { isDappIdAware } }: Endpoint): Promise<NetworkFeatures> {
    const { config, graphql, signal } = this.#environment
    try {
      const answer = await graphql.ask(url, FEATURES_QUERY, { timeoutMs: config.network.query_timeout, signal })
      return readFeatures(answer, isDappIdAware)
    } catch (error) {
      if (isRefusedQuery(error)) return unknownFeatures(isDappIdAware)
      throw error
    }
  }

  /** An endpoint that does not describe itself is queried nevertheless. */
  async #askConfig(): Promise<string | undefined> {
    const { queries } = await this.#environment.features()
    if (queries !== undefined && !queries.has('blocks')) return undefined
    const { configOfKeyBlock, KEY_BLOCK_QUERY } = await import('./publishedConfig.ts')
    try {
      const data = await this.#environment.query({ query: KEY_BLOCK_QUERY })
      const boc = (data as KeyBlockAnswer | null)?.blocks?.[0]?.boc
      return typeof boc === 'string' ? configOfKeyBlock(boc) : undefined
    } catch (error) {
      if (GraphqlError.matches(error) && !isNetworkError(error)) return undefined
      throw error
    }
  }

  async #askChain(repeats: boolean): Promise<ChainFacts> {
    const query = 'query{blockchain{blocks(last:1){edges{node{global_id gen_software_capabilities(format:HEX)}}}}}'
    const data = await this.#environment.query({ query, repeats })
    const edges = (data as BlocksAnswer | null)?.blockchain?.blocks?.edges
    const block = edges?.[0]?.node
    return { globalId: block?.global_id ?? undefined, capabilities: integerOf(block?.gen_software_capabilities) }
  }
}

interface KeyBlockAnswer {
  readonly blocks?: readonly ({ readonly boc?: unknown } | null)[] | null
}

interface BlocksAnswer {
  readonly blockchain?: {
    readonly blocks?: {
      readonly edges?: readonly {
        readonly node?: {
          readonly global_id?: number | null
          readonly gen_software_capabilities?: string | number | null
        }
      }[]
    }
  }
}

/** CapSignatureWithId of `GlobalVersion`. */
const CAP_SIGNATURE_WITH_ID = 0x4000000n

/** Signature id that a chain with these facts demands. */
export function signatureIdOf(facts: ChainFacts | undefined): number | undefined {
  return facts !== undefined && (facts.capabilities & CAP_SIGNATURE_WITH_ID) !== 0n ? facts.globalId : undefined
}

function integerOf(value: string | number | null | undefined): bigint {
  try {
    return BigInt(value ?? 0)
  } catch {
    return 0n
  }
}
