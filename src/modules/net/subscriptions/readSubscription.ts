/**
 * Parses the text of a GraphQL subscription, for networks without subscriptions. This module is loaded only when
 * needed, because the parser is large.
 */
import {
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { GraphqlError } from '../../../errors/net.ts'
import { isObject } from '../../../net/readGraphqlResponse.ts'
import { notOffered } from '../collections/deprecatedInterfaces.ts'

export interface ReadSubscription {
  readonly collection: string
  /** Name of the object in the data that the host gets. */
  readonly key: string
  readonly filter: unknown
  /** Fields of the objects, GraphQL text without the outer braces and without named fragments. */
  readonly result: string
  /** Variables that the selection uses, as declared, and their values. */
  readonly declarations: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

const MAX_TOKENS = 10_000
const MAX_SPREADS = 200

/** Throws GraphqlError (608) for a text that is not a subscription, NotSupported (611) for one of several fields. */
export function readSubscription(text: string, variables: unknown): ReadSubscription {
  try {
    const { definitions } = parse(text, { noLocation: true, maxTokens: MAX_TOKENS })
    const fragments = new Map(
      definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
    )
    const operations = definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    )
    const [operation] = operations
    if (operation === undefined || operations.length > 1 || operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw new GraphQLError('expected one subscription')
    }
    let spreads = 0
    /** Named fragments become inline ones; one that contains itself is refused. */
    const inlined = (set: SelectionSetNode, within: readonly string[]): SelectionSetNode =>
      visit(set, {
        FragmentSpread: ({ name: { value: name }, directives }) => {
          const fragment = fragments.get(name)
          if (fragment === undefined) throw new GraphQLError(`unknown fragment ${name}`)
          // The number of uses grows exponentially if each fragment contains another one twice.
          if (++spreads > MAX_SPREADS) throw new GraphQLError(`more than ${MAX_SPREADS} uses of fragments`)
          if (within.includes(name)) throw new GraphQLError(`the fragment ${name} contains itself`)
          const { typeCondition, selectionSet } = fragment
          return {
            kind: Kind.INLINE_FRAGMENT,
            typeCondition,
            ...(directives && { directives }),
            selectionSet: inlined(selectionSet, [...within, name]),
          }
        },
      })
    const fields = inlined(operation.selectionSet, []).selections
    const [root] = fields
    if (root?.kind !== Kind.FIELD || fields.length > 1) {
      throw notOffered('subscription', 'only a subscription to one collection can be followed')
    }
    const given: Record<string, unknown> = isObject(variables) ? variables : {}
    const values = withDefaults(operation, given, (node) => valueFromASTUntyped(node))
    const selection = (root as FieldNode).selectionSet
    if (selection === undefined) throw new GraphQLError('expected a selection of fields')
    const used = new Set<string>()
    visit(selection, { Variable: ({ name }) => void used.add(name.value) })
    const filter = root.arguments?.find(({ name }) => name.value === 'filter')
    const declared = (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
    return {
      collection: root.name.value,
      key: (root.alias ?? root.name).value,
      filter: filter && valueFromASTUntyped(filter.value, values),
      result: print(selection).trim().slice(1, -1),
      declarations: declared.map((node) => print(node)),
      values: Object.fromEntries(Object.entries(given).filter(([name]) => used.has(name))),
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw GraphqlError.error(`Invalid subscription: ${error.message}`, {}, error)
  }
}

function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  valueOf: (node: ValueNode) => unknown,
): Record<string, unknown> {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue === undefined ? [] : [[variable.name.value, valueOf(defaultValue)] as const],
  )
  return { ...Object.fromEntries(defaults), ...given }
}
