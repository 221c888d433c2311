/** Waits that end by time, by a signal, or with their result; timers and listeners are removed. */
import type { Clock } from '../ports/Clock.ts'

/** The part of an AbortSignal that waiting needs. */
export type AbortSource = AbortSignal

/** Settles after `ms`. Throws the reason of a signal that is aborted. */
export function sleep(clock: Clock, ms: number, ...signals: readonly (AbortSource | undefined)[]): Promise<void> {
  let timer: { cancel(): void } | undefined
  const slept = new Promise<void>((resolve) => {
    timer = clock.setTimer(ms, resolve, 'pause')
  })
  return abortable(slept, ...signals).finally(() => timer?.cancel())
}

/** `work`, or the reason of the first signal that is aborted before; the work itself continues. */
export function abortable<T>(work: Promise<T>, ...signals: readonly (AbortSource | undefined)[]): Promise<T> {
  const present = signals.filter((signal) => signal !== undefined)
  const aborted = present.find((signal) => signal.aborted)
  if (aborted !== undefined) {
    work.catch(() => {})
    return Promise.reject(aborted.reason)
  }
  if (present.length === 0) return work
  return new Promise<T>((resolve, reject) => {
    const listeners = present.map((signal) => {
      const listener = () => finish(() => reject(signal.reason))
      signal.addEventListener('abort', listener, { once: true })
      return { signal, listener }
    })
    const finish = (settle: () => void) => {
      for (const { signal, listener } of listeners) signal.removeEventListener('abort', listener)
      settle()
    }
    work.then(
      (value) => finish(() => resolve(value)),
      (error) => finish(() => reject(error)),
    )
  })
}

/** `work`, or the error of `onTimeout` when it takes longer than `ms`. */
export function withTimeout<T>(clock: Clock, ms: number, work: Promise<T>, onTimeout: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = clock.setTimer(ms, () => reject(onTimeout()))
    work.then(resolve, reject).finally(() => timer.cancel())
  })
}
