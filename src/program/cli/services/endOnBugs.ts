/**
 * Ends the process with code 1 after an unexpected exception: a host notices an end, but not a damaged process.
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
