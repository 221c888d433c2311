import type { ClientContext } from '../context/ClientContext.ts'
import { perContext } from '../context/perContext.ts'
import type { CallScope } from '../context/scopes.ts'
import { networkOf } from '../net/index.ts'
import { hasOtherEpoch, networkName } from './networkName.ts'

/** How often calls check whether a replaceable chain was replaced. */
const EPOCH_MS = 1000
/** Pause before a chain that did not answer is queried again. */
const SILENT_MS = 30_000

/**
 * State that belongs to one client and one network. `make` creates it on first use, with the name of the network; it is
 * closed when the client gets the endpoints of another network or when the chain was replaced. Throws as `networkName`.
 */
export function perNetwork<T extends { close(): void }>(
  make: (context: ClientContext, network: string) => T,
): (call: CallScope) => Promise<T> {
  const opened = perContext((context) => new PerNetwork(context, make))
  return ({ context, signal }) => opened(context).open(signal)
}

interface Opened<T> {
  readonly endpoints: string
  readonly name: string
  readonly state: T
}

class PerNetwork<T extends { close(): void }> {
  readonly #context: ClientContext
  readonly #make: (context: ClientContext, network: string) => T
  #current: Opened<T> | undefined
  /** `Clock.elapsed` at which the chain is queried again. */
  #askAtMs = 0

  constructor(context: ClientContext, make: (context: ClientContext, network: string) => T) {
    this.#context = context
    this.#make = make
  }

  async open(signal: AbortSignal): Promise<T> {
    const endpoints = networkOf(this.#context).endpoints.join('\n')
    const known = this.#current
    if (known?.endpoints === endpoints && !(await this.#isReplaced(known, signal))) return known.state
    const name = await networkName(this.#context, signal)
    const current = this.#current
    if (current?.name === name) {
      this.#current = { ...current, endpoints }
      return current.state
    }
    current?.state.close()
    const state = this.#make(this.#context, name)
    this.#current = { endpoints, name, state }
    this.#askLater(EPOCH_MS)
    return state
  }

  async #isReplaced({ name }: Opened<T>, signal: AbortSignal): Promise<boolean> {
    if (this.#context.services.clock.elapsed() < this.#askAtMs) return false
    this.#askLater(SILENT_MS)
    const isReplaced = await hasOtherEpoch(this.#context, name, signal)
    if (isReplaced !== undefined) this.#askLater(EPOCH_MS)
    return isReplaced === true
  }

  #askLater(ms: number): void {
    this.#askAtMs = this.#context.services.clock.elapsed() + ms
  }
}
