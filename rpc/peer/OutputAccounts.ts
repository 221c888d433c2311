/**
 * Output of all connections that hosts have not taken yet, in bytes. Beyond the limit of the process the
 * connection that holds most is cut off; one that cannot be (its host owns the process) keeps what it has, and answers
 * that do not fit any more are refused. Source: daemon sections 7 and 8.
 */
import type { NextTurn } from './Turns.ts'

/** One connection in the accounts. */
export interface OutputHolder {
  /** Bytes that the connection holds. */
  readonly heldBytes: number
  /** `heldBytes`, plus input from the host that is not fully processed. */
  readonly weightBytes: number
  /** Whether this connection may be cut off for the benefit of other hosts. */
  readonly canBeCutOff: boolean
  /** Ends the connection at once; what it holds is lost. */
  cutOff(reason: string): void
  /** Called when other connections hold less than before, so that waiting work may continue. */
  roomChanged(): void
}

export class OutputAccounts {
  readonly limitBytes: number
  /** Whether the process uses more memory than it should. */
  isMemoryTight = false
  readonly #nextTurn: NextTurn
  readonly #holders = new Set<OutputHolder>()
  #isTelling = false
  /** Share that every connection may always use: even if all of them do, the limit holds. */
  readonly #shareBytes: number

  constructor(limitBytes: number, connections: number, nextTurn: NextTurn) {
    this.#nextTurn = nextTurn
    this.limitBytes = limitBytes
    this.#shareBytes = limitBytes / connections
  }

  add(holder: OutputHolder): void {
    this.#holders.add(holder)
  }

  remove(holder: OutputHolder): void {
    if (this.#holders.delete(holder)) this.changed()
  }

  /** Bytes that all connections hold. */
  get totalBytes(): number {
    let total = 0
    for (const { heldBytes } of this.#holders) total += heldBytes
    return total
  }

  /**
   * Whether this connection must take no new work, because all connections together hold more than half of the limit.
   */
  isScarceFor({ heldBytes }: OutputHolder): boolean {
    if (heldBytes <= this.#shareBytes) return false
    const total = this.totalBytes
    return total > this.limitBytes / 2 && heldBytes >= total / this.#holders.size
  }

  /**
   * Makes room for `bytes` more bytes, by cutting off others that hold more than this connection does. False when they
   * do not fit.
   */
  makeRoom(holder: OutputHolder, bytes: number): boolean {
    if (holder.heldBytes + bytes <= this.#shareBytes) return true
    if (bytes > this.limitBytes) return false
    while (this.totalBytes + bytes > this.limitBytes) {
      const largest = this.largest()
      if (largest === undefined || largest === holder) return false
      largest.cutOff('unsent output of all connections')
    }
    return true
  }

  /** Whether the connection is one of the causes of the memory shortage. */
  isTooHeavy({ weightBytes }: OutputHolder): boolean {
    if (!this.isMemoryTight) return false
    let total = 0
    for (const holder of this.#holders) total += holder.weightBytes
    return weightBytes >= total / this.#holders.size
  }

  /** The connection that holds most output of those that can be cut off and hold any. */
  largest(): OutputHolder | undefined {
    return this.#most('heldBytes')
  }

  /** The connection that holds most of those that can be cut off and hold anything. */
  heaviest(): OutputHolder | undefined {
    return this.#most('weightBytes')
  }

  /**
   * A connection holds less than before. The others are notified once per turn of the event loop: thousands of connections that end
   * together would otherwise take minutes.
   */
  changed(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    this.#nextTurn(() => {
      this.#isTelling = false
      for (const holder of [...this.#holders]) holder.roomChanged()
    })
  }

  #most(measure: 'heldBytes' | 'weightBytes'): OutputHolder | undefined {
    let most: OutputHolder | undefined
    for (const holder of this.#holders) {
      if (holder.canBeCutOff && holder[measure] > (most?.[measure] ?? 0)) most = holder
    }
    return most
  }
}
