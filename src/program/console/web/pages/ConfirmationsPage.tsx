/** Calls of a language model that a person confirms or refuses. Nothing is signed or sent before the answer. */
import { useEffect, useState } from 'preact/hooks'
import type { ShownQuestion } from '../../../common/confirmations.ts'
import { Action, Card, codeEntries, Empty, Facts, PageTitle, Warnings } from '../components/layout.tsx'
import { Badge, Time, type Tone } from '../components/values.tsx'
import { answerQuestion, questions, waitingQuestions } from '../data/confirmations.ts'
import { facts } from '../data/connection.ts'

/** A click meant for something else must not confirm a question that has just appeared there. */
const SETTLING_MS = 1000

const ENDS: Readonly<Record<ShownQuestion['state'], readonly [tone: Tone, text: string]>> = {
  waiting: ['info', 'waits'],
  confirmed: ['good', 'confirmed'],
  refused: ['bad', 'refused'],
  unanswered: ['warn', 'refused: no answer in time'],
  withdrawn: ['plain', 'refused: the call was cancelled'],
}

export function ConfirmationsPage() {
  return (
    <>
      <PageTitle kind="Confirmations" title="what a language model wants to sign or send" />
      <Content />
    </>
  )
}

function Content() {
  const all = questions.value
  const waiting = waitingQuestions.value
  const hasSettled = useSettled(waiting.map(({ id }) => id).join())
  if (facts.value?.confirmations === false) {
    return (
      <Empty title="This console does not show confirmations">
        Calls are confirmed in the console of <code>vendorclient mcp --allow-sending --confirm console</code>.
      </Empty>
    )
  }
  if (all === undefined) {
    return (
      <Empty title="The program that asks for confirmation does not answer">
        If it has ended, all waiting calls were refused.
      </Empty>
    )
  }
  const ended = all.filter(({ state }) => state !== 'waiting').reverse()
  return (
    <>
      {waiting.length === 0 && (
        <Empty title="No calls are waiting">Calls appear here as soon as they need an answer.</Empty>
      )}
      {waiting.map((question) => (
        <Waiting key={question.id} question={question} isOpen={hasSettled} />
      ))}
      {ended.map((question) => (
        <Ended key={question.id} question={question} />
      ))}
    </>
  )
}

/** Whether the value has been the same for a while. */
function useSettled(value: string): boolean {
  const [settled, setSettled] = useState<string | undefined>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

function Waiting({ question, isOpen }: { readonly question: ShownQuestion; readonly isOpen: boolean }) {
  const { title, warnings } = question
  return (
    <Card title={title}>
      <Warnings texts={warnings} />
      <Details question={question} />
      <p class="hint">
        A sent message cannot be recalled. Check the recipients and the amounts, not what the model says.
      </p>
      <div class="actions">
        <Action isMain isDisabled={!isOpen} run={() => answerQuestion(question, true)}>
          Confirm
        </Action>
        <Action isDisabled={!isOpen} run={() => answerQuestion(question, false)}>
          Refuse
        </Action>
      </div>
    </Card>
  )
}

function Ended({ question }: { readonly question: ShownQuestion }) {
  const [tone, text] = ENDS[question.state]
  return (
    <Card title={question.title} actions={<Badge tone={tone}>{text}</Badge>}>
      <details>
        <summary>Details</summary>
        <Details question={question} />
      </details>
    </Card>
  )
}

function Details({ question: { rows, asked_at, ends_at, state } }: { readonly question: ShownQuestion }) {
  return (
    <Facts
      entries={{
        ...codeEntries(rows),
        asked: <Time seconds={asked_at / 1000} />,
        'refused unless answered': state === 'waiting' && <Time seconds={ends_at / 1000} />,
      }}
    />
  )
}
