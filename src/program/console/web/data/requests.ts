/**
 * Requests that wait for a person. The library, or the page before it sends, makes a request; the page shows it and the
 * person answers.
 */
import { signal } from '@preact/signals'

interface Question {
  readonly title: string
  /** Known facts about the request. */
  readonly details: readonly (readonly [name: string, value: string])[]
  /** Warnings; sentences without a full stop. */
  readonly warnings?: readonly string[]
  /** Labels of the two answers. Default: sign and refuse. */
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

/** Settles when the person approves; rejects if the person refuses or the request is withdrawn. */
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
