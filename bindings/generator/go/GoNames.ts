/** Identifiers of one package or one struct, each assigned only once. */

export class GoNames {
  readonly #taken: Set<string>

  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved)
  }

  /** The first of the candidates that is free, else the last one followed by a number. */
  claim(...candidates: readonly [string, ...string[]]): string {
    const last = candidates.at(-1)!
    let free = candidates.find((candidate) => !this.#taken.has(candidate))
    for (let number = 2; free === undefined; number++) {
      if (!this.#taken.has(`${last}${number}`)) free = `${last}${number}`
    }
    this.#taken.add(free)
    return free
  }
}
