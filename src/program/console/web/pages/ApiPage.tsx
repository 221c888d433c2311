/** Every function of the library: description, form, result, and the same call in other languages. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { parseExactJson } from '../../../../../bindings/typescript/common/exactJson.ts'
import { Editor } from '../components/Editor.tsx'
import { Select } from '../components/fields.tsx'
import { Card, Empty, Failure, Loading, PageTitle } from '../components/layout.tsx'
import { ParameterForm } from '../components/ParameterForm.tsx'
import { Prose } from '../components/Prose.tsx'
import { Badge, Copy, Json } from '../components/values.tsx'
import {
  type ApiDocument,
  type ApiMethod,
  codeOf,
  firstParameters,
  LANGUAGES,
  type Language,
  loadApi,
  ownParameters,
  refName,
  type Schema,
  typeText,
} from '../data/apiDocument.ts'
import { library } from '../data/connection.ts'
import { jsonText } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { askPerson } from '../data/requests.ts'

export function ApiPage({ rest }: { readonly rest: string }) {
  const api = useLoaded(loadApi, [])
  return (
    <>
      <PageTitle kind="API" name={rest} title="every function of the library" />
      <Loading from={api}>{(document) => <Playground document={document} name={rest} />}</Loading>
    </>
  )
}

function Playground({ document, name }: { readonly document: ApiDocument; readonly name: string }) {
  const [text, setText] = useState('')
  const needle = text.trim().toLowerCase()
  const methods = document.methods.filter(
    (method) => needle === '' || `${method.name} ${method.summary}`.toLowerCase().includes(needle),
  )
  const modules = Map.groupBy(methods, (method) => method.name.split('.')[0]!)
  const method = document.methods.find((one) => one.name === name)
  return (
    <div class="sidebar-layout">
      <Card isFlush>
        <div style={{ padding: '10px 12px' }}>
          <input
            type="search"
            value={text}
            placeholder={`Find one of ${document.methods.length} functions`}
            aria-label="Find a function"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <nav class="list" aria-label="Functions">
          {[...modules].map(([module, listed]) => (
            <div key={module} style={{ display: 'grid' }}>
              <h3>{module}</h3>
              {listed.map((one) => (
                <a key={one.name} href={`/api/${one.name}`} {...(one.name === name && { 'aria-current': 'page' })}>
                  {one.name.slice(module.length + 1)}
                </a>
              ))}
            </div>
          ))}
        </nav>
      </Card>
      {method === undefined ? (
        <Card>
          <Empty title={name === '' ? 'Choose a function' : `There is no function ${name}`}>
            The list has all of them, with documentation, a form, and the call in six languages.
          </Empty>
        </Card>
      ) : (
        <Method key={method.name} method={method} document={document} />
      )}
    </div>
  )
}

type Outcome = { readonly result: unknown; readonly ms: number } | { readonly error: Error; readonly ms: number }

function Method({ method, document }: { readonly method: ApiMethod; readonly document: ApiDocument }) {
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
      setOutcome({ error: error as Error, ms: Math.round(performance.now() - start) })
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
            The library asks the application for <strong>{method['x-app-object'].name}</strong>: this page asks you.
          </p>
        )}
        {isRefused && (
          <p class="notice warn">The console has already done, or leaves to you, what this function does.</p>
        )}
        <ParameterForm method={method} schemas={schemas} text={params} change={setParams} />
        <Editor label="Parameters" value={params} change={setParams} run={run} minHeight={110} />
        {messages.length > 0 && <Json value={messages} label="Messages of the callback" />}
        {outcome !== undefined && <Outcome outcome={outcome} />}
      </Card>
      <Parameters method={method} schemas={schemas} />
      <Code method={method.name} params={params} />
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

function Outcome({ outcome }: { readonly outcome: Outcome }) {
  const data = 'error' in outcome ? (outcome.error as { data?: unknown }).data : undefined
  return (
    <div role="status" class="stack">
      <p class="hint">{outcome.ms} ms</p>
      {'error' in outcome ? (
        <Failure error={outcome.error} />
      ) : (
        <Json value={jsonText(outcome.result)} label="Result" />
      )}
      {data != null && <Json value={data} label="Data of the error" />}
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

function Parameters({
  method,
  schemas,
}: {
  readonly method: ApiMethod
  readonly schemas: Readonly<Record<string, Schema>>
}) {
  const parameters = ownParameters(method)
  return (
    <Card title="Parameters and result">
      {parameters.length === 0 && <p class="hint">It has no parameters.</p>}
      <dl class="facts">
        {parameters.map(({ name, summary, required, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {required && <Badge tone="info">required</Badge>}
            </dt>
            <dd>
              <code>{typeText(schema)}</code>{' '}
              <span>
                <Prose text={summary} />
              </span>
              <TypeDetails schema={schema} schemas={schemas} />
            </dd>
          </div>
        ))}
        <div>
          <dt>result</dt>
          <dd>
            <code>{typeText(method.result.schema)}</code>
            <TypeDetails schema={method.result.schema} schemas={schemas} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

/** The fields of a type, which open in place. */
function TypeDetails({
  schema,
  schemas,
}: {
  readonly schema: Schema
  readonly schemas: Readonly<Record<string, Schema>>
}) {
  const [isOpen, setOpen] = useState(false)
  const target = schema?.$ref ?? schema?.allOf?.[0]?.$ref ?? schema?.items?.$ref
  const named = target === undefined ? undefined : schemas[refName(target)]
  if (named === undefined) return null
  const variants: readonly Schema[] = named.oneOf ?? [named]
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="hint">
        <Prose text={named.description ?? 'Fields'} />
      </summary>
      {isOpen &&
        variants.map((variant, index) => (
          <dl class="facts" key={index}>
            {variant.title !== undefined && named.oneOf !== undefined && (
              <div>
                <dt>
                  <Badge>{variant.title}</Badge>
                </dt>
                <dd>
                  <Prose text={variant.description} />
                </dd>
              </div>
            )}
            {Object.entries((variant.properties ?? {}) as Record<string, Schema>).map(([name, property]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code>{typeText(property)}</code> <Prose text={property.description} />
                  <TypeDetails schema={property} schemas={schemas} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
    </details>
  )
}

function Code({ method, params }: { readonly method: string; readonly params: string }) {
  const [language, setLanguage] = useState<Language>('TypeScript')
  const [valid, setValid] = useState(params)
  useEffect(() => {
    try {
      JSON.parse(params)
      setValid(params)
    } catch {
      // While something is typed, the last text that could be read is shown.
    }
  }, [params])
  const code = useMemo(() => codeOf(language, method, valid.trim() === '' ? '{}' : valid), [language, method, valid])
  return (
    <Card
      title="The same as code"
      actions={
        <>
          <Select
            aria-label="Language"
            value={language}
            style={{ width: 'auto' }}
            change={(chosen) => setLanguage(chosen as Language)}
            choices={LANGUAGES}
          />
          <Copy text={code} what="code" />
        </>
      }
    >
      <pre class="wide" tabIndex={0} role="region" aria-label={`The call in ${language}`}>
        {code}
      </pre>
    </Card>
  )
}
