import type { Clock, Timer } from '../ports/Clock.ts'

/** Longest delay that the platform's timers can hold; longer ones are split. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/**
 * The time in a page. `elapsed` never goes back, whatever sets the clock of the system. Timers of a page in the background
 * are late, by up to a minute; those of a worker are not.
 */
export const webClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: startTimer,
}

function startTimer(delayMs: number, action: () => void): Timer {
  let handle: unknown
  const start = (remainingMs: number) => {
    const delay = Math.min(remainingMs, LONGEST_DELAY_MS)
    handle = setTimeout(() => (remainingMs > delay ? start(remainingMs - delay) : action()), delay)
    keepNothingAlive(handle)
  }
  start(delayMs)
  return { cancel: () => clearTimeout(handle as number) }
}

const { Deno: deno } = globalThis as { readonly Deno?: { unrefTimer(timer: number): void } }

/** Where the library runs in a process, its timers must not keep it alive. */
function keepNothingAlive(timer: unknown): void {
  if (typeof timer === 'number') deno?.unrefTimer(timer)
  else (timer as { unref?(): void }).unref?.()
}
