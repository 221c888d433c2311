/**
 * The debug map of a Tolk contract. The compiler writes none, but its assembly names the source line of each instruction. The
 * instructions of the code are found again in the assembly, function by function.
 */
import { type Cell, CellError, Dictionary, intKey, parseBoc, type Slice } from '../../../core/cells/index.ts'
import { type CodeLine, disassemble, listInstructions } from '../../../core/vm/index.ts'
import { alignNames } from './alignNames.ts'
import { type FiftInstruction, type FiftPlace, readFift } from './readFift.ts'

export interface TolkCode {
  readonly code: Uint8Array
  readonly fift: string
  /** Texts of the sources by the names that the assembly uses. */
  readonly sources: ReadonlyMap<string, string>
}

/** An instruction that the machine of the network does not have. */
export interface UnknownInstruction {
  readonly name: string
  readonly file: string
  readonly line: number
}

export interface TolkPlaces {
  /** JSON, as `DebugMap` of the node reads it. */
  readonly debugMap: string
  readonly unknown: readonly UnknownInstruction[]
}

/** Bits of the number of a function. */
const METHOD_BITS = 19
/** What the code begins with: it looks for the function in a dictionary. */
const SELECTOR = ['SETCP 0', `DICTPUSHCONST ${METHOD_BITS}`, 'DICTIGETJMPZ', 'THROWARG 11']
/** Share of instructions with a partner, below which a function gets no lines: wrong ones mislead. */
const LEAST_PAIRED = 0.75
/** Longest function whose instructions are paired. */
const LONGEST = 8000

/** `undefined` for code that is not laid out as known compilers do it. `rename`: name of a file in the map. */
export function placesOfTolk(
  { code, fift, sources }: TolkCode,
  rename: (file: string) => string,
): TolkPlaces | undefined {
  const lines = new Map([...sources].map(([file, text]) => [file, text.split('\n')]))
  const map: Record<string, Record<string, { filename: string; line: number }>> = {}
  const unknown: UnknownInstruction[] = []
  const functions = readFift(fift)
  for (const [number, slice] of methodsOf(parseBoc(code)) ?? []) {
    const listing = withoutConstants(listInstructions(slice))
    const paired = pair(functions.get(number) ?? [], listing)
    if (paired === undefined) continue
    for (const [index, { cell, offset, text }] of listing.entries()) {
      const { name, place } = paired[index]!
      const found = fileOf(place, lines)
      if (found === undefined) continue
      const at = { filename: rename(found), line: place.line }
      const hash = cell.hashHex()
      map[hash] = { [offset]: at, ...map[hash] }
      if (text === 'invalid opcode') unknown.push({ name, file: at.filename, line: at.line })
    }
  }
  if (Object.keys(map).length === 0) return undefined
  const texts = Object.fromEntries([...sources].map(([file, text]) => [rename(file), text]))
  return { debugMap: JSON.stringify({ map, sources: texts }), unknown }
}

/** Functions by number; `undefined` for code of another layout. */
function methodsOf(code: Cell): Iterable<[number, Slice]> | undefined {
  const rest = { load: (slice: Slice) => slice.clone(), store: () => {} }
  try {
    if (disassemble(code).join() !== SELECTOR.join()) return undefined
    return [...new Dictionary(intKey(METHOD_BITS), rest, code.refs[0])]
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

/** Without what a listing shows of cells that are data: constants in references. */
function withoutConstants(listing: readonly CodeLine[]): readonly CodeLine[] {
  let above: number | undefined
  return listing.filter(({ depth, name = '' }) => {
    if (above !== undefined && depth > above) return false
    above = /^(?:PUSHREF(?:SLICE)?|STREF2?CONST)$/.test(name) ? depth : undefined
    return true
  })
}

/** For each instruction of the code the one of the assembly; those without a partner share the one before them. */
function pair(assembly: readonly FiftInstruction[], listing: readonly CodeLine[]): FiftInstruction[] | undefined {
  if (assembly.length === 0 || Math.max(assembly.length, listing.length) > LONGEST) return undefined
  const partners = alignNames(
    assembly.map(({ name }) => name),
    listing.map(({ name }) => name ?? ''),
  )
  const named = listing.filter(({ name }) => name !== undefined).length
  if (partners.filter((partner) => partner !== undefined).length < named * LEAST_PAIRED) return undefined
  let next = 0
  return listing.map(({ text }, index) => {
    const partner = partners[index] ?? (text === 'invalid opcode' ? Math.min(next, assembly.length - 1) : undefined)
    if (partner !== undefined) next = partner + 1
    return assembly[partner ?? Math.max(0, next - 1)]!
  })
}

/** Statements of inlined functions have only a line: the file is the one that has the statement there. */
function fileOf(
  { file, line, statement }: FiftPlace,
  lines: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const wanted = letters(statement)
  const rate = (name: string) => commonLength(letters(lines.get(name)?.[line - 1] ?? ''), wanted)
  const [best] = [file, ...lines.keys()].sort((left, right) => rate(right) - rate(left))
  return best !== undefined && lines.has(best) ? best : undefined
}

/** The compiler prints statements with other spaces, and with marks of its own. */
function letters(text: string): string {
  return text.replace(/[^\w"]/g, '')
}

function commonLength(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
