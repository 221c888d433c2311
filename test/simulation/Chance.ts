/**
 * Random throws of one part of a simulation. Each part has a separate sequence, so that a change of one does not shift
 * the others.
 */
import { Dice } from '../fuzz/Dice.ts'

export class Chance {
  readonly #dice: Dice

  constructor(seed: number, part: string) {
    let mixed = seed >>> 0
    for (const character of part) mixed = Math.imul(mixed ^ character.charCodeAt(0), 0x01000193) >>> 0
    this.#dice = new Dice(mixed)
    // Neighbouring seeds begin alike.
    for (let i = 0; i < 4; i++) this.#dice.word()
  }

  /** From 0 to 1, 1 left out. */
  unit(): number {
    return this.#dice.word() / 2 ** 32
  }

  happens(probability: number): boolean {
    return this.unit() < probability
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.#dice.below(most - least + 1)
  }

  /** Mostly near `least`, sometimes as much as `most`: each order of magnitude is as likely as the others. */
  spread(least: number, most: number): number {
    return Math.round(least * (most / least) ** this.unit())
  }

  pick<T>(list: readonly T[]): T {
    return this.#dice.pick(list)
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.#dice.below(256))
  }
}
