/** The routes below `/v2`. Source: client interface 4.5, 4.6, 7.3, 7.4, network 4. */

import type { IncomingMessage as HttpRequest, ServerResponse } from 'node:http'
import { decodeInput } from '../../core/bytes/utf8.ts'
import { replacedProgram } from '../../errors/programReplaced.ts'
import type { Clock } from '../../ports/Clock.ts'
import { inspectText } from '../../schema/inspectText.ts'
import { BodyTooLarge, readBody } from '../http/readBody.ts'
import { sendJson, sendText } from '../http/send.ts'
import { type Envelope, errorEnvelope, SERVER_ERROR } from './envelope.ts'
import { malformedId, missingId, readRawId } from './ids.ts'
import { type AccountAnswer, type NodeBackend, RestError, type Sender } from './NodeBackend.ts'
import { MalformedMessage, type MessageForm, readMessages } from './readMessages.ts'

/** Maximum nesting of a body. Messages are flat; the token of a sender may have a few levels. */
const MAX_BODY_NESTING = 100

export interface RestOptions {
  readonly backend: NodeBackend
  readonly form: MessageForm
  /** Largest body of a request, bytes. */
  readonly bodyLimit: number
  readonly clock: Clock
  /** Answers with an injected fault instead of executing the messages; returns `true` if it did. */
  readonly refuseMessages?: (request: HttpRequest, response: ServerResponse, body: unknown) => boolean
}

/** `GET /v2/account`. */
export async function answerAccount(
  query: URLSearchParams,
  request: HttpRequest,
  response: ServerResponse,
  { backend, form }: RestOptions,
): Promise<void> {
  try {
    expectOnce(query)
    const { accountId, dappId } = form === 'current' ? readAccountQuery(query) : readLegacyAccountQuery(query)
    const account = await backend.readAccount(accountId, dappId, senderOf(request))
    if (account === undefined) throw new RestError(404, "Original error: Can't find account in shard state")
    sendJson(response, 200, form === 'current' ? accountFields(account) : legacyAccountFields(account))
  } catch (error) {
    if (!(error instanceof RestError)) throw error
    sendText(response, error.status, error.message)
  }
}

/** Refuses repeated parameters, because servers differ in which one they use. Throws RestError with status 400. */
function expectOnce(query: URLSearchParams): void {
  const names = [...query.keys()]
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new RestError(400, `${repeated} parameter is repeated`)
}

/** The `dapp_id` of an account without Dapp ID is its account id, under which it is found. */
function accountFields({ boc, accountId, dappId, stateTimestampMs }: AccountAnswer) {
  return {
    boc,
    account_id: accountId,
    dapp_id: dappId ?? accountId,
    state_timestamp: stateTimestampMs,
  }
}

function legacyAccountFields({ boc, dappId, stateTimestampMs }: AccountAnswer) {
  return {
    boc,
    dapp_id: dappId ?? null,
    state_timestamp: stateTimestampMs,
  }
}

/** `POST /v2/messages`: one message answers one envelope, several an array of envelopes. */
export async function answerMessages(
  request: HttpRequest,
  response: ServerResponse,
  { backend, form, bodyLimit, clock, refuseMessages }: RestOptions,
): Promise<void> {
  try {
    const json = parseJson(await readBody(request, bodyLimit))
    const messages = readMessages(json, form)
    if (refuseMessages?.(request, response, json)) return
    const answers = await backend.postMessages(messages, senderOf(request))
    const envelopes = answers.map(({ envelope }) => (form === 'legacy' ? withoutIds(envelope) : envelope))
    if (answers.length === 1) sendJson(response, answers[0]!.status, envelopes[0])
    else sendJson(response, 200, envelopes)
  } catch (error) {
    if (error instanceof MalformedMessage) sendJson(response, 400, error.envelope(clock.now()))
    else if (error instanceof BodyTooLarge) {
      response.setHeader('connection', 'close')
      sendJson(response, 413, errorEnvelope('413 Payload Too Large', error.message))
    } else throw error
  }
}

function senderOf({ headers }: HttpRequest): Sender {
  return { authorization: headers.authorization }
}

/** Nodes before 1.0.0 answer without `account_id` and `dapp_id`. Source: network 4.11. */
function withoutIds({ result, error, ext_message_token }: Envelope): unknown {
  const strip = <T extends object>(value: T | null) => {
    const { account_id: _, dapp_id: __, ...rest } = (value ?? {}) as Record<string, unknown>
    return value === null ? null : rest
  }
  return { result: strip(result), error: error && { ...error, data: strip(error.data) }, ext_message_token }
}

/** Answer to a failure of the node itself. */
export function answerFailure(request: HttpRequest, response: ServerResponse, error: unknown): void {
  const replaced = replacedProgram(error)?.message
  const status = replaced === undefined ? 500 : 503
  if (response.headersSent) response.destroy()
  else if (request.method === 'GET') sendText(response, status, replaced ?? 'Internal error')
  else {
    const unknown = 'The status of message execution is unknown'
    sendJson(
      response,
      status,
      errorEnvelope(SERVER_ERROR, replaced === undefined ? unknown : `${unknown}. ${replaced}`),
    )
  }
}

function parseJson(body: Buffer): unknown {
  const text = decodeInput(body) ?? ''
  if (inspectText(text, MAX_BODY_NESTING) === 'too deep')
    throw new MalformedMessage(`The body is nested deeper than ${MAX_BODY_NESTING} levels`)
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedMessage('Invalid JSON body')
  }
}

/** Parameters of `GET /v2/account`. */
interface AccountQuery {
  readonly accountId: string
  /** Absent in the legacy form. */
  readonly dappId: string | undefined
}

/**
 * `account_id` and `dapp_id`, 64 hex digits each. A missing one is reported before a malformed one; the legacy `address`
 * alone counts as missing. Throws RestError with status 400 and the texts of client interface 7.3.
 */
function readAccountQuery(query: URLSearchParams): AccountQuery {
  const accountId = query.get('account_id')?.trim() ?? ''
  const dappId = query.get('dapp_id')?.trim() ?? ''
  if (accountId === '') throw new RestError(400, missingId('account_id'))
  if (dappId === '') throw new RestError(400, missingId('dapp_id'))
  // A request with both forms is ambiguous.
  if (query.has('address')) throw new RestError(400, 'address parameter is not supported, use account_id and dapp_id')
  return { accountId: requireId('account_id', accountId), dappId: requireId('dapp_id', dappId) }
}

/** Legacy form: `address`, 64 hex digits with or without workchain 0. Throws RestError with status 400. Source: network 4.2. */
function readLegacyAccountQuery(query: URLSearchParams): AccountQuery {
  const address = query.get('address')?.trim() ?? ''
  if (address === '') throw new RestError(400, 'Address parameter required')
  const accountId = readRawId(address.replace(/^0:/, ''))
  if (accountId === undefined) throw new RestError(400, 'Invalid address')
  return { accountId, dappId: undefined }
}

function requireId(field: string, text: string): string {
  const id = readRawId(text)
  if (id === undefined) throw new RestError(400, malformedId(field))
  return id
}
