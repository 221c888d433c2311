/** `/admin/faults`: shows (GET) and changes (POST, DELETE) the faults of the running node. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackAddress } from '../../../rpc/daemon/listenAddress.ts'
import { type Faults, InvalidFault } from './Faults.ts'
import { readBody } from './readBody.ts'
import { sendJson, sendText } from './send.ts'

/** Most bytes that a change takes. */
const BODY_LIMIT = 65_536

export const answerAdmin = async (
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  faults: Faults,
): Promise<void> => {
  // Only from this machine, and from no page of a browser: those send an origin or a foreign host name.
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const isLocal = isLoopbackAddress(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')
  if (!isLocal || !isLoopbackAddress(host) || request.headers.origin !== undefined) {
    return sendText(response, 403, 'Only programs of this machine may do this')
  }
  if (url.pathname !== '/admin/faults') return sendText(response, 404, 'Not found: /admin/faults')
  try {
    if (request.method === 'POST') faults.set(JSON.parse((await readBody(request, BODY_LIMIT)).toString('utf8')))
    else if (request.method === 'DELETE') faults.set(null)
    else if (request.method !== 'GET')
      return sendText(response, 405, 'Method not allowed, expected GET, POST or DELETE')
    sendJson(response, 200, faults.current)
  } catch (error) {
    if (error instanceof InvalidFault) return sendText(response, 400, error.message)
    if (error instanceof SyntaxError) return sendText(response, 400, 'Invalid JSON body')
    throw error
  }
}
