/** First signal: orderly stop. Second: exit at once with code 1. Source: daemon section 11. */
import type { Log } from '../../src/ports/Log.ts'
import { endProcess } from '../../src/system/endProcess.ts'

export interface SignalOptions {
  /** Whether SIGINT counts; otherwise it is ignored. */
  readonly interrupt: boolean
  /**
   * A launcher forwards a signal that the terminal has also sent here directly; this copy does not count as a second
   * signal.
   */
  readonly echoed: boolean
}

/** A launcher forwards a signal at once; a person cannot press keys that fast. */
const ECHO_MS = 100

export function stopOnSignals(log: Log, stop: () => void, { interrupt, echoed }: SignalOptions): void {
  let received = 0
  const lastMs = new Map<string, number>()
  const onSignal = (signal: string) => {
    const now = performance.now()
    const isEcho = echoed && now - (lastMs.get(signal) ?? Number.NEGATIVE_INFINITY) < ECHO_MS
    lastMs.set(signal, now)
    if (isEcho) return
    log.info('signal', { signal })
    if (++received > 1) void endProcess(1)
    else stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
  process.on('SIGINT', interrupt ? onSignal : () => {})
  if (process.platform === 'win32') process.on('SIGBREAK', onSignal)
}
