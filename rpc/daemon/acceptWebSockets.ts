/** Turns HTTP upgrades into connections after the three checks of daemon section 9. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { upgradeAcceptor } from '../transports/upgradeAcceptor.ts'
import { WebSocketTransport } from '../transports/WebSocketTransport.ts'
import { type AccessRules, type Refusal, refuseBody, refuseHost, refuseOrigin, refuseToken } from './access.ts'
import type { Daemon } from './Daemon.ts'

export function acceptWebSockets(http: Server, daemon: Daemon, rules: AccessRules): void {
  const { limits } = daemon.settings
  const accept = upgradeAcceptor(limits)
  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => {})
    const refusal = refuse(request, daemon, rules)
    if (refusal !== undefined) {
      daemon.metrics.refuse(refusal.status === 503 ? 'connections' : 'access')
      daemon.log.warn('refused', { status: refusal.status, reason: refusal.reason })
      sendRefusal(stream, refusal)
      return
    }
    accept(request, stream, head, (socket) => {
      new WebSocketTransport(socket, daemon.services.clock, limits, (transport) =>
        daemon.connect(transport, { traceParent: [request.headers['traceparent']].flat()[0] }),
      )
    })
  })
}

function refuse(
  request: IncomingMessage,
  daemon: Daemon,
  rules: AccessRules,
): Refusal | { status: 404; reason: string } | undefined {
  const refusal = refuseHost(request, rules) ?? refuseBody(request) ?? refuseOrigin(request, rules)
  if (refusal !== undefined) return refusal
  if ((request.url ?? '').split('?')[0] !== '/rpc') return { status: 404, reason: 'WebSockets are at /rpc' }
  const wrongToken = refuseToken(request, rules)
  if (wrongToken !== undefined) return wrongToken
  if (daemon.isStopping) return { status: 503, reason: 'The daemon stops' }
  if (daemon.hasPlace()) return undefined
  return { status: 503, reason: `Too many connections, the limit is ${daemon.settings.limits.connections}` }
}

function sendRefusal(stream: Duplex, { status, reason }: { status: number; reason: string }): void {
  const body = `${reason}\n`
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 401 ? ['WWW-Authenticate: Bearer'] : []),
      '',
      body,
    ].join('\r\n'),
  )
}
