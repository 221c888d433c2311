/** Many hosts over WebSocket and, if asked for, a Unix socket or named pipe. Source: daemon sections 1, 9 and 10. */

import { rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { wantsWebSocket } from '../../src/system/wantsWebSocket.ts'
import { acquireFolderLock } from '../../storage/sqlite/FolderLock.ts'
import { ServiceManager } from '../observe/ServiceManager.ts'
import { openTracing } from '../observe/Tracing.ts'
import { supportedProtocol } from '../peer/agreeOnProtocol.ts'
import { StartupError } from '../settings/StartupError.ts'
import { hostToReach, isLoopbackAddress } from '../transports/listenAddress.ts'
import { listenOnPort, refuseRemote } from '../transports/listenOnPort.ts'
import { acceptWebSockets } from './acceptWebSockets.ts'
import { type AccessRules, allowedHosts } from './access.ts'
import { answerHttp } from './answerHttp.ts'
import { Daemon, type DaemonOptions, toStartupError } from './Daemon.ts'
import type { DaemonMetrics } from './DaemonMetrics.ts'
import { discoveryPath, openDataFolder, removeLeftover, TOKEN_FILE_NAME, writeWhole } from './dataFolder.ts'
import { boundConnections, withinBudget } from './descriptorBudget.ts'
import { readDiscovery } from './discovery.ts'
import { excludeFromCoreDumps } from './excludeFromCoreDumps.ts'
import { limitUnaccepted } from './limitUnaccepted.ts'
import { listenOnSocket, removeLeftSocket } from './listenOnSocket.ts'
import { outgoingRoutes } from './outgoingRoutes.ts'
import { stopOnSignals } from './stopOnSignals.ts'
import { createToken } from './token.ts'
import { isAlive } from './watchHost.ts'

export interface ServeOptions extends Omit<DaemonOptions, 'ownedByHost'> {
  /** Writes the line with the address of the daemon. */
  readonly announce: (line: string) => void
  /** Process that forwards signals to this one, if any; the daemon ends with it. */
  readonly launcherPid: number | undefined
}

/** Settles with the exit code after an orderly stop. Throws StartupError when the daemon cannot start. */
export async function serve(options: ServeOptions): Promise<number> {
  const { settings, launcherPid } = options
  const { dataFolder, daemon: own } = settings
  refuseRemote('daemon', own.host, own.allow_remote)
  if (!settings.daemon.core_dumps) excludeFromCoreDumps()
  openDataFolder(dataFolder)
  const manager = ServiceManager.open(systemClock, launcherPid)
  const isMeasured = own.metrics || own.metrics_listen !== undefined
  const measuring = isMeasured ? await import('./DaemonMetrics.ts') : undefined
  const metrics = measuring && new measuring.DaemonMetrics()
  const daemon = new Daemon({
    ...options,
    ownedByHost: false,
    instruments: metrics?.instruments,
    tracing: await openTracing('vendorclient-daemon', outgoingRoutes(settings.daemon)),
  })
  metrics?.watch(daemon)
  manager.log = daemon.log
  daemon.watchMemory()
  const lock = await takeLock(options)
  const cleanUps = [() => lock.release()]
  try {
    const stopRequested = Promise.withResolvers<void>()
    daemon.onShutdownRequested = stopRequested.resolve
    // Registered before anything that takes time, so that a signal always cleans up files.
    stopOnSignals(daemon.log, stopRequested.resolve, { interrupt: true, echoed: launcherPid !== undefined })
    if (launcherPid !== undefined) daemon.watchProcess(launcherPid)
    const line = await start(daemon, cleanUps, metrics)
    options.announce(line)
    manager.ready(`serving at ${(JSON.parse(line) as { ws: string }).ws}`)
    await stopRequested.promise
    manager.stopping()
    return 0
  } finally {
    // Until all connections are closed, the server still listens and answers that it is stopping.
    await daemon.stop()
    for (const cleanUp of cleanUps.reverse()) cleanUp()
    await manager.close()
  }
}

/**
 * Returns the line of the discovery file; `cleanUps` gets what must be undone at the end, also if a later step fails.
 */
async function start(daemon: Daemon, cleanUps: (() => void)[], measured: DaemonMetrics | undefined): Promise<string> {
  const { dataFolder, daemon: own, limits } = daemon.settings
  // Left by a killed daemon: this process holds the lock, so no other daemon owns it.
  removeLeftSocket(readDiscovery(dataFolder)?.socket)
  removeLeftover(discoveryPath(dataFolder))
  await daemon.checkStorage()
  const token = createToken(dataFolder, own.token_group_readable)
  cleanUps.push(() => token.remove())
  // Requests without a Host header are refused below with the same status as a wrong one.
  const http = createHttpServer({ requireHostHeader: false, shouldUpgradeCallback: wantsWebSocket })
  const port = await listenOnPort(http, own.host, own.port)
  cleanUps.push(() => {
    http.close()
    http.closeAllConnections()
  })
  if (!isLoopbackAddress(own.host)) {
    daemon.log.warn('listening beyond loopback without TLS; put a proxy in front', { host: own.host, port })
  }
  const rules: AccessRules = {
    hosts: allowedHosts(own.host, port, own.allowed_hosts),
    origins: new Set(own.allowed_origins),
    token,
  }
  boundConnections(http, daemon.log)
  limitUnaccepted(http, withinBudget(limits), () => daemon.metrics.refuse('unaccepted'))
  let metrics = measured
  const readMetrics = async () => {
    if (metrics === undefined) {
      const { DaemonMetrics } = await import('./DaemonMetrics.ts')
      metrics ??= new DaemonMetrics().watch(daemon)
    }
    return { type: metrics.registry.contentType, text: await metrics.registry.text() }
  }
  http.on('request', (request, response) => answerHttp(request, response, daemon, rules, readMetrics))
  if (own.metrics_listen !== undefined) {
    const { serveMetrics } = await import('../observe/serveMetrics.ts')
    const served = await serveMetrics(own.metrics_listen, metrics!.registry, () => daemon.notReady)
    cleanUps.push(() => served.close())
    daemon.log.info('metrics', { url: served.url })
  }
  acceptWebSockets(http, daemon, rules)
  const socket = own.socket ? await listenOnSocket(dataFolder, daemon, token) : undefined
  if (socket !== undefined) cleanUps.push(() => socket.close())
  const line = discoveryLine(own.host, port, socket?.path ?? null)
  writeWhole(discoveryPath(dataFolder), line, 0o600)
  cleanUps.push(() => {
    if (readDiscovery(dataFolder)?.pid === process.pid) rmSync(discoveryPath(dataFolder), { force: true })
  })
  daemon.log.info('serving', { port, pid: process.pid, version: buildInfo.version })
  return line
}

async function takeLock({ settings, nativeBinding }: ServeOptions): Promise<{ release(): void }> {
  try {
    const lock = await acquireFolderLock(settings.dataFolder, { nativeBinding: nativeBinding() })
    if (lock !== undefined) return lock
  } catch (error) {
    throw error instanceof StorageError ? toStartupError(error) : error
  }
  const found = readDiscovery(settings.dataFolder)
  // The owner may not have replaced the file of a killed daemon yet.
  const owner = found !== undefined && isAlive(found.pid) ? found : undefined
  const who =
    owner === undefined ? 'another process that is starting or stopping' : `process ${owner.pid} at ${owner.ws}`
  throw new StartupError(3, `The data folder ${settings.dataFolder} is in use by ${who}`, {
    pid: owner?.pid ?? null,
    ws: owner?.ws ?? null,
  })
}

function discoveryLine(host: string, port: number, socket: string | null): string {
  return `${JSON.stringify({
    pid: process.pid,
    started_at: `${new Date().toISOString().slice(0, 19)}Z`,
    version: buildInfo.version,
    protocol: supportedProtocol.max,
    ws: `ws://${hostToReach(host)}:${port}/rpc`,
    socket,
    token_file: TOKEN_FILE_NAME,
  })}\n`
}
