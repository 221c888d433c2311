/** What both modes of the daemon have in common: services, connections, the orderly stop. */
import { availableParallelism } from 'node:os'
import { sep } from 'node:path'
import { client } from '../../src/api/client.ts'
import type { ContextServices } from '../../src/context/ClientContext.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { FunctionTable } from '../../src/schema/FunctionTable.ts'
import { type LazyModule, loadModules } from '../../src/schema/modules.ts'
import { nodeFiles } from '../../src/system/nodeFiles.ts'
import { nodeNetwork } from '../../src/system/nodeNetwork.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { WorkerPool } from '../../src/system/WorkerPool.ts'
import { Metrics } from '../peer/Metrics.ts'
import { Peer } from '../peer/Peer.ts'
import type { PeerEnvironment } from '../peer/PeerEnvironment.ts'
import type { Transport } from '../transports/Transport.ts'
import { realPath } from './expandPath.ts'
import { JsonLog } from './JsonLog.ts'
import { SqliteStorageProvider } from './SqliteStorageProvider.ts'
import { StartupError } from './StartupError.ts'
import type { Settings } from './settings.ts'
import { watchHost } from './watchHost.ts'

export interface DaemonOptions {
  readonly settings: Settings
  readonly modules: readonly LazyModule[]
  readonly entry: ProgramEntry
  /** Path of the native part of the SQLite driver, where it is not beside the program. */
  readonly nativeBinding: () => string | undefined
  /** One host owns the process: it may keep its storage anywhere, and its end can be the end of the daemon. */
  readonly ownedByHost: boolean
  /** The storage opens with its first use. Default: with the first client. */
  readonly postponesStorage?: boolean
}

export class Daemon {
  readonly settings: Settings
  readonly log: JsonLog
  readonly metrics = new Metrics()
  readonly services: ContextServices
  readonly #options: DaemonOptions
  readonly #environment: PeerEnvironment
  readonly #workers: WorkerPool
  readonly #storage: SqliteStorageProvider
  readonly #peers = new Set<Peer>()
  readonly #startedAtMs = systemClock.elapsed()
  #lastConnection = 0
  #description: string | undefined
  #stopping: Promise<void> | undefined
  #storageReady: Promise<void> | undefined
  readonly #watched = new Set<number>()
  readonly #endings = new Map<Peer, Promise<void>>()
  /** Set by the mode: what `daemon.shutdown` and the end of the host lead to. */
  onShutdownRequested: () => void = () => {}

  constructor(options: DaemonOptions) {
    const { settings, modules, entry } = options
    this.#options = options
    this.settings = settings
    const { level, file, file_level: fileLevel, filter } = settings.log
    const logFile = file === undefined ? undefined : { path: file, level: fileLevel as JsonLog['level'] | undefined }
    this.log = new JsonLog(level as JsonLog['level'], logFile, filter)
    const threads = Math.max(1, Math.min(8, availableParallelism() - 1))
    this.#workers = new WorkerPool(() => startWorker(entry, 'compute', undefined), threads)
    this.#storage = new SqliteStorageProvider(entry, options.nativeBinding, options.postponesStorage === true)
    this.services = {
      network: nodeNetwork,
      clock: systemClock,
      random: systemRandom,
      log: this.log,
      workers: this.#workers,
      files: nodeFiles,
      storage: this.#storage,
    }
    const functions = new FunctionTable(modules)
    // Every connection needs it, and answers to app requests must not wait.
    functions.add(client)
    this.#environment = {
      services: this.services,
      functions,
      limits: settings.limits,
      metrics: this.metrics,
      configLayers: settings.configLayers,
      defaultStoragePath: settings.defaultStoragePath,
      refuseStoragePath: (path) => this.#refuseStoragePath(path),
      checkToken: undefined,
      describe: () => this.#describe(),
      watchHost: (pid) => {
        if (options.ownedByHost) this.watchProcess(pid)
      },
      requestShutdown: () => this.onShutdownRequested(),
      connectionCount: () => this.#peers.size,
      uptimeMs: () => systemClock.elapsed() - this.#startedAtMs,
    }
    for (const warning of settings.warnings) this.log.warn('configuration', { message: warning })
  }

  get peers(): ReadonlySet<Peer> {
    return this.#peers
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined
  }

  /**
   * Opens and checks the storage of clients that name no folder. Throws StartupError with exit code 4 that keeps the
   * StorageError as its cause.
   */
  openStorage(): Promise<void> {
    this.#storageReady ??= this.#storage.open(this.settings.defaultStoragePath).then(
      () => {},
      (error) => {
        throw toStartupError(error)
      },
    )
    return this.#storageReady
  }

  /** Makes the receiving side of a new connection. */
  connect(transport: Transport, checkToken?: (token: string | undefined) => boolean): Peer {
    const id = `${transport.kind}-${++this.#lastConnection}`
    const environment = checkToken === undefined ? this.#environment : { ...this.#environment, checkToken }
    const peer = new Peer(id, transport, environment, () => {
      this.#peers.delete(peer)
      this.#endings.delete(peer)
      this.log.info('disconnected', { connection: id })
    })
    this.#peers.add(peer)
    this.log.info('connected', { connection: id })
    return peer
  }

  /** Stops one connection in an orderly way; the second caller waits for the same end. */
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

  /** Stops all connections in an orderly way, then storage and threads. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.log.info('stopping', { connections: this.#peers.size })
    await Promise.all([...this.#peers].map((peer) => this.endConnection(peer)))
    await this.#workers.close()
    await this.#storageReady?.catch(() => {})
    await this.#storage.close()
    this.log.info('stopped', { uptime_ms: Math.round(systemClock.elapsed() - this.#startedAtMs) })
  }

  /** The same text for every host that asks: making it again would cost as much as hundreds of short calls. */
  async #describe(): Promise<string> {
    if (this.#description === undefined) {
      const { describeOpenRpc } = await import('../openrpc.ts')
      this.#description = describeOpenRpc(await loadModules(this.#options.modules))
    }
    return this.#description
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
}

/** A storage that cannot be opened, as the reason why the daemon does not start. */
export function toStartupError(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error
  return new StartupError(4, error.message, { kind: error.kind, path: error.path ?? null }, error)
}
