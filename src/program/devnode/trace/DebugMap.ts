/**
 * Source positions of instructions, which compilers write as `<contract>.debug.json`, `{"map": {"<hash of a cell>":
 * {"<offset in bits>": {"filename": "…", "line": 1}}}}`. The node stores the source files beside them, `"sources":
 * {"<filename>": "<text>"}`.
 */
import type { Sources } from '../../explain/sourceOfFailure.ts'

export interface SourcePosition {
  readonly file: string
  readonly line: number
}

export interface DebugMap {
  /** The text that was parsed. */
  readonly text: string
  /**
   * Source position of the instruction at this offset (bits) of the cell with this hash, or of the last one before it.
   */
  find(cellHash: string, offset: number): SourcePosition | undefined
  /** All places that instructions come from. */
  readonly places: readonly SourcePosition[]
  readonly sources: Sources
}

/** A text that is not a debug map. */
export class InvalidDebugMap extends Error {
  override readonly name = 'InvalidDebugMap'
}

/** Maximum number of positions that are read. */
const MAX_POSITIONS = 1_000_000

/** Throws InvalidDebugMap. */
export function parseDebugMap(text: string): DebugMap {
  const cells = new Map<string, readonly (readonly [offset: number, position: SourcePosition])[]>()
  const { map, sources = {} } = readDocument(text)
  let count = 0
  for (const [hash, offsets] of Object.entries(readObject(map, 'map'))) {
    if (!/^[0-9a-f]{64}$/i.test(hash)) throw new InvalidDebugMap('A cell must be named by 64 hex digits')
    const positions = Object.entries(readObject(offsets, 'cell')).map(([offset, place]) => {
      if (++count > MAX_POSITIONS) throw new InvalidDebugMap(`There are more than ${MAX_POSITIONS} positions`)
      return [readOffset(offset), readPosition(place)] as const
    })
    cells.set(
      hash.toLowerCase(),
      positions.sort(([left], [right]) => left - right),
    )
  }
  return {
    text,
    find: (cellHash, offset) => somewhere(cells.get(cellHash)?.findLast(([start]) => start <= offset)?.[1]),
    places: [...cells.values()].flatMap((positions) => positions.map(([, place]) => place)).filter(somewhere),
    sources: readSources(readObject(sources, 'list of sources')),
  }
}

function readSources(sources: object): Sources {
  const texts = new Map(
    Object.entries(sources).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return { files: [...texts.keys()], lines: (file) => texts.get(file)?.split(/\r?\n/) }
}

/** Code that compilers add has no file. */
function somewhere(place: SourcePosition | undefined): SourcePosition | undefined {
  return place === undefined || place.file === '' || place.line < 1 ? undefined : place
}

function readDocument(text: string): { readonly map?: unknown; readonly sources?: unknown } {
  try {
    return (JSON.parse(text) as { map?: unknown; sources?: unknown } | null) ?? {}
  } catch {
    throw new InvalidDebugMap('The debug map is not JSON')
  }
}

function readObject(value: unknown, what: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new InvalidDebugMap(`The ${what} of a debug map must be an object`)
}

function readOffset(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new InvalidDebugMap('An offset must be a number of bits')
}

function readPosition(place: unknown): SourcePosition {
  const { filename, line } = readObject(place, 'place') as { filename?: unknown; line?: unknown }
  if (typeof filename === 'string' && Number.isInteger(line)) return { file: filename, line: line as number }
  throw new InvalidDebugMap('A location must have a filename and a line')
}
