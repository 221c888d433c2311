/** Translates GraphQL between the interface with separate ids and a node before 1.0.0. Source: client interface 4.4. */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { RequestTooLarge } from '../devnode/graphql/server/DocumentCache.ts'
import { malformedId, missingId, readRawId } from '../nodeApi/ids.ts'
import { MAX_TOKENS, refuseNesting } from './graphqlLimits.ts'

/** Fields of an answer that differ between the interfaces. */
type AnswerField = 'version' | 'accountId'

/** A field of an answer: response names from the root on. */
interface FoundField {
  readonly path: readonly string[]
  readonly field: AnswerField
}

/** Where the fields are: the fields of each place, and what they lead to. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  query: { info: 'node', blockchain: 'blockchain' },
  node: { version: 'version' },
  blockchain: { account: 'account' },
  account: { info: 'state' },
  state: { id: 'accountId', address: 'accountId' },
}

/** Maximum number of selections that are followed in one document. */
const MAX_SELECTIONS = 100_000

/** Places of the node version and of account ids in the answer to a document. Throws GraphQLError for too many. */
function findAnswerFields(document: DocumentNode): readonly FoundField[] {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  const found: FoundField[] = []
  // Visiting the same fragment in the same place again would find the same fields, and a fragment may contain itself.
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

/** Changes the text at a path in place; other values stay unchanged. */
function changeText(value: unknown, [key, ...rest]: readonly string[], change: (text: string) => string): void {
  if (typeof value !== 'object' || value === null || key === undefined || !Object.hasOwn(value, key)) return
  const fields = value as Record<string, unknown>
  const inner = fields[key]
  if (rest.length > 0) changeText(inner, rest, change)
  else if (typeof inner === 'string') fields[key] = change(inner)
}

/** A GraphQL request. */
export interface QueryRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

export interface Rewritten {
  readonly request: QueryRequest
  /** Document of the request; absent for a text that is not GraphQL. */
  readonly document: DocumentNode | undefined
  /** Puts the version of this interface into an answer, and account ids without workchain; absent where neither is in it. */
  readonly patchAnswer: ((answer: unknown) => unknown) | undefined
}

/**
 * `account(account_id, dapp_id)` becomes `account(address)` for a legacy node; in its answers the version becomes `version`
 * and ids of accounts lose their workchain. Throws GraphQLError for the removed argument, missing and malformed ids,
 * RequestTooLarge beyond the bounds of requests. A text that is not valid GraphQL is passed on unchanged.
 */
export function rewriteQuery(request: QueryRequest, isLegacy: boolean, version: string): Rewritten {
  const problem = refuseNesting(request.query, request.variables)
  if (problem !== undefined) throw new RequestTooLarge(problem)
  let document: DocumentNode
  try {
    document = parse(request.query, { noLocation: true, maxTokens: MAX_TOKENS })
  } catch (error) {
    if (String(error).includes('Parsing aborted'))
      throw new RequestTooLarge(`The document has more than ${MAX_TOKENS} tokens`)
    return { request, document: undefined, patchAnswer: undefined }
  }
  const fields = isLegacy ? findAnswerFields(document) : []
  const patchAnswer = fields.length === 0 ? undefined : (answer: unknown) => patch(answer, fields, version)
  const variables = request.variables ?? {}
  const rewritten = visit(document, {
    Field: (field) => {
      if (field.name.value !== 'account') return undefined
      const names = new Set((field.arguments ?? []).map(({ name }) => name.value))
      if (names.has('address')) throw new GraphQLError('Unknown argument "address" on field "account"')
      // Objects of other kinds have a field of this name, too.
      const isById = names.has('account_id') || names.has('dapp_id')
      return isLegacy && isById ? withAddress(field, variables) : undefined
    },
  })
  if (rewritten === document) return { request, document, patchAnswer }
  return { ...withDocument(request, rewritten), patchAnswer }
}

/** The values are in the text, because a variable may be used in other places too. */
function withAddress(field: FieldNode, variables: Readonly<Record<string, unknown>>): FieldNode {
  const given = field.arguments ?? []
  const accountId = readId(given, 'account_id', variables)
  readId(given, 'dapp_id', variables)
  const address: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'address' },
    value: { kind: Kind.STRING, value: `0:${accountId}` },
  }
  const rest = given.filter(({ name }) => name.value !== 'account_id' && name.value !== 'dapp_id')
  return { ...field, arguments: [address, ...rest] }
}

function readId(given: readonly ArgumentNode[], name: string, variables: Readonly<Record<string, unknown>>): string {
  const value = given.find((argument) => argument.name.value === name)?.value
  const text =
    value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.STRING ? value.value : undefined
  if (text === undefined || text === null || text === '') throw new GraphQLError(missingId(name))
  const id = typeof text === 'string' ? readRawId(text) : undefined
  if (id === undefined) throw new GraphQLError(malformedId(name))
  return id
}

/** The request with another document. Servers refuse variables that nothing uses, so these are dropped. */
export function withDocument(request: QueryRequest, changed: DocumentNode): Omit<Rewritten, 'patchAnswer'> {
  const used = new Set<string>()
  visit(changed, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      used.add(name.value)
    },
  })
  const definitions = changed.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? {
          ...definition,
          variableDefinitions: (definition.variableDefinitions ?? []).filter(({ variable }) =>
            used.has(variable.name.value),
          ),
        }
      : definition,
  )
  const variables = Object.fromEntries(Object.entries(request.variables ?? {}).filter(([name]) => used.has(name)))
  const document = { ...changed, definitions }
  return { request: { ...request, query: print(document), variables }, document }
}

function patch(answer: unknown, fields: readonly FoundField[], version: string): unknown {
  const { data } = (answer ?? {}) as { data?: unknown }
  for (const { path, field } of fields) {
    changeText(data, path, (text) => (field === 'version' ? version : text.replace(/^0:/, '')))
  }
  return answer
}
