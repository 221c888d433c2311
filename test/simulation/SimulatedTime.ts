/**
 * The only time of a simulation. Nothing waits: when all promises have settled as far as they can, time jumps to the next
 * thing that is due. What is due at the same moment happens in the order in which it was scheduled.
 */
import { createHook } from 'node:async_hooks'
import type { Clock, Timer } from '../../src/ports/Clock.ts'

interface Entry {
  readonly dueMs: number
  readonly order: number
  action: (() => void) | undefined
}

/** Derivations that are under way, by their number in Node.js. */
const derivations = new Set<number>()
const derivationHook = createHook({
  init: (id, type) => {
    if (type === 'SCRYPTREQUEST') derivations.add(id)
  },
  after: (id) => derivations.delete(id),
})

/** No timer is left, and the awaited event has not happened. */
export class Standstill extends Error {
  override readonly name = 'Standstill'
}

export class SimulatedTime {
  readonly #startMs: number
  #nowMs: number
  #order = 0
  /** A heap: the entry that is due first stands at its top. */
  readonly #entries: Entry[] = []
  /** Number of scheduled actions that have run. */
  steps = 0

  constructor(startMs: number) {
    this.#startMs = startMs
    this.#nowMs = startMs
  }

  /** Unix time, ms. */
  get nowMs(): number {
    return this.#nowMs
  }

  get elapsedMs(): number {
    return this.#nowMs - this.#startMs
  }

  at(delayMs: number, action: () => void): Timer {
    const entry: Entry = { dueMs: this.#nowMs + Math.ceil(Math.max(0, delayMs)), order: this.#order++, action }
    this.#push(entry)
    return {
      cancel: () => {
        entry.action = undefined
      },
    }
  }

  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.at(delayMs, resolve))
  }

  /** Time stands still while Node.js derives a key on its own thread for `work`. */
  async duringDerivation<T>(work: () => Promise<T>): Promise<T> {
    derivationHook.enable()
    try {
      return await work()
    } finally {
      derivationHook.disable()
    }
  }

  /** Lets time pass until `work` has settled. Throws Standstill, and Error after `maxSteps`. */
  async run<T>(work: Promise<T>, maxSteps: number): Promise<T> {
    let isSettled = false
    const settle = () => {
      isSettled = true
    }
    work.then(settle, settle)
    for (;;) {
      await this.#settlePromises()
      if (isSettled) return work
      const next = this.#pop()
      if (next === undefined) throw new Standstill('Nothing is due any more, but calls wait for an answer')
      if (++this.steps > maxSteps) throw new Error(`More than ${maxSteps} steps: something repeats without end`)
      this.#nowMs = Math.max(this.#nowMs, next.dueMs)
      next.action!()
    }
  }

  async #settlePromises(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve))
    while (derivations.size > 0)
  }

  #push(entry: Entry): void {
    const heap = this.#entries
    let index = heap.length
    heap.push(entry)
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(entry, heap[parent]!)) break
      heap[index] = heap[parent]!
      index = parent
    }
    heap[index] = entry
  }

  /** The next entry that was not cancelled. */
  #pop(): Entry | undefined {
    const heap = this.#entries
    for (;;) {
      const top = heap[0]
      if (top === undefined) return undefined
      const last = heap.pop()!
      if (heap.length > 0) this.#sink(last)
      if (top.action !== undefined) return top
    }
  }

  #sink(entry: Entry): void {
    const heap = this.#entries
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!isBefore(heap[child]!, entry)) break
      heap[index] = heap[child]!
      index = child
    }
    heap[index] = entry
  }
}

function isBefore(a: Entry, b: Entry): boolean {
  return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.order < b.order)
}

/** The port `Clock` of one client: its clock may be wrong and may be set, its timers are counted. */
export class SimulatedClock implements Clock {
  /** How much later `now` is than the true time, ms. */
  skewMs: number
  /** Timers that run. */
  timers = 0
  readonly #time: SimulatedTime

  constructor(time: SimulatedTime, skewMs: number) {
    this.#time = time
    this.skewMs = skewMs
  }

  now(): number {
    return this.#time.nowMs + this.skewMs
  }

  elapsed(): number {
    return this.#time.elapsedMs
  }

  setTimer(delayMs: number, action: () => void): Timer {
    let isOpen = true
    this.timers++
    const end = () => {
      if (!isOpen) return
      isOpen = false
      this.timers--
    }
    const timer = this.#time.at(delayMs, () => {
      end()
      action()
    })
    return {
      cancel: () => {
        end()
        timer.cancel()
      },
    }
  }
}
