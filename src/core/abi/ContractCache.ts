import type { ChainRules } from '../chainRules.ts'
import { spendWork } from '../work.ts'
import type { AbiContract } from './AbiContract.ts'
import { parseContractText } from './parseContract.ts'

/**
 * Contract descriptions by their text, so that a host that sends the same one with every call pays for it once. Bounded
 * by number and by length of the texts; the least recently used goes first.
 */
export class ContractCache {
  readonly #contracts = new Map<string, AbiContract>()
  readonly #maxCount: number
  readonly #maxLength: number
  #length = 0

  /** `maxLength` in characters, of all texts together; default 128 texts and 2^22 characters. */
  constructor(maxCount = 128, maxLength = 2 ** 22) {
    this.#maxCount = maxCount
    this.#maxLength = maxLength
  }

  get size(): number {
    return this.#contracts.size
  }

  /** The contract of a text. Throws as `parseContractText`; failures are not kept. */
  parse(text: string, rules: ChainRules): AbiContract {
    const key = rules === 'current' ? text : `${rules}\n${text}`
    const known = this.#contracts.get(key)
    if (known !== undefined) {
      this.#contracts.delete(key)
      this.#contracts.set(key, known)
      return known
    }
    // Reading the JSON of a description counts too.
    spendWork(text.length / 32)
    const contract = parseContractText(text, rules)
    // A giant must not drive out all others.
    if (key.length <= this.#maxLength / 8) this.#keep(key, contract)
    return contract
  }

  #keep(key: string, contract: AbiContract): void {
    this.#contracts.set(key, contract)
    this.#length += key.length
    for (const oldest of this.#contracts.keys()) {
      if (this.#contracts.size <= this.#maxCount && this.#length <= this.#maxLength) break
      this.#contracts.delete(oldest)
      this.#length -= oldest.length
    }
  }
}
