/** What a call of a function may do, from its definition with all of its parameters. */
import type { FunctionAccess, FunctionDefinition } from './functions.ts'
import type { ParamsShape } from './methods.ts'
import type { Fields, StructShape } from './shapes.ts'

/** The strongest access of a function with any of its parameters. */
export function accessOf({ access, params }: FunctionDefinition): FunctionAccess | undefined {
  return (access === 'reads' || access === 'computes') && changingFields(params).length > 0 ? 'changes' : access
}

/** The access of one call: what its function states, unless a parameter of the call changes something. */
export function accessOfCall(
  { access, params }: FunctionDefinition,
  given: Readonly<Record<string, unknown>>,
): FunctionAccess | undefined {
  const changes = Object.entries(fieldsOf(params)).some(([name, field]) => {
    const value = given[name]
    return (field.changes === true && value != null) || (field.graphql === true && mayHoldMutation(value))
  })
  return changes && (access === 'reads' || access === 'computes') ? 'changes' : access
}

/** Whether a GraphQL document may have a mutation; the word cannot be written in another way. */
export function mayHoldMutation(document: unknown): boolean {
  return typeof document === 'string' && /\bmutation\b/.test(document)
}

/** Names of the parameters that make a reading function change what is stored. */
export function changingFields(params: ParamsShape): readonly string[] {
  return Object.entries(fieldsOf(params)).flatMap(([name, { changes }]) => (changes === true ? [name] : []))
}

/** The function without these parameters: it has the access that its definition states. */
export function withoutChanges(definition: FunctionDefinition): FunctionDefinition {
  const { params } = definition
  const changing = changingFields(params)
  if (changing.length === 0) return definition
  const kept = Object.entries(fieldsOf(params)).filter(([name]) => !changing.includes(name))
  return { ...definition, params: { ...(params as StructShape), fields: Object.fromEntries(kept) } }
}

function fieldsOf(params: ParamsShape): Fields {
  return params.kind === 'struct' ? params.fields : {}
}
