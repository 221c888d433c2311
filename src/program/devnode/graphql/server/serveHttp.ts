/** GraphQL over HTTP. Source: network 1.6, 2.1, 2.9. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeInput } from '../../../../core/bytes/utf8.ts'
import { parseJson } from '../../../http/parseJson.ts'
import { BodyTooLarge, readBody } from '../../../http/readBody.ts'
import { type Executor, type GraphqlAnswer, type GraphqlRequest, readGraphqlRequest } from './Executor.ts'

/** Largest body that is read, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024

/** Maximum number of requests in an array. */
const MAX_BATCH = 100

export interface HttpOptions {
  /** Whether arrays of requests are answered, as by networks with classic rules; networks with Dapp IDs refuse them. */
  readonly takesBatches: boolean
  /** Is notified of bugs. */
  readonly onError: (error: unknown) => void
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

interface Exchange {
  readonly executor: Executor
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Answers one request to `/graphql`. Never rejects. */
export async function serveHttp(exchange: Exchange, { takesBatches, onError }: HttpOptions): Promise<void> {
  const { response } = exchange
  try {
    await answer(exchange, takesBatches)
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

async function answer(exchange: Exchange, takesBatches: boolean): Promise<void> {
  const { request, response } = exchange
  switch (request.method) {
    case 'OPTIONS':
      response.writeHead(204, crossOrigin).end()
      return
    case 'GET':
    case 'HEAD':
      return await run(exchange, readParameters(new URL(request.url ?? '/', 'http://node').searchParams))
    case 'POST': {
      const json = parseJson(decodeInput(await readBody(request, MAX_BODY_BYTES)) ?? '')
      if (!Array.isArray(json)) return await run(exchange, readGraphqlRequest(json))
      if (!takesBatches) return sendText(response, 400, 'Batch requests are not supported')
      return await runBatch(exchange, json)
    }
    default:
      response.setHeader('allow', 'GET, POST, OPTIONS')
      sendText(response, 405, 'Method not allowed')
  }
}

async function run({ executor, request, response }: Exchange, parsed: GraphqlRequest | undefined): Promise<void> {
  if (parsed === undefined) return malformed(response)
  const prepared = executor.prepare(parsed)
  if ('refusal' in prepared) return sendJson(response, prepared.refusal, prepared.isTooLarge ? 400 : 200)
  if (prepared.kind === 'subscription') return sendJson(response, NEEDS_SOCKET)
  // A GET request, such as a followed link, must not change anything.
  if (prepared.kind === 'mutation' && request.method !== 'POST') {
    return sendText(response, 405, 'Mutations require POST')
  }
  await whileConnected(request, async (signal) => sendJson(response, await executor.execute(prepared, signal)))
}

const NEEDS_SOCKET: GraphqlAnswer = { data: null, errors: [{ message: 'Subscriptions require a WebSocket' }] }

/** One answer for each request, in their order. */
async function runBatch({ executor, request, response }: Exchange, items: readonly unknown[]): Promise<void> {
  const requests = items.map(readGraphqlRequest)
  if (requests.length > MAX_BATCH) return sendText(response, 400, `More than ${MAX_BATCH} requests in one array`)
  if (!requests.every((one) => one !== undefined)) return malformed(response)
  await whileConnected(request, async (signal) => {
    const answers = requests.map(async (one) => {
      const prepared = executor.prepare(one)
      if ('refusal' in prepared) return prepared.refusal
      return prepared.kind === 'subscription' ? NEEDS_SOCKET : executor.execute(prepared, signal)
    })
    sendJson(response, await Promise.all(answers))
  })
}

/** Runs `work` with a signal that is aborted when the client disconnects. */
async function whileConnected(request: IncomingMessage, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const gone = new AbortController()
  const onClose = () => gone.abort()
  request.socket.once('close', onClose)
  try {
    await work(gone.signal)
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

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'cache-control': 'no-store' }
  response.writeHead(status, { ...crossOrigin, ...headers }).end(body)
}

function malformed(response: ServerResponse): void {
  sendText(response, 400, 'Malformed request: expected a JSON object with a text "query" and an object "variables"')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...crossOrigin, 'content-type': 'text/plain; charset=utf-8' }).end(text)
}
