import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendText } from '../server/send.ts'
import type { Upstream } from './Upstream.ts'

/** Forwards questions about block keepers to the node behind; 502 when it does not answer. */
export function forwardKeepers(upstream: Upstream) {
  return async ({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path] = url.split('?') as [string]
    const answer = await upstream.fetch(path, { authorization: headers.authorization }).catch(() => undefined)
    if (answer === undefined) return sendText(response, 502, 'The node behind does not answer')
    if (answer.status === 200 && answer.json !== undefined) return sendJson(response, 200, answer.json)
    sendText(response, answer.status, answer.text)
  }
}
