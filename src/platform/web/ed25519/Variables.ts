import { type Code, constant, get, set, times } from './wasmCode.ts'

/** The variables of a function, each with the code that computes it. */
export class Variables {
  readonly #first: number
  readonly #code: Code[] = []
  readonly #multiples = new Map<string, number>()

  constructor(first: number) {
    this.#first = first
  }

  get count(): number {
    return this.#code.length
  }

  get code(): Code {
    return this.#code.flat()
  }

  add(value: Code): number {
    const variable = this.#first + this.#code.length
    this.#code.push(set(variable, value))
    return variable
  }

  /** A multiple of a variable, computed once. */
  multiple(variable: number, count: number): Code {
    if (count === 1) return get(variable)
    const key = `${variable} ${count}`
    const known = this.#multiples.get(key) ?? this.add(times(get(variable), constant(count)))
    this.#multiples.set(key, known)
    return get(known)
  }
}
