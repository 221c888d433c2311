/** The operations of a GraphQL document, each also as a separate document. */
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql'

export interface GraphqlOperation {
  /** Absent for the only one of a document. */
  readonly name: string | undefined
  readonly kind: 'query' | 'mutation' | 'subscription'
  /** The operation and the fragments that it uses. */
  readonly text: string
}

/** Empty for a text that cannot be parsed; the network reports the mistake. */
export function readOperations(text: string): readonly GraphqlOperation[] {
  let document: DocumentNode
  try {
    document = parse(text)
  } catch {
    return []
  }
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  // The text of a single one stays as it was typed, so that places in errors fit it.
  const separate = operations.length > 1 ? separateOperations(document) : {}
  return operations.map(({ name, operation }) => {
    const own = separate[name?.value ?? '']
    return { name: name?.value, kind: operation, text: own === undefined ? text : print(own) }
  })
}
