import type { ResolvedConfig } from '../context/ResolvedConfig.ts'
import { NetModuleNotInit } from '../modules/client/errors.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Log } from '../ports/Log.ts'
import type { Random } from '../ports/Random.ts'
import type { Network } from './Network.ts'

export interface NetworkEnvironment {
  readonly config: ResolvedConfig
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** Aborted when the context closes. */
  readonly signal: AbortSignal
}

const notYet = (): never => {
  throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
}

/** The network of one context. */
export class ContextNetwork implements Network {
  readonly isConfigured: boolean = false
  readonly endpoints: readonly string[] = []
  readonly environment: NetworkEnvironment

  constructor(environment: NetworkEnvironment) {
    this.environment = environment
  }

  query = async () => notYet()
  queryResponse = async () => notYet()
  subscribe = async () => notYet()
  info = async () => notYet()
  probe = async () => notYet()
  rest = async () => notYet()
  restBaseUrls = async () => notYet()
  sendTargets = async () => notYet()
  producerBaseUrl = notYet
  signatureId = async () => notYet()
  signatureIdIfReachable = async () => undefined
  chainFacts = async () => notYet()
  errorData = () => ({})
  suspend = notYet
  resume = notYet
  setEndpoints = notYet
  fetchEndpoints = async () => notYet()
  close = () => {}
}
