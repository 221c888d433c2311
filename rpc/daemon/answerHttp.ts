/** What plain HTTP requests get: health, metrics, and a hint for those who meant the WebSocket. Source: daemon section 13. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { type AccessRules, refuseBody, refuseHost, refuseToken } from './access.ts'
import type { Daemon } from './Daemon.ts'
import { isFromThisMachine } from './listenAddress.ts'

export function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  daemon: Daemon,
  rules: AccessRules,
): void {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
  const path = (request.url ?? '').split('?')[0]
  const refusal =
    refuseHost(request, rules) ??
    refuseBody(request) ??
    (path === '/metrics' && !isOpenTo(request, daemon) ? refuseToken(request, rules) : undefined)
  if (refusal !== undefined) {
    daemon.metrics.refuse('access')
    // Whatever follows is not read.
    if (refusal.status === 400) response.setHeader('connection', 'close')
    if (refusal.status === 401) response.setHeader('www-authenticate', 'Bearer')
    send(refusal.status, 'text/plain', `${refusal.reason}\n`)
  } else if (path === '/health' && isReading(request)) {
    const body = { status: daemon.isStopping ? 'draining' : 'ok', version: buildInfo.version }
    send(daemon.isStopping ? 503 : 200, 'application/json', `${JSON.stringify(body)}\n`)
  } else if (path === '/metrics' && isReading(request)) {
    send(200, 'text/plain; version=0.0.4', daemon.metrics.toPrometheus(gauges(daemon), heldBytes(daemon)))
  } else if (path === '/rpc') {
    response.setHeader('upgrade', 'websocket')
    send(426, 'text/plain', 'Requests are accepted over WebSocket only\n')
  } else {
    send(404, 'text/plain', 'Not found: /rpc (WebSocket), /health, /metrics\n')
  }
}

/** Metrics hold no secrets; programs that collect them cannot know a token that changes with each start. */
function isOpenTo(request: IncomingMessage, { settings }: Daemon): boolean {
  return settings.daemon.metrics && isFromThisMachine(request) && request.headers.origin === undefined
}

function heldBytes({ peers }: Daemon): Map<string, number> {
  return new Map([...peers].map(({ id, weightBytes }) => [id, Math.round(weightBytes)]))
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

function gauges({ peers, settings, isMemoryUsedUp }: Daemon): Record<string, number> {
  const sum = (pick: (peer: { callsInFlight: number; heldBytes: number }) => number) =>
    [...peers].reduce((total, peer) => total + pick(peer), 0)
  return {
    connections: peers.size,
    calls_in_flight: sum((peer) => peer.callsInFlight),
    buffered_bytes: sum((peer) => peer.heldBytes),
    resident_bytes: process.memoryUsage.rss(),
    memory_limit_bytes: settings.limits.memory_bytes,
    memory_used_up: isMemoryUsedUp ? 1 : 0,
  }
}
