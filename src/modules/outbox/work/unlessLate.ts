import type { CallScope } from '../../../context/scopes.ts'
import { type AbortSource, abortable } from '../../../net/waiting.ts'

/** The result of work that takes at most `limitMs`; `undefined` if it is late, and its signal ends it then. Throws what it throws. */
export async function unlessLate<T>(
  { clock, signal }: Pick<CallScope, 'clock' | 'signal'>,
  limitMs: number,
  work: (signal: AbortSource) => Promise<T>,
): Promise<T | undefined> {
  const late = new AbortController()
  const timer = clock.setTimer(Math.max(0, limitMs), () => late.abort())
  const either = AbortSignal.any([signal, late.signal])
  try {
    return await abortable(work(either), either)
  } catch (error) {
    signal.throwIfAborted()
    if (late.signal.aborted) return undefined
    throw error
  } finally {
    timer.cancel()
  }
}
