/**
 * Named parts of one file, each read only on demand: the length of the index as 4 bytes, little-endian, the index as
 * JSON, `{name: [start, end]}`, and the parts; offsets are from the end of the index.
 */
import { HeldFile } from './HeldFile.ts'

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

/** The file stays open, see HeldFile. Throws the error of the system. */
export function openArchive(path: string): Archive {
  const file = HeldFile.open(path)
  try {
    return new Archive(file.read)
  } catch (error) {
    file.close()
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
