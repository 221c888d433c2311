import { Kind, OperationTypeNode } from 'graphql'
import { type Positioned, ResumableSubscription } from './ResumableSubscription.ts'
import { type QueryRequest, type Rewritten, rewriteQuery } from './rewriteQuery.ts'

/** An event that is held back; `length` is that of its message, in characters. */
interface Held extends Positioned {
  readonly length: number
}

/** An operation of a client while it runs. */
export interface Operation {
  readonly id: string
  readonly request: QueryRequest
  readonly kind: OperationTypeNode
  readonly patchAnswer: Rewritten['patchAnswer']
  /** Absent for operations that cannot continue at another node. */
  readonly subscription: ResumableSubscription | undefined
  /** Events held back until the ones missed before them have been queried. */
  pending: Held[] | undefined
  /** Whether the events of the node follow the position without a gap. */
  isContinuous: boolean
  /** Frees its place among the operations of the client. */
  leave: () => void
}

/** Memory of an operation besides the texts of its query and variables, bytes. */
const OPERATION_BYTES = 2_000
/** Factor for the document, the queries derived from it and its filter, which are in memory beside the text. */
const TEXT_FACTOR = 16

/** Memory of an operation whose frame has `length` characters, bytes; an estimate. */
export function operationBytes(length: number): number {
  return OPERATION_BYTES + TEXT_FACTOR * length
}

/** The operation that a client starts. Throws GraphQLError for a query that cannot be rewritten. */
export function readOperation(id: string, payload: QueryRequest, isLegacy: boolean, version: string): Operation {
  const { query, variables, operationName } = payload
  const asked: QueryRequest = {
    query,
    ...(variables !== undefined && { variables }),
    ...(operationName !== undefined && { operationName }),
  }
  const { request, document, patchAnswer } = rewriteQuery(asked, isLegacy, version)
  const kinds = (document?.definitions ?? []).flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.operation] : [],
  )
  const kind =
    [OperationTypeNode.SUBSCRIPTION, OperationTypeNode.MUTATION].find((each) => kinds.includes(each)) ??
    OperationTypeNode.QUERY
  const subscription = document && ResumableSubscription.of(document, request)
  return {
    ...{ id, kind, patchAnswer, subscription, pending: undefined, isContinuous: true, leave: () => {} },
    request: subscription?.request ?? request,
  }
}
