/**
 * Keeps the process below its soft limit of memory, and returns memory to the system. Above the limit garbage is
 * collected first; if that is not enough, new calls of the connections that hold most are refused, and if it lasts the
 * one that holds most is cut off. Connections that hold little are never touched: a limit that is too small for the
 * program costs no connection. Source: daemon sections 7 and 8.
 */
import { getHeapStatistics } from 'node:v8'
import type { Log } from '../../src/ports/Log.ts'
import { collectGarbage } from '../../src/system/collectGarbage.ts'
import { residentBytes } from '../../src/system/residentBytes.ts'
import type { OutputAccounts } from '../peer/OutputAccounts.ts'

const INTERVAL_MS = 250

/** Minimum time between two collections, ms; a large heap takes some tenths of a second. */
const COLLECTION_MS = 2000

/** Share of the heap limit of Node.js from which the whole process is close to a crash. */
const HEAP_SHARE = 0.85

/** A connection that holds less than this many bytes is never cut off to free memory. */
const HARMLESS_BYTES = 4 << 20

/** Growth since the last collection that justifies another one while no call runs, bytes. */
const WORTH_COLLECTING_BYTES = 48 << 20

export interface MemoryWatchOptions {
  readonly limitBytes: number
  readonly accounts: OutputAccounts
  readonly log: Log
  /** Whether no call is in flight. */
  readonly isIdle: () => boolean
}

export class MemoryWatch {
  readonly #options: MemoryWatchOptions
  readonly #heapLimitBytes = getHeapStatistics().heap_size_limit * HEAP_SHARE
  #timer: NodeJS.Timeout | undefined
  #collectedAtMs = Number.NEGATIVE_INFINITY
  #leastBytes: number
  #checksAbove = 0

  constructor(options: MemoryWatchOptions) {
    this.#options = options
    this.#leastBytes = residentBytes()
    this.#timer = setInterval(() => this.#check(), INTERVAL_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #check(): void {
    const { accounts, limitBytes, log, isIdle } = this.#options
    let bytes = residentBytes()
    if (this.#isAbove(bytes)) {
      if (this.#collectGarbage()) bytes = residentBytes()
    } else if (bytes - this.#leastBytes > WORTH_COLLECTING_BYTES && isIdle() && this.#collectGarbage()) {
      // The program needs the remaining memory, so only further growth justifies the next collection.
      this.#leastBytes = residentBytes()
    }
    this.#leastBytes = Math.min(this.#leastBytes, bytes)
    const isTight = this.#isAbove(bytes)
    if (isTight !== accounts.isMemoryTight) {
      accounts.isMemoryTight = isTight
      log.warn(isTight ? 'memory is used up' : 'memory is available again', {
        resident_bytes: bytes,
        limit_bytes: limitBytes,
      })
      if (!isTight) accounts.changed()
    }
    this.#checksAbove = isTight ? this.#checksAbove + 1 : 0
    // Refusing new calls may be enough. If it is not, one more connection is cut off every second.
    if (this.#checksAbove < 4 || this.#checksAbove % 4 !== 0) return
    const heaviest = accounts.heaviest()
    if (heaviest !== undefined && heaviest.weightBytes > HARMLESS_BYTES) heaviest.cutOff('memory of the daemon')
  }

  #isAbove(bytes: number): boolean {
    return bytes > this.#options.limitBytes || getHeapStatistics().used_heap_size > this.#heapLimitBytes
  }

  /** Returns false if the last collection was too recent. */
  #collectGarbage(): boolean {
    const nowMs = performance.now()
    if (nowMs - this.#collectedAtMs < COLLECTION_MS) return false
    collectGarbage()
    this.#collectedAtMs = performance.now()
    return true
  }
}
