/**
 * GraphQL of the network: an editor that knows the schema, the answer or the events, documentation, earlier queries.
 */
import { useMemo, useState } from 'preact/hooks'
import { Editor } from '../components/Editor.tsx'
import { Select } from '../components/fields.tsx'
import { Card, Empty, Failure, Loading, PageTitle } from '../components/layout.tsx'
import { SchemaDocs } from '../components/SchemaDocs.tsx'
import { Copy, Json } from '../components/values.tsx'
import { facts, library } from '../data/connection.ts'
import { groupDigits, jsonText } from '../data/formats.ts'
import { type Following, type GraphqlEvent, useFollowing } from '../data/graphqlEvents.ts'
import { readOperations } from '../data/graphqlOperations.ts'
import { type Asked, loadSchema, queryNetwork, readHistory, remember } from '../data/graphqlQueries.ts'
import { useLoaded } from '../data/load.ts'

const TITLES = {
  starting: 'Subscribing…',
  running: 'Waiting for the first event',
  ended: 'No event arrived',
} as const

/** Events of a subscription, newest first. */
function EventsCard({ following: { count, events, state } }: { readonly following: Following }) {
  return (
    <Card
      title="Events"
      actions={
        <span class="hint" role="status">
          {groupDigits(count)} {state === 'ended' ? 'in all, stopped' : 'so far'}
        </span>
      }
    >
      {count === 0 ? (
        <Empty title={TITLES[state]}>
          {state === 'ended' ? 'Run the query again to continue.' : 'The subscription runs until it is stopped.'}
        </Empty>
      ) : (
        // A scrollable element must be reachable by keyboard.
        <div class="events" role="log" aria-label="Events" tabIndex={0}>
          {events.map((event) => (
            <Event key={event.number} event={event} />
          ))}
          {count > events.length && <p class="hint">Older events are not kept.</p>}
        </div>
      )}
    </Card>
  )
}

function Event({ event: { number, timeMs, value, error } }: { readonly event: GraphqlEvent }) {
  const text = error === undefined ? jsonText(value) : ''
  return (
    <article>
      <header>
        <span>#{number}</span>
        <time dateTime={new Date(timeMs).toISOString()}>{new Date(timeMs).toISOString().slice(11, 23)} UTC</time>
        {error === undefined && <Copy text={text} what={`event ${number}`} />}
      </header>
      {error === undefined ? <pre>{text}</pre> : <Failure error={error} />}
    </article>
  )
}

/** Shown where the schema has subscriptions, or where it cannot be read. */
const SUBSCRIPTION_EXAMPLE = 'New transactions (subscription)'

const EXAMPLES: Readonly<Record<string, string>> = {
  'Last blocks': `query {
  blockchain {
    blocks(last: 5) {
      edges { node { seq_no hash tr_count gen_utime_string } }
    }
  }
}`,
  'Last transactions': `query {
  blockchain {
    transactions(last: 10) {
      edges {
        node { id account_addr aborted total_fees(format: DEC) compute { exit_code gas_used(format: DEC) } }
      }
    }
  }
}`,
  'The network': `query {
  info { version time latency }
}`,
  'Events of an account': `query ($id: String!) {
  blockchain {
    account(account_id: $id, dapp_id: $id) {
      info { balance(format: DEC) acc_type_name }
      events(last: 10) { edges { node { msg_id body created_at } } }
    }
  }
}`,
}

const SUBSCRIPTION_TEXT = `subscription {
  transactions(filter: {}) {
    id account_addr aborted total_fees(format: DEC)
  }
}`

interface Answer {
  readonly value?: unknown
  readonly error?: Error
  readonly ms: number
}

function AnswerCard({ answer, isRunning }: { readonly answer: Answer | undefined; readonly isRunning: boolean }) {
  return (
    <Card title="Answer" actions={answer && <span class="hint">{answer.ms} ms</span>}>
      {answer === undefined ? (
        <Empty title={isRunning ? 'Waiting for the answer' : 'No query yet'}>
          {isRunning ? 'The network was queried.' : 'Run the query with Ctrl+Enter.'}
        </Empty>
      ) : answer.error !== undefined ? (
        <Failure error={answer.error} />
      ) : (
        <Json value={jsonText(answer.value)} label="Answer" />
      )}
    </Card>
  )
}

