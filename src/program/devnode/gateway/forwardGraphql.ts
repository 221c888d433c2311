import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import type { Sender } from '../rest/NodeBackend.ts'
import { BodyTooLarge, readBody } from '../server/readBody.ts'
import { sendJson, sendText } from '../server/send.ts'
import { type QueryRequest, rewriteQuery } from './rewriteQuery.ts'
import type { Upstream } from './Upstream.ts'

export interface ForwardOptions {
  readonly upstream: Upstream
  /** Version that answers state. */
  readonly version: string
  readonly bodyLimit: number
}

/**
 * GraphQL over HTTP, GET and POST, in front of another node. Errors of an operation come with status 200; what clients may
 * try again, with a status and a plain text. Source: network 1.13, 2.9.
 */
export function forwardGraphql({ upstream, version, bodyLimit }: ForwardOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sender: Sender = { authorization: request.headers.authorization }
    try {
      const asked = await readQuery(request, bodyLimit)
      if (asked === undefined)
        return sendText(response, 400, 'Malformed request: expected a JSON object with the text "query"')
      const isLegacy = (await upstream.isLegacy(sender)) ?? false
      const { request: forwarded, patchAnswer } = rewriteQuery(asked, isLegacy, version)
      const answer = await upstream.fetch('/graphql', sender, forwarded)
      if (answer.json === undefined) sendText(response, answer.status, answer.text)
      else sendJson(response, answer.status, patchAnswer(answer.json))
    } catch (error) {
      if (error instanceof GraphQLError) sendJson(response, 200, { data: null, errors: [{ message: error.message }] })
      else if (error instanceof BodyTooLarge) sendText(response, 413, error.message)
      else sendText(response, 502, `The node behind does not answer: ${(error as Error).message}`)
    }
  }
}

async function readQuery(request: IncomingMessage, bodyLimit: number): Promise<QueryRequest | undefined> {
  if (request.method === 'GET') {
    const query = new URL(request.url ?? '/', 'http://node').searchParams
    const variables = query.get('variables')
    return readRequest({
      query: query.get('query'),
      operationName: query.get('operationName'),
      variables: variables === null ? null : parseOr(variables),
    })
  }
  return readRequest(parseOr((await readBody(request, bodyLimit)).toString('utf8')))
}

function readRequest(json: unknown): QueryRequest | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { query } = json as { query?: unknown }
  return typeof query === 'string' ? (json as QueryRequest) : undefined
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
