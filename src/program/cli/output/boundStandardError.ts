/**
 * Standard error of a service. Its reader may never read it: waiting output is limited, the rest is dropped, and a line
 * reports how much as soon as there is room again. Nothing waits for the reader, not even at a terminal that was
 * halted.
 */

import { neverBlock } from './standardOutput.ts'

/** Output that may wait for a reader, bytes; beyond it lines are dropped. */
const LIMIT_BYTES = 262_144

/** Everything that this process writes to standard error passes the bound from now on, that of its threads included. */
export function boundStandardError(): void {
  const stream = process.stderr
  const write = stream.write.bind(stream)
  let dropped = 0
  const tellDropped = () => {
    if (dropped === 0 || stream.writableLength > LIMIT_BYTES) return
    const line = { level: 'warn', time: new Date().toISOString(), event: 'log lines dropped', count: dropped }
    dropped = 0
    write(`${JSON.stringify(line)}\n`)
  }
  neverBlock(stream)
  stream.on('drain', tellDropped)
  stream.write = ((chunk: string | Uint8Array, encoding?: unknown, done?: unknown) => {
    if (stream.writableLength > LIMIT_BYTES) {
      dropped++
      const callback = typeof encoding === 'function' ? encoding : done
      if (typeof callback === 'function') process.nextTick(callback as () => void)
      return false
    }
    tellDropped()
    return write(chunk, encoding as BufferEncoding, done as () => void)
  }) as typeof stream.write
}
