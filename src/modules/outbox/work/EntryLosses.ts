/**
 * Checks an entry for losses: before its message is signed (before it is first sent, if it was signed immediately), and
 * after it was executed.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import { actualLosses } from '../../processing/losses/actualLosses.ts'
import { checksLosses, expectNoLoss } from '../../processing/losses/expectNoLoss.ts'
import type { ForeseenLosses } from '../../processing/losses/foreseeLosses.ts'
import type { RunnableMessage } from '../../processing/losses/messageForRun.ts'
import type { Result } from '../entries/entryEnds.ts'
import type { StoredEntry } from '../entries/StoredEntry.ts'

export class EntryLosses {
  readonly #call: CallScope
  #foreseen: ForeseenLosses | undefined

  constructor(call: CallScope) {
    this.#call = call
  }

  /** Read together with the account of the last message that was checked. */
  get mark(): HistoryMark | undefined {
    return this.#foreseen?.mark
  }

  /** Throws as `expectNoLoss`. */
  async check(
    { accept_loss: acceptLoss, dapp_id: dappId, rules }: StoredEntry,
    runnable: () => Promise<RunnableMessage>,
  ): Promise<void> {
    this.#foreseen = undefined
    if (!checksLosses(this.#call, acceptLoss)) return
    const options = { dappId, rules, acceptLoss, withMark: true }
    this.#foreseen = await expectNoLoss(this.#call, await runnable(), options)
  }

  /** The result with its losses, if they are checked. */
  async add(result: Result, { accept_loss: acceptLoss, rules }: StoredEntry): Promise<Result> {
    if (!checksLosses(this.#call, acceptLoss)) return result
    const foreseen = this.#foreseen
    return { ...result, losses: await actualLosses(this.#call, result, { rules, foreseen }) }
  }
}
