import type { Clock } from './Clock.ts'

/** The result of `work`, or `otherwise` after `limitMs`; the work then continues, and its failure is ignored. */
export async function within<T>(work: Promise<T>, limitMs: number, clock: Clock, otherwise: T): Promise<T> {
  const late = Promise.withResolvers<T>()
  const timer = clock.setTimer(limitMs, () => late.resolve(otherwise))
  try {
    return await Promise.race([work, late.promise])
  } finally {
    timer.cancel()
  }
}
