/**
 * Named parts of one file, of which only those are read that somebody asks for: the length of the index as 4 bytes,
 * little-endian, the index as JSON, `{name: [start, end]}`, and the parts; offsets are from the end of the index.
 */
import { closeSync, openSync, readSync } from 'node:fs'

/** Returns the bytes from one offset to another. */
export type ReadBytes = (start: number, end: number) => Buffer

const LENGTH_BYTES = 4

export class Archive {
  readonly #read: ReadBytes
  readonly #index: Readonly<Record<string, readonly [start: number, end: number]>>
  readonly #partsAt: number

  constructor(read: ReadBytes) {
    this.#read = read
    this.#partsAt = LENGTH_BYTES + read(0, LENGTH_BYTES).readUInt32LE()
    this.#index = JSON.parse(read(LENGTH_BYTES, this.#partsAt).toString('latin1'))
  }

  get names(): readonly string[] {
    return Object.keys(this.#index)
  }

  get(name: string): Buffer | undefined {
    const range = Object.hasOwn(this.#index, name) ? this.#index[name]! : undefined
    return range && this.#read(this.#partsAt + range[0], this.#partsAt + range[1])
  }
}

/** The file stays open: what a running program loads later must not be a part of a newer one. Throws when it is missing. */
export function openArchive(path: string): Archive {
  const file = openSync(path, 'r')
  try {
    return new Archive((start, end) => readExactly(file, start, end))
  } catch (error) {
    closeSync(file)
    throw error
  }
}

/** Bytes of an archive; its names are ASCII. */
export function archiveBytes(parts: ReadonlyMap<string, Uint8Array>): Buffer {
  let length = 0
  const index: Record<string, [number, number]> = {}
  for (const [name, part] of parts) {
    index[name] = [length, length + part.length]
    length += part.length
  }
  const json = Buffer.from(JSON.stringify(index), 'latin1')
  const head = Buffer.alloc(LENGTH_BYTES)
  head.writeUInt32LE(json.length)
  return Buffer.concat([head, json, ...parts.values()])
}

function readExactly(file: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(end - start)
  for (let length = 0; length < bytes.length; ) {
    const count = readSync(file, bytes, length, bytes.length - length, start + length)
    if (count === 0) throw new Error('A file of the program is cut off')
    length += count
  }
  return bytes
}
