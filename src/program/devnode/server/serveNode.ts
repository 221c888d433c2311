/** The node as a process: one at a time per folder, a ready line, signals, exit codes. Source: daemon section 11. */
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { refuseRemote } from '../../../../rpc/daemon/listenOnPort.ts'
import { StartupError } from '../../../../rpc/daemon/StartupError.ts'
import { stopOnSignals } from '../../../../rpc/daemon/stopOnSignals.ts'
import { within } from '../../../../rpc/daemon/within.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { acquireFolderLock } from '../../../../storage/sqlite/FolderLock.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import { systemClock } from '../../../system/systemClock.ts'
import { systemRandom } from '../../../system/systemRandom.ts'
import { developmentGiver, GIVER_KEYS } from '../chain/developmentGiver.ts'
import { type NetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { describeKeepers } from '../keepers/describeKeepers.ts'
import { type NodeOptions, nodeVersion } from './NodeOptions.ts'
import { type RunningNode, startNode } from './startNode.ts'

/** Time for what is under way when the node stops, in ms. */
const STOP_MS = 5000

export interface ServeNodeOptions extends NodeOptions {
  /** Gets the one line that tells that the node is ready, and where. */
  readonly announce: (line: string) => void
  /** Process that hands signals on to this one, if any. */
  readonly launcherPid: number | undefined
}

/** Settles with the exit code after an orderly stop. Throws StartupError when the node cannot start. */
export async function serveNode(options: ServeNodeOptions): Promise<number> {
  const { host, folder, allowRemote, announce, launcherPid, logLevel } = options
  refuseRemote('node', host, allowRemote)
  const log = new JsonLog(logLevel)
  const stopRequested = Promise.withResolvers<void>()
  stopOnSignals(log, stopRequested.resolve, { interrupt: true, echoed: launcherPid !== undefined })
  const lock = folder === undefined ? undefined : await lockFolder(folder, options.nativeBinding)
  try {
    const node = await startNode(options, { clock: systemClock, random: systemRandom, log })
    announce(readyLine(options, node))
    await stopRequested.promise
    // What does not end in time ends with the process; the chain is whole after any end.
    const isClosed = await within(
      node.close().then(() => true),
      STOP_MS,
      systemClock,
      false,
    )
    if (!isClosed) log.warn('stopped before everything had ended', {})
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
  throw new StartupError(3, `The folder ${folder} is used by another node`, { path: folder })
}

function hasGiver({ upstream, chain }: NodeOptions): boolean {
  return upstream === undefined && chain.rules === 'current'
}

function describeNetworkGiver(giver: NetworkGiver): object {
  return { account_id: giver.accountId, dapp_id: giver.dappId, ...shownKeys(giver) }
}

function readyLine(options: NodeOptions, { url, port, isStrict, marks, networkGiver, keepers }: RunningNode): string {
  return `${JSON.stringify({
    event: 'ready',
    pid: process.pid,
    version: buildInfo.version,
    url,
    port,
    graphql: `${url}/graphql`,
    ws: isStrict ? null : `${url.replace('http', 'ws')}/graphql`,
    rest: `${url}/v2/`,
    giver: hasGiver(options) ? { account_id: developmentGiver().accountId, ...GIVER_KEYS } : null,
    network_giver: networkGiver ? describeNetworkGiver(networkGiver) : null,
    faucet: options.upstream === undefined ? `${url}/v2/faucet` : null,
    node_version: nodeVersion(options),
    strict: isStrict,
    rules: options.chain.rules,
    global_id: options.chain.globalId,
    epoch: marks?.epoch ?? null,
    rules_from: marks?.rulesFrom ?? null,
    ...describeKeepers(keepers),
    folder: options.folder ?? null,
    upstream: options.upstream ?? null,
  })}\n`
}
