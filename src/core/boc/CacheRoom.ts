/** Memory that the caches of several clients share, in bytes. A cache may always hold its share of it. */
export class CacheRoom {
  readonly limitBytes: number
  readonly shareBytes: number
  #usedBytes = 0

  constructor(limitBytes: number, shareBytes: number) {
    this.limitBytes = limitBytes
    this.shareBytes = shareBytes
  }

  get usedBytes(): number {
    return this.#usedBytes
  }

  /** Whether a cache that holds `heldBytes` may hold `bytes` more. */
  hasFor(heldBytes: number, bytes: number): boolean {
    return heldBytes + bytes <= this.shareBytes || this.#usedBytes + bytes <= this.limitBytes
  }

  /** @param bytes negative to release memory */
  take(bytes: number): void {
    this.#usedBytes += bytes
  }
}
