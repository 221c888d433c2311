import { type AbortSource, abortable } from './waiting.ts'

/** Closed between `net.suspend` and `net.resume`; what wants to use the network waits at it. */
export class SuspensionGate {
  #opened: Promise<void> | undefined
  #open: () => void = () => {}
  #watchers = new Set<() => void>()

  get isSuspended(): boolean {
    return this.#opened !== undefined
  }

  suspend(): void {
    if (this.#opened !== undefined) return
    this.#opened = new Promise((resolve) => {
      this.#open = resolve
    })
    for (const watcher of this.#watchers) watcher()
  }

  resume(): void {
    this.#opened = undefined
    this.#open()
  }

  /** Settles when the gate is open. */
  async pass(...signals: readonly (AbortSource | undefined)[]): Promise<void> {
    while (this.#opened !== undefined) await abortable(this.#opened, ...signals)
  }

  /** Calls `watcher` at each suspension. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher)
  }
}
