/**
 * A subscription to a collection that can be resumed: each object has a position in the order of the chain, and the
 * objects after the last delivered one can be queried.
 *
 * Positions of blocks, transactions and messages are their `chain_order`, under which each comes once. A state of an account
 * has the time of its last transaction, s, which several states share: after an interruption states of the last second may
 * come again.
 */
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  valueFromASTUntyped,
} from 'graphql'
import { type QueryRequest, withDocument } from './rewriteQuery.ts'

interface Collection {
  readonly filterType: string
  /** Field of the position. */
  readonly position: string
  /** Query for the position of the newest object, with the path of that in `data`. */
  readonly head: string
}

const collections: Readonly<Record<string, Collection>> = {
  blocks: { filterType: 'BlockFilter', position: 'chain_order', head: headOf('blocks', 'chain_order') },
  transactions: {
    filterType: 'TransactionFilter',
    position: 'chain_order',
    head: headOf('transactions', 'chain_order'),
  },
  messages: { filterType: 'MessageFilter', position: 'chain_order', head: headOf('messages', 'chain_order') },
  accounts: { filterType: 'AccountFilter', position: 'last_paid', head: headOf('blocks', 'gen_utime', 'chain_order') },
}

function headOf(collection: string, field: string, order = field): string {
  return `{head:${collection}(orderBy:[{path:"${order}",direction:DESC}],limit:1){position:${field}}}`
}

/** Alias under which the position of an object is queried; it is removed from answers. */
const POSITION = 'gatewayPosition'
/** Aliases of the fields that distinguish states of accounts within one second. */
const STATE = 'gatewayState'
const ACCOUNT = 'gatewayAccount'

/** Number of objects in a query for missed events. */
const PAGE = 50
/** Maximum number of states with the same second. */
const STATES_PAGE = 5000

/** An object of the collection with its position. */
export interface Positioned {
  /** The answer for the client, `{data}`. */
  readonly answer: Record<string, unknown>
  readonly position: string
}

export class ResumableSubscription {
  /** Includes the fields that determine positions. */
  readonly request: QueryRequest
  readonly #name: string
  readonly #collection: Collection
  /** Name of the object in answers. */
  readonly #responseName: string
  readonly #filter: Record<string, unknown>
  readonly #pageRequest: QueryRequest
  /** States that were delivered at the last position. */
  #delivered = new Set<string>()
  /** Position of the last delivered object; `undefined` while it is not known. */
  position: string | undefined

