/** Calls of the console's program that wait for a person, and outcomes of earlier ones. */
import { computed, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ShownQuestion } from '../../../common/confirmations.ts'
import { connection, facts, sessionProof } from './connection.ts'

const EVERY_MS = 700

/** `undefined` while the program does not answer: nothing can be confirmed then. */
export const questions = signal<readonly ShownQuestion[] | undefined>(undefined)
export const waitingQuestions = computed(() => (questions.value ?? []).filter(({ state }) => state === 'waiting'))

/** Polls the calls as long as the page is open, also while another window is in front. */
export function useConfirmations(): void {
  const { confirmations, session } = facts.value ?? {}
  const isAsked = confirmations === true && session === true && connection.value.kind !== 'no session'
  useEffect(() => {
    if (!isAsked) return
    void readQuestions()
    const timer = setInterval(readQuestions, EVERY_MS)
    return () => clearInterval(timer)
  }, [isAsked])
}

async function readQuestions(): Promise<void> {
  try {
    const response = await fetch('/console/confirmations')
    questions.value = response.ok ? ((await response.json()) as { questions: ShownQuestion[] }).questions : undefined
  } catch {
    questions.value = undefined
  }
}

/** Throws if the question has been withdrawn. */
export async function answerQuestion({ id }: ShownQuestion, confirm: boolean): Promise<void> {
  try {
    const response = await fetch(`/console/confirmations/${id}`, {
      method: 'POST',
      headers: sessionProof(),
      body: JSON.stringify({ confirm }),
    })
    if (!response.ok) throw new Error(await response.text())
  } finally {
    await readQuestions()
  }
}
