/**
 * Waiting operations in the order of the calls. Operations on one item run in that order, also across callers:
 * a read or write of an item waits for earlier writes of it, and a write also for earlier reads. A list of keys counts as
 * a read of all keys with its prefix, including missing ones. Everything else may overtake, so that reads do not wait for commits.
 *
 * A batch takes all reads or all writes that may run now: a hundred waiting writes become one transaction, with one disk flush.
 */
import type { Collection } from '../../src/ports/Storage.ts'
import { groupId, type ItemOperation, isRead, placesOf, valuesOf } from './ItemOperation.ts'

const MAX_BATCH_OPERATIONS = 1024
const MAX_BATCH_BYTES = 8 * 1024 * 1024

export interface QueuedCall {
  readonly operation: ItemOperation
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Calls that run together: either only reads or only writes. */
export interface Batch {
  readonly calls: readonly QueuedCall[]
  readonly isRead: boolean
}

export class OperationQueue {
  #waiting: QueuedCall[] = []
  readonly #running = new Set<Batch>()

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#running.size === 0
  }

  add(call: QueuedCall): void {
    this.#waiting.push(call)
  }

  /**
   * Takes the operations that may run now; `undefined` if there are none. The batch counts as running until `done` or
   * `putBack`.
   */
  take(): Batch | undefined {
    const busy = new Footprint()
    for (const { calls } of this.#running) for (const { operation } of calls) busy.add(operation)
    const taken: QueuedCall[] = []
    const left: QueuedCall[] = []
    let bytes = 0
    for (const call of this.#waiting) {
      const { operation } = call
      const fits = taken.length === 0 || isRead(operation) === isRead(taken[0]!.operation)
      const hasRoom = taken.length < MAX_BATCH_OPERATIONS && bytes < MAX_BATCH_BYTES
      if (fits && hasRoom && !busy.isTouchedBy(operation)) {
        taken.push(call)
        for (const value of valuesOf(operation)) bytes += value.byteLength
      } else {
        left.push(call)
        busy.add(operation)
      }
    }
    if (taken.length === 0) return undefined
    this.#waiting = left
    const batch = { calls: taken, isRead: isRead(taken[0]!.operation) }
    this.#running.add(batch)
    return batch
  }

  done(batch: Batch): void {
    this.#running.delete(batch)
  }

  /** Puts back a batch of which nothing has run, ahead of all waiting operations. */
  putBack(batch: Batch): void {
    this.#running.delete(batch)
    this.#waiting = [...batch.calls, ...this.#waiting]
  }
}

/** Above this number of keys or ranges of a group, the whole group counts as read or written: comparing each would take longer. */
const MAX_COMPARED = 256

/** What operations read and write. */
class Footprint {
  /** Keys that are read and written, and beginnings of the keys that are listed, by group. */
  readonly #read = new Names()
  readonly #written = new Names()
  readonly #ranges = new Names()
  /** Groups that items are added to, whose new keys are not known yet. */
  readonly #grownGroups = new Set<string>()
  readonly #writtenCollections = new Set<Collection>()

  add(operation: ItemOperation): void {
    if (operation.type === 'get') this.#read.add(groupId(operation), operation.key)
    else if (isRead(operation)) this.#ranges.add(groupId(operation), operation.prefix)
    else {
      for (const place of placesOf(operation)) this.#written.add(groupId(place), place.key)
      for (const write of operation.writes) {
        this.#writtenCollections.add(write.collection)
        if ('append' in write) this.#grownGroups.add(groupId(write))
      }
    }
  }

  /** Whether the operation has to wait for one of these. */
  isTouchedBy(operation: ItemOperation): boolean {
    if (!isRead(operation)) {
      return (
        placesOf(operation).some((place) => this.#isItemTouched(groupId(place), place.key)) ||
        operation.writes.some((write) => 'append' in write && this.#isGroupTouched(groupId(write)))
      )
    }
    if (operation.type === 'stores') return this.#writtenCollections.has(operation.collection)
    const group = groupId(operation)
    if (this.#grownGroups.has(group)) return true
    if (operation.type === 'get') return this.#written.has(group, operation.key)
    return this.#written.some(group, (key) => key.startsWith(operation.prefix))
  }

  #isItemTouched(group: string, key: string): boolean {
    return (
      this.#grownGroups.has(group) ||
      this.#written.has(group, key) ||
      this.#read.has(group, key) ||
      this.#ranges.some(group, (prefix) => key.startsWith(prefix))
    )
  }

  #isGroupTouched(group: string): boolean {
    return this.#grownGroups.has(group) || this.#ranges.hasAny(group) || this.#written.hasAny(group)
  }
}

class Names {
  readonly #byGroup = new Map<string, Set<string>>()

  add(group: string, name: string): void {
    const known = this.#byGroup.get(group)
    if (known === undefined) this.#byGroup.set(group, new Set([name]))
    else known.add(name)
  }

  has(group: string, name: string): boolean {
    return this.#byGroup.get(group)?.has(name) === true
  }

  hasAny(group: string): boolean {
    return this.#byGroup.has(group)
  }

  /** Whether the condition holds for a name of the group; assumed for a group with too many names to compare. */
  some(group: string, holds: (name: string) => boolean): boolean {
    const names = this.#byGroup.get(group)
    return names !== undefined && (names.size > MAX_COMPARED || [...names].some(holds))
  }
}