  private constructor(request: QueryRequest, document: DocumentNode, root: FieldNode) {
    const variables = request.variables ?? {}
    this.#name = root.name.value
    this.#collection = collections[this.#name]!
    this.#responseName = (root.alias ?? root.name).value
    const [argument] = root.arguments ?? []
    const filter = argument && valueFromASTUntyped(argument.value, variables)
    this.#filter = typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {}
    const hidden = [hiddenField(POSITION, this.#collection.position)]
    if (this.#name === 'accounts') hidden.push(hiddenField(STATE, 'last_trans_lt'), hiddenField(ACCOUNT, 'id'))
    const asked: FieldNode = {
      ...root,
      selectionSet: { kind: Kind.SELECTION_SET, selections: [...root.selectionSet!.selections, ...hidden] },
    }
    this.request = withDocument(request, withRoot(document, asked)).request
    this.#pageRequest = pageRequest(request, document, asked, this.#collection, this.#name === 'accounts')
  }

  /** `undefined` for a subscription that cannot be resumed. `document` is that of `request`. */
  static of(document: DocumentNode, request: QueryRequest): ResumableSubscription | undefined {
    const operation = getOperationAST(document, request.operationName)
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION || (operation.directives?.length ?? 0) > 0) return
    const [root, ...others] = operation.selectionSet.selections
    if (root?.kind !== Kind.FIELD || others.length > 0 || (root.directives?.length ?? 0) > 0) return undefined
    if (!Object.hasOwn(collections, root.name.value) || root.selectionSet === undefined) return undefined
    if (root.arguments?.some(({ name }) => name.value !== 'filter')) return undefined
    return new ResumableSubscription(request, document, root)
  }

  /** Query for the position of the newest object, see `takeHead`. */
  get headRequest(): QueryRequest {
    return { query: this.#collection.head }
  }

  takeHead(data: Record<string, unknown> | null | undefined): void {
    const [head] = (data?.['head'] ?? []) as readonly { readonly position?: unknown }[]
    this.position = head?.position === undefined || head.position === null ? '' : String(head.position)
  }

  /** Query for objects after the position, the nearest first. */
  get missedRequest(): QueryRequest {
    const position = this.position ?? ''
    const condition =
      this.#name === 'accounts' ? { last_paid: { ge: Number(position) || 0 } } : { chain_order: { gt: position } }
    const { variables, ...request } = this.#pageRequest
    return { ...request, variables: { ...variables, gatewayFilter: conjunction(this.#filter, condition, 0) } }
  }

  /**
   * Objects of an answer to `missedRequest`, and whether there may be more. Throws GraphQLError if that cannot be
   * determined.
   */
  takeMissed(data: Record<string, unknown> | null | undefined): { rows: Positioned[]; hasMore: boolean } {
    const rows = (data?.['rows'] ?? []) as readonly Record<string, unknown>[]
    if (this.#name === 'accounts') {
      if (rows.length >= STATES_PAGE) throw new GraphQLError('Too many accounts changed during an interruption')
      return { rows: rows.flatMap((row) => this.read({ data: { [this.#responseName]: row } }) ?? []), hasMore: false }
    }
    const found = rows.flatMap((row) => this.read({ data: { [this.#responseName]: row } }) ?? [])
    return { rows: found, hasMore: rows.length >= PAGE }
  }

  /** Removes the position from an answer and returns it; `undefined` for an answer without an object. */
  read(payload: unknown): Positioned | undefined {
    const { data, ...rest } = (payload ?? {}) as { data?: Record<string, unknown> | null }
    const object = data?.[this.#responseName]
    if (typeof object !== 'object' || object === null) return undefined
    const { [POSITION]: position, [STATE]: state, [ACCOUNT]: account, ...own } = object as Record<string, unknown>
    if (position === undefined || position === null) return undefined
    const answer = { ...rest, data: { ...data, [this.#responseName]: own } }
    states.set(answer, `${String(account)} ${String(state)}`)
    return { answer, position: String(position) }
  }

  /** Whether an object was delivered before. */
  isKnown({ position, answer }: Positioned): boolean {
    if (this.position === undefined) return false
    if (this.#name !== 'accounts') return position <= this.position
    const difference = Number(position) - Number(this.position)
    return difference < 0 || (difference === 0 && this.#delivered.has(states.get(answer)!))
  }

  /** Records that an object is being delivered. */
  take({ position, answer }: Positioned): void {
    if (this.#name !== 'accounts') {
      if (this.position === undefined || position > this.position) this.position = position
      return
    }
    if (this.position === undefined || Number(position) > Number(this.position)) {
      this.position = position
      this.#delivered = new Set()
    }
    this.#delivered.add(states.get(answer)!)
  }
}

/** Account and logical time of the state in each answer. */
const states = new WeakMap<object, string>()

function hiddenField(alias: string, name: string): SelectionNode {
  return {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: alias },
    name: { kind: Kind.NAME, value: name },
  }
}

function withRoot(document: DocumentNode, root: FieldNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION
        ? { ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections: [root] } }
        : definition,
    ),
  }
}

/** The collection in the order of positions, with the fields that the subscription asks for. */
function pageRequest(
  request: QueryRequest,
  document: DocumentNode,
  root: FieldNode,
  { filterType, position }: Collection,
  isOfAccounts: boolean,
): QueryRequest {
  const limit = isOfAccounts ? STATES_PAGE : PAGE
  const order = `[{path:"${position}",direction:ASC}]`
  const frame = parse(
    `query($gatewayFilter:${filterType}){rows:${root.name.value}(filter:$gatewayFilter,orderBy:${order},limit:${limit}){id}}`,
    { noLocation: true },
  )
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const variableDefinitions = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : []
  const definitions = frame.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition
    const [rows] = definition.selectionSet.selections as readonly FieldNode[]
    const selections = [{ ...rows!, selectionSet: root.selectionSet! }]
    return {
      ...definition,
      variableDefinitions: [...(definition.variableDefinitions ?? []), ...variableDefinitions],
      selectionSet: { kind: Kind.SELECTION_SET as const, selections },
    }
  })
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const variables = { ...request.variables, gatewayFilter: null }
  const whole = withDocument({ query: '', variables }, { ...document, definitions: [...definitions, ...fragments] })
  return { query: print(whole.document!), variables: whole.request.variables }
}

/** Maximum nesting of alternatives in a filter. */
const MAX_ALTERNATIVES = 30

/** Filter for objects that match the condition and also the filter or one of its alternatives. */
function conjunction(
  filter: Readonly<Record<string, unknown>>,
  condition: Readonly<Record<string, Record<string, unknown>>>,
  depth: number,
): Record<string, unknown> {
  if (depth > MAX_ALTERNATIVES) throw new GraphQLError('The filter has too many alternatives')
  const both: Record<string, unknown> = { ...filter }
  for (const [name, operators] of Object.entries(condition)) {
    const own = (filter[name] ?? {}) as Record<string, unknown>
    const merged: Record<string, unknown> = { ...own }
    for (const [operator, value] of Object.entries(operators)) {
      const other = own[operator] as string | number | null | undefined
      merged[operator] = other !== undefined && other !== null && other > (value as string | number) ? other : value
    }
    both[name] = merged
  }
  for (const name of ['OR', 'or']) {
    const alternative = filter[name]
    if (typeof alternative !== 'object' || alternative === null) continue
    both[name] = conjunction(alternative as Record<string, unknown>, condition, depth + 1)
  }
  return both
}
