/**
 * Stores blocks on a separate thread, so that the next ones are executed meanwhile. What waits there is stored
 * together, in one transaction. Three threads take part: the producer hands blocks over (`CommitLink`), this one stores
 * them (`runCommitter`), and the server thread is notified and answers the waiting requests (`CommitThread`).
 *
 * After blocks that cannot be stored, later ones are refused until the producer has restarted from what the
 * store has.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import type { LogLevel } from '../../../ports/Log.ts'
import { createNodeLog, type LogFormat } from '../TextLog.ts'
import type { CommitSink } from './CommitSink.ts'
import { type CommitRows, commitRows } from './commitRows.ts'
import type { SignedBlockRecord } from './keeperRecords.ts'
import { NodeStore } from './NodeStore.ts'
import type { BlockCommit, CommitNotice } from './records.ts'

/** Data passed to the thread. */
export interface CommitThreadData {
  /** File of the chain, which exists. */
  readonly path: string
  readonly nativeBinding: string | undefined
  readonly logLevel: LogLevel | 'silent'
  readonly logFormat: LogFormat
  /** Port that receives blocks. */
  readonly blocks: MessagePort
  /** `Int32Array` of `PROGRESS_BYTES`, see below. */
  readonly progress: SharedArrayBuffer
}

/** Interface for the thread that creates blocks. */
export type CommitLinkData = Pick<CommitThreadData, 'blocks' | 'progress'>

interface GivenBlock {
  /** Number of the block, from 1. */
  readonly number: number
  readonly rows: CommitRows
  readonly isLate: boolean
}

/** Blocks of these numbers, in order, are stored, or refused for a reason. */
type ThreadNews = { readonly first: number; readonly last: number } & (
  | { readonly notices: readonly CommitNotice[] }
  | { readonly reason: string; readonly isLate: boolean }
)

/** Message that keepers have signed a block; it is not answered. */
interface SignedNews {
  readonly signed: SignedBlockRecord
}

/** Number of the last block that is stored or refused. */
const SETTLED = 0
/** 1 when blocks are refused. */
const FAILED = 1
/** 1 when the thread has closed the file. */
const CLOSED = 2
const PROGRESS_BYTES = 12

/** Pause before signatures that could not be stored during a control are tried again, ms. */
const RETRY_MS = 1000

/** Used by the thread that makes the blocks. */
export class CommitLink implements CommitSink {
  readonly #blocks: MessagePort
  readonly #progress: Int32Array
  #given = 0

  constructor({ blocks, progress }: CommitLinkData) {
    this.#blocks = blocks
    this.#progress = new Int32Array(progress)
  }

  get given(): number {
    return this.#given
  }