interface QueryHistoryProps {
  readonly past: readonly Asked[]
  choose(asked: Asked): void
}

function QueryHistory({ past, choose }: QueryHistoryProps) {
  return (
    <Select
      aria-label="Query history"
      style={{ width: '160px' }}
      value=""
      change={(index) => {
        const chosen = past[Number(index)]
        if (chosen !== undefined) choose(chosen)
      }}
      choices={[
        ['', 'History'],
        ...past.map(({ text }, index) => [`${index}`, text.replace(/\s+/g, ' ').slice(0, 60)] as const),
      ]}
    />
  )
}

export function GraphqlPage(_: { readonly rest: string }) {
  const schema = useLoaded(async () => {
    // Each schema restarts the editor: it is read once there is a connection, not before and again after that.
    await library()
    return await loadSchema()
  }, [facts.value?.endpoint])
  const [text, setText] = useState(readHistory()[0]?.text ?? EXAMPLES['Last blocks']!)
  const [variables, setVariables] = useState(readHistory()[0]?.variables ?? '')
  const [chosen, setChosen] = useState('')
  const [answer, setAnswer] = useState<Answer | undefined>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [past, setPast] = useState(readHistory)
  const { following, start, stop, clear } = useFollowing()
  const language = useMemo(() => ({ kind: 'graphql', schema: schema.value }) as const, [schema.value])
  const operations = useMemo(() => readOperations(text), [text])
  const operation = operations.find(({ name }) => name === chosen) ?? operations[0]
  const isFollowing = following !== undefined && following.state !== 'ended'
  const examples: Readonly<Record<string, string>> = {
    ...EXAMPLES,
    ...(schema.value?.getSubscriptionType() !== null && { [SUBSCRIPTION_EXAMPLE]: SUBSCRIPTION_TEXT }),
  }
  const run = async () => {
    const startMs = performance.now()
    const took = () => Math.round(performance.now() - startMs)
    setRunning(true)
    try {
      const given = variables.trim() === '' ? undefined : JSON.parse(variables)
      setAnswer(undefined)
      if (operation?.kind === 'subscription') await start(operation.text, given)
      else {
        clear()
        setAnswer({ value: await queryNetwork(operation?.text ?? text, given), ms: took() })
      }
      setPast(remember({ text, variables }))
    } catch (error) {
      setAnswer({ error: error as Error, ms: took() })
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      <PageTitle
        kind="GraphQL"
        actions={
          <>
            <Select
              aria-label="Examples"
              style={{ width: 'auto' }}
              value=""
              change={(name) => setText(examples[name] ?? text)}
              choices={[['', 'Examples'], ...Object.keys(examples)]}
            />
            <QueryHistory
              past={past}
              choose={(asked) => {
                setText(asked.text)
                setVariables(asked.variables)
              }}
            />
            {operations.length > 1 && (
              <Select
                aria-label="Operation"
                style={{ width: 'auto' }}
                value={operation?.name ?? ''}
                change={setChosen}
                choices={operations.map(({ name = '', kind }) => [name, `${kind} ${name}`])}
              />
            )}
            {isFollowing && (
              <button type="button" onClick={stop}>
                Stop
              </button>
            )}
            <button type="button" class="main" disabled={isRunning} title="Ctrl+Enter" onClick={run}>
              Run
            </button>
          </>
        }
      />
      <div class="split">
        <div class="stack">
          <Card title="Query">
            <Editor label="Query" value={text} change={setText} language={language} run={run} minHeight={240} />
          </Card>
          <Card title="Variables">
            <Editor label="Variables" value={variables} change={setVariables} run={run} minHeight={60} />
          </Card>
        </div>
        <div class="stack">
          {following === undefined || answer !== undefined ? (
            <AnswerCard answer={answer} isRunning={isRunning} />
          ) : (
            <EventsCard following={following} />
          )}
          <Card title="Documentation">
            <Loading from={schema}>{(value) => <SchemaDocs schema={value} />}</Loading>
          </Card>
        </div>
      </div>
    </>
  )
}
