/** One simulated world from one seed: a network, its storms, clients, and users who pay for some simulated days. */

import { ACTIONS, type UserWorld, type Wallet } from './actions.ts'
import type { SimulatedClient } from './SimulatedClient.ts'
import { MAX_SKEW_MS, MAX_STEPS, SimulatedWorld } from './SimulatedWorld.ts'

export interface SimulationReport {
  readonly seed: number
  /** Parameters of the world. */
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

export async function runSimulation({ seed, print }: SimulationOptions): Promise<SimulationReport> {
  const world = new SimulatedWorld(seed, print)
  const endings = new Map<string, number>()
  await new Users(world, endings).live()
  return reportOf(world, endings)
}

/** Result of a finished world. */
export function reportOf(world: SimulatedWorld, endings: ReadonlyMap<string, number>): SimulationReport {
  const { seed, time, trace, chain } = world
  const { violations, payments } = world.ledger
  return {
    ...{ seed, world: world.description, traceHash: trace.end(), simulatedMs: time.elapsedMs, steps: time.steps },
    ...{ payments: payments.length, executed: chain.transactions.length },
    messages: payments.reduce((sum, { forms }) => sum + forms.size, 0),
    ...{ endings, violations, lines: trace.lines },
  }
}

class Users {
  readonly #world: SimulatedWorld
  readonly #endings: Map<string, number>
  /** Clients in use; several users may share one. */
  readonly #clients: (Promise<SimulatedClient | undefined> | undefined)[] = []
  #opened = 0

  constructor(world: SimulatedWorld, endings: Map<string, number>) {
    this.#world = world
    this.#endings = endings
  }

  async live(): Promise<void> {
    const { time, chance, level, ledger } = this.#world
    const wallets = await time.run(this.#world.deployWallets(), MAX_STEPS)
    // In some worlds all pay from one wallet without pause, so that a hidden transaction has others around it.
    const isCrowded = level > 0 && chance.happens(0.25)
    const users = Array.from({ length: isCrowded ? 3 : chance.between(1, 3) }, (_, index): User => {
      const wallet = isCrowded ? wallets[0]! : chance.pick(wallets)
      wallet.users++
      const actions = isCrowded ? 20 : chance.between(4, 12)
      const maxPauseMs = isCrowded ? 60_000 : 40 * 3_600_000
      return { name: `user ${index}`, wallet, clientIndex: chance.between(0, 1), actions, maxPauseMs }
    })
    const work = Promise.all(users.map((user) => this.#live(user)))
    try {
      await time.run(
        work.then(() => this.#end()),
        MAX_STEPS,
      )
    } catch (error) {
      ledger.expect(false, `the world stopped: ${(error as Error).stack}`)
    }
    ledger.close()
  }

  /** Longest that `process_message` may take: each attempt lives, is looked for, and repeats its requests. */
  get #processingLimitMs(): number {
    const { network, abi } = this.#world.config
    const [lifeMs, retries] = [Number(abi['message_expiration_timeout']), Number(network['message_retries_count'])]
    const requestsMs = 2 * Number(network['max_reconnect_timeout']) + 6 * Number(network['query_timeout'])
    const searchesMs = 3 * Number(network['message_processing_timeout']) + 2 * MAX_SKEW_MS + 200_000
    let limitMs = 0
    for (let attempt = 0; attempt <= retries; attempt++) limitMs += lifeMs * 1.5 ** attempt + requestsMs + searchesMs
    return limitMs
  }

  /** Longest that another call may take: its requests, repeated, and a suspension of the network by another call. */
  get #callLimitMs(): number {
    const { network } = this.#world.config
    const requestsMs = 3 * Number(network['max_reconnect_timeout']) + 8 * Number(network['query_timeout'])
    return requestsMs + 3 * Number(network['wait_for_timeout']) + 300_000
  }

  async #live(user: User): Promise<void> {
    const { time, chain, ledger, weather, trace, config, level, endpoints } = this.#world
    const chance = this.#world.part(user.name)
    const isCalm = level === 0
    const world: UserWorld = {
      ...{ name: user.name, wallet: user.wallet, chance, isCalm, processingLimitMs: this.#processingLimitMs },
      callLimitMs: this.#callLimitMs,
      maxForms: Number(config.network['message_retries_count']) + 1,
      ...{ chain, ledger, time, weather },
      nodeNames: endpoints,
      client: () => this.#client(user.clientIndex),
      count: (what) => this.#endings.set(what, (this.#endings.get(what) ?? 0) + 1),
    }
    for (let i = 0; i < user.actions; i++) {
      await time.wait(chance.spread(1000, user.maxPauseMs))
      const client = await this.#client(user.clientIndex)
      if (client === undefined || client.isClosed) continue
      if (!isCalm && chance.happens(0.05)) client.clock.skewMs = chance.between(-MAX_SKEW_MS, MAX_SKEW_MS)
      const action = chance.pick(ACTIONS)
      trace.add(user.name, `does ${action.name}`)
      const done = action(world, client)
      // The application is closed in the middle of the action.
      if (!isCalm && chance.happens(0.05)) {
        await time.wait(chance.spread(1, 60_000))
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
    const { config } = this.#world
    const client = await this.#world.open(`client ${++this.#opened}`, { config, skewMs: this.#world.throwSkew() })
    if (client === undefined) this.#clients[index] = undefined
    return client
  }

  async #closeClient(index: number): Promise<void> {
    const opened = this.#clients[index]
    this.#clients[index] = undefined
    await (await opened)?.close()
  }

  /** Closes everything and waits until nothing that was held back can arrive any more. */
  async #end(): Promise<void> {
    for (const index of this.#clients.keys()) await this.#closeClient(index)
    await this.#world.time.wait(600_000)
  }
}
