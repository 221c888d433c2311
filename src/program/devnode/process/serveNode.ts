/** The node as a process: one at a time per folder, a ready line, signals, exit codes. Source: daemon section 11. */

import { stopOnSignals } from '../../../../rpc/daemon/stopOnSignals.ts'
import { ServiceManager } from '../../../../rpc/observe/ServiceManager.ts'
import { openTracing } from '../../../../rpc/observe/Tracing.ts'
import { StartupError } from '../../../../rpc/settings/StartupError.ts'
import { refuseRemote } from '../../../../rpc/transports/listenOnPort.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { acquireFolderLock } from '../../../../storage/sqlite/FolderLock.ts'
import type { Log } from '../../../ports/Log.ts'
import { within } from '../../../ports/within.ts'
import { systemClock } from '../../../system/systemClock.ts'
import { systemRandom } from '../../../system/systemRandom.ts'
import type { NodeOptions } from '../server/NodeOptions.ts'
import { reportReady } from '../server/ReadyReport.ts'
import { startNode } from '../server/startNode.ts'
import type { NodeScreen } from '../terminal/NodeScreen.ts'

/** Time limit for running work when the node stops, in ms. */
const STOP_MS = 5000

/** Time limit of the gas report at the end, in ms. */
const REPORT_MS = 10_000
const REPORT_LIMIT = 20_000

export interface ServeNodeOptions extends NodeOptions {
  /** Shows the ready node and its events. */
  readonly screen: NodeScreen
  /** Process that forwards signals to this one, if any. */
  readonly launcherPid: number | undefined
  readonly log: Log
  /** The node stops when its standard input ends. */
  readonly stopsWithInput: boolean
  /** `host:port` of the metrics, if they are served. */
  readonly metricsAddress?: string | undefined
  /** Called when the node serves, before it reports that. */
  readonly onStarted: (url: string) => Promise<void>
  /** Shows gas and fees of the run at its end. */
  readonly hasGasReport: boolean
}

/** Settles with the exit code after an orderly stop. Throws StartupError when the node cannot start. */
export async function serveNode(options: ServeNodeOptions): Promise<number> {
  const { host, folder, allowRemote, screen, launcherPid, log } = options
  refuseRemote('node', host, allowRemote)
  const manager = ServiceManager.open(systemClock, launcherPid)
  manager.log = log
  const stopRequested = Promise.withResolvers<void>()
  stopOnSignals(log, stopRequested.resolve, { interrupt: true, echoed: launcherPid !== undefined })
  if (options.stopsWithInput) {
    const stop = () => stopRequested.resolve()
    process.stdin.on('end', stop).on('error', stop).on('close', stop).resume()
  }
  const lock = folder === undefined ? undefined : await lockFolder(folder, options.nativeBinding)
  try {
    const { metricsAddress } = options
    const measuring = metricsAddress === undefined ? undefined : await import('../server/nodeMetrics.ts')
    const metrics = measuring && new measuring.NodeMetrics()
    const services = { clock: systemClock, random: systemRandom, log }
    const tracing = await openTracing('vendorclient-node', options.routes)
    const node = await startNode({ ...options, onRequest: metrics?.onRequest, tracing }, services)
    const closeNode = async (error: unknown): Promise<never> => {
      await node.close()
      throw error
    }
    await options.onStarted(node.url).catch(closeNode)
    const served = await metrics?.serve(metricsAddress!, node).catch(closeNode)
    screen.ready(reportReady(options, node, served?.url), node)
    manager.ready(`serving at ${node.url}`)
    if (screen.watcher !== undefined) node.watch(screen.watcher)
    await stopRequested.promise
    manager.stopping()
    if (options.hasGasReport) {
      const report = await within(node.gasReport({}, REPORT_LIMIT), REPORT_MS, systemClock, undefined)
      if (report === undefined) log.warn('the gas report takes too long', {})
      else screen.gasReport(report)
    }
    // Work that is not finished in time is aborted by the exit of the process; the chain stays consistent in any case.
    const isClosed = await within(
      node.close().then(() => true),
      STOP_MS,
      systemClock,
      false,
    )
    if (!isClosed) log.warn('stopped before all requests had ended', {})
    served?.close()
    await tracing?.close()
    await manager.close()
    return 0
  } finally {
    lock?.release()
  }
}

async function lockFolder(folder: string, nativeBinding: string | undefined): Promise<{ release(): void }> {
  try {
    createFolder(folder, 0o700)
    const lock = await acquireFolderLock(folder, nativeBinding === undefined ? {} : { nativeBinding })
    if (lock !== undefined) return lock
  } catch (cause) {
    throw new StartupError(
      4,
      `The folder ${folder} cannot be used: ${(cause as Error).message}`,
      { path: folder },
      cause,
    )
  }
  throw new StartupError(3, `The folder ${folder} is in use by another node`, { path: folder })
}
