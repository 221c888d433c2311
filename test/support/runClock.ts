import type { ManualClock } from './ManualClock.ts'

/** Lets the time of a manual clock pass, a step for each turn of the event loop, until `work` has settled. */
export async function runClock<T>(clock: ManualClock, work: Promise<T>, stepMs = 10): Promise<T> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  work.then(settle, settle)
  while (!isSettled) {
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(stepMs)
  }
  return work
}
