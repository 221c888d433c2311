import { type AbortSource, abortable } from './waiting.ts'

/** Closed between `net.suspend` and `net.resume`; network activity waits for it to open. */
export class SuspensionGate {
  #opening: PromiseWithResolvers<void> | undefined
  #watchers = new Set<() => void>()

  get isSuspended(): boolean {
    return this.#opening !== undefined
  }

  suspend(): void {
    if (this.#opening !== undefined) return
    this.#opening = Promise.withResolvers()
    for (const watcher of this.#watchers) watcher()
  }

  resume(): void {
    this.#opening?.resolve()
    this.#opening = undefined
  }

  /** Settles when the gate is open. */
  async pass(...signals: readonly (AbortSource | undefined)[]): Promise<void> {
    while (this.#opening !== undefined) await abortable(this.#opening.promise, ...signals)
  }

  /** Calls `watcher` at each suspension. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher)
  }
}
