/** One simulated world from one seed: a network, its storms, clients, and users who pay for some simulated days. */

import { helloWallet } from '../../src/program/devnode/contracts/generated/helloWallet.ts'
import { ACTIONS, type KeyPair, type UserWorld, type Wallet } from './actions.ts'
import { Chance } from './Chance.ts'
import { Ledger } from './Ledger.ts'
import { MAX_PRODUCER_LAG_MS, SimulatedChain } from './SimulatedChain.ts'
import { SimulatedClient } from './SimulatedClient.ts'
import { SimulatedNetwork } from './SimulatedNetwork.ts'
import { type Lie, SimulatedNode } from './SimulatedNode.ts'
import { SimulatedTime } from './SimulatedTime.ts'
import { Trace } from './Trace.ts'
import { Weather } from './Weather.ts'

export interface SimulationReport {
  readonly seed: number
  /** What the world was like. */
  readonly world: string
  readonly traceHash: string
  readonly simulatedMs: number
  readonly steps: number
  readonly payments: number
  readonly executed: number
  readonly messages: number
  readonly endings: ReadonlyMap<string, number>
  readonly violations: readonly string[]
  /** The last lines of the trace. */
  readonly lines: readonly string[]
}

export interface SimulationOptions {
  readonly seed: number
  /** Gets each line of the trace. */
  readonly print?: ((line: string) => void) | undefined
}

interface User {
  readonly name: string
  readonly wallet: Wallet
  readonly clientIndex: number
  readonly actions: number
  readonly maxPauseMs: number
}

const START_MS = 1_800_000_000_000
/** A world that takes more is stuck in something that repeats. */
const MAX_STEPS = 3_000_000
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
/** Addresses that nodes name: other nodes, one that nobody has, and texts that are none. */
const PRODUCERS = [
  'node0.sim',
  'https://node1.sim:8443',
  'http://node2.sim:3000',
  'gone.sim:8600',
  'not an address',
  '',
]

export async function runSimulation({ seed, print }: SimulationOptions): Promise<SimulationReport> {
  return new World(seed, print).run()
}