  get hasFailed(): boolean {
    return Atomics.load(this.#progress, FAILED) === 1
  }

  commit(commit: BlockCommit, isLate: boolean): void {
    this.#given += 1
    this.#blocks.postMessage({ number: this.#given, rows: commitRows(commit), isLate } satisfies GivenBlock)
  }

  settle(): void {
    this.#waitFor(SETTLED, this.#given)
  }

  recover(): void {
    this.settle()
    Atomics.store(this.#progress, FAILED, 0)
  }

  /** Waits until the file is closed, after everything is stored. */
  close(): void {
    this.#blocks.postMessage('close')
    this.#waitFor(CLOSED, 1)
    this.#blocks.close()
  }

  #waitFor(index: number, wanted: number): void {
    for (;;) {
      const value = Atomics.load(this.#progress, index)
      if (value === wanted) return
      Atomics.wait(this.#progress, index, value)
    }
  }
}

interface Waiting {
  readonly number: number
  readonly settled: PromiseWithResolvers<void>
}

interface Refusal {
  readonly first: number
  readonly last: number
  readonly error: Error
}

/** Number of refusals that are kept; a refusal is queried soon or never. */
const KEPT_REFUSALS = 64

/** Used by the server. */
export class CommitThread {
  /** Connection for the thread that makes the blocks. */
  readonly link: CommitLinkData
  readonly #worker: Worker
  readonly #announce: (notice: CommitNotice) => void
  #settledTo = 0
  /** Oldest first. */
  #waiting: Waiting[] = []
  #refusals: Refusal[] = []

  /** `announce` gets what was stored before the waiting requests are answered. */
  constructor(
    file: Omit<CommitThreadData, keyof CommitLinkData>,
    start: (data: CommitThreadData) => Worker,
    announce: (notice: CommitNotice) => void,
  ) {
    const { port1, port2 } = new MessageChannel()
    const progress = new SharedArrayBuffer(PROGRESS_BYTES)
    this.link = { blocks: port1, progress }
    this.#announce = announce
    this.#worker = start({ ...file, blocks: port2, progress })
    this.#worker.on('message', (news: ThreadNews) => this.#take(news))
    // The node cannot work without its store: the program has to end.
    this.#worker.on('error', (error) => {
      throw error
    })
  }

  /** Settles when blocks up to this number are stored. Rejects when one of them was not. */
  stored(number: number): Promise<void> {
    if (number > this.#settledTo) {
      const settled = Promise.withResolvers<void>()
      this.#waiting.push({ number, settled })
      return settled.promise
    }
    const refusal = this.#refusals.find(({ first, last }) => first <= number && number <= last)
    return refusal === undefined ? Promise.resolve() : Promise.reject(refusal.error)
  }

  /** Stores signatures of keepers a little later. */
  keepSigned(signed: SignedBlockRecord): void {
    this.#worker.postMessage({ signed } satisfies SignedNews)
  }

  /** Ends the thread after it has closed the file. */
  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #take(news: ThreadNews): void {
    this.#settledTo = news.last
    const own = this.#waiting.filter(({ number }) => number <= news.last)
    this.#waiting = this.#waiting.filter(({ number }) => number > news.last)
    if ('notices' in news) {
      for (const notice of news.notices) this.#announce(notice)
      for (const { settled } of own) settled.resolve()
      return
    }
    const { first, last, reason } = news
    const error = new Error(reason)
    // The block was already reported as made.
    if (news.isLate) throw error
    this.#refusals = [...this.#refusals, { first, last, error }].slice(-KEPT_REFUSALS)
    for (const { settled } of own) settled.reject(error)
  }
}

/** Runs in the thread. */
export async function runCommitter(port: MessagePort, data: unknown): Promise<void> {
  const { path, nativeBinding, blocks, progress, logLevel, logFormat } = data as CommitThreadData
  const log = createNodeLog(logLevel, logFormat)
  const store = NodeStore.open({ connect: await loadDriver(nativeBinding), path })
  const counters = new Int32Array(progress)
  const set = (index: number, value: number) => {
    Atomics.store(counters, index, value)
    Atomics.notify(counters, index)
  }
  const take = (given: readonly GivenBlock[]) => {
    const [first, last] = [given[0]!.number, given.at(-1)!.number]
    const news = { first, last, ...commitTogether(store, given, Atomics.load(counters, FAILED) === 1) }
    if ('reason' in news) {
      log.error('blocks not stored', { reason: news.reason })
      Atomics.store(counters, FAILED, 1)
    }
    // Requests that wait for these blocks are notified first; the producer only needs to continue.
    port.postMessage(news satisfies ThreadNews)
    set(SETTLED, last)
  }
  blocks.on('message', (message: GivenBlock | 'close') => {
    const given: GivenBlock[] = []
    let next: GivenBlock | 'close' | undefined = message
    while (next !== undefined && next !== 'close') {
      given.push(next)
      next = receiveMessageOnPort(blocks)?.message
    }
    if (given.length > 0) take(given)
    if (next !== 'close') return
    store.close()
    set(CLOSED, 1)
  })
  const keepSigned = (signed: SignedBlockRecord) => {
    if (!store.database.open) return
    try {
      store.keepers.keepSigned(signed)
    } catch (error) {
      if ((error as { code?: unknown }).code === 'SQLITE_BUSY') setTimeout(() => keepSigned(signed), RETRY_MS)
      // Lost signatures are made again at the next start.
      else log.error('signatures not stored', { reason: (error as Error).message })
    }
  }
  port.on('message', ({ signed }: SignedNews) => keepSigned(signed))
}

function commitTogether(store: NodeStore, given: readonly GivenBlock[], isRefused: boolean) {
  const isLate = given.some((block) => block.isLate)
  if (isRefused) return { reason: 'A previous block could not be stored', isLate }
  try {
    return { notices: store.commitRows(given.map(({ rows }) => rows)) }
  } catch (error) {
    return { reason: (error as Error).message, isLate }
  }
}
