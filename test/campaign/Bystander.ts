import type { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import type { WebSocketHost } from '../support/daemon/WebSocketHost.ts'

/** Pause between questions, ms. */
const PAUSE_MS = 20

/** A client that takes no part in an attack, and measures how long its short calls take meanwhile. */
export class Bystander {
  worstMs = 0
  questions = 0
  /** Wrong answers that it received. */
  readonly failures: string[] = []
  readonly #host: WebSocketHost
  readonly #stopping = new AbortController()
  readonly #asking: Promise<void>

  private constructor(host: WebSocketHost) {
    this.#host = host
    this.#asking = this.#ask()
  }

  static async beside(daemon: ServingDaemon): Promise<Bystander> {
    return new Bystander(await daemon.connect())
  }

  /** Stops the client; afterwards the figures are complete. */
  async leave(): Promise<void> {
    this.#stopping.abort()
    await this.#asking
    this.#host.close()
  }

  async #ask(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const startMs = performance.now()
      try {
        await this.#host.result('client.version')
      } catch (error) {
        this.failures.push(`another client was not answered: ${(error as Error).message.slice(0, 200)}`)
        return
      }
      this.questions++
      this.worstMs = Math.max(this.worstMs, Math.round(performance.now() - startMs))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
