/** Types of a schema, one at a time, with a search. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { useState } from 'preact/hooks'
import { Prose } from './Prose.tsx'

export function SchemaDocs({ schema }: { readonly schema: GraphQLSchema }) {
  const [name, setName] = useState(schema.getQueryType()?.name ?? 'Query')
  const [text, setText] = useState('')
  const needle = text.trim().toLowerCase()
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
  const found = needle === '' ? [] : types.filter((type) => type.name.toLowerCase().includes(needle)).slice(0, 20)
  const type = schema.getType(name)
  return (
    <div class="stack">
      <input
        type="search"
        value={text}
        placeholder="Find a type"
        aria-label="Find a type"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <div class="actions">
          {found.map((one) => (
            <button key={one.name} type="button" class="small" onClick={() => setName(one.name)}>
              {one.name}
            </button>
          ))}
        </div>
      )}
      {type !== undefined && <TypeDocs type={type} open={setName} />}
    </div>
  )
}

interface ShownField {
  readonly name: string
  readonly type: GraphQLType
  readonly description?: string | null | undefined
  readonly args?: readonly { readonly name: string; readonly type: GraphQLType }[]
}

function TypeDocs({ type, open }: { readonly type: GraphQLNamedType; readonly open: (name: string) => void }) {
  const fields: readonly ShownField[] =
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
  return (
    <div class="stack">
      <h3>{type.name}</h3>
      {type.description && (
        <p class="hint">
          <Prose text={type.description} />
        </p>
      )}
      {isEnumType(type) && (
        <p>
          {type
            .getValues()
            .map((value) => value.name)
            .join(', ')}
        </p>
      )}
      <dl class="facts">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>
              <code>{field.name}</code>
            </dt>
            <dd>
              <button type="button" class="link mono" onClick={() => open(getNamedType(field.type).name)}>
                {String(field.type)}
              </button>
              {field.args !== undefined && field.args.length > 0 && (
                <p class="hint">
                  {field.args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ')}
                </p>
              )}
              {field.description && (
                <p class="hint">
                  <Prose text={field.description} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
