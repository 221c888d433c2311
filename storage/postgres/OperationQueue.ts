/**
 * Waiting operations in the order of the calls. Operations on one item run in that order, also across callers:
 * a read or write of an item waits for earlier writes of it, and a write also for earlier reads. Everything else may overtake,
 * so that reads do not wait for commits.
 *
 * A batch takes all reads or all writes that may run now: a hundred waiting writes become one transaction, with one disk flush.
 */
import { groupId, isRead, type PostgresOperation, placeId, placesOf } from './PostgresOperation.ts'

const MAX_BATCH_OPERATIONS = 1024
const MAX_BATCH_BYTES = 8 * 1024 * 1024

export interface QueuedCall {
  readonly operation: PostgresOperation
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
        bytes += sizeOf(operation)
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

/** Items and groups that operations read and write. */
class Footprint {
  readonly #read = new Set<string>()
  readonly #written = new Set<string>()
  readonly #readGroups = new Set<string>()
  readonly #writtenGroups = new Set<string>()
  /** Groups that items are added to, whose new keys are not known yet. */
  readonly #grownGroups = new Set<string>()

  add(operation: PostgresOperation): void {
    if (operation.type === 'get') this.#read.add(placeId(operation))
    else if (isRead(operation)) this.#readGroups.add(groupId(operation))
    else {
      for (const place of placesOf(operation)) {
        this.#written.add(placeId(place))
        this.#writtenGroups.add(groupId(place))
      }
      for (const write of operation.writes) if ('append' in write) this.#grownGroups.add(groupId(write))
    }
  }

  /** Whether the operation has to wait for one of these. */
  isTouchedBy(operation: PostgresOperation): boolean {
    if (operation.type === 'get') {
      return this.#written.has(placeId(operation)) || this.#grownGroups.has(groupId(operation))
    }
    if (isRead(operation)) {
      return this.#writtenGroups.has(groupId(operation)) || this.#grownGroups.has(groupId(operation))
    }
    return (
      placesOf(operation).some((place) => this.#isItemTouched(placeId(place), groupId(place))) ||
      operation.writes.some((write) => 'append' in write && this.#isGroupTouched(groupId(write)))
    )
  }

  #isItemTouched(place: string, group: string): boolean {
    return (
      this.#written.has(place) || this.#read.has(place) || this.#readGroups.has(group) || this.#grownGroups.has(group)
    )
  }

  #isGroupTouched(group: string): boolean {
    return this.#readGroups.has(group) || this.#writtenGroups.has(group) || this.#grownGroups.has(group)
  }
}

function sizeOf(operation: PostgresOperation): number {
  if (isRead(operation)) return 0
  return operation.writes.reduce(
    (sum, write) => sum + (('append' in write ? write.append : write.value)?.byteLength ?? 0),
    0,
  )
}
