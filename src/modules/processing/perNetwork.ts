import type { ClientContext } from '../../context/ClientContext.ts'
import { perContext } from '../../context/perContext.ts'
import type { CallScope } from '../../context/scopes.ts'
import { networkOf } from '../../net/index.ts'
import { networkName } from './networkName.ts'

/**
 * State that belongs to one client and the network that it is on: `make` creates it on first use, with the name of the
 * network; it is closed when the client gets the endpoints of another network. Throws as `networkName`.
 */
export function perNetwork<T extends { close(): void }>(
  make: (context: ClientContext, network: string) => T,
): (call: CallScope) => Promise<T> {
  const opened = perContext((context) => new PerNetwork(context, make))
  return ({ context, signal }) => opened(context).open(signal)
}

class PerNetwork<T extends { close(): void }> {
  readonly #context: ClientContext
  readonly #make: (context: ClientContext, network: string) => T
  #current: { readonly endpoints: string; readonly name: string; readonly state: T } | undefined

  constructor(context: ClientContext, make: (context: ClientContext, network: string) => T) {
    this.#context = context
    this.#make = make
  }

  async open(signal: AbortSignal): Promise<T> {
    const endpoints = networkOf(this.#context).endpoints.join('\n')
    if (this.#current?.endpoints === endpoints) return this.#current.state
    const name = await networkName(this.#context, signal)
    const current = this.#current
    if (current?.name === name) {
      this.#current = { ...current, endpoints }
      return current.state
    }
    current?.state.close()
    const state = this.#make(this.#context, name)
    this.#current = { endpoints, name, state }
    return state
  }
}
