import type { ClientContext } from '../../src/context/ClientContext.ts'
import type { CallTurn } from '../../src/context/callFunction.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'

/**
 * Calls of one connection that change something begin in the order in which they came, also when the parameters of one are read on a
 * worker thread: of two writes to the same key, the later one stays.
 */
export class WriteOrder {
  #last: Promise<void> | undefined

  /** Earlier calls that have not begun; `undefined` if there are no such calls. */
  get waiting(): Promise<void> | undefined {
    return this.#last
  }

  enter(): CallTurn {
    const ready = this.#last ?? Promise.resolve()
    const begins = Promise.withResolvers<void>()
    const own = ready.then(() => begins.promise)
    this.#last = own
    void own.then(() => {
      if (this.#last === own) this.#last = undefined
    })
    return { ready, begun: begins.resolve }
  }
}

const orders = new WeakMap<ClientContext, WriteOrder>()

/** The order of a connection, for a function that may change something; `undefined` for the others. */
export function writeOrderOf(context: ClientContext, definition: FunctionDefinition): WriteOrder | undefined {
  const isFree =
    definition.compute !== undefined || definition.access === 'reads' || definition.name.startsWith('client.')
  if (isFree) return undefined
  const order = orders.get(context) ?? new WriteOrder()
  orders.set(context, order)
  return order
}
