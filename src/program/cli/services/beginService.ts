import type { Writable } from 'node:stream'
import { stopOnSignals } from '../../../../rpc/daemon/stopOnSignals.ts'
import type { Log } from '../../../ports/Log.ts'
import { takeLauncherPid } from '../../../system/launcher.ts'
import type { CommandInput, ServiceStart } from '../definition/Command.ts'
import { boundStandardError } from '../output/boundStandardError.ts'
import { takeStandardOutput } from '../output/standardOutput.ts'

/** First steps of every service: takes standard output, reads the options, then protects standard error. Throws UsageError. */
export function beginService({ parse }: Pick<ServiceStart, 'parse'>): {
  readonly output: Writable
  readonly input: CommandInput
} {
  const output = takeStandardOutput()
  const input = parse()
  boundStandardError()
  endOnBugs()
  return { output, input }
}

/** Resolves when a signal asks the service to end. */
export function stopRequested(log: Log): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  stopOnSignals(log, resolve, { interrupt: true, echoed: takeLauncherPid() !== undefined })
  return promise
}

/**
 * Ends the process with code 1 after an unexpected exception: a host notices that it ended, but not that it is damaged.
 * The log line has the stack, not the message, which could contain a parameter.
 */
export function endOnBugs(): void {
  const end = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
    const line = {
      level: 'error',
      time: new Date().toISOString(),
      event: 'crash',
      error: error instanceof Error ? error.name : 'unknown',
      stack: frames.join('\n'),
    }
    process.stderr.write(`${JSON.stringify(line)}\n`)
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
  // A host that no longer reads the log must not end the process.
  process.stderr.on('error', () => {})
}
