import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import { type AbortSource, abortable } from '../net/waiting.ts'

/**
 * The result of optional work: `undefined` if it fails or takes too long. `signal` ends the work. Throws the reason of
 * the signal of the call.
 */
export async function tryWithin<T>(
  call: Pick<CallScope, 'clock' | 'signal'>,
  limitMs: number,
  work: (signal: AbortSource) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await unlessLate(call, limitMs, work)
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof ClientError) return undefined
    throw error
  }
}

/**
 * The result of work that may take at most `limitMs`. After that, its signal is aborted and the result is `undefined`.
 * Throws what the work throws.
 */
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
