/** Hands requests on to the network that the console shows, and answers back. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { sendText } from '../../http/send.ts'

/** Time until the network begins to answer, ms. */
const ANSWER_MS = 60_000

export interface ForwardTarget {
  readonly url: URL
  /** Value of the header `authorization`. */
  readonly authorization: string | undefined
}

/** Only the body and its type are handed on: cookies and origins are the business of the console. */
export function forward(
  { url, authorization }: ForwardTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const { 'content-type': type, 'content-length': length } = request.headers
    const sent = send(url, {
      method: request.method,
      timeout: ANSWER_MS,
      headers: {
        'content-type': type ?? 'application/json',
        ...(length === undefined ? {} : { 'content-length': length }),
        ...(authorization === undefined ? {} : { authorization }),
      },
    })
    sent.once('timeout', () => sent.destroy(new Error('it does not answer')))
    sent.once('error', (error) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 502, `The network cannot be reached: ${error.message}`)
    })
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode!, {
        'content-type': answer.headers['content-type'] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      answer.pipe(response)
    })
    response.once('close', () => {
      sent.destroy()
      resolve()
    })
    request.pipe(sent)
  })
}
