/**
 * Work of several owners that waits to run. Two rules decide what is next:
 *
 * - Between owners: the one that has used the least time. Work is charged its estimate when it starts and the rest when it
 *   ends; what runs longer than estimated counts while it runs. A new or returning owner starts at the level of
 *   the others: unused time is not saved up, and excess time is not forgiven.
 * - Within an owner: whatever has the earliest due time, which is its arrival plus a multiple of its cost. Short work
 *   overtakes long work only if it came before that time, so that long work is not overtaken forever.
 */

/** Cost of work without an estimate, in ms. */
const UNKNOWN_COST_MS = 10

/** Work becomes due this many times its cost after its arrival. */
const PATIENCE = 4

export interface FairWork {
  readonly owner: object
  /** Absent: unknown. */
  readonly costMs: number | undefined
}

interface Entry<T> {
  /** Absent when it was removed. */
  work: T | undefined
  readonly dueMs: number
  /** Order among entries that are due at the same time. */
  readonly number: number
}

interface Share<T> {
  /** Binary heap, the earliest first. */
  readonly heap: Entry<T>[]
  waiting: number
  usedMs: number
  readonly running: Map<T, number>
}

export class FairQueue<T extends FairWork> {
  readonly #now: () => number
  /** The time used by an owner is kept after its work has ended. */
  readonly #shares = new WeakMap<object, Share<T>>()
  readonly #waiting = new Set<Share<T>>()
  readonly #entries = new Map<T, Entry<T>>()
  /** Current level of use in ms, at which owners whose work starts now begin. */
  #levelMs = 0
  #lastNumber = 0

  /** `now`: milliseconds that never go back. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Number of waiting pieces of work. */
  get size(): number {
    return this.#entries.size
  }

  add(work: T): void {
    const share = this.#shareOf(work.owner)
    if (share.waiting === 0 && share.running.size === 0) share.usedMs = Math.max(share.usedMs, this.#levelMs)
    const entry = { work, dueMs: this.#now() + PATIENCE * costOf(work), number: ++this.#lastNumber }
    this.#entries.set(work, entry)
    pushEntry(share.heap, entry)
    share.waiting++
    this.#waiting.add(share)
  }

  /** Removes waiting work. Returns false if the work does not wait. */
  remove(work: T): boolean {
    const entry = this.#entries.get(work)
    if (entry === undefined) return false
    this.#entries.delete(work)
    entry.work = undefined
    this.#leave(this.#shareOf(work.owner))
    return true
  }

  /** The work that `take` would return. */
  next(): T | undefined {
    const share = this.#nextShare(this.#now())
    return share === undefined ? undefined : firstOf(share.heap)
  }

  /** Removes and returns the next work to run, `undefined` if the queue is empty. `finish` must follow. */
  take(): T | undefined {
    const now = this.#now()
    const next = this.#nextShare(now)
    if (next === undefined) return undefined
    const work = firstOf(next.heap)!
    removeFirst(next.heap)
    this.#entries.delete(work)
    this.#levelMs = Math.max(this.#levelMs, next.usedMs)
    next.usedMs += costOf(work)
    next.running.set(work, now)
    this.#leave(next)
    // Among owners with equal use, the one that just had its turn comes last.
    if (this.#waiting.delete(next)) this.#waiting.add(next)
    return work
  }

  /** Work that was taken has ended. */
  finish(work: T): void {
    const share = this.#shareOf(work.owner)
    const startedAtMs = share.running.get(work)
    if (startedAtMs === undefined) return
    share.running.delete(work)
    share.usedMs += this.#now() - startedAtMs - costOf(work)
  }

  #nextShare(now: number): Share<T> | undefined {
    let next: Share<T> | undefined
    let leastMs = Number.POSITIVE_INFINITY
    for (const share of this.#waiting) {
      const usedMs = usedSoFar(share, now)
      if (usedMs >= leastMs) continue
      next = share
      leastMs = usedMs
    }
    return next
  }

  #leave(share: Share<T>): void {
    if (--share.waiting > 0) return
    share.heap.length = 0
    this.#waiting.delete(share)
  }

  #shareOf(owner: object): Share<T> {
    let share = this.#shares.get(owner)
    if (share === undefined) {
      share = { heap: [], waiting: 0, usedMs: 0, running: new Map() }
      this.#shares.set(owner, share)
    }
    return share
  }
}

function costOf({ costMs }: FairWork): number {
  return costMs ?? UNKNOWN_COST_MS
}

function usedSoFar<T extends FairWork>({ usedMs, running }: Share<T>, now: number): number {
  let total = usedMs
  for (const [work, startedAtMs] of running) total += Math.max(0, now - startedAtMs - costOf(work))
  return total
}

function isBefore(a: Entry<unknown>, b: Entry<unknown>): boolean {
  return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.number < b.number)
}

function pushEntry<T>(heap: Entry<T>[], entry: Entry<T>): void {
  let place = heap.push(entry) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (!isBefore(entry, heap[parent]!)) break
    heap[place] = heap[parent]!
    place = parent
  }
  heap[place] = entry
}

/** The earliest work that was not removed; entries before it are dropped. */
function firstOf<T>(heap: Entry<T>[]): T | undefined {
  while (heap.length > 0) {
    const { work } = heap[0]!
    if (work !== undefined) return work
    removeFirst(heap)
  }
  return undefined
}

function removeFirst<T>(heap: Entry<T>[]): void {
  const last = heap.pop()!
  if (heap.length > 0) sink(heap, last)
}

/** Puts an entry where the first one was. */
function sink<T>(heap: Entry<T>[], entry: Entry<T>): void {
  let place = 0
  for (;;) {
    let child = 2 * place + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
    if (!isBefore(heap[child]!, entry)) break
    heap[place] = heap[child]!
    place = child
  }
  heap[place] = entry
}
