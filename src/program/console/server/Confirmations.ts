/** Questions that a person answers on console pages. A question that ends without a yes is refused. */
import { randomUUID } from 'node:crypto'
import type { AskedQuestion, ConfirmationState, ShownQuestion } from '../../common/confirmations.ts'

interface Entry {
  shown: ShownQuestion
  readonly end: (state: ConfirmationState) => void
}

/** Questions that have ended and are still shown. */
const KEPT = 20

export class Confirmations {
  // In the order in which they were asked.
  readonly #entries = new Map<string, Entry>()
  #isClosed = false

  /** Resolves with the final state, never `waiting`. */
  ask(question: AskedQuestion, limitMs: number, signal: AbortSignal): Promise<ConfirmationState> {
    if (this.#isClosed || signal.aborted) return Promise.resolve('withdrawn')
    return new Promise((resolve) => {
      const id = randomUUID()
      const asked = Date.now()
      const withdraw = () => end('withdrawn')
      const timer = setTimeout(() => end('unanswered'), limitMs)
      const entry: Entry = {
        shown: { ...question, id, state: 'waiting', asked_at: asked, ends_at: asked + limitMs },
        end: (state) => end(state),
      }
      const end = (state: ConfirmationState) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', withdraw)
        entry.shown = { ...entry.shown, state }
        this.#forget()
        resolve(state)
      }
      signal.addEventListener('abort', withdraw, { once: true })
      this.#entries.set(id, entry)
    })
  }

  list(): readonly ShownQuestion[] {
    return [...this.#entries.values()].map(({ shown }) => shown)
  }

  /** False if the question does not exist or has ended. */
  answer(id: string, agrees: boolean): boolean {
    const entry = this.#entries.get(id)
    if (entry?.shown.state !== 'waiting') return false
    entry.end(agrees ? 'confirmed' : 'refused')
    return true
  }

  /** Refuses waiting and later questions. */
  close(): void {
    this.#isClosed = true
    for (const { shown, end } of [...this.#entries.values()]) if (shown.state === 'waiting') end('withdrawn')
  }

  #forget(): void {
    const ended = [...this.#entries.values()].filter(({ shown }) => shown.state !== 'waiting')
    for (const { shown } of ended.slice(0, -KEPT)) this.#entries.delete(shown.id)
  }
}
