/** Handles: numbers by which the application refers to objects of a context. */

import type { ErrorDefinition } from '../errors/ClientError.ts'
import type { ClientContext } from './ClientContext.ts'
import { perContext } from './perContext.ts'

/** Objects of one kind that applications have registered. A handle of another kind is unknown here. */
export interface HandleKind<T extends object> {
  /** Registers a value and returns its handle. */
  add(context: ClientContext, value: T): number
  /** The value of a handle. Throws the error of this kind for an unknown handle. */
  find(context: ClientContext, handle: number): T
  /** Removes a handle and returns its value; `undefined` for an unknown handle. */
  remove(context: ClientContext, handle: number): T | undefined
  /** All registered objects, oldest first. */
  all(context: ClientContext): T[]
}

/** Defines a kind of handles. `name`, capitalized, begins the message of the error `missing`. Source: modules 1.7. */
export function defineHandle<T extends object>(name: string, missing: ErrorDefinition): HandleKind<T> {
  const entriesOf = perContext(({ signal }) => {
    const entries = new Map<number, T>()
    signal.addEventListener('abort', () => entries.clear(), { once: true })
    return entries
  })
  return {
    add: (context, value) => {
      const handle = context.takeNumber()
      entriesOf(context).set(handle, value)
      return handle
    },
    find: (context, handle) => {
      const value = entriesOf(context).get(handle)
      if (value !== undefined) return value
      throw missing.error(`${name} ${handle} is not registered`, { handle })
    },
    remove: (context, handle) => {
      const entries = entriesOf(context)
      const value = entries.get(handle)
      entries.delete(handle)
      return value
    },
    all: (context) => [...entriesOf(context).values()],
  }
}
