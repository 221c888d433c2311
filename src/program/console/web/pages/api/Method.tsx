/** A function of the library: description, form, result, types, code and errors. */
import { useState } from 'preact/hooks'
import { parseExactJson } from '../../../../../../bindings/typescript/common/exactJson.ts'
import { Editor } from '../../components/Editor.tsx'
import { Card } from '../../components/layout.tsx'
import { ParameterForm } from '../../components/ParameterForm.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Json } from '../../components/values.tsx'
import { type ApiDocument, type ApiMethod, firstParameters } from '../../data/apiDocument.ts'
import { library } from '../../data/connection.ts'
import { CallFailed, explainedError } from '../../data/failures.ts'
import { jsonText } from '../../data/formats.ts'
import { askPerson } from '../../data/requests.ts'
import { CallResult, type Outcome } from './CallResult.tsx'
import { MethodCode } from './MethodCode.tsx'
import { MethodTypes } from './MethodTypes.tsx'

export function Method({ method, document }: { readonly method: ApiMethod; readonly document: ApiDocument }) {
  const { schemas } = document.components
  const [params, setParams] = useState(() => firstParameters(method, schemas))
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const [messages, setMessages] = useState<readonly unknown[]>([])
  const [isRunning, setRunning] = useState(false)
  const isRefused = method.name === 'daemon.shutdown' || method.name === 'daemon.initialize'
  const run = async () => {
    const start = performance.now()
    setRunning(true)
    setMessages([])
    try {
      const given = parseExactJson(params.trim() === '' ? '{}' : params) as object
      const client = await library()
      const result = await client.call(method.name, given, {
        plain: true,
        ...(method['x-callback'] !== undefined && {
          callback: (message: unknown) => setMessages((before) => [...before.slice(-49), message]),
        }),
        ...(method['x-app-object'] !== undefined && { appObject: answerByPerson }),
      })
      setOutcome({ result, ms: Math.round(performance.now() - start) })
    } catch (error) {
      const ms = Math.round(performance.now() - start)
      const explained = await explainedError(error, {})
      setOutcome({ error: error as Error, ms, ...(explained instanceof CallFailed && { failure: explained.failure }) })
    } finally {
      setRunning(false)
    }
  }
  return (
    <div class="stack">
      <Card
        title={
          <span>
            <code>{method.name}</code>
          </span>
        }
        actions={
          <button type="button" class="main" disabled={isRunning || isRefused} title="Ctrl+Enter" onClick={run}>
            {isRunning ? 'Running…' : 'Run'}
          </button>
        }
      >
        <p>
          <Prose text={method.summary} />
        </p>
        {method.description && (
          <p class="hint">
            <Prose text={method.description} />
          </p>
        )}
        {method['x-app-object'] !== undefined && (
          <p class="notice">
            The library sends the application requests of the type <strong>{method['x-app-object'].name}</strong>: this
            page asks you for the answers.
          </p>
        )}
        {isRefused && (
          <p class="notice warn">
            This function is disabled here: the console has already initialized its connection, and does not stop the
            daemon.
          </p>
        )}
        <ParameterForm method={method} schemas={schemas} text={params} change={setParams} />
        <Editor label="Parameters" value={params} change={setParams} run={run} minHeight={110} />
        {messages.length > 0 && <Json value={messages} label="Messages of the callback" />}
        {outcome !== undefined && <CallResult outcome={outcome} />}
      </Card>
      <MethodTypes method={method} schemas={schemas} />
      <MethodCode method={method.name} params={params} />
      {method.errors !== undefined && method.errors.length > 0 && (
        <Card title="Errors">
          <dl class="facts">
            {method.errors.map(({ code, message, data }) => (
              <div key={`${code} ${data}`}>
                <dt>
                  {code} <code>{message}</code>
                </dt>
                <dd>
                  <Prose text={data} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  )
}

/** The playground shows each request to an app object and refuses it. */
async function answerByPerson(request: { readonly type: string }): Promise<never> {
  await askPerson({
    title: 'The library asks the application',
    details: [
      ['Request', request.type],
      ['Data', jsonText(request, 0).slice(0, 2000)],
    ],
    answers: ['Close', 'Refuse'],
  }).catch(() => {})
  throw new Error('The playground cannot answer: use the contracts page to sign')
}
