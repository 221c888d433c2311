/** `/healthz` and `/readyz`, without a token: they contain nothing that is secret to clients that can connect. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Why the program is not ready, `undefined` while it is. */
export type NotReady = () => string | undefined

/** Answers a health request. Returns false for any other request without touching it. */
export function answerHealth(request: IncomingMessage, response: ServerResponse, notReady: NotReady): boolean {
  const [path] = (request.url ?? '').split('?')
  if (path !== '/healthz' && path !== '/readyz') return false
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    answer(response, 405, 'Method not allowed, expected GET or HEAD')
    return true
  }
  const reason = path === '/readyz' ? notReady() : undefined
  answer(response, reason === undefined ? 200 : 503, reason === undefined ? 'ok' : `not ready: ${reason}`)
  return true
}

function answer(response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(`${text}\n`)
}
