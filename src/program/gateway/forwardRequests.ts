/** HTTP requests that a gateway forwards to its nodes. */

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, Kind, OperationTypeNode } from 'graphql'
import { decodeInput } from '../../core/bytes/utf8.ts'
import { replacedProgram } from '../../errors/programReplaced.ts'
import { RequestTooLarge } from '../devnode/graphql/server/DocumentCache.ts'
import { parseJson } from '../http/parseJson.ts'
import { BodyTooLarge, readBody } from '../http/readBody.ts'
import { sendJson, sendJsonText, sendText } from '../http/send.ts'
import type { Sender } from '../nodeApi/NodeBackend.ts'
import type { AnswerCache } from './AnswerCache.ts'
import { immutableQuery } from './immutableQuery.ts'
import { refuse } from './refuse.ts'
import { type QueryRequest, type Rewritten, rewriteQuery } from './rewriteQuery.ts'
import { AnswerTooLarge, type UpstreamAnswer, type Upstreams } from './Upstreams.ts'

export interface ForwardOptions {
  readonly upstreams: Upstreams
  readonly cache: AnswerCache
  /** Version to report in answers. */
  readonly version: string
  /** Largest body of a request, bytes. */
  readonly bodyLimit: number
}

/**
 * GraphQL over HTTP, GET and POST. Errors of an operation are returned with status 200; failures that clients may
 * retry, with an error status and a text. Source: network 1.13, 2.9.
 */
export function forwardGraphql({ upstreams, cache, version, bodyLimit }: ForwardOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sender: Sender = { authorization: request.headers.authorization }
    try {
      const asked = await readQuery(request, bodyLimit)
      if (asked === undefined)
        return sendText(response, 400, 'Malformed request: expected a JSON object with the text "query"')
      const rewritten = rewriteQuery(asked, (await upstreams.isLegacy()) ?? false, version)
      const lasting = rewritten.document && immutableQuery(rewritten.document, rewritten.request)
      const key = lasting && cacheKey(lasting.key, sender)
      const known = key === undefined ? undefined : cache.get(key)
      if (known !== undefined) return sendJsonText(response, 200, known)
      const isRead = !isMutation(rewritten)
      // Disconnecting does not undo a mutation.
      const signal = isRead ? goneSignal(response) : undefined
      const { query, variables, operationName } = rewritten.request
      const body = { query, variables, operationName }
      const answer = await upstreams.exchange({ path: '/graphql', sender, body, isRead, signal })
      passRetryAfter(response, answer)
      const { patchAnswer } = rewritten
      // Reading and writing a large answer would keep all other clients waiting.
      const isRelayed = patchAnswer === undefined && key === undefined && /^\s*[{[]/.test(answer.text)
      if (isRelayed) return sendJsonText(response, answer.status, answer.text)
      const { json } = answer
      if (json === undefined) return sendText(response, answer.status, answer.text)
      const text = patchAnswer === undefined ? answer.text : JSON.stringify(patchAnswer(json))
      if (key !== undefined && answer.status === 200 && lasting!.isWhole(json)) cache.set(key, text)
      sendJsonText(response, answer.status, text)
    } catch (error) {
      if (error instanceof GraphQLError) {
        const status = error instanceof RequestTooLarge ? 400 : 200
        sendJson(response, status, { data: null, errors: [{ message: error.message }] })
      } else answerFailure(request, response, error)
    }
  }
}

/** Forwards a query unchanged; it consists of `path` only. */
export function forwardQuestion(upstreams: Upstreams) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path] = (request.url ?? '').split('?') as [string]
    const sender: Sender = { authorization: request.headers.authorization }
    try {
      const answer = await upstreams.exchange({ path, sender, isRead: true, signal: goneSignal(response) })
      passRetryAfter(response, answer)
      if (answer.status === 200 && answer.json !== undefined) sendJsonText(response, 200, answer.text)
      else sendText(response, answer.status, answer.text)
    } catch (error) {
      answerFailure(request, response, error)
    }
  }
}

/** Aborted when the client disconnects before its answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}

/** Answers are cached per authorization, because clients may have different rights. */
function cacheKey(query: string, { authorization }: Sender): string {
  return createHash('sha256')
    .update(JSON.stringify([authorization ?? null, query]))
    .digest('base64')
}

/** A text that is not GraphQL cannot change anything. */
function isMutation({ document }: Rewritten): boolean {
  return (
    document?.definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
    ) === true
  )
}

function passRetryAfter(response: ServerResponse, { retryAfter }: UpstreamAnswer): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
}

function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLarge) refuse(request, response, tooLarge(error.message))
  else if (error instanceof AnswerTooLarge) {
    refuse(request, response, { status: 413, code: 'ANSWER_TOO_LARGE', reason: `${error.message}: ask for less` })
  } else if (replacedProgram(error) !== undefined) sendText(response, 503, (error as Error).message)
  else sendText(response, 502, `The upstream node does not answer: ${(error as Error).message}`)
}

function tooLarge(reason: string) {
  return { status: 413, code: 'REQUEST_TOO_LARGE', reason } as const
}

async function readQuery(request: IncomingMessage, bodyLimit: number): Promise<QueryRequest | undefined> {
  if (request.method === 'GET') {
    const query = new URL(request.url ?? '/', 'http://node').searchParams
    const variables = query.get('variables')
    return readRequest({
      query: query.get('query'),
      operationName: query.get('operationName'),
      variables: variables === null ? null : parseJson(variables),
    })
  }
  return readRequest(parseJson(decodeInput(await readBody(request, bodyLimit)) ?? ''))
}

function readRequest(json: unknown): QueryRequest | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { query } = json as { query?: unknown }
  return typeof query === 'string' ? (json as QueryRequest) : undefined
}
