import { Slice } from '../../../src/core/cells/index.ts'
import { CodeCell } from '../../../src/core/vm/CodeCell.ts'
import { decodeOperation } from '../../../src/core/vm/decodeOperation.ts'
import type { VmSetup } from '../../../src/core/vm/index.ts'
import { runProgram } from './runProgram.ts'
import { showStack } from './showValue.ts'
import { assemble, type NamedValues, readValues } from './VmText.ts'

/** A program on a stack and how it ends. Texts as in `VmText`. */
export interface InstructionCase {
  readonly program: string
  readonly before: string
  /** The stack at the end; `!n` for an exit code n, before which the stack may stand: `5 !1`. */
  readonly after: string
  /** Gas in addition to 10 and the number of bits for each instruction in the top cell, and 5 for the return. */
  readonly extraGas: number | 'any'
  readonly names?: NamedValues
  readonly setup?: Partial<VmSetup>
}

/** A case as a line of a table. Without extra gas, 0 is expected. */
export function line(
  program: string,
  before: string,
  after: string,
  extraGas: number | 'any' = 0,
  more: Pick<InstructionCase, 'names' | 'setup'> = {},
): InstructionCase {
  return { program, before, after, extraGas, ...more }
}

/** What a case ends with and should end with, as texts to compare. */
export function runCase(test: InstructionCase): { actual: string; expected: string } {
  const { program, before, after, names = {}, setup, extraGas } = test
  const [stackText, code] = after.split('!')
  const exitCode = code === undefined ? 0 : Number(code)
  const outcome = runProgram(assemble(program, names), readValues(before, names), setup)
  const showsStack = exitCode === 0 || exitCode === 1
  const actual = [`exit ${outcome.exitCode}`]
  const expected = [`exit ${exitCode}`]
  if (showsStack) {
    actual.push(showStack(outcome.stack))
    expected.push(showStack(readValues(stackText!, names)))
  }
  if (extraGas !== 'any') {
    actual.push(`gas ${outcome.gasUsed}`)
    // A failing instruction is the last one and pays for the exception; one that returns early is accounted for in
    // `extraGas`.
    expected.push(`gas ${plainGas(program, names) + extraGas + (exitCode > 1 ? 50 : 5)}`)
  }
  return { actual: actual.join(', '), expected: expected.join(', ') }
}

/** Sum of 10 and the number of bits of opcode and operands, for each instruction in the first cell. */
function plainGas(program: string, names: NamedValues): number {
  const cell = assemble(program, names)
  const end = Slice.of(cell)
  let gas = 0
  for (let bit = 0, ref = 0; bit < end.remainingBits; ) {
    const { instruction, endBit, endRef } = decodeOperation(CodeCell.of(cell), bit, end.remainingBits, ref, 4)
    if (instruction === undefined) throw new Error(`No instruction at ${bit} of: ${program}`)
    gas += 10 + instruction.bits + instruction.args.reduce((sum, argument) => sum + argument.bits, 0)
    bit = endBit
    ref = endRef
  }
  return gas
}
