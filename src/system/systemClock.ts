import type { Clock, Timer } from '../ports/Clock.ts'

/** Longest delay that the platform's timers can hold; longer ones are split. */
const longestDelayMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: elapsedMs,
  setTimer: startTimer,
}

/** Unlike `performance`, this is available without loading a module. */
function elapsedMs(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}

function startTimer(delayMs: number, action: () => void): Timer {
  if (delayMs <= longestDelayMs) {
    const handle = setTimeout(action, delayMs).unref()
    return { cancel: () => clearTimeout(handle) }
  }
  let handle: NodeJS.Timeout
  const start = (remainingMs: number) => {
    const rest = remainingMs - longestDelayMs
    handle = rest > 0 ? setTimeout(start, longestDelayMs, rest) : setTimeout(action, remainingMs)
    handle.unref()
  }
  start(delayMs)
  return { cancel: () => clearTimeout(handle) }
}
