/**
 * Named parts of one file, each read only on demand: the length of the index as 4 bytes, little-endian, the index as
 * JSON, `{name: [start, end]}`, and the parts; offsets are from the end of the index. A third element, 1, says that the part is
 * compressed with Brotli.
 */
import { HeldFile } from './HeldFile.ts'

/** Returns the bytes from one offset to another. */
export type ReadBytes = (start: number, end: number) => Buffer

type Range = readonly [start: number, end: number, isCompressed?: 1]

const LENGTH_BYTES = 4

export class Archive {
  readonly #read: ReadBytes
  readonly #index: Readonly<Record<string, Range>>
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
    if (!Object.hasOwn(this.#index, name)) return undefined
    const [start, end, isCompressed] = this.#index[name]!
    const bytes = this.#read(this.#partsAt + start, this.#partsAt + end)
    return isCompressed ? decompress(bytes) : bytes
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

/** Loaded here, because a start decompresses nothing. */
function decompress(bytes: Buffer): Buffer {
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib') as typeof import('node:zlib')
  return brotliDecompressSync(bytes)
}

/** Bytes of an archive; its names are ASCII. The parts named in `compressed` are compressed already. */
export function archiveBytes(parts: ReadonlyMap<string, Uint8Array>, compressed?: ReadonlySet<string>): Buffer {
  let length = 0
  const index: Record<string, Range> = {}
  for (const [name, part] of parts) {
    const range = [length, length + part.length] as const
    index[name] = compressed?.has(name) ? [...range, 1] : range
    length += part.length
  }
  const json = Buffer.from(JSON.stringify(index), 'latin1')
  const head = Buffer.alloc(LENGTH_BYTES)
  head.writeUInt32LE(json.length)
  return Buffer.concat([head, json, ...parts.values()])
}
