/** Many hosts over WebSocket and, if asked for, a Unix socket or named pipe. Source: daemon sections 1, 9 and 10. */

import { rmSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buildInfo } from '../../src/buildInfo.ts'
import { isLoopbackHost } from '../../src/net/parseEndpoint.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { acquireFolderLock } from '../../storage/sqlite/FolderLock.ts'
import { supportedProtocol } from '../peer/daemonMethods.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import { type AccessRules, allowedHosts, refuseHost, refuseToken } from './access.ts'
import { Daemon, type DaemonOptions, toStartupError } from './Daemon.ts'
import { discoveryPath, openDataFolder, tokenFileName, writeWhole } from './dataFolder.ts'
import { readDiscovery } from './discovery.ts'
import { listenOnSocket, type SocketListener } from './listenOnSocket.ts'
import { StartupError } from './StartupError.ts'
import { stopOnSignals } from './stopOnSignals.ts'
import { createToken } from './token.ts'

export interface ServeOptions extends Omit<DaemonOptions, 'storageAnywhere'> {
  /** Gets the one line that tells clients where the daemon is. */
  readonly announce: (line: string) => void
}

/** Settles with the exit code after an orderly stop. Throws StartupError when the daemon cannot start. */
export async function serve(options: ServeOptions): Promise<number> {
  const { settings } = options
  const { dataFolder, daemon: own } = settings
  if (!isLoopbackHost(own.host) && own.host !== '::1' && !own.allow_remote) {
    throw new StartupError(
      2,
      `Listening on ${own.host} opens the daemon to the network. Add --allow-remote if that is meant`,
    )
  }
  openDataFolder(dataFolder)
  const lock = await takeLock(options)
  const daemon = new Daemon({ ...options, storageAnywhere: false })
  let socket: SocketListener | undefined
  try {
    await daemon.openStorage()
    const token = createToken(dataFolder, own.token_group_readable)
    const http = createHttpServer()
    const port = await listen(http, own.host, own.port)
    if (!isLoopbackHost(own.host) && own.host !== '::1') {
      daemon.log.warn('listening beyond loopback without TLS, put a proxy in front', { host: own.host, port })
    }
    const rules: AccessRules = {
      hosts: allowedHosts(port, own.allowed_hosts),
      origins: new Set(own.allowed_origins),
      token,
    }
    limitUnaccepted(http, settings.limits)
    http.on('request', (request, response) => answerHttp(request, response, daemon, rules))
    acceptWebSockets(http, daemon, rules)
    if (own.socket) socket = await listenOnSocket(dataFolder, daemon, token)
    const line = discoveryLine(own.host, port, socket?.path ?? null)
    writeWhole(discoveryPath(dataFolder), line, 0o600)
    options.announce(line)
    daemon.log.info('serving', { port, pid: process.pid, version: buildInfo.version })
    await new Promise<void>((resolve) => {
      daemon.onShutdownRequested = resolve
      stopOnSignals(daemon.log, resolve, { interrupt: true })
    })
    http.close()
    socket?.close()
    await daemon.stop()
    http.closeAllConnections()
    if (readDiscovery(dataFolder)?.pid === process.pid) rmSync(discoveryPath(dataFolder), { force: true })
    token.remove()
    return 0
  } catch (error) {
    socket?.close()
    await daemon.stop()
    throw error
  } finally {
    lock.release()
  }
}

async function takeLock({ settings, nativeBinding }: ServeOptions): Promise<{ release(): void }> {
  const binding = nativeBinding()
  try {
    const lock = await acquireFolderLock(settings.dataFolder, binding === undefined ? {} : { nativeBinding: binding })
    if (lock !== undefined) return lock
  } catch (error) {
    throw error instanceof StorageError ? toStartupError(error) : error
  }
  const owner = readDiscovery(settings.dataFolder)
  const who =
    owner === undefined ? 'another process that is starting or stopping' : `process ${owner.pid} at ${owner.ws}`
  throw new StartupError(3, `The data folder ${settings.dataFolder} is served by ${who}`, {
    pid: owner?.pid ?? null,
    ws: owner?.ws ?? null,
  })
}

function listen(http: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause) => {
      reject(new StartupError(2, `Cannot listen on ${host} port ${port}: ${cause.message}`, { host, port }, cause))
    })
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port))
  })
}

function discoveryLine(host: string, port: number, socket: string | null): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' || host === '::1' ? '[::1]' : host
  return `${JSON.stringify({
    pid: process.pid,
    started_at: `${new Date().toISOString().slice(0, 19)}Z`,
    version: buildInfo.version,
    protocol: supportedProtocol.max,
    ws: `ws://${name}:${port}/rpc`,
    socket,
    token_file: tokenFileName,
  })}\n`
}

/** Bounds the connections that have not become WebSockets: their number, and how long each may stay so. */
function limitUnaccepted(http: Server, limits: { unauthenticated: number; unauthenticated_ms: number }): void {
  const waiting = new Set<Socket>()
  http.on('connection', (socket: Socket) => {
    if (waiting.size >= limits.unauthenticated) {
      socket.destroy()
      return
    }
    waiting.add(socket)
    const patience = setTimeout(() => socket.destroy(), limits.unauthenticated_ms)
    const release = () => {
      clearTimeout(patience)
      waiting.delete(socket)
    }
    socket.once('close', release)
    socket.once('accepted', release)
  })
}

function answerHttp(request: IncomingMessage, response: ServerResponse, daemon: Daemon, rules: AccessRules): void {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
  const path = (request.url ?? '').split('?')[0]
  const refusal = refuseHost(request, rules) ?? (path === '/metrics' ? refuseToken(request, rules) : undefined)
  if (refusal !== undefined) {
    send(refusal.status, 'text/plain', `${refusal.reason}\n`)
  } else if (path === '/health' && isReading(request)) {
    const body = { status: daemon.isStopping ? 'draining' : 'ok', version: buildInfo.version }
    send(daemon.isStopping ? 503 : 200, 'application/json', `${JSON.stringify(body)}\n`)
  } else if (path === '/metrics' && isReading(request)) {
    send(200, 'text/plain; version=0.0.4', daemon.metrics.toPrometheus(gauges(daemon)))
  } else if (path === '/rpc') {
    response.setHeader('upgrade', 'websocket')
    send(426, 'text/plain', 'Requests are accepted over WebSocket only\n')
  } else {
    send(404, 'text/plain', 'Not found: /rpc (WebSocket), /health, /metrics\n')
  }
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

function gauges({ peers }: Daemon): Record<string, number> {
  const sum = (pick: (peer: { callsInFlight: number; bufferedBytes: number }) => number) =>
    [...peers].reduce((total, peer) => total + pick(peer), 0)
  return {
    connections: peers.size,
    calls_in_flight: sum((peer) => peer.callsInFlight),
    buffered_bytes: sum((peer) => peer.bufferedBytes),
  }
}
