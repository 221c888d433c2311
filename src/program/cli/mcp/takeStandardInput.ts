import { Readable } from 'node:stream'

/** Returns the real input; whoever else asks for it from now on, a question for a password for example, finds its end. */
export function takeStandardInput(): Readable {
  const input = process.stdin
  const ended = Readable.from([])
  Object.defineProperty(process, 'stdin', { configurable: true, get: () => ended })
  return input
}
