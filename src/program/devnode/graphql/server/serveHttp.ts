/** GraphQL over HTTP. Source: network 1.6, 2.1, 2.9. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { explorerPage } from '../../explorer/explorerPage.ts'
import { BodyTooLarge, readBody } from '../../server/readBody.ts'
import { type Executor, type GraphqlRequest, readGraphqlRequest } from './Executor.ts'

/** Largest body that is read, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/** Answers one request to `/graphql`. Never rejects. */
export async function serveHttp(
  executor: Executor,
  request: IncomingMessage,
  response: ServerResponse,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    await answer(executor, request, response)
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      response.setHeader('connection', 'close')
      return sendText(response, 413, error.message)
    }
    onError(error)
    if (response.headersSent) response.destroy()
    else sendText(response, 500, 'INTERNAL_SERVER_ERROR')
  }
}

async function answer(executor: Executor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  switch (request.method) {
    case 'OPTIONS':
      response.writeHead(204, crossOrigin).end()
      return
    case 'GET':
    case 'HEAD': {
      const parameters = new URL(request.url ?? '/', 'http://node').searchParams
      if (!parameters.has('query')) return sendPage(response)
      const parsed = readParameters(parameters)
      return parsed === undefined ? malformed(response) : run(executor, parsed, 'GET', request, response)
    }
    case 'POST': {
      const body = await readBody(request, MAX_BODY_BYTES)
      const parsed = readGraphqlRequest(parseJson(body.toString('utf8')))
      return parsed === undefined ? malformed(response) : run(executor, parsed, 'POST', request, response)
    }
    default:
      response.setHeader('allow', 'GET, POST, OPTIONS')
      sendText(response, 405, 'Method not allowed')
  }
}

async function run(
  executor: Executor,
  graphqlRequest: GraphqlRequest,
  method: 'GET' | 'POST',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const prepared = executor.prepare(graphqlRequest)
  if ('refusal' in prepared) return sendJson(response, prepared.refusal, prepared.isTooLarge ? 400 : 200)
  if (prepared.kind === 'subscription') {
    const message = 'Subscriptions need a WebSocket'
    return sendJson(response, { data: null, errors: [{ message }] })
  }
  // A link must not be able to change anything.
  if (prepared.kind === 'mutation' && method === 'GET') return sendText(response, 405, 'Mutations need POST')
  const gone = new AbortController()
  const onClose = () => gone.abort()
  request.socket.once('close', onClose)
  try {
    sendJson(response, await executor.execute(prepared, gone.signal))
  } finally {
    request.socket.off('close', onClose)
  }
}

function readParameters(parameters: URLSearchParams): GraphqlRequest | undefined {
  const text = parameters.get('variables')
  const variables = text === null || text === '' ? undefined : parseJson(text)
  if (text && variables === undefined) return undefined
  return readGraphqlRequest({
    query: parameters.get('query'),
    variables,
    operationName: parameters.get('operationName'),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'cache-control': 'no-store' }
  response.writeHead(status, { ...crossOrigin, ...headers }).end(body)
}

function malformed(response: ServerResponse): void {
  sendText(response, 400, 'Malformed request: expected a JSON object with the text "query" and an object "variables"')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...crossOrigin, 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

function sendPage(response: ServerResponse): void {
  const { html, contentSecurityPolicy } = explorerPage()
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(html)
}
