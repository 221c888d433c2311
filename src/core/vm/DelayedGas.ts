import type { Machine } from './Machine.ts'

/**
 * Gas up to which a failed attempt to read or write a continuation costs nothing, as in the networks. A longer attempt
 * is charged: shared cells make small data large, and a loop could fail for ever.
 */
const MOST_UNPAID_GAS = 10_000

/**
 * Gas of an operation of many steps that is charged in one sum when it has succeeded. Whether there was enough gas is
 * checked after the instruction.
 */
export class DelayedGas {
  readonly #machine: Machine
  #sum = 0

  constructor(machine: Machine) {
    this.#machine = machine
  }

  /** Adds to the sum. Throws out of gas at once only if the sum is large and exceeds what is left: that bounds the work. */
  add(amount: number): void {
    const { gasBase, gasUsed } = this.#machine
    this.#sum += amount
    if (this.#sum > MOST_UNPAID_GAS && this.#sum > gasBase - gasUsed) this.#machine.useGas(this.#take())
  }

  /** Runs the operation, and charges its sum if it succeeds, or if it failed after a large part. */
  run<T>(operation: (bill: DelayedGas) => T): T {
    try {
      const result = operation(this)
      this.#machine.gasUsed += this.#take()
      return result
    } catch (error) {
      if (this.#sum > MOST_UNPAID_GAS) this.#machine.gasUsed += this.#take()
      throw error
    }
  }

  #take(): number {
    const sum = this.#sum
    this.#sum = 0
    return sum
  }
}
