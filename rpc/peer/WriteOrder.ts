import type { CallTurn } from '../../src/context/callFunction.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'

/**
 * Starts the calls of one connection that change something in their order of arrival, so that the later of two writes
 * to a key wins. The order holds even if a worker thread reads the parameters of a call, or the client is opened for
 * the first one.
 */
export class WriteOrder {
  #last: Promise<void> | undefined

  /** Settles when all earlier calls have begun; `undefined` if they have already. */
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

/** Whether calls of a function take part in the order. */
export function mayChange(definition: FunctionDefinition): boolean {
  return definition.compute === undefined && definition.access !== 'reads' && !definition.name.startsWith('client.')
}
