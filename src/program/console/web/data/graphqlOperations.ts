/** The operations of a GraphQL document, each also as a separate document. */
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql'

export interface GraphqlOperation {
  /** Absent for an unnamed operation, which must be the only one of its document. */
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
  // The text of a single operation stays as it was typed, so that positions in errors match it.
  const separate = operations.length > 1 ? separateOperations(document) : {}
  return operations.map(({ name, operation }) => {
    const own = separate[name?.value ?? '']
    return { name: name?.value, kind: operation, text: own === undefined ? text : print(own) }
  })
}
