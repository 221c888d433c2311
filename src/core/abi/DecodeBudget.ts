import { spendWork } from '../work.ts'
import { AbiError } from './AbiError.ts'

/** Maximum number of characters of one decoded result; a longer answer could not be sent. */
const MAX_LENGTH = 2 ** 26
/** Cost of a value besides its text, so that many empty values are not free. */
const VALUE_LENGTH = 64

/**
 * Adds up the size of a decoded result. A few cells can hold endless lists by sharing their parts, so the size of the
 * input does not limit it.
 */
export class DecodeBudget {
  #left: number

  /** Remaining budget in characters, default 2^26. */
  constructor(maxLength = MAX_LENGTH) {
    this.#left = maxLength
  }

  /** Counts one value with a text of that length. Throws AbiError `data` when the budget is used up. */
  spend(textLength: number): void {
    spendWork(1 + textLength / 1024)
    this.#left -= VALUE_LENGTH + textLength
    if (this.#left < 0) throw new AbiError('data', 'The decoded values are too large for one result')
  }
}
