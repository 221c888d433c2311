/** The gateway as a process: a ready line, signals, an orderly end. */

import { stopOnSignals } from '../../../rpc/daemon/stopOnSignals.ts'
import { answerHealth } from '../../../rpc/observe/answerHealth.ts'
import { ServiceManager } from '../../../rpc/observe/ServiceManager.ts'
import { openTracing } from '../../../rpc/observe/Tracing.ts'
import { refuseRemote } from '../../../rpc/transports/listenOnPort.ts'
import { buildInfo } from '../../config/buildInfo.ts'
import type { Log } from '../../ports/Log.ts'
import { systemClock } from '../../system/systemClock.ts'
import type { GatewayOptions } from './GatewayOptions.ts'
import { startGateway } from './startGateway.ts'

export interface RunGatewayOptions extends GatewayOptions {
  /** `host:port` of the metrics, if they are served. */
  readonly metricsAddress: string | undefined
  readonly log: Log
  /** Process that hands signals on to this one, if any. */
  readonly launcherPid: number | undefined
  /** Gets the ready line. */
  readonly announce: (line: string) => void
}

/** Settles with the exit code after an orderly end. Throws StartupError 2 when it cannot start. */
export async function runGateway(options: RunGatewayOptions): Promise<number> {
  const { host, allowRemote, log, launcherPid, metricsAddress } = options
  refuseRemote('gateway', host, allowRemote)
  const manager = ServiceManager.open(systemClock, launcherPid)
  manager.log = log
  const stopRequested = Promise.withResolvers<void>()
  stopOnSignals(log, stopRequested.resolve, { interrupt: true, echoed: launcherPid !== undefined })
  const measuring = metricsAddress === undefined ? undefined : await import('./GatewayMetrics.ts')
  const metrics = measuring && new measuring.GatewayMetrics()
  const tracing = await openTracing('vendorclient-gateway', options.routes)
  const gateway = await startGateway(options, {
    clock: systemClock,
    log,
    events: metrics?.events,
    tracing,
    answerHealth,
  })
  const served = await metrics?.serve(metricsAddress!, gateway).catch(async (error) => {
    await gateway.close()
    throw error
  })
  await gateway.upstreams.checked
  const ready = {
    event: 'ready',
    pid: process.pid,
    version: buildInfo.version,
    url: gateway.url,
    port: gateway.port,
    graphql: `${gateway.url}/graphql`,
    ws: `${gateway.url.replace('http', 'ws')}/graphql`,
    rest: `${gateway.url}/v2/`,
    upstreams: gateway.upstreams.nodes.map(({ origin, isUp }) => ({ url: origin, up: isUp })),
    metrics: served?.url ?? null,
  }
  options.announce(`${JSON.stringify(ready)}\n`)
  manager.ready(`serving at ${gateway.url}`)
  await stopRequested.promise
  manager.stopping()
  await gateway.drain()
  await tracing?.close()
  served?.close()
  await manager.close()
  return 0
}
