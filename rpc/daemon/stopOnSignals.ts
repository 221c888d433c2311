/** First signal: orderly stop. Second: exit at once with code 1. Source: daemon section 11. */
import type { Log } from '../../src/ports/Log.ts'

export function stopOnSignals(log: Log, stop: () => void, { interrupt }: { interrupt: boolean }): void {
  let received = 0
  const onSignal = (signal: string) => {
    log.info('signal', { signal })
    if (++received > 1) process.exit(1)
    stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
  process.on('SIGINT', interrupt ? onSignal : () => {})
  if (process.platform === 'win32') process.on('SIGBREAK', onSignal)
}
