/**
 * Standard output carries only what is meant for it. The real writer is kept here; `console` and everything else that
 * writes to `process.stdout` afterwards ends up on stderr.
 */
import { createWriteStream, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'

export interface StandardOutput {
  readonly stream: Writable
  /** Settles when the text was handed to the system, or nobody can read it any more. */
  write(text: string): Promise<void>
}

export function takeStandardOutput(): StandardOutput {
  const stream = openStandardOutput()
  // Whoever waits for an answer has listeners of its own; for the others a reader that left is no failure.
  stream.on('error', () => {})
  Object.defineProperty(process, 'stdout', { configurable: true, get: () => process.stderr })
  return {
    stream,
    write: (text) =>
      new Promise((resolve) => {
        stream.write(text, () => resolve())
      }),
  }
}

/** Pipes are written without blocking, unlike `process.stdout`: a host that does not read must not stop the daemon. */
function openStandardOutput(): Writable {
  if (process.platform === 'win32') return process.stdout
  const stats = fstatSync(1)
  if (stats.isFIFO() || stats.isSocket()) return new Socket({ fd: 1, readable: false, writable: true })
  if (stats.isFile()) return createWriteStream('', { fd: 1, autoClose: false })
  return process.stdout
}
