/** Every function of the library: description, form, result, and the same call in other languages. */
import { useState } from 'preact/hooks'
import { Card, Empty, Loading, PageTitle } from '../components/layout.tsx'
import { type ApiDocument, loadApi } from '../data/apiDocument.ts'
import { useLoaded } from '../data/load.ts'
import { Method } from './api/Method.tsx'

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
            The list shows every function, with documentation, a form, and the call in six languages.
          </Empty>
        </Card>
      ) : (
        <Method key={method.name} method={method} document={document} />
      )}
    </div>
  )
}
