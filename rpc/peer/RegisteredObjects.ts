/** App objects and callbacks of one connection, by the ids that the host chose. */
import type { RegisteredKind } from '../../src/ports/Host.ts'
import type { Limits } from '../limits.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'

export class RegisteredObjects {
  readonly #limits: Limits
  readonly #kinds = new Map<string, RegisteredKind>()
  readonly #counts = { app_object: 0, callback: 0 }

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws InvalidParams (-32602) for an id in use and TooManyObjects (-32007). */
  add(kind: RegisteredKind, id: string): void {
    if (this.#kinds.has(id)) {
      const path = `_call.${kind}`
      const reason = 'the id is in use on this connection'
      throw new ProtocolError('InvalidParams', `Invalid ${path}: ${reason}`, { path, reason })
    }
    const limit = kind === 'app_object' ? this.#limits.app_objects : this.#limits.callbacks
    if (this.#counts[kind] >= limit) {
      const what = kind === 'app_object' ? 'app objects' : 'callbacks'
      throw new ProtocolError('TooManyObjects', `Too many ${what}: ${limit} of ${limit}`, { limit })
    }
    this.#kinds.set(id, kind)
    this.#counts[kind]++
  }

  /** Frees an id; returns false if it was already free. */
  remove(id: string): boolean {
    const kind = this.#kinds.get(id)
    if (kind === undefined) return false
    this.#kinds.delete(id)
    this.#counts[kind]--
    return true
  }

  /** Everything that is registered, oldest first. */
  entries(): [id: string, kind: RegisteredKind][] {
    return [...this.#kinds]
  }

  count(kind: RegisteredKind): number {
    return this.#counts[kind]
  }
}
