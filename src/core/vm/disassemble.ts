import type { Cell } from '../cells/index.ts'
import { CodeCell } from './CodeCell.ts'
import { Code } from './Continuation.ts'
import { decodeOperation } from './decodeOperation.ts'
import { operationText } from './operationText.ts'

/** Maximum number of lines that a listing has; shared cells make small code print without end. */
const MAX_LINES = 100_000

/**
 * Code as lines of assembler text, two spaces deeper inside continuations and references. Bits that are not an
 * instruction end their cell with a line `invalid opcode`.
 */
export function disassemble(code: Cell): string[] {
  const lines: string[] = []
  list(new Code(CodeCell.of(code), 0, code.bitLength, 0, code.refs.length), '', lines)
  return lines
}

function list(code: Code, indent: string, lines: string[]): void {
  const { source, bitEnd, refEnd } = code
  let { bit, ref } = code
  while (bit < bitEnd) {
    if (lines.length >= MAX_LINES) return
    const operation = decodeOperation(source, bit, bitEnd, ref, refEnd)
    lines.push(indent + operationText(operation))
    if (operation.instruction === undefined) return
    if (operation.tail instanceof Code) list(operation.tail, `${indent}  `, lines)
    if (operation.instruction.tail?.kind === 'refs' && !operation.instruction.name.startsWith('DICT')) {
      for (let i = ref; i < operation.endRef; i++) listCell(source.cell.refs[i]!, `${indent}  `, lines)
    }
    bit = operation.endBit
    ref = operation.endRef
  }
  if (ref < refEnd) {
    lines.push(`${indent}implicit JMPREF`)
    listCell(source.cell.refs[ref]!, `${indent}  `, lines)
  }
}

function listCell(cell: Cell, indent: string, lines: string[]): void {
  if (cell.isExotic) lines.push(`${indent}${cell.kind} ${cell.hashHex()}`)
  else list(new Code(CodeCell.of(cell), 0, cell.bitLength, 0, cell.refs.length), indent, lines)
}