class World {
  readonly #seed: number
  readonly #time = new SimulatedTime(START_MS)
  readonly #trace: Trace
  readonly #chance: Chance
  readonly #level: number
  readonly #weather: Weather
  readonly #chain: SimulatedChain
  readonly #ledger: Ledger
  readonly #nodes: SimulatedNode[]
  readonly #endpoints: readonly string[]
  readonly #isFull: boolean
  readonly #lie: Lie
  readonly #config: {
    readonly network: Readonly<Record<string, unknown>>
    readonly abi: Readonly<Record<string, unknown>>
  }
  readonly #endings = new Map<string, number>()
  /** Clients in use; several users may share one. */
  readonly #clients: (Promise<SimulatedClient | undefined> | undefined)[] = []
  #opened = 0

  constructor(seed: number, print: SimulationOptions['print']) {
    this.#seed = seed
    this.#trace = new Trace(this.#time, print)
    const chance = this.#part('world')
    this.#chance = chance
    this.#level = chance.pick([0, 0.1, 0.3, 0.6, 1])
    this.#lie = this.#level > 0 && chance.happens(0.6) ? chance.pick(LIES) : 'none'
    // A lie matters when it is all that is left to find a message by.
    this.#weather = new Weather(this.#time, this.#part('weather'), this.#level, this.#lie !== 'none')
    this.#chain = new SimulatedChain(this.#time, this.#part('chain'), { lags: this.#level > 0 && chance.happens(0.5) })
    this.#ledger = new Ledger(this.#chain, this.#trace)
    this.#isFull = chance.happens(0.4)
    this.#endpoints = ENDPOINTS.slice(0, chance.between(1, 3))
    const producers = chance.happens(0.5) ? [chance.pick(PRODUCERS), chance.pick(PRODUCERS)] : []
    // Before 1.0.0 accounts had no Dapp IDs.
    const version = chance.pick(['1.0.2', '1.0.2', '1.0.2', '0.9.1'])
    this.#nodes = ['node0.sim', 'node1.sim', 'node2.sim'].map(
      (name) =>
        new SimulatedNode({
          ...{ name, chain: this.#chain, time: this.#time, chance: this.#part(name), weather: this.#weather },
          ...{ lie: this.#lie, isFull: this.#isFull, producers, version },
        }),
    )
    this.#config = this.#makeConfig(chance)
  }

  async run(): Promise<SimulationReport> {
    const wallets = await this.#time.run(this.#deployWallets(), MAX_STEPS)
    const chance = this.#chance
    // In some worlds all pay from one wallet without pause, so that a hidden transaction has others around it.
    const isCrowded = this.#level > 0 && chance.happens(0.25)
    const users = Array.from({ length: isCrowded ? 3 : chance.between(1, 3) }, (_, index): User => {
      const wallet = isCrowded ? wallets[0]! : chance.pick(wallets)
      wallet.users++
      const actions = isCrowded ? 20 : chance.between(4, 12)
      const maxPauseMs = isCrowded ? 60_000 : 40 * 3_600_000
      return { name: `user ${index}`, wallet, clientIndex: chance.between(0, 1), actions, maxPauseMs }
    })
    const work = Promise.all(users.map((user) => this.#live(user)))
    try {
      await this.#time.run(
        work.then(() => this.#end()),
        MAX_STEPS,
      )
    } catch (error) {
      this.#ledger.expect(false, `the world stopped: ${(error as Error).stack}`)
    }
    this.#ledger.close()
    return this.#report()
  }

  #part(name: string): Chance {
    return new Chance(this.#seed, name)
  }

  #makeConfig(chance: Chance) {
    const network = {
      endpoints: this.#endpoints,
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
    // Who signs slowly uses up a short life, and nobody can help that.
    const expiration = chance.pick(this.#level === 0 ? [15_000, 40_000] : [3000, 15_000, 40_000])
    return { network, abi: { message_expiration_timeout: expiration, message_expiration_timeout_grow_factor: 1.5 } }
  }

  /** Longest that `process_message` may take: each attempt lives, is looked for, and repeats its requests. */
  get #processingLimitMs(): number {
    const { network, abi } = this.#config
    const [lifeMs, retries] = [Number(abi['message_expiration_timeout']), Number(network['message_retries_count'])]
    const requestsMs = 2 * Number(network['max_reconnect_timeout']) + 6 * Number(network['query_timeout'])
    const searchesMs = 3 * Number(network['message_processing_timeout']) + 2 * MAX_SKEW_MS + 200_000
    let limitMs = 0
    for (let attempt = 0; attempt <= retries; attempt++) limitMs += lifeMs * 1.5 ** attempt + requestsMs + searchesMs
    return limitMs
  }

  /** Longest that another call may take: its requests, repeated, and the network suspended by somebody else. */
  get #callLimitMs(): number {
    const { network } = this.#config
    const requestsMs = 3 * Number(network['max_reconnect_timeout']) + 8 * Number(network['query_timeout'])
    return requestsMs + 3 * Number(network['wait_for_timeout']) + 300_000
  }

  async #deployWallets(): Promise<Wallet[]> {
    const network = this.#network('deployment')
    const client = await this.#open('deployment', {}, 0, network)
    if (client === undefined) throw new Error('No storm begins before its time')
    const wallets: Wallet[] = []
    for (let count = this.#chance.between(1, 3); count > 0; count--) {
      const made = await client.call('crypto.generate_random_sign_keys', {})
      const keys = resultOf(made) as KeyPair
      const encoded = await client.call('abi.encode_message', {
        abi: { type: 'Json', value: helloWallet.abi },
        deploy_set: { code: helloWallet.code, initial_data: { _pubkey: `0x${keys.public}` } },
        call_set: { function_name: 'constructor' },
        signer: { type: 'Keys', keys },
      })
      const { message, address } = resultOf(encoded) as { message: string; address: string }
      this.#chain.deploy(message, address.slice(2))
      wallets.push({ id: address.slice(2), keys, users: 0 })
    }
    await client.close()
    return wallets
  }

  async #live(user: User): Promise<void> {
    const chance = this.#part(user.name)
    const isCalm = this.#level === 0
    const world: UserWorld = {
      ...{ name: user.name, wallet: user.wallet, chance, isCalm, processingLimitMs: this.#processingLimitMs },
      callLimitMs: this.#callLimitMs,
      maxForms: Number(this.#config.network['message_retries_count']) + 1,
      ...{ chain: this.#chain, ledger: this.#ledger, time: this.#time, weather: this.#weather },
      nodeNames: this.#endpoints,
      client: () => this.#client(user.clientIndex),
      count: (what) => this.#endings.set(what, (this.#endings.get(what) ?? 0) + 1),
    }
    for (let i = 0; i < user.actions; i++) {
      await this.#time.wait(chance.spread(1000, user.maxPauseMs))
      const client = await this.#client(user.clientIndex)
      if (client === undefined || client.isClosed) continue
      if (!isCalm && chance.happens(0.05)) client.clock.skewMs = chance.between(-MAX_SKEW_MS, MAX_SKEW_MS)
      const action = chance.pick(ACTIONS)
      this.#trace.add(user.name, `does ${action.name}`)
      const done = action(world, client)
      // Somebody closes the application in the middle of it.
      if (!isCalm && chance.happens(0.05)) {
        await this.#time.wait(chance.spread(1, 60_000))
        await this.#closeClient(user.clientIndex)
      }
      await done
    }
  }

  #client(index: number): Promise<SimulatedClient | undefined> {
    this.#clients[index] ??= this.#openClient(index)
    return this.#clients[index]
  }

  async #openClient(index: number): Promise<SimulatedClient | undefined> {
    const who = `client ${++this.#opened}`
    const skewMs = this.#level > 0 ? this.#chance.pick([0, 0, 2000, -2000, MAX_SKEW_MS, -MAX_SKEW_MS]) : 0
    const client = await this.#open(who, this.#config, skewMs, this.#network(who))
    if (client === undefined) this.#clients[index] = undefined
    return client
  }

  /** `undefined` when the storage cannot be opened. */
  async #open(
    who: string,
    config: object,
    skewMs: number,
    network: SimulatedNetwork,
  ): Promise<SimulatedClient | undefined> {
    const shared = { time: this.#time, weather: this.#weather, trace: this.#trace, ledger: this.#ledger }
    try {
      return await SimulatedClient.open({ ...shared, who, config, skewMs, network, chance: this.#part(who) })
    } catch (error) {
      this.#ledger.expect((error as { code?: number }).code === 35, `${who}: opening failed with ${error}`)
      return undefined
    }
  }

  #network(who: string): SimulatedNetwork {
    return new SimulatedNetwork({
      ...{ who, nodes: this.#nodes, time: this.#time, chance: this.#part(`${who} network`), weather: this.#weather },
      ...{ trace: this.#trace, onMessageLeft: (body: string) => this.#ledger.left(body) },
      onCredentials: (url) => this.#ledger.expect(this.#mayHaveKey(url), `the access key went to ${url.origin}`),
    })
  }

  /** Origins of endpoints, and the host of one with https without its port. Source: network 1.4, decision 15. */
  #mayHaveKey({ protocol, host, hostname }: URL): boolean {
    return this.#endpoints.some((endpoint) => {
      const configured = new URL(endpoint)
      if (configured.protocol !== protocol.replace('ws', 'http')) return false
      return (
        configured.host === host ||
        (protocol !== 'http:' && protocol !== 'ws:' && hostname === host && configured.hostname === host)
      )
    })
  }

  async #closeClient(index: number): Promise<void> {
    const opened = this.#clients[index]
    this.#clients[index] = undefined
    await (await opened)?.close()
  }

  /** Closes everything and waits until nothing that was held back can arrive any more. */
  async #end(): Promise<void> {
    for (const index of this.#clients.keys()) await this.#closeClient(index)
    await this.#time.wait(600_000)
  }

  #report(): SimulationReport {
    const { violations, payments } = this.#ledger
    const world = `level ${this.#level}, lie ${this.#lie}, ${this.#endpoints.length} endpoints, ${this.#isFull ? 'full' : 'plain'}, ${JSON.stringify(this.#config)}`
    return {
      ...{ seed: this.#seed, world, traceHash: this.#trace.end(), simulatedMs: this.#time.elapsedMs },
      ...{ steps: this.#time.steps, payments: payments.length, executed: this.#chain.transactions.length },
      messages: payments.reduce((sum, { forms }) => sum + forms.size, 0),
      ...{ endings: this.#endings, violations, lines: this.#trace.lines },
    }
  }
}

/** Clocks of clients are wrong by so much at most, ms. */
const MAX_SKEW_MS = MAX_PRODUCER_LAG_MS * 3

function resultOf({ outcome }: { readonly outcome: object }): unknown {
  if ('result' in outcome) return outcome.result
  throw new Error(`A call that cannot fail failed: ${JSON.stringify(outcome)}`)
}
