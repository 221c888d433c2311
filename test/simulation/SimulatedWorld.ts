/** What every simulated world is made of, from one seed: time, a chain, the nodes that show it, and storms. */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import type { KeyPair, Wallet } from './actions.ts'
import { Chance } from './Chance.ts'
import { Ledger } from './Ledger.ts'
import { MAX_PRODUCER_LAG_MS, SimulatedChain } from './SimulatedChain.ts'
import { type ClientOptions, SimulatedClient } from './SimulatedClient.ts'
import { SimulatedNetwork } from './SimulatedNetwork.ts'
import { type Lie, SimulatedNode } from './SimulatedNode.ts'
import { SimulatedTime } from './SimulatedTime.ts'
import { Trace } from './Trace.ts'
import { Weather } from './Weather.ts'

export interface WorldConfig {
  readonly network: Readonly<Record<string, unknown>>
  readonly abi: Readonly<Record<string, unknown>>
}

/** Options of a client, besides the world. */
export type ClientSettings = Pick<ClientOptions, 'config' | 'skewMs' | 'storage'>

/** Clocks of clients are wrong by so much at most, ms. */
export const MAX_SKEW_MS = MAX_PRODUCER_LAG_MS * 3
/** A world that takes more steps is stuck in a loop. */
export const MAX_STEPS = 3_000_000

const START_MS = 1_800_000_000_000
const ENDPOINTS = ['https://node0.sim', 'https://node1.sim:8443', 'http://node2.sim:3000']
const LIES: readonly Lie[] = [
  'hidesMessages',
  'leavesOut',
  'emptyArchive',
  'oldStateWithNewTime',
  'ignoresBounds',
  'ignoresCursors',
  'saysRefused',
]
/** Addresses that nodes name: other nodes, one without a server, and invalid texts. */
const PRODUCERS = [
  'node0.sim',
  'https://node1.sim:8443',
  'http://node2.sim:3000',
  'gone.sim:8600',
  'not an address',
  '',
]

export class SimulatedWorld {
  readonly seed: number
  readonly time = new SimulatedTime(START_MS)
  readonly trace: Trace
  readonly chance: Chance
  /** How much goes wrong, from 0 to 1. */
  readonly level: number
  readonly weather: Weather
  readonly chain: SimulatedChain
  readonly ledger: Ledger
  readonly endpoints: readonly string[]
  readonly config: WorldConfig
  readonly #nodes: SimulatedNode[]
  readonly #isFull: boolean
  readonly #lie: Lie

