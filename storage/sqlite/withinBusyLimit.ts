const PAUSE_MS = 10

/**
 * Repeats `action` while SQLite says busy, up to the limit. The busy timeout of the connection does not cover
 * everything: a step from a read to a write lock, such as switching to WAL, fails at once. Blocks the thread, so it is
 * for the worker alone.
 */
export function withinBusyLimit<T>(limitMs: number, action: () => T): T {
  const deadline = performance.now() + limitMs
  for (;;) {
    try {
      return action()
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() >= deadline) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}
