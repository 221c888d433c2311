/**
 * Limits standard error of a service, whose reader may never read: waiting output has a limit, further lines are
 * dropped, and a line reports their number as soon as there is room again. Nothing waits for the reader, not even if a
 * terminal is halted.
 */

import { neverBlock } from './standardOutput.ts'

/** Maximum output that waits for a reader, bytes; further lines are dropped. */
const LIMIT_BYTES = 262_144

/** From now on, all output of this process and its threads to standard error is limited. */
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
