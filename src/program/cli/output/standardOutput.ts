/**
 * Standard output carries only intended output. A service takes the real writer; `console` and everything else that
 * writes to `process.stdout` afterwards ends up on stderr.
 */
import { createWriteStream, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'

let taken: Writable | undefined

/** Returns the real writer and redirects all other output. */
export function takeStandardOutput(): Writable {
  if (taken !== undefined) return taken
  const stream = openStandardOutput()
  // Callers that wait have separate listeners. For all other callers, a closed reader is not a failure.
  stream.on('error', () => {})
  Object.defineProperty(process, 'stdout', { configurable: true, get: () => process.stderr })
  taken = stream
  return stream
}

/**
 * Writes to stdout. Settles when all of it was handed to the system: the program may exit then. A reader that left
 * early (`| head`) is no failure.
 */
export function printText(text: string): Promise<void> {
  const stream = taken ?? process.stdout
  return new Promise((resolve) => {
    stream.once('error', () => resolve())
    stream.write(text, () => resolve())
  })
}

export function isTerminal(output: Writable): output is NodeJS.WriteStream {
  return (output as Partial<NodeJS.WriteStream>).isTTY === true
}

/** Node.js writes to terminals synchronously. From now on, it no longer waits while a terminal is halted. */
export function neverBlock(output: Writable): void {
  const { _handle } = output as { _handle?: { setBlocking?(isBlocking: boolean): unknown } }
  if (isTerminal(output)) _handle?.setBlocking?.(false)
}

/** Pipes are written without blocking, unlike `process.stdout`: a host that does not read must not stop the daemon. */
function openStandardOutput(): Writable {
  if (process.platform === 'win32') return process.stdout
  const stats = fstatSync(1)
  if (stats.isFIFO() || stats.isSocket()) return new Socket({ fd: 1, readable: false, writable: true })
  if (stats.isFile()) return createWriteStream('', { fd: 1, autoClose: false })
  return process.stdout
}
