/** One request to a node over HTTP, in the form that all ways to send it share. */
import type { Clock } from '../../ports/Clock.ts'
import type { Sender } from './NodeBackend.ts'

/** Method, headers and body. `body`: JSON text, or a value; absent for GET. */
export function nodeRequest({ authorization }: Sender, body: unknown) {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return {
    method: text === undefined ? ('GET' as const) : ('POST' as const),
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    },
    body: text,
  }
}

/** Aborts `run` after `timeoutMs`; then rejects like `fetch` with `AbortSignal.timeout`, but by the given clock. */
export async function withinTime<T>(
  clock: Clock,
  timeoutMs: number,
  run: (ends: AbortSignal) => Promise<T>,
): Promise<T> {
  const ends = new AbortController()
  const timer = clock.setTimer(timeoutMs, () =>
    ends.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
  )
  try {
    return await run(ends.signal)
  } catch (error) {
    throw ends.signal.aborted ? ends.signal.reason : error
  } finally {
    timer.cancel()
  }
}
