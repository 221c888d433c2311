/** Reads the assembly that the compiler of Tolk makes on the way to the code, with the comments that name source lines. */

/** An instruction of the assembly. */
export interface FiftInstruction {
  readonly name: string
  readonly place: FiftPlace
}

/** Line of a source, as a comment of the assembly names it. */
export interface FiftPlace {
  /** File of the function that the instruction is compiled into; an inlined statement may be from another one. */
  readonly file: string
  readonly line: number
  /** The statement, as the compiler prints it. */
  readonly statement: string
}

interface Procedure {
  readonly instructions: (FiftInstruction | { readonly inlined: string })[]
}

/** Deepest chain of inlined functions that is followed. */
const MAX_DEPTH = 30

/** Instructions by the number of the function; those of inlined functions and of continuations are in their place. */
export function readFift(text: string): ReadonlyMap<number, readonly FiftInstruction[]> {
  const numbers = new Map<string, number>()
  const procedures = new Map<string, Procedure>()
  let declared = 0
  let file = ''
  let place: FiftPlace = { file, line: 0, statement: '' }
  let open: Procedure | undefined
  const blocks: FiftInstruction[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, named, fileLine] = /^\/\/ (\S+\.tolk):(\d+)$/.exec(line) ?? []
    const [, number, statement] = /^\/\/ (?:\.\.\.)?(\d+): (.*)$/.exec(line) ?? []
    const [, id, declaration] = /^(?:(-?\d+) DECLMETHOD|DECLPROC) (\S+)$/.exec(line) ?? []
    const [, begun] = /^(\S+) PROC(?:INLINE|REF)?:<\{$/.exec(line) ?? []
    if (named !== undefined) {
      file = named
      place = { file, line: Number(fileLine), statement: '' }
    } else if (number !== undefined) place = { file, line: Number(number), statement: statement! }
    else if (declaration !== undefined) numbers.set(declaration, id === undefined ? ++declared : Number(id))
    else if (begun !== undefined) {
      open = { instructions: [] }
      blocks.length = 0
      procedures.set(begun, open)
    } else if (open !== undefined && !line.startsWith('//')) open.instructions.push(...readLine(line, place, blocks))
  }
  const expand = (name: string, depth: number): FiftInstruction[] =>
    (procedures.get(name)?.instructions ?? []).flatMap((each) => {
      if ('name' in each) return [each]
      return depth < MAX_DEPTH ? expand(each.inlined, depth + 1) : []
    })
  return new Map([...numbers].map(([name, number]) => [number, expand(name, 0)]))
}

/** `17 s1 XCHG` has operands first. */
function readLine(line: string, place: FiftPlace, blocks: FiftInstruction[]): Procedure['instructions'] {
  const words = line.split(/\s+/).filter((word) => word !== '')
  if (words[1] === 'INLINECALLDICT') return [{ name: 'CALLREF', place }, { inlined: words[0]! }]
  return words.flatMap((word, index) => {
    if (isOperand(word)) return []
    if (/^\}>|<\{$/.test(word)) return readBlock(word, place, blocks)
    const isControl = (word === 'PUSH' || word === 'POP') && /^c\d$/.test(words[index - 1] ?? '')
    return [{ name: isControl ? `${word}CTR` : word, place }]
  })
}

/**
 * `IF:<{`, `}>ELSE<{` and `}>` open and close continuations: the code pushes them, and the instruction that runs them follows.
 * `blocks`: those instructions, the innermost last.
 */
function readBlock(word: string, place: FiftPlace, blocks: FiftInstruction[]): FiftInstruction[] {
  const pushed = { name: 'PUSHCONT', place }
  if (word === '}>')
    return [blocks.pop()].filter((closed) => closed !== undefined).filter(({ name }) => name !== 'CONT')
  if (!word.startsWith('}>')) blocks.push({ name: word.replace(/:?<\{$/, ''), place })
  else if (word === '}>ELSE<{') blocks.push({ name: 'IFELSE', place: blocks.pop()?.place ?? place })
  return [pushed]
}

function isOperand(word: string): boolean {
  return /^(?:-?\d+|-?0x[\da-fA-F]+|s-?\d+|s\(-?\d+\)|s\(\)|c\d|[xb]\{[^}]*\}|.*\(\)|".*"?)$/.test(word)
}
