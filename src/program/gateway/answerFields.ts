import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql'

/** Fields of an answer that differ between the interfaces. */
type AnswerField = 'version' | 'accountId'

/** A field of an answer: response names from the root on. */
export interface FoundField {
  readonly path: readonly string[]
  readonly field: AnswerField
}

/** Location of the fields: places, and what their fields lead to. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  query: { info: 'node', blockchain: 'blockchain' },
  node: { version: 'version' },
  blockchain: { account: 'account' },
  account: { info: 'state' },
  state: { id: 'accountId', address: 'accountId' },
}

/** Selections that are followed in one document. */
const MAX_SELECTIONS = 100_000

/** Where the answer to a document has the version of the node and the ids of accounts. Throws GraphQLError for very many. */
export function findAnswerFields(document: DocumentNode): readonly FoundField[] {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  const found: FoundField[] = []
  // The same fragment in the same place finds the same again, and may contain itself.
  const visited = new Set<string>()
  let count = 0
  const walk = ({ selections }: SelectionSetNode, place: string, path: readonly string[]): void => {
    for (const selection of selections) {
      // Fragments within fragments multiply.
      if (++count > MAX_SELECTIONS) throw new GraphQLError('The query selects too many fields')
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, place, path)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const key = [...path, selection.name.value].join(' ')
        const set = fragments.get(selection.name.value)
        if (set === undefined || visited.has(key)) continue
        visited.add(key)
        walk(set, place, path)
      } else {
        const name = selection.name.value
        const fields = PLACES[place]!
        if (!Object.hasOwn(fields, name)) continue
        const next = fields[name]!
        const own = [...path, (selection.alias ?? selection.name).value]
        if (selection.selectionSet !== undefined && next in PLACES) walk(selection.selectionSet, next, own)
        else if (!(next in PLACES)) found.push({ path: own, field: next as AnswerField })
      }
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 'query', [])
  }
  return found
}

/** Changes the text at a path in place; anything else there stays. */
export function changeText(value: unknown, [key, ...rest]: readonly string[], change: (text: string) => string): void {
  if (typeof value !== 'object' || value === null || key === undefined || !Object.hasOwn(value, key)) return
  const fields = value as Record<string, unknown>
  const inner = fields[key]
  if (rest.length > 0) changeText(inner, rest, change)
  else if (typeof inner === 'string') fields[key] = change(inner)
}
