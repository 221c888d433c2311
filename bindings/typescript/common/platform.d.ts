/** Random numbers and timers, as Node.js and browsers have them. */
declare const crypto: {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
}

declare function setTimeout(callback: () => void, ms: number): unknown
declare function clearTimeout(timer: unknown): void
