import type { CallScope } from '../../../context/scopes.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { ResultOfProcessMessage } from '../types.ts'
import { actualLosses } from './actualLosses.ts'
import { checksLosses, expectNoLoss, type LossCheck } from './expectNoLoss.ts'
import type { ForeseenLosses } from './foreseeLosses.ts'
import type { RunnableMessage } from './messageForRun.ts'
import { signerFacts } from './signerFacts.ts'

type Result = ValueOf<typeof ResultOfProcessMessage>

/**
 * Checks a message and its replacements for losses: before it is signed (before it is first sent, if it was signed
 * earlier), and after it was executed. Does nothing if neither the caller nor a policy asks for it.
 */
export class MessageLosses {
  readonly #call: CallScope
  readonly #check: LossCheck
  #foreseen: ForeseenLosses | undefined

  constructor(call: CallScope, check: LossCheck) {
    this.#call = call
    this.#check = check
  }

  /** End of the account history, read together with the account of the last message that was checked. */
  get mark(): HistoryMark | undefined {
    return this.#foreseen?.mark
  }

  /** Facts about the last message that was checked, for its signer. */
  get signerFacts(): object {
    return signerFacts(this.#check.dappId, this.#foreseen)
  }

  /** Throws as `expectNoLoss`. */
  async check(runnable: () => Promise<RunnableMessage>): Promise<void> {
    this.#foreseen = undefined
    if (!checksLosses(this.#call, this.#check.acceptLoss)) return
    this.#foreseen = await expectNoLoss(this.#call, await runnable(), { ...this.#check, withMark: true })
  }

  /** The result with its losses. */
  async add(result: Result): Promise<Result> {
    const { acceptLoss, rules } = this.#check
    if (!checksLosses(this.#call, acceptLoss)) return result
    const losses = await actualLosses(this.#call, result, { rules, foreseen: this.#foreseen })
    return { ...result, losses }
  }
}