  constructor(seed: number, print: ((line: string) => void) | undefined) {
    this.seed = seed
    this.trace = new Trace(this.time, print)
    const chance = this.part('world')
    this.chance = chance
    this.level = chance.pick([0, 0.1, 0.3, 0.6, 1])
    this.#lie = this.level > 0 && chance.happens(0.6) ? chance.pick(LIES) : 'none'
    // With a lie many exchanges are lost, because otherwise a client would find its messages in other ways.
    this.weather = new Weather(this.time, this.part('weather'), this.level, this.#lie !== 'none')
    this.chain = new SimulatedChain(this.time, this.part('chain'), { lags: this.level > 0 && chance.happens(0.5) })
    this.ledger = new Ledger(this.chain, this.trace)
    this.#isFull = chance.happens(0.4)
    this.endpoints = ENDPOINTS.slice(0, chance.between(1, 3))
    const producers = chance.happens(0.5) ? [chance.pick(PRODUCERS), chance.pick(PRODUCERS)] : []
    // Before 1.0.0 accounts had no Dapp IDs.
    const version = chance.pick(['1.0.2', '1.0.2', '1.0.2', '0.9.1'])
    this.#nodes = ['node0.sim', 'node1.sim', 'node2.sim'].map(
      (name) =>
        new SimulatedNode({
          ...{ name, chain: this.chain, time: this.time, chance: this.part(name), weather: this.weather },
          ...{ lie: this.#lie, isFull: this.#isFull, producers, version },
        }),
    )
    this.config = this.#makeConfig(chance)
  }

  /** Throws of one part of the world. */
  part(name: string): Chance {
    return new Chance(this.seed, name)
  }

  get description(): string {
    return `level ${this.level}, lie ${this.#lie}, ${this.endpoints.length} endpoints, ${this.#isFull ? 'full' : 'plain'}, ${JSON.stringify(this.config)}`
  }

  /** From one to three wallets with money, before anything can go wrong. */
  async deployWallets(): Promise<Wallet[]> {
    const client = await this.open('deployment', { config: {}, skewMs: 0 })
    if (client === undefined) throw new Error('No storm begins before its time')
    const wallets: Wallet[] = []
    for (let count = this.chance.between(1, 3); count > 0; count--) {
      const made = await client.call('crypto.generate_random_sign_keys', {})
      const keys = resultOf(made) as KeyPair
      const encoded = await client.call('abi.encode_message', {
        abi: { type: 'Json', value: helloWallet.abi },
        deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
        call_set: { function_name: 'constructor' },
        signer: { type: 'Keys', keys },
      })
      const { message, address } = resultOf(encoded) as { message: string; address: string }
      this.chain.deploy(message, address.slice(2))
      wallets.push({ id: address.slice(2), keys, users: 0 })
    }
    await client.close()
    return wallets
  }

  /** A client of the world; `undefined` when its storage cannot be opened. */
  async open(who: string, settings: ClientSettings): Promise<SimulatedClient | undefined> {
    const shared = { time: this.time, weather: this.weather, trace: this.trace, ledger: this.ledger }
    try {
      return await SimulatedClient.open({
        ...{ ...shared, ...settings, who, network: this.#network(who), chance: this.part(who) },
      })
    } catch (error) {
      this.ledger.expect((error as { code?: number }).code === 35, `${who}: opening failed with ${error}`)
      return undefined
    }
  }

  /** How wrong the clock of a new client is, ms. */
  throwSkew(): number {
    return this.level > 0 ? this.chance.pick([0, 0, 2000, -2000, MAX_SKEW_MS, -MAX_SKEW_MS]) : 0
  }

  #makeConfig(chance: Chance): WorldConfig {
    const network = {
      endpoints: this.endpoints,
      max_reconnect_timeout: chance.pick([5000, 30_000, 120_000]),
      message_processing_timeout: chance.pick([5000, 40_000]),
      message_retries_count: chance.pick([0, 2, 5]),
      query_timeout: chance.pick([5000, 60_000]),
      wait_for_timeout: chance.pick([10_000, 40_000]),
      sending_endpoint_count: chance.pick([1, 1, 2, 3]),
      latency_detection_interval: chance.pick([5000, 60_000]),
      ...(chance.happens(0.5) && { access_key: 'a key that only endpoints may see' }),
      queries_protocol: this.#isFull && chance.happens(0.5) ? 'WS' : 'HTTP',
    }
    // Not shorter in a calm world: slow signing uses up a short lifetime, which is not a fault of the client.
    const expiration = chance.pick(this.level === 0 ? [15_000, 40_000] : [3000, 15_000, 40_000])
    return { network, abi: { message_expiration_timeout: expiration, message_expiration_timeout_grow_factor: 1.5 } }
  }

  #network(who: string): SimulatedNetwork {
    return new SimulatedNetwork({
      ...{ who, nodes: this.#nodes, time: this.time, chance: this.part(`${who} network`), weather: this.weather },
      ...{ trace: this.trace, onMessageLeft: (body: string) => this.ledger.left(body) },
      onCredentials: (url) => this.ledger.expect(this.#mayHaveKey(url), `the access key went to ${url.origin}`),
    })
  }

  /** Source: network 1.5. */
  #mayHaveKey(url: URL): boolean {
    const origin = `${url.protocol.replace('ws', 'http')}//${url.host}`
    return this.endpoints.some((endpoint) => new URL(endpoint).origin === origin)
  }
}

function resultOf({ outcome }: { readonly outcome: object }): unknown {
  if ('result' in outcome) return outcome.result
  throw new Error(`A call that cannot fail failed: ${JSON.stringify(outcome)}`)
}
