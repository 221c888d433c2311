/** Answers to plain HTTP requests: health, metrics, and a hint to use the WebSocket. Source: daemon section 13. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHealth } from '../observe/answerHealth.ts'
import { isFromThisMachine } from '../transports/listenAddress.ts'
import { type AccessRules, refuseBody, refuseHost, refuseSeveralHosts, refuseToken } from './access.ts'
import type { Daemon } from './Daemon.ts'

/** Text of the metrics and its type. */
export type ReadMetrics = () => Promise<{ readonly type: string; readonly text: string }>

export function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  daemon: Daemon,
  rules: AccessRules,
  readMetrics: ReadMetrics,
): void {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
  const path = (request.url ?? '').split('?')[0]
  const isHealth = path === '/healthz' || path === '/readyz'
  // Health requests may name any host: probes use another address than clients.
  const refusal =
    (isHealth ? refuseSeveralHosts(request) : refuseHost(request, rules)) ??
    refuseBody(request) ??
    (path === '/metrics' && !isOpenTo(request, daemon) ? refuseToken(request, rules) : undefined)
  if (refusal !== undefined) {
    daemon.metrics.refuse('access')
    // Further data of the connection is not read.
    if (refusal.status === 400) response.setHeader('connection', 'close')
    if (refusal.status === 401) response.setHeader('www-authenticate', 'Bearer')
    send(refusal.status, 'text/plain', `${refusal.reason}\n`)
  } else if (answerHealth(request, response, () => daemon.notReady)) {
    // The request was already answered.
  } else if (path === '/metrics' && isReading(request)) {
    readMetrics().then(
      ({ type, text }) => send(200, type, text),
      () => send(500, 'text/plain', 'The metrics cannot be read\n'),
    )
  } else if (path === '/rpc') {
    response.setHeader('upgrade', 'websocket')
    send(426, 'text/plain', 'Requests are accepted over WebSocket only\n')
  } else {
    send(404, 'text/plain', 'Not found: /rpc (WebSocket), /healthz, /readyz, /metrics\n')
  }
}

/** Metrics hold no secrets; programs that collect them cannot know a token that changes with each start. */
function isOpenTo(request: IncomingMessage, { settings }: Daemon): boolean {
  return settings.daemon.metrics && isFromThisMachine(request) && request.headers.origin === undefined
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}
