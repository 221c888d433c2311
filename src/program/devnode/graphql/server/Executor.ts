import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  subscribe,
  validate,
  visit,
} from 'graphql'
import { QueryTimeout } from '../../store/NodeStore.ts'
import type { NodeSchema } from '../buildNodeSchema.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { DocumentCache, RequestTooLarge } from './DocumentCache.ts'
import { isNestedDeeper, MAX_VARIABLE_NESTING } from './nesting.ts'

/** A request in the form shared by all transports. */
export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Record<string, unknown> | null | undefined
  readonly operationName?: string | null | undefined
}

/** A request with a valid document, and the kind of its operation. */
export interface PreparedRequest {
  readonly document: DocumentNode
  readonly kind: OperationTypeNode
  readonly request: GraphqlRequest
}

/** A request that is refused before execution. */
export interface RefusedRequest {
  readonly refusal: GraphqlAnswer
  /** Whether it is answered with status 400 over HTTP. */
  readonly isTooLarge: boolean
}

/** An answer: plain data, ready for JSON. */
export interface GraphqlAnswer {
  readonly data?: unknown
  readonly errors?: readonly unknown[]
}

/** The message as a request; `undefined` if it is not one. */
export function readGraphqlRequest(value: unknown): GraphqlRequest | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { query, variables, operationName } = value as Record<string, unknown>
  if (typeof query !== 'string') return undefined
  const isObject = typeof variables === 'object' && !Array.isArray(variables)
  if (variables !== undefined && !isObject) return undefined
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined
  return { query, variables: variables as Record<string, unknown> | null | undefined, operationName }
}

/** Runs requests of one schema. */
export class Executor {
  readonly #schema: NodeSchema
  readonly #documents: DocumentCache
  readonly #makeContext: (signal: AbortSignal) => RequestContext
  readonly #onError: (error: unknown) => void

  /** @param onError is called for bugs; the client is only told that an internal error occurred */
  constructor(
    schema: NodeSchema,
    makeContext: (signal: AbortSignal) => RequestContext,
    onError: (error: unknown) => void,
  ) {
    this.#schema = schema
    this.#documents = new DocumentCache(schema.schema, schema.rules)
    this.#makeContext = makeContext
    this.#onError = onError
  }

  /** Parses the document, or returns an answer with its errors. */
  prepare(request: GraphqlRequest): PreparedRequest | RefusedRequest {
    const document = this.#documents.read(request.query)
    if (!('kind' in document)) {
      return { refusal: refusal(document), isTooLarge: document.some((error) => error instanceof RequestTooLarge) }
    }
    if (isNestedDeeper(request.variables, MAX_VARIABLE_NESTING)) {
      const message = `The variables are nested deeper than ${MAX_VARIABLE_NESTING} levels`
      return { refusal: refusal([new RequestTooLarge(message)]), isTooLarge: true }
    }
    const operation = getOperationAST(document, request.operationName)
    if (operation) return { document, kind: operation.operation, request }
    const names = request.operationName ? 'has no operation of this name' : 'has several operations, choose one by name'
    return { refusal: refusal([new GraphQLError(`The document ${names}`)]), isTooLarge: false }
  }

  /** Answers a query or a mutation. */
  async execute({ document, request }: PreparedRequest, signal: AbortSignal): Promise<GraphqlAnswer> {
    const result = await execute(this.#arguments(document, request, signal))
    return this.#answer(result)
  }

  /** Starts a subscription, or returns the answer that says why it cannot start. */
  async subscribe(
    { document, request }: PreparedRequest,
    signal: AbortSignal,
  ): Promise<AsyncIterableIterator<GraphqlAnswer> | { readonly refusal: GraphqlAnswer }> {
    const result = await subscribe(this.#arguments(document, request, signal))
    return Symbol.asyncIterator in result
      ? new AnswerIterator(result, (one) => this.#answer(one))
      : { refusal: this.#answer(result) }
  }

  #arguments(document: DocumentNode, { variables, operationName }: GraphqlRequest, signal: AbortSignal) {
    return {
      schema: schemaFor(document, this.#schema),
      document,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
      contextValue: this.#makeContext(signal),
    }
  }

  #answer({ data, errors }: ExecutionResult): GraphqlAnswer {
    if (errors === undefined) return { data }
    return { data: data ?? null, errors: errors.map((error) => this.#publicError(error)) }
  }

  #publicError(error: GraphQLError): unknown {
    const { originalError } = error
    if (originalError === undefined || originalError instanceof GraphQLError) return error.toJSON()
    const { locations, path } = error.toJSON()
    const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
    if (originalError instanceof QueryTimeout) {
      return { message: originalError.message, ...place, extensions: { code: 'TIMEOUT' } }
    }
    this.#onError(originalError)
    return { message: 'INTERNAL_SERVER_ERROR', ...place }
  }
}

/** Not a generator: `return` of a generator would wait for an event that may never come. */
class AnswerIterator implements AsyncIterableIterator<GraphqlAnswer> {
  readonly #events: AsyncIterator<ExecutionResult>
  readonly #answer: (result: ExecutionResult) => GraphqlAnswer

  constructor(events: AsyncIterator<ExecutionResult>, answer: (result: ExecutionResult) => GraphqlAnswer) {
    this.#events = events
    this.#answer = answer
  }

  async next(): Promise<IteratorResult<GraphqlAnswer>> {
    const { value, done } = await this.#events.next()
    return done === true ? { value: undefined, done } : { value: this.#answer(value), done: false }
  }

  async return(): Promise<IteratorResult<GraphqlAnswer>> {
    await this.#events.return?.()
    return { value: undefined, done: true }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

/** Introspection uses the shown schema, unless the document also uses a hidden field. */
function schemaFor(document: DocumentNode, { schema, shown }: NodeSchema): GraphQLSchema {
  if (schema === shown || !asksForTypes(document)) return schema
  return validate(shown, document, undefined, { maxErrors: 1 }).length === 0 ? shown : schema
}

function asksForTypes(document: DocumentNode): boolean {
  let isAsked = false
  visit(document, {
    Field: ({ name: { value } }) => {
      if (value !== '__schema' && value !== '__type') return undefined
      isAsked = true
      return BREAK
    },
  })
  return isAsked
}

function refusal(errors: readonly GraphQLError[]): GraphqlAnswer {
  return {
    data: null,
    errors: errors.map((error) => error.toJSON()),
  }
}
