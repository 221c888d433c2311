/**
 * Splits a byte stream at LF into texts; a byte order mark at the beginning of the stream is not part of the first one.
 * Source: daemon section 1, decision 25.
 */
import { isUtf8 } from 'node:buffer'
import { withoutByteOrderMark } from '../../src/core/bytes/utf8.ts'
import type { Receiver } from '../peer/Transport.ts'

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const SPACE = 32

/** Number of small chunks after which they are concatenated; more would cost more memory than their content. */
const MERGED_CHUNKS = 1024

/**
 * Bytes are split before they are decoded, so a character cut by a chunk border is whole again. A line over the limit is
 * skipped without being kept; what is buffered never exceeds the limit by more than one chunk.
 */
export class LineReader {
  readonly #receiver: Receiver
  readonly #limitBytes: number
  #parts: Buffer[] = []
  #partBytes = 0
  #mergedParts = 0
  #lastByte = 0
  #isAtStart = true

  constructor(receiver: Receiver, limitBytes: number) {
    this.#receiver = receiver
    this.#limitBytes = limitBytes
  }

  push(chunk: Buffer): void {
    const lastEnd = chunk.lastIndexOf(LINE_FEED)
    if (lastEnd < 0) {
      this.#keep(chunk)
      return
    }
    let start = 0
    if (this.#partBytes > 0) {
      const end = chunk.indexOf(LINE_FEED)
      this.#keep(chunk.subarray(0, end))
      this.#emitKept()
      start = end + 1
    }
    if (start <= lastEnd) this.#emitBlock(chunk.subarray(start, lastEnd))
    if (lastEnd + 1 < chunk.length) this.#keep(chunk.subarray(lastEnd + 1))
  }

  /** The stream ended: the last line counts even without LF. */
  end(): void {
    if (this.#partBytes > 0) this.#emitKept()
  }

  #keep(bytes: Buffer): void {
    this.#partBytes += bytes.length
    this.#lastByte = bytes.at(-1) ?? this.#lastByte
    // One byte more than the limit may still be a CR.
    if (this.#partBytes > this.#limitBytes + 1) this.#dropParts()
    else if (this.#parts.push(bytes) - this.#mergedParts === MERGED_CHUNKS) {
      this.#parts.push(Buffer.concat(this.#parts.splice(this.#mergedParts)))
      this.#mergedParts++
    }
  }

  #dropParts(): void {
    this.#parts = []
    this.#mergedParts = 0
  }

  #emitKept(): void {
    const actualBytes = this.#partBytes - (this.#lastByte === CARRIAGE_RETURN ? 1 : 0)
    const line = this.#partBytes <= this.#limitBytes + 1 ? Buffer.concat(this.#parts) : undefined
    this.#dropParts()
    this.#partBytes = 0
    if (line === undefined) this.#receiver.receiveBroken({ problem: 'too large', actualBytes })
    else this.#emitLine(line)
  }

  /** Whole lines without the last LF; decoded together if all of them are certainly valid. */
  #emitBlock(block: Buffer): void {
    if (block.length <= this.#limitBytes && isUtf8(block)) {
      for (const line of block.toString('utf8').split('\n')) this.#emitText(line)
      return
    }
    let start = 0
    while (start <= block.length) {
      const end = block.indexOf(LINE_FEED, start)
      const stop = end < 0 ? block.length : end
      this.#emitLine(block.subarray(start, stop))
      start = stop + 1
    }
  }

  #emitLine(line: Buffer): void {
    const size = line.length > 0 && line[line.length - 1] === CARRIAGE_RETURN ? line.length - 1 : line.length
    if (size > this.#limitBytes) this.#receiver.receiveBroken({ problem: 'too large', actualBytes: size })
    else if (!isUtf8(line)) this.#receiver.receiveBroken({ problem: 'utf8' })
    else this.#emitText(line.toString('utf8'))
  }

  #emitText(line: string): void {
    const begun = this.#isAtStart ? withoutByteOrderMark(line) : line
    this.#isAtStart = false
    const text = begun.endsWith('\r') ? begun.slice(0, -1) : begun
    if (text.charCodeAt(0) > SPACE || !/^[ \t\r]*$/.test(text)) this.#receiver.receive(text)
  }
}
