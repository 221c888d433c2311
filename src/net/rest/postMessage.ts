import type { ClientError, ErrorData } from '../../errors/ClientError.ts'
import { HttpRequestParseError } from '../../errors/client.ts'
import { SendMessageFailed } from '../../errors/net.ts'
import { InvalidData } from '../../errors/processing.ts'
import { logsOf, withLogs } from '../../errors/withLogs.ts'
import type { Network, RestResponse } from '../Network.ts'
import { isObject } from '../readGraphqlResponse.ts'
import type { AbortSource } from '../waiting.ts'
import { accountQuestion } from './fetchAccount.ts'
import { isMessageAnswer } from './nodeAnswers.ts'
import { answerData, notFound, toldBody, unauthorized } from './restErrors.ts'

const PATH = '/v2/messages'

/** Nodes answer `Empty request` to an array without messages. Source: network 4.4, 4.5. */
const NO_MESSAGES: readonly never[] = []

/** A message on its way. Source: network 4.3. */
export interface OutgoingMessage {
  /** Hash, 64 hex digits. */
  readonly id: string
  /** Base64. */
  readonly body: string
  readonly accountId: string
  /** 64 hex digits; empty only for nodes below version 1.0.0. */
  readonly dappId: string
  /** Whether the node wants `account_id` and `dapp_id`. */
  readonly isDappIdAware: boolean
  /** 68 hex digits; `undefined` lets the node choose. */
  readonly threadId: string | undefined
  /** Token that an answer gave before. */
  readonly token: unknown
}

export interface PostOptions {
  readonly baseUrl?: string | undefined
  readonly signal?: AbortSource | undefined
  /** Longest wait for the answer, ms. Default `query_timeout`. */
  readonly timeoutMs?: number | undefined
  /** Called when the first byte of the message is about to be sent. */
  readonly onSent?: (() => void) | undefined
  /** Whether the message may be sent only once. */
  readonly isSentOnce?: boolean | undefined
  /** How long to repeat while the node limits the rate, ms. Default `max_reconnect_timeout`. */
  readonly repeatMs?: number | undefined
}

/** `result` of the envelope, as it came. Source: network 4.6. */
export type MessageResult = Readonly<Record<string, unknown>>

/** Answer of a node to a message. */
export type MessageAnswer =
  | { readonly type: 'result'; readonly result: MessageResult; readonly token: unknown; readonly baseUrl: string }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly token: unknown; readonly baseUrl: string }
  /** The node is temporarily busy or broken, so it is unknown whether it accepted the message. */
  | { readonly type: 'unavailable'; readonly error: ClientError; readonly baseUrl: string }

/** `error` of the envelope. */
export interface Refusal {
  /** For example `WRONG_PRODUCER`. */
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>> | null
}

/** Statuses after which the same request may succeed. Source: network 1.12. */
const TEMPORARY = [429, 500, 502, 503, 504]

/**
 * One `POST /v2/messages`. Throws 12 for a body that is not an envelope, 512 for one with neither result nor
 * error, 615 for status 401, 622 for 404, and as `Network.rest`.
 * Source: client interface 4.6.
 */
export async function postMessage(
  network: Network,
  message: OutgoingMessage,
  options: PostOptions,
): Promise<MessageAnswer> {
  const answer = await network.rest({
    method: 'POST',
    path: PATH,
    body: [element(message)],
    trialBody: NO_MESSAGES,
    isNodeAnswer: isMessageAnswer,
    confirm: accountQuestion(message.accountId, message.isDappIdAware ? message.dappId : undefined),
    ...options,
  })
  const data = answerData(answer)
  if (answer.status === 401) throw unauthorized(answer)
  const envelope = readEnvelope(answer)
  if (envelope !== undefined) {
    if (envelope.result !== null) {
      return { type: 'result', result: envelope.result, token: envelope.token, baseUrl: answer.baseUrl }
    }
    const { refusal } = envelope
    if (refusal === undefined) throw InvalidData.error('Invalid data: Missing `error` field', data)
    if (TEMPORARY.includes(answer.status)) {
      return { type: 'unavailable', error: refusalError(refusal, envelope.token), baseUrl: answer.baseUrl }
    }
    return { type: 'refused', refusal, token: envelope.token, baseUrl: answer.baseUrl }
  }
  if (TEMPORARY.includes(answer.status)) {
    return { type: 'unavailable', error: notEnvelope(answer), baseUrl: answer.baseUrl }
  }
  if (answer.status === 404) throw notFound(answer, `${answer.baseUrl}${PATH}`)
  throw notEnvelope(answer)
}

/** Error 621 of a refusal. Source: network 4.9. */
export function refusalError({ code, message, details }: Refusal, token: unknown): ClientError {
  const data: ErrorData = {
    node_error: { extensions: { code, message, details } },
    ...(token === undefined ? {} : { ext_message_token: token }),
  }
  // A development node adds what the contract printed.
  return withLogs(SendMessageFailed.error(message, data), logsOf(details))
}

function element({ id, body, accountId, dappId, isDappIdAware, threadId, token }: OutgoingMessage) {
  return {
    id,
    body,
    expire_at: null,
    ...(threadId === undefined ? {} : { thread_id: threadId }),
    ext_message_token: token ?? null,
    ...(isDappIdAware ? { dapp_id: dappId, account_id: accountId } : dappId === '' ? {} : { dst_dapp_id: dappId }),
  }
}

interface Envelope {
  readonly result: MessageResult | null
  readonly refusal: Refusal | undefined
  readonly token: unknown
}

/** `undefined` for anything that is not an envelope. */
function readEnvelope(answer: RestResponse): Envelope | undefined {
  if (!isMessageAnswer(answer)) return undefined
  const { result = null, error = null, ext_message_token: token } = answer.json as Readonly<Record<string, unknown>>
  if (result !== null && !isObject(result)) return undefined
  return { result, refusal: readRefusal(error), token }
}

function readRefusal(error: unknown): Refusal | undefined {
  if (!isObject(error)) return undefined
  const { code, message, data } = error
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' && message !== '' ? message : 'Unknown error',
    details: isObject(data) ? data : null,
  }
}

function notEnvelope(answer: RestResponse): ClientError {
  return HttpRequestParseError.error(
    `The node answered a message with status ${answer.status}: ${toldBody(answer)}`,
    answerData(answer),
  )
}
