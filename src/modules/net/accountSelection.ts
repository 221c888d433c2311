import { GraphqlError } from './errors.ts'
import { withWorkchain } from './readAccountName.ts'

/**
 * Reader of an account that comes from `blockchain.account` in place of the collection: there its name has no workchain.
 * Throws GraphqlError (608) for a selection that cannot be read.
 */
export async function accountReader(
  selection: string,
): Promise<(account: Readonly<Record<string, unknown>>) => Record<string, unknown>> {
  const names = await namesOfFields(selection, ['id', 'address'])
  return (account) => {
    const renamed = [...names].filter((name) => name in account).map((name) => [name, withWorkchain(account[name])])
    return { ...account, ...Object.fromEntries(renamed) }
  }
}

/** Names under which the answer has these fields of the object. */
async function namesOfFields(selection: string, fields: readonly string[]): Promise<ReadonlySet<string>> {
  const { Kind, parse, GraphQLError } = await import('graphql')
  const names = new Set<string>()
  const visit = (set: import('graphql').SelectionSetNode) => {
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

const MAX_TOKENS = 10_000
