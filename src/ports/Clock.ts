/** The time, as a port so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since an arbitrary start; never goes back. */
  elapsed(): number
  /**
   * Calls `action` once after `delayMs`, however long that is. The timer never keeps the process alive. `purpose` lets
   * a test clock jump over pauses without cutting short what is awaited.
   */
  setTimer(delayMs: number, action: () => void, purpose?: TimerPurpose): Timer
}

/** `pause`: nothing is awaited but the time itself. Default: a limit of something that runs. */
export type TimerPurpose = 'pause' | 'limit'

export interface Timer {
  cancel(): void
}
