/** Places for a limited number of exchanges at the same time; further ones wait in the order of their arrival. */
export class Places {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(count: number) {
    this.#free = count
  }

  /** Settles with the function that gives the place back. Rejects with the reason of the signal. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free--
    else await this.#next(signal)
    return () => this.#giveBack()
  }

  #next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.delete(enter)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.add(enter)
    })
  }

  /** The place goes to the one that has waited longest. */
  #giveBack(): void {
    const [enter] = this.#waiting
    if (enter === undefined) {
      this.#free++
      return
    }
    this.#waiting.delete(enter)
    enter()
  }
}
