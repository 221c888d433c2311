/**
 * Threads for functions that would stop the event loop, and processes for those that a thread cannot interrupt. Work that is
 * cancelled while it runs ends with its thread or process: a computation cannot be asked to stop.
 */
import type { Clock } from '../ports/Clock.ts'
import { type WorkerJob, type Workers, WorkersBusy, type WorkersStatus } from '../ports/Workers.ts'
import type { Station, StationEvents } from './Station.ts'
import { type Job, Stations, stopped } from './Stations.ts'

/** Native work that takes no longer than this does not need a process: a thread ends soon enough. */
const BRIEF_MS = 100

/** Idle time after which a process is ended to free its memory, in ms. */
const PROCESS_IDLE_MS = 30_000

export interface WorkerPoolOptions {
  readonly clock: Clock
  readonly startThread: (events: StationEvents) => Station
  /** Absent: all work is done on threads. */
  readonly startProcess?: (events: StationEvents) => Station
  /** Maximum number of threads, and of processes. */
  readonly size: number
  /** Maximum length of the waiting parameters of one owner, in characters. Default: unlimited. */
  readonly queueLength?: number
  /** Default: 30000 ms. */
  readonly processIdleMs?: number
}

interface OwnerUse {
  running: number
  waiting: number
  waitingLength: number
}

const unused: Readonly<OwnerUse> = { running: 0, waiting: 0, waitingLength: 0 }

export class WorkerPool implements Workers {
  readonly #threads: Stations
  readonly #processes: Stations | undefined
  readonly #queueLength: number
  readonly #uses = new Map<object, OwnerUse>()
  readonly #places = new WeakMap<Job, 'waiting' | 'running'>()
  #refused = 0
  #isClosed = false

  constructor(options: WorkerPoolOptions) {
    const { clock, startThread, startProcess, size, queueLength, processIdleMs = PROCESS_IDLE_MS } = options
    this.#queueLength = queueLength ?? Number.POSITIVE_INFINITY
    this.#threads = new Stations({ name: 'worker thread', start: startThread, size }, clock, this.#count)
    if (startProcess === undefined) return
    this.#processes = new Stations(
      { name: 'worker process', start: startProcess, size, idleMs: processIdleMs },
      clock,
      this.#count,
    )
  }

  compute({
    functionName,
    paramsJson,
    configJson,
    signal,
    owner,
    costMs,
    isUninterruptible,
    computeHere,
  }: WorkerJob): Promise<string> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (this.#isClosed) return Promise.reject(stopped())
    const waitingLength = this.#uses.get(owner)?.waitingLength ?? 0
    // A single call may always wait, however large its parameters are.
    if (waitingLength > 0 && waitingLength + paramsJson.length > this.#queueLength) {
      this.#refused++
      return Promise.reject(new WorkersBusy(this.#queueLength))
    }
    const needsProcess = isUninterruptible === true && !(costMs !== undefined && costMs <= BRIEF_MS)
    const stations = needsProcess ? (this.#processes ?? this.#threads) : this.#threads
    const task = { functionName, paramsJson, configJson }
    return new Promise((resolve, reject) => stations.add({ task, signal, owner, costMs, computeHere, resolve, reject }))
  }

  status(owner: object): WorkersStatus {
    const { running, waiting, waitingLength } = this.#uses.get(owner) ?? unused
    const all = [this.#threads, ...(this.#processes === undefined ? [] : [this.#processes])]
    return {
      threads: this.#threads.count,
      processes: this.#processes?.count ?? 0,
      running: sum(all, (stations) => stations.running),
      waiting: sum(all, (stations) => stations.waiting),
      restarted: sum(all, (stations) => stations.restarted),
      ownRunning: running,
      ownWaiting: waiting,
      ownWaitingLength: waitingLength,
      refused: this.#refused,
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#threads.close(), this.#processes?.close()])
  }

  readonly #count = (job: Job, change: 'waits' | 'started' | 'ended'): void => {
    const use = this.#uses.get(job.owner) ?? { ...unused }
    const place = this.#places.get(job)
    if (place === 'running') use.running--
    else if (place === 'waiting') {
      use.waiting--
      use.waitingLength -= job.task.paramsJson.length
    }
    if (change === 'started') {
      use.running++
      this.#places.set(job, 'running')
    } else if (change === 'waits') {
      use.waiting++
      use.waitingLength += job.task.paramsJson.length
      this.#places.set(job, 'waiting')
    } else this.#places.delete(job)
    if (use.running + use.waiting > 0) this.#uses.set(job.owner, use)
    else this.#uses.delete(job.owner)
  }
}

function sum(all: readonly Stations[], valueOf: (stations: Stations) => number): number {
  return all.reduce((total, stations) => total + valueOf(stations), 0)
}
