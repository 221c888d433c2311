/** JSON-RPC 2.0 messages: text in, text out. Source: daemon section 2. */
import {
  createJSONRPCErrorResponse,
  createJSONRPCNotification,
  JSONRPC,
  type JSONRPCError,
  type JSONRPCID,
} from 'json-rpc-2.0/dist/models.js'
import { inspectText } from '../../src/schema/inspectText.ts'
import { isRawNumeral, parseExactJson, stringifyExactJson } from '../../src/schema/numerals.ts'
import { findRepeatedMember } from '../../src/schema/repeatedMember.ts'
import { ProtocolError } from './ProtocolError.ts'
import { RepeatedMember } from './RepeatedMember.ts'

export type RequestId = NonNullable<JSONRPCID>

/** A message that passed the envelope check; without `id` it is a notification. */
export interface IncomingRequest {
  readonly id?: RequestId | undefined
  readonly method: string
  readonly params?: Readonly<Record<string, unknown>> | null | undefined
}

/** Throws ParseError (-32700), InvalidRequest (-32600) for too much nesting, and RepeatedMember. */
export function parseText(text: string, maxNesting: number): unknown {
  const inspected = inspectText(text, maxNesting)
  if (inspected === 'too deep') throw tooDeep(maxNesting)
  let parsed: unknown
  try {
    parsed = inspected === 'plain' ? JSON.parse(text) : parseExactJson(text)
  } catch {
    throw unreadable()
  }
  const repeated = findRepeatedMember(text, parsed)
  if (repeated !== undefined) throw new RepeatedMember(repeated, parsed)
  return parsed
}

export function tooDeep(limit: number): ProtocolError {
  return new ProtocolError('InvalidRequest', `The message is nested deeper than ${limit} levels`, {
    reason: 'nesting',
    limit,
  })
}

/** A message that is not JSON, or whose parameters turn out not to be. */
export function unreadable(): ProtocolError {
  return new ProtocolError('ParseError', 'The message is not valid JSON', { reason: 'json' })
}

/** A message that looks like a response is not meant for a server and is ignored. */
export function isResponse(message: unknown): boolean {
  return (
    isObject(message) &&
    message['method'] === undefined &&
    !Object.hasOwn(message, 'method') &&
    (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error'))
  )
}

/** The id to answer a message with, even if the message is wrong: `null` when it has no usable one. */
export function idForAnswer(message: unknown): RequestId | null {
  const id = isObject(message) ? message['id'] : undefined
  return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null
}

/** A message without `id`: it is not answered, not even if its parameters are wrong. */
export function isNotification(message: unknown): boolean {
  return isObject(message) && !Object.hasOwn(message, 'id')
}

/** The message as a request, once its envelope is checked. Throws InvalidRequest (-32600) and InvalidParams (-32602). */
export function readRequest(message: unknown): IncomingRequest {
  if (!isObject(message)) throw invalidRequest('a request must be an object')
  if (message['jsonrpc'] !== JSONRPC) throw invalidRequest('"jsonrpc" must be "2.0"')
  const { method, id, params } = message
  if (typeof method !== 'string') throw invalidRequest('"method" must be a string')
  if (id !== undefined && idForAnswer(message) === null) {
    throw invalidRequest('"id" must be a string or an integer below 2^53')
  }
  if (params !== undefined && params !== null && !isObject(params)) {
    const came = Array.isArray(params) ? 'an array' : isRawNumeral(params) ? 'number' : typeof params
    throw new ProtocolError('InvalidParams', `"params" must be an object, got ${came}`, {
      path: 'params',
      reason: 'expected an object with named parameters',
    })
  }
  return message as unknown as IncomingRequest
}

function invalidRequest(reason: string): ProtocolError {
  return new ProtocolError('InvalidRequest', `Invalid request: ${reason}`, { reason })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumeral(value)
}

/** Text of a successful answer; `resultJson` is JSON already, so a result is written once however large it is. */
export function successText(id: RequestId, resultJson: string): string {
  return `{"jsonrpc":"2.0","id":${idText(id)},"result":${resultJson}}`
}

/** The id of an answer that was written here, from the beginning of its text. */
export function idOfAnswer(text: string): RequestId | null {
  return JSON.parse(/^\{"jsonrpc":"2\.0","id":("(?:[^"\\]|\\.)*"|-?\d+|null)/.exec(text)![1]!) as RequestId | null
}

/** The `error` of a failed answer. Every one has data. */
export interface ErrorBody extends Readonly<JSONRPCError> {
  readonly data: Readonly<Record<string, unknown>>
}

/** Text of a failed answer. Data without JSON form throws TypeError. */
export function errorText(id: JSONRPCID, { code, message, data }: ErrorBody): string {
  return stringifyExactJson(createJSONRPCErrorResponse(id, code, message, data))
}

/** Text of a notification to the host. Params without JSON form throw TypeError. */
export function notificationText(method: string, params: unknown): string {
  return stringifyExactJson(createJSONRPCNotification(method, params))
}

/** The same for parameters that are JSON text already. */
export function notificationTextOf(method: string, paramsJson: string): string {
  return `{"jsonrpc":"2.0","method":"${method}","params":${paramsJson}}`
}

function idText(id: RequestId): string {
  return typeof id === 'number' ? String(id) : JSON.stringify(id)
}
