/**
 * Questions and answers between the processes of one data folder: a server asks, "mcp confirm" on a terminal answers.
 * They are items of the storage: `desk` is the time until which a person watches, `question <id>` a question, and
 * `answer <id>` its answer.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '../session/Session.ts'

const STORE = 'mcp/confirmations'
const DESK = 'desk'
const QUESTION = 'question '
const ANSWER = 'answer '

const PAUSE_MS = 300
/** Time after which a watcher that was not announced again counts as gone, in ms. */
export const WATCH_MS = 10_000

export interface DeskQuestion {
  readonly id: string
  readonly text: string
}

export class ConfirmationDesk {
  readonly #items

  constructor(session: Session) {
    this.#items = session.items(STORE)
  }

  /** Returns the answer; `undefined` if there is no watcher, or no answer in time. */
  async ask(text: string, signal: AbortSignal): Promise<boolean | undefined> {
    if (!(await this.#isWatched())) return undefined
    const id = randomUUID()
    await this.#put(QUESTION + id, text)
    try {
      while (!signal.aborted) {
        // Read before the answer: a watcher may leave immediately after answering.
        const isWatched = await this.#isWatched()
        const answer = await this.#get(ANSWER + id)
        if (answer !== undefined) return answer === 'yes'
        if (!isWatched) return undefined
        await wait(PAUSE_MS)
      }
      return undefined
    } finally {
      await this.#items.delete(QUESTION + id)
      await this.#items.delete(ANSWER + id)
    }
  }

  /** Announces a watcher for a while, and returns the open questions. */
  async watch(): Promise<readonly DeskQuestion[]> {
    await this.#put(DESK, String(Date.now() + WATCH_MS))
    const names = await this.#items.list()
    const questions: DeskQuestion[] = []
    for (const name of names) {
      if (!name.startsWith(QUESTION)) continue
      const id = name.slice(QUESTION.length)
      const text = await this.#get(name)
      if (text !== undefined && !names.includes(ANSWER + id)) questions.push({ id, text })
    }
    return questions
  }

  async answer({ id }: DeskQuestion, agrees: boolean): Promise<void> {
    await this.#put(ANSWER + id, agrees ? 'yes' : 'no')
  }

  async leave(): Promise<void> {
    await this.#items.delete(DESK)
  }

  async #isWatched(): Promise<boolean> {
    return Number((await this.#get(DESK)) ?? '0') > Date.now()
  }

  async #get(name: string): Promise<string | undefined> {
    const bytes = await this.#items.get(name)
    return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8')
  }

  #put(name: string, text: string): Promise<void> {
    return this.#items.put(name, Buffer.from(text))
  }
}
