import type { Clock, Timer } from '../../ports/Clock.ts'
import type { Frame } from './frames.ts'
import type { QueryRequest } from './rewriteQuery.ts'

/** Time limit for an answer, ms. */
const QUESTION_MS = 20_000
/** Prefix of the ids of questions; no operation of a client may begin with it. */
export const QUESTION_PREFIX = 'gateway-'

interface Answer {
  readonly data?: Record<string, unknown> | null
  readonly errors?: unknown
}

interface Question {
  readonly resolve: (data: Record<string, unknown> | null) => void
  readonly reject: (error: Error) => void
  readonly timer: Timer
}

/**
 * Queries that the gateway itself sends to a node. They share the connection with the operations of the client, so that
 * the node answers them with the client's rights.
 */
export class NodeQuestions {
  readonly #clock: Clock
  readonly #send: (id: string, request: QueryRequest) => void
  readonly #waiting = new Map<string, Question>()
  #last = 0

  constructor(clock: Clock, send: (id: string, request: QueryRequest) => void) {
    this.#clock = clock
    this.#send = send
  }

  /** Number of waiting questions. */
  get size(): number {
    return this.#waiting.size
  }

  /** Resolves with the `data` of the answer. Rejects if the node refuses, does not answer in time, or is lost. */
  ask(request: QueryRequest): Promise<Record<string, unknown> | null> {
    const id = `${QUESTION_PREFIX}${++this.#last}`
    return new Promise((resolve, reject) => {
      const timer = this.#clock.setTimer(QUESTION_MS, () => {
        this.#waiting.delete(id)
        reject(new Error(`no answer within ${QUESTION_MS} ms`))
      })
      this.#waiting.set(id, { resolve, reject, timer })
      this.#send(id, request)
    })
  }

  /** Takes a message of the node. `false` if it is not an answer to a question. */
  hear({ type, id, payload }: Frame): boolean {
    if (typeof id !== 'string' || !id.startsWith(QUESTION_PREFIX)) return false
    const question = this.#take(id)
    const { data, errors } = (type === 'error' ? { errors: payload ?? [] } : (payload ?? {})) as Answer
    if (errors !== undefined) question?.reject(new Error(messageOf(errors)))
    else question?.resolve(data ?? null)
    return true
  }

  /** Rejects all waiting questions, because their node is lost. */
  drop(error: Error): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(error)
  }

  #take(id: string): Question | undefined {
    const question = this.#waiting.get(id)
    this.#waiting.delete(id)
    question?.timer.cancel()
    return question
  }
}

function messageOf(errors: unknown): string {
  const [first] = [errors].flat() as readonly { readonly message?: unknown }[]
  return typeof first?.message === 'string' ? first.message : 'the node refused'
}
