/** The library in a page or a worker of it: the services of the web platform, and one connection per message port. */
import { modules } from '../../src/api/api.ts'
import { client } from '../../src/api/client.ts'
import type { ContextServices } from '../../src/context/ClientContext.ts'
import type { LogLevel } from '../../src/ports/Log.ts'
import type { Workers } from '../../src/ports/Workers.ts'
import { within } from '../../src/ports/within.ts'
import { FunctionTable } from '../../src/schema/FunctionTable.ts'
import { ConsoleLog } from '../../src/web/ConsoleLog.ts'
import { WebWorkerStation } from '../../src/web/WebWorkerStation.ts'
import { webClock } from '../../src/web/webClock.ts'
import { openWebNetwork } from '../../src/web/webNetwork.ts'
import { webRandom } from '../../src/web/webRandom.ts'
import { webTurn } from '../../src/web/webTurn.ts'
import { InlineWorkers } from '../../src/workers/InlineWorkers.ts'
import { WorkerPool } from '../../src/workers/WorkerPool.ts'
import { IndexedDbStorageProvider } from '../../storage/indexeddb/IndexedDbStorageProvider.ts'
import { defaultLimits } from '../limits.ts'
import { apiDescription } from '../peer/apiDescription.ts'
import { Metrics } from '../peer/Metrics.ts'
import { OutputAccounts } from '../peer/OutputAccounts.ts'
import { Peer } from '../peer/Peer.ts'
import type { PeerEnvironment } from '../peer/PeerEnvironment.ts'
import { Turns } from '../peer/Turns.ts'
import { noFiles } from './noFiles.ts'
import { PortTransport, type TextPort } from './PortTransport.ts'

/** Name of the database of a client that names none. Source: client interface 2. */
const DEFAULT_STORAGE_PATH = '.vendorclient'

/** How long after `limits.stop_ms` everything must have ended, in ms. */
const STOP_GRACE_MS = 500

export interface PageDaemonOptions {
  /** Default: warn. */
  readonly logLevel?: LogLevel | 'silent' | undefined
  /** Starts a worker that computes. Absent: this thread computes. */
  readonly startWorker?: (() => Worker) | undefined
  /** Asks the browser to keep the data of the site. Absent: this thread can ask. */
  readonly persist?: (() => Promise<boolean>) | undefined
  /** Called when everything has stopped. */
  readonly onStopped?: (() => void) | undefined
}

export class PageDaemon {
  readonly #options: PageDaemonOptions
  readonly #log: ConsoleLog
  readonly #workers: Workers
  readonly #environment: PeerEnvironment
  readonly #peers = new Set<Peer>()
  readonly #startedAtMs = webClock.elapsed()
  #lastConnection = 0
  #stopping: Promise<void> | undefined

  constructor(options: PageDaemonOptions) {
    this.#options = options
    this.#log = new ConsoleLog(options.logLevel ?? 'warn')
    this.#workers = workersOf(options)
    const limits = defaultLimits
    const functions = new FunctionTable(modules)
    // Loaded at the start, because every connection needs it and answers to app requests must not wait.
    functions.add(client)
    this.#environment = {
      services: this.#services(),
      functions,
      limits,
      metrics: new Metrics(),
      output: new OutputAccounts(limits.send_buffer_total_bytes, limits.connections, webTurn),
      turns: new Turns(webClock, webTurn, () => this.#peers.size),
      nextTurn: webTurn,
      pid: 0,
      residentBytes: () => 0,
      configLayers: [],
      startedByHost: true,
      isShared: false,
      defaultStoragePath: DEFAULT_STORAGE_PATH,
      refuseStoragePath: () => undefined,
      refuseStorageServer: () => 'needs a daemon: a page cannot connect to a database server',
      checkToken: undefined,
      describe: apiDescription(modules),
      watchHost: () => {},
      requestShutdown: () => void this.stop(),
      connectionCount: () => this.#peers.size,
      inspectConnections: () => [...this.#peers].map((peer) => peer.inspect()),
      logTail: (after) => this.#log.tail(after),
      uptimeMs: () => webClock.elapsed() - this.#startedAtMs,
    }
  }

  /** Serves the host at the other end of the port until it stops. */
  connect(port: TextPort): void {
    const id = `page-${++this.#lastConnection}`
    new PortTransport(
      port,
      (transport) => {
        const peer = new Peer(id, transport, this.#environment, () => this.#peers.delete(peer))
        this.#peers.add(peer)
        return peer
      },
      { limitLength: this.#environment.limits.send_buffer_bytes, onStop: () => void this.stop() },
    )
  }

  /** Ends the calls, then storage and workers. Settles soon after `limits.stop_ms` at the latest. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    const { stop_ms } = this.#environment.limits
    const inOrder = Promise.all([...this.#peers].map((peer) => peer.stop())).then(() => true)
    await within(inOrder, stop_ms + STOP_GRACE_MS, webClock, false)
    await this.#workers.close()
    this.#options.onStopped?.()
  }

  #services(): ContextServices {
    const limits = defaultLimits
    const { persist } = this.#options
    return {
      network: openWebNetwork(),
      clock: webClock,
      random: webRandom,
      log: this.#log,
      workers: this.#workers,
      files: noFiles,
      storage: new IndexedDbStorageProvider({ clock: webClock, ...(persist && { persist }) }),
      cachedBocs: { limitBytes: limits.cached_boc_bytes, shareBytes: limits.cached_boc_bytes },
      shared: {},
    }
  }
}

function workersOf({ startWorker }: PageDaemonOptions): Workers {
  if (startWorker === undefined) return new InlineWorkers(modules, webRandom)
  return new WorkerPool({
    clock: webClock,
    startThread: (events) => new WebWorkerStation(startWorker(), events),
    size: defaultLimits.worker_threads || usualWorkers(),
    queueLength: defaultLimits.worker_queue_bytes,
  })
}

/** One processor is left for the thread that serves. Browsers may report fewer than there are. */
function usualWorkers(): number {
  return Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))
}
