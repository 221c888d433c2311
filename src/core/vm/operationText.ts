import { Slice } from '../cells/index.ts'
import type { Argument } from './Instruction.ts'
import type { Operation } from './Operation.ts'
import { sliceText } from './valueText.ts'

/** Assembler text of a decoded instruction: `XCHG s1, s2`. References and continuations show their size only. */
export function operationText(operation: Operation): string {
  const { instruction, a, b, c, tail } = operation
  if (instruction === undefined) return 'invalid opcode'
  const operands = instruction.args.map((argument, i) => argumentText(argument, [a, b, c][i]!))
  if (instruction.tail?.kind === 'integer') return `${instruction.name} ${String(tail)}`
  if (tail instanceof Slice) operands.push(sliceText(tail))
  return operands.length === 0 ? instruction.name : `${instruction.name} ${operands.join(', ')}`
}

function argumentText(argument: Argument, value: number): string {
  return argument.kind === 'stack' ? `s${value}` : argument.kind === 'control' ? `c${value}` : String(value)
}
