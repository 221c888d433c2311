import type { Cell, Slice } from '../cells/index.ts'
import { CodeCell } from './CodeCell.ts'
import { Code } from './Continuation.ts'
import { decodeOperation } from './decodeOperation.ts'
import { operationText } from './operationText.ts'

/** Maximum number of lines that a listing has; shared cells make small code print without end. */
const MAX_LINES = 100_000

/** An instruction and its place. */
export interface CodeLine {
  /** Number of continuations and references that it is inside of. */
  readonly depth: number
  /** Name of the instruction; `undefined` for what is not one. */
  readonly name: string | undefined
  /** Assembler text; `invalid opcode` for bits that are not an instruction. */
  readonly text: string
  /** Cell that holds it, and the position there in bits. */
  readonly cell: Cell
  readonly offset: number
}

/**
 * Code as lines of assembler text, two spaces deeper inside continuations and references. Bits that are not an
 * instruction end their cell with a line `invalid opcode`.
 */
export function disassemble(code: Cell): string[] {
  const lines: CodeLine[] = []
  listCell(code, 0, lines)
  return lines.map(({ depth, text }) => '  '.repeat(depth) + text)
}

/** Instructions in the order of the code; those of continuations and references follow the one that names them. */
export function listInstructions(code: Slice): CodeLine[] {
  const { cell, bitOffset, remainingBits, refOffset, remainingRefs } = code
  const lines: CodeLine[] = []
  const source = CodeCell.of(cell)
  list(new Code(source, bitOffset, bitOffset + remainingBits, refOffset, refOffset + remainingRefs), 0, lines)
  return lines
}

function list(code: Code, depth: number, lines: CodeLine[]): void {
  const { source, bitEnd, refEnd } = code
  const { cell } = source
  let { bit, ref } = code
  while (bit < bitEnd) {
    if (lines.length >= MAX_LINES) return
    const operation = decodeOperation(source, bit, bitEnd, ref, refEnd)
    const { instruction } = operation
    lines.push({ depth, name: instruction?.name, text: operationText(operation), cell, offset: bit })
    if (instruction === undefined) return
    if (operation.tail instanceof Code) list(operation.tail, depth + 1, lines)
    if (instruction.tail?.kind === 'refs' && !instruction.name.startsWith('DICT')) {
      for (let i = ref; i < operation.endRef; i++) listCell(cell.refs[i]!, depth + 1, lines)
    }
    bit = operation.endBit
    ref = operation.endRef
  }
  if (ref < refEnd) {
    lines.push({ depth, name: undefined, text: 'implicit JMPREF', cell, offset: bit })
    listCell(cell.refs[ref]!, depth + 1, lines)
  }
}

function listCell(cell: Cell, depth: number, lines: CodeLine[]): void {
  if (cell.isExotic) {
    lines.push({ depth, name: undefined, text: `${cell.kind} ${cell.hashHex()}`, cell, offset: 0 })
    return
  }
  list(new Code(CodeCell.of(cell), 0, cell.bitLength, 0, cell.refs.length), depth, lines)
}
