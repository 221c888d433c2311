/** Runs work of the same name one after another. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>()

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const running = before.then(work, work)
    this.#last.set(name, running)
    const forget = () => {
      if (this.#last.get(name) === running) this.#last.delete(name)
    }
    running.then(forget, forget)
    return running
  }
}
