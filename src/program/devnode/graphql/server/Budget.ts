import { GraphQLError } from 'graphql'

/** Objects that one request may read: links from list to list could multiply without end. */
const MAX_OBJECTS = 50_000

/** Counts what a request reads. */
export class Budget {
  #left = MAX_OBJECTS

  /** Resets the budget for the next event of a subscription. */
  renew(): void {
    this.#left = MAX_OBJECTS
  }

  /** @throws GraphQLError `TOO_COMPLEX` when the request has read too much */
  spend(objects: number): void {
    this.#left -= objects
    if (this.#left >= 0) return
    throw new GraphQLError(`The request reads more than ${MAX_OBJECTS} objects`, {
      extensions: { code: 'TOO_COMPLEX' },
    })
  }
}
