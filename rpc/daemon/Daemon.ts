/** The common part of both modes of the daemon: services, connections, the orderly stop. */
import { availableParallelism } from 'node:os'
import { sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { client } from '../../src/api/client.ts'
import type { ContextServices } from '../../src/context/ClientContext.ts'
import type { NetworkAccess } from '../../src/ports/NetworkAccess.ts'
import { StorageError, type StorageProvider, type StorageServer } from '../../src/ports/Storage.ts'
import { within } from '../../src/ports/within.ts'
import { FunctionTable } from '../../src/schema/FunctionTable.ts'
import type { LazyModule } from '../../src/schema/modules.ts'
import { nodeFiles } from '../../src/system/nodeFiles.ts'
import { openNodeNetwork } from '../../src/system/nodeNetwork.ts'
import { ProcessStation } from '../../src/system/ProcessStation.ts'
import { replacedReason } from '../../src/system/replacedReason.ts'
import { residentBytes } from '../../src/system/residentBytes.ts'
import { startComputeProcess } from '../../src/system/startComputeProcess.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { ThreadStation } from '../../src/system/ThreadStation.ts'
import { WorkerPool } from '../../src/workers/WorkerPool.ts'
import { observedNetwork } from '../observe/observedNetwork.ts'
import type { Tracing } from '../observe/Tracing.ts'
import { apiDescription } from '../peer/apiDescription.ts'
import { Metrics } from '../peer/Metrics.ts'
import { OutputAccounts } from '../peer/OutputAccounts.ts'
import { Peer } from '../peer/Peer.ts'
import type { PeerEnvironment } from '../peer/PeerEnvironment.ts'
import type { Transport } from '../peer/Transport.ts'
import { Turns } from '../peer/Turns.ts'
import { realPath } from '../settings/expandPath.ts'
import type { Settings } from '../settings/loadSettings.ts'
import { StartupError } from '../settings/StartupError.ts'
import { DaemonStorageProvider } from './DaemonStorageProvider.ts'
import { JsonLog } from './JsonLog.ts'
import { MemoryWatch } from './MemoryWatch.ts'
import { outgoingRoutes } from './outgoingRoutes.ts'
import { watchHost } from './watchHost.ts'

/**
 * How long after `limits.stop_ms` everything must have ended, in ms. Threads that are still running are then
 * terminated, which takes up to a second. Counted from when the calls were ended, so that their answers are sent even
 * if the machine was suspended.
 */
const STOP_GRACE_MS = 500

export interface DaemonOptions {
  readonly settings: Settings
  readonly modules: readonly LazyModule[]
  readonly entry: ProgramEntry
  /** Path of the native addon of the SQLite driver, if it is not beside the program. */
  readonly nativeBinding: () => string | undefined
  /** A single host owns the process: it may choose any storage folder, and the daemon may end with it. */
  readonly ownedByHost: boolean
  /** The host has read the same settings files and sends the resulting configuration, which is therefore complete. */
  readonly hostReadsSettings?: boolean
  /** The network of the clients; by default that of a process that serves for long. */
  readonly network?: NetworkAccess
  /** Hooks that measure the calls of clients; absent without metrics. */
  readonly instruments?: DaemonInstruments | undefined
  /** Takes traces of calls; closed with the daemon. */
  readonly tracing?: Tracing | undefined
}

/** Hooks between the clients and what they use. */
export interface DaemonInstruments {
  readonly network: (network: NetworkAccess) => NetworkAccess
  readonly storage: (storage: StorageProvider) => StorageProvider
}

export class Daemon {
  readonly settings: Settings
  readonly log: JsonLog
  readonly metrics = new Metrics()
  readonly services: ContextServices
  readonly #options: DaemonOptions
  readonly #environment: PeerEnvironment
  readonly #output: OutputAccounts
  #memoryWatch: MemoryWatch | undefined
  readonly #workers: WorkerPool
  readonly #storage: DaemonStorageProvider
  readonly #peers = new Set<Peer>()
  readonly #startedAtMs = systemClock.elapsed()
  #lastConnection = 0
  #stopping: Promise<void> | undefined
  readonly #watched = new Set<number>()
  readonly #endings = new Map<Peer, Promise<void>>()
  readonly #replaced: () => string | undefined
  /** Set by the mode: the reaction to `daemon.shutdown` and to the end of the host. */
  onShutdownRequested: () => void = () => {}

  constructor(options: DaemonOptions) {
    const { settings, modules, entry } = options
    this.#options = options
    this.#replaced = replacedReason(entry)
    this.settings = settings
    const { level, file, file_level: fileLevel, filter } = settings.log
    const logFile = file === undefined ? undefined : { path: file, level: fileLevel as JsonLog['level'] | undefined }
    this.log = new JsonLog(level as JsonLog['level'], logFile, filter)
    this.#workers = new WorkerPool({
      clock: systemClock,
      startThread: (events) => new ThreadStation(startWorker(entry, 'compute', undefined), events),
      startProcess: (events) => new ProcessStation(startComputeProcess(entry), events),
      size: settings.limits.worker_threads || usualThreads(),
      queueLength: settings.limits.worker_queue_bytes,
    })
    const routes = outgoingRoutes(settings.daemon)
    this.#storage = new DaemonStorageProvider({
      entry,
      nativeBinding: options.nativeBinding,
      clock: systemClock,
      defaultFolder: settings.defaultStoragePath,
      defaultServer: settings.defaultStorageServer,
      authorities: routes.authorities,
    })
    const { tracing } = options
    const plain = options.network ?? openNodeNetwork(routes)
    const network = tracing === undefined ? plain : observedNetwork(plain, tracing.exchange)
    this.services = {
      network: options.instruments?.network(network) ?? network,
      clock: systemClock,
      random: systemRandom,
      log: this.log,
      workers: this.#workers,
      files: nodeFiles,
      storage: options.instruments?.storage(this.#storage) ?? this.#storage,
      cachedBocs: {
        limitBytes: settings.limits.cached_boc_bytes,
        shareBytes: settings.limits.cached_boc_bytes / settings.limits.connections,
      },
      shared: {},
    }
    this.#output = new OutputAccounts(
      settings.limits.send_buffer_total_bytes,
      settings.limits.connections,
      setImmediate,
    )
    const functions = new FunctionTable(modules)
    // Loaded at the start, because every connection needs it and answers to app requests must not wait.
    functions.add(client)
    this.#environment = {
      services: this.services,
      functions,
      limits: settings.limits,
      metrics: this.metrics,
      output: this.#output,
      tracing,
      turns: new Turns(systemClock, setImmediate, () => this.#peers.size),
      nextTurn: setImmediate,
      pid: process.pid,
      residentBytes,
      configLayers: settings.configLayers,
      startedByHost: options.ownedByHost && options.hostReadsSettings !== true,
      isShared: !options.ownedByHost,
      defaultStoragePath: settings.defaultStoragePath,
      refuseStoragePath: (path) => this.#refuseStoragePath(path),
      refuseStorageServer: (server) => this.#refuseStorageServer(server),
      checkToken: undefined,
      describe: apiDescription(modules),
      watchHost: (pid) => {
        if (options.ownedByHost) this.watchProcess(pid)
      },
      requestShutdown: () => this.onShutdownRequested(),
      connectionCount: () => this.#peers.size,
      inspectConnections: () => [...this.#peers].map((peer) => peer.inspect()),
      logTail: (after) => this.log.tail(after),
      uptimeMs: () => systemClock.elapsed() - this.#startedAtMs,
    }
    for (const warning of settings.warnings) this.log.warn('configuration', { message: warning })
  }

  get peers(): ReadonlySet<Peer> {
    return this.#peers
  }

  /** Whether the process uses more memory than `limits.memory_bytes`. */
  get isMemoryUsedUp(): boolean {
    return this.#output.isMemoryTight
  }

  /** Why new hosts should be sent elsewhere; `undefined` if they need not be. */
  get notReady(): string | undefined {
    if (this.isStopping) return 'draining'
    if (this.isMemoryUsedUp) return 'the memory limit is reached'
    const replaced = this.#replaced()
    if (replaced !== undefined) return replaced
    return this.#isFull() ? 'all connections are in use' : undefined
  }

  #isFull(): boolean {
    const { connections } = this.settings.limits
    // Connections that are cut off, which do not count, only matter at the limit.
    if (this.#peers.size < connections) return false
    let open = 0
    for (const { isCutOff } of this.#peers) if (!isCutOff) open++
    return open >= connections
  }

  /** Jobs of the threads that compute. */
  get jobs(): { readonly running: number; readonly waiting: number } {
    return this.#workers.status({})
  }

  get functions(): FunctionTable {
    return this.#environment.functions
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined
  }

  /**
   * Checks the storage of clients that name no folder; the first use opens it. Throws StartupError with exit code 4 if
   * opening it would certainly fail.
   */
  async checkStorage(): Promise<void> {
    try {
      await this.#storage.checkDefault()
    } catch (error) {
      throw toStartupError(error)
    }
  }

  /** Enforces the memory limit of the process from now on. */
  watchMemory(): void {
    this.#memoryWatch ??= new MemoryWatch({
      limitBytes: this.settings.limits.memory_bytes,
      accounts: this.#output,
      log: this.log,
      isIdle: () => [...this.#peers].every(({ callsInFlight }) => callsInFlight === 0),
    })
  }

  /**
   * Whether there is a place for one more connection. At the limit, the oldest connection that has sent nothing yet is
   * closed: otherwise idle connections could lock out everyone else.
   */
  hasPlace(): boolean {
    if (!this.#isFull()) return true
    for (const peer of this.#peers) {
      if (peer.isCutOff || !peer.isUnused) continue
      peer.cutOff('idle connection closed to make room for another one')
      return true
    }
    return false
  }

  /** Creates the receiver of a new connection. */
  connect(transport: Transport, own: Partial<Pick<PeerEnvironment, 'checkToken' | 'traceParent'>> = {}): Peer {
    const id = `${transport.kind}-${++this.#lastConnection}`
    const environment = { ...this.#environment, ...own }
    const peer = new Peer(id, transport, environment, () => {
      this.#peers.delete(peer)
      this.#endings.delete(peer)
      this.log.info('disconnected', { connection: id })
    })
    this.#peers.add(peer)
    this.log.info('connected', { connection: id })
    return peer
  }

  /** Stops one connection in an orderly way; further callers wait for the same stop. */
  endConnection(peer: Peer): Promise<void> {
    let ending = this.#endings.get(peer)
    if (ending === undefined) {
      ending = peer.stop()
      if (this.#peers.has(peer)) this.#endings.set(peer, ending)
    }
    return ending
  }

  /** Stops the daemon when the process ends. */
  watchProcess(pid: number): void {
    if (this.#watched.has(pid)) return
    this.#watched.add(pid)
    watchHost(pid, systemClock, () => {
      this.log.warn('host gone', { pid })
      this.onShutdownRequested()
    })
  }

  /**
   * Stops all connections in an orderly way, then storage and threads. Settles soon after
   * `limits.stop_ms` at the latest, whatever is not done by then; the caller ends the process.
   */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.log.info('stopping', { connections: this.#peers.size })
    const inOrder = this.#stopInOrder().then(() => true)
    const { stop_ms } = this.settings.limits
    const isInOrder =
      (await within(inOrder, stop_ms, systemClock, false)) || (await within(inOrder, STOP_GRACE_MS, systemClock, false))
    const facts = { uptime_ms: Math.round(systemClock.elapsed() - this.#startedAtMs) }
    if (isInOrder) this.log.info('stopped', facts)
    else {
      void this.#workers.close()
      this.log.warn('stopped before all calls had ended', { ...facts, connections: this.#peers.size })
    }
  }

  async #stopInOrder(): Promise<void> {
    await Promise.all([...this.#peers].map((peer) => this.endConnection(peer)))
    this.#memoryWatch?.stop()
    await this.#workers.close()
    await this.#storage.close()
    await this.#options.tracing?.close()
  }

  #refuseStoragePath(path: string): string | undefined {
    if (this.#options.ownedByHost) return undefined
    const allowed = [
      this.settings.dataFolder,
      this.settings.defaultStoragePath,
      ...(this.settings.daemon.allowed_storage_paths ?? []),
    ].map(realPath)
    const folder = realPath(path)
    if (
      allowed.some((parent) => folder === parent || folder.startsWith(parent.endsWith(sep) ? parent : parent + sep))
    ) {
      return undefined
    }
    return 'must lie inside the data folder or a folder of daemon.allowed_storage_paths'
  }

  /** Hosts of a shared daemon must not make it connect to arbitrary servers or read certificates. */
  #refuseStorageServer(server: StorageServer): string | undefined {
    if (this.#options.ownedByHost || isDeepStrictEqual(server, this.settings.defaultStorageServer)) return undefined
    return 'must be that of the settings of the daemon'
  }
}

/** One processor is left for the thread that serves. */
function usualThreads(): number {
  return Math.max(1, Math.min(8, availableParallelism() - 1))
}

/** Converts the error of a storage that cannot be opened to a StartupError. */
export function toStartupError(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error
  return new StartupError(4, error.message, { kind: error.kind, path: error.path ?? null }, error)
}
