/** Parameters and result of a function, with the types that they consist of. */
import { useState } from 'preact/hooks'
import { Card } from '../../components/layout.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Badge } from '../../components/values.tsx'
import { type ApiMethod, ownParameters, refName, type Schema, typeText } from '../../data/apiDocument.ts'

export function MethodTypes({
  method,
  schemas,
}: {
  readonly method: ApiMethod
  readonly schemas: Readonly<Record<string, Schema>>
}) {
  const parameters = ownParameters(method)
  return (
    <Card title="Parameters and result">
      {parameters.length === 0 && <p class="hint">No parameters.</p>}
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
