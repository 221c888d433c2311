/** What waits for a person: the library asks, or the page before it sends; the page shows it, the person answers. */
import { signal } from '@preact/signals'

interface Question {
  readonly title: string
  /** What is known of the matter. */
  readonly details: readonly (readonly [name: string, value: string])[]
  /** What speaks against it; sentences without their full stop. */
  readonly warnings?: readonly string[]
  /** What the two answers are called. Default: to sign, or to refuse. */
  readonly answers?: readonly [approve: string, refuse: string]
  /** Message of the error when the answer is no. */
  readonly refusal?: string
}

export interface PendingRequest extends Question {
  readonly id: number
  readonly approve: () => void
  readonly refuse: () => void
}

export const pendingRequests = signal<readonly PendingRequest[]>([])

let lastId = 0

/** Settles when the person approves; rejects when not, or when the answer is not wanted any more. */
export function askPerson(question: Question, wanted?: AbortSignal): Promise<void> {
  const { refusal = 'The user refused in the console' } = question
  return new Promise((resolve, reject) => {
    const id = ++lastId
    const end = (settle: () => void) => () => {
      pendingRequests.value = pendingRequests.value.filter((request) => request.id !== id)
      settle()
    }
    const refuse = end(() => reject(new Error(refusal)))
    wanted?.addEventListener('abort', refuse, { once: true })
    pendingRequests.value = [...pendingRequests.value, { ...question, id, approve: end(resolve), refuse }]
  })
}
