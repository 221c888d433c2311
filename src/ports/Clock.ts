/** Time, so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since an arbitrary start; never goes back. */
  elapsed(): number
  /** Calls `action` once after `delayMs`, however long that is. The timer never keeps the process alive. */
  setTimer(delayMs: number, action: () => void): Timer
}

export interface Timer {
  cancel(): void
}
