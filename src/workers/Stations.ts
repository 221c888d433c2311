/**
 * Stations of one kind and the work that waits for them. There are never more than `size`, including those that are still
 * ending; they start when work needs them.
 *
 * While all stations are busy, their own thread takes over waiting work that may run there, one piece at a time.
 *
 * Running work has a guaranteed time. After that, if an owner without running work waits, the work is ended and begins
 * again later, with twice the guaranteed time: no owner can hold all stations, and all work is eventually completed.
 */
import { CannotCreateRuntime, CannotReceiveSpawnedResult } from '../errors/client.ts'
import { replacedProgram } from '../errors/programReplaced.ts'
import type { Clock, Timer } from '../ports/Clock.ts'
import { type ComputeTask, resultOfAnswer } from './computeTask.ts'
import { FairQueue, type FairWork } from './FairQueue.ts'
import { COMPUTE_READY, type Station, type StationAnswer, type StationEvents } from './Station.ts'

/** Minimum running time of work before it may be ended for another owner, in ms. */
const OWN_TIME_MS = 1000

export interface StationKind {
  /** Name in messages, for example "worker thread". */
  readonly name: string
  /** Starts one. May throw. */
  readonly start: (events: StationEvents) => Station
  readonly size: number
  /** Idle time after which a station is ended, in ms. Absent: never. */
  readonly idleMs?: number
}

export interface Job extends FairWork {
  readonly task: ComputeTask
  readonly signal: AbortSignal
  /** See `WorkerJob`. */
  readonly computeHere: (() => Promise<string>) | undefined
  readonly resolve: (json: string) => void
  readonly reject: (error: unknown) => void
}

interface Place {
  station: Station
  job: Work | undefined
  isReady: boolean
  isEnding: boolean
  idleTimer: Timer | undefined
}

class Work implements FairWork {
  readonly job: Job
  ownTimeMs = OWN_TIME_MS
  startedAtMs = 0
  /** Cancels this work when its call is aborted. */
  onAbort = (): void => {}

  constructor(job: Job) {
    this.job = job
  }

  get owner(): object {
    return this.job.owner
  }

  get costMs(): number | undefined {
    return this.job.costMs
  }
}

export class Stations {
  readonly #kind: StationKind
  readonly #onChange: (job: Job, change: 'started' | 'waits' | 'ended') => void
  readonly #places = new Set<Place>()
  readonly #clock: Clock
  readonly #queue: FairQueue<Work>
  /** Work that this thread computes. */
  #here: Work | undefined
  #isScheduled = false
  #isClosed = false
  #makingRoom: Timer | undefined
  #restarted = 0

  /** `onChange` is called with each new state of a job; an added job waits. */
  constructor(kind: StationKind, clock: Clock, onChange: (job: Job, change: 'started' | 'waits' | 'ended') => void) {
    this.#kind = kind
    this.#clock = clock
    this.#queue = new FairQueue(() => clock.elapsed())
    this.#onChange = onChange
  }

  /** Existing stations, including those that are ending. */
  get count(): number {
    return this.#places.size
  }

