/** This module is loaded only when needed, because the parser is large. */
import { GraphQLError, Kind, parse, type SelectionSetNode } from 'graphql'
import { GraphqlError } from '../../../errors/net.ts'

const MAX_TOKENS = 10_000

/**
 * Names under which an answer to a selection has these fields of the object.
 * Throws GraphqlError (608) for a selection that cannot be read.
 */
export function namesOfFields(selection: string, fields: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet)
      else if (node.kind === Kind.FIELD && fields.includes(node.name.value)) names.add((node.alias ?? node.name).value)
    }
  }
  try {
    const [definition] = parse(`{${selection}}`, { noLocation: true, maxTokens: MAX_TOKENS }).definitions
    if (definition?.kind === Kind.OPERATION_DEFINITION) visit(definition.selectionSet)
    return names
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw GraphqlError.error(`Invalid selection: ${error.message}`, {}, error)
  }
}
