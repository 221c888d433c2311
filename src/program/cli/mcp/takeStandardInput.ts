import { Readable } from 'node:stream'

/** Returns the real input; other readers, for example a question for a password, find it ended from now on. */
export function takeStandardInput(): Readable {
  const input = process.stdin
  const ended = Readable.from([])
  Object.defineProperty(process, 'stdin', { configurable: true, get: () => ended })
  return input
}