  get running(): number {
    let count = this.#here === undefined ? 0 : 1
    for (const { job } of this.#places) if (job !== undefined) count++
    return count
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Number of times that work was ended in favour of another owner's and restarted. */
  get restarted(): number {
    return this.#restarted
  }

  add(job: Job): void {
    const work = new Work(job)
    work.onAbort = () => this.#abort(work)
    job.signal.addEventListener('abort', work.onAbort, { once: true })
    this.#enqueue(work)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#makingRoom?.cancel()
    const places = [...this.#places]
    for (const { job } of places) if (job !== undefined) this.#fail(job, stopped())
    if (this.#here !== undefined) this.#fail(this.#here, stopped())
    for (let work = this.#queue.take(); work !== undefined; work = this.#queue.take()) this.#fail(work, stopped())
    await Promise.all(places.map((place) => this.#end(place)))
  }

  #enqueue(work: Work): void {
    this.#queue.add(work)
    this.#onChange(work.job, 'waits')
    this.#schedule()
  }

  /** Done asynchronously, so that ending many calls at once does not start those that are about to be ended. */
  #schedule(): void {
    if (this.#isScheduled || this.#isClosed) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      this.#dispatch()
    })
  }

  #dispatch(): void {
    while (this.#queue.size > 0 && !this.#isClosed) {
      const place = this.#freePlace()
      if (place === undefined) {
        this.#beginHere()
        this.#makeRoom()
        return
      }
      const work = this.#queue.take()!
      if (place instanceof Error) this.#fail(work, place)
      else this.#begin(place, work)
    }
  }

  /** `undefined` if all are busy; an error if they cannot be started and there is no running one to wait for. */
  #freePlace(): Place | Error | undefined {
    for (const place of this.#places) if (place.job === undefined && !place.isEnding) return place
    if (this.#places.size >= this.#kind.size) return undefined
    try {
      return this.#addPlace()
    } catch (cause) {
      if (this.#places.size > 0) return undefined
      if (replacedProgram(cause) !== undefined) return cause as Error
      return CannotCreateRuntime.error(`A ${this.#kind.name} cannot be started`, {}, cause)
    }
  }

  #addPlace(): Place {
    const station = this.#kind.start({
      onMessage: (message) => {
        if (message === COMPUTE_READY) place.isReady = true
        else this.#finish(place, message)
      },
      onLost: (cause) => this.#lose(place, cause),
    })
    const place: Place = { station, job: undefined, isReady: false, isEnding: false, idleTimer: undefined }
    this.#places.add(place)
    return place
  }

  #begin(place: Place, work: Work): void {
    place.idleTimer?.cancel()
    place.job = work
    work.startedAtMs = this.#clock.elapsed()
    this.#onChange(work.job, 'started')
    place.station.keepAlive(true)
    place.station.compute(work.job.task)
  }

  /** Starts the next work on this thread, if it may run here and nothing else does. */
  #beginHere(): void {
    if (this.#here !== undefined || this.#queue.next()?.job.computeHere === undefined) return
    const work = this.#queue.take()!
    const { resolve, reject, signal, computeHere } = work.job
    this.#here = work
    this.#onChange(work.job, 'started')
    const end = (settle: () => void): void => {
      this.#here = undefined
      this.#queue.finish(work)
      if (!signal.aborted && !this.#isClosed) this.#settle(work, settle)
      this.#schedule()
    }
    computeHere!().then(
      (json) => end(() => resolve(json)),
      (error) => end(() => reject(error)),
    )
  }

  #finish(place: Place, answer: StationAnswer): void {
    const work = place.job
    if (work === undefined) return
    this.#leave(place)
    if (answer.isLast === true) void this.#end(place)
    this.#settle(work, () => {
      try {
        work.job.resolve(resultOfAnswer(answer))
      } catch (error) {
        work.job.reject(error)
      }
    })
    this.#schedule()
  }

  /** A place has become free. */
  #leave(place: Place): void {
    if (place.job !== undefined) this.#queue.finish(place.job)
    place.job = undefined
    if (place.isEnding) return
    place.station.keepAlive(false)
    if (this.#kind.idleMs === undefined) return
    place.idleTimer = this.#clock.setTimer(this.#kind.idleMs, () => void this.#end(place))
  }

  #lose(place: Place, cause: unknown): void {
    if (place.isEnding) return
    const work = place.job
    void this.#end(place)
    if (work === undefined) return
    const { functionName } = work.job.task
    const { name } = this.#kind
    const ended = () =>
      CannotReceiveSpawnedResult.error(
        isOutOfMemory(cause)
          ? `${functionName} needs more memory than a ${name} has`
          : `The ${name} of ${functionName} ended without a result`,
        {},
        cause,
      )
    const notStarted = () => CannotCreateRuntime.error(`The ${name} for ${functionName} cannot be started`, {}, cause)
    this.#fail(work, replacedProgram(cause) ?? (place.isReady ? ended() : notStarted()))
  }

  #abort(work: Work): void {
    if (!this.#queue.remove(work)) {
      for (const place of this.#places) if (place.job === work) void this.#end(place)
    }
    this.#fail(work, work.job.signal.reason)
  }

  /** Ends a station; its place becomes free when it has ended. */
  async #end(place: Place): Promise<void> {
    if (!place.isEnding) {
      place.isEnding = true
      place.idleTimer?.cancel()
      this.#leave(place)
    }
    await place.station.end()
    if (this.#places.delete(place)) this.#schedule()
  }

  /** All stations are busy: if an owner without running work waits, the work whose guaranteed time is over is ended. */
  #makeRoom(): void {
    this.#makingRoom?.cancel()
    const places = [...this.#places]
    // A station that is ending already makes room.
    if (places.some(({ isEnding }) => isEnding)) return
    const next = this.#queue.next()
    if (next === undefined || places.some(({ job }) => job?.owner === next.owner)) return
    const now = this.#clock.elapsed()
    let restMs = Number.POSITIVE_INFINITY
    let longest: Place | undefined
    for (const place of places) {
      const { startedAtMs, ownTimeMs } = place.job!
      const placeRestMs = startedAtMs + ownTimeMs - now
      if (placeRestMs >= restMs) continue
      restMs = placeRestMs
      longest = place
    }
    if (longest === undefined) return
    if (restMs <= 0) this.#restart(longest)
    else this.#makingRoom = this.#clock.setTimer(Math.ceil(restMs), () => this.#dispatch())
  }

  #restart(place: Place): void {
    const work = place.job!
    this.#restarted++
    work.ownTimeMs *= 2
    void this.#end(place)
    this.#enqueue(work)
  }

  #fail(work: Work, error: unknown): void {
    this.#settle(work, () => work.job.reject(error))
  }

  #settle(work: Work, action: () => void): void {
    work.job.signal.removeEventListener('abort', work.onAbort)
    this.#onChange(work.job, 'ended')
    action()
  }
}

export function stopped(): Error {
  return CannotReceiveSpawnedResult.error('The worker threads were stopped')
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && (cause as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
}
