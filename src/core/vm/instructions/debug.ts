import { decodeUtf8 } from '../../bytes/utf8.ts'
import type { Code } from '../Continuation.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'

/** Instructions for a debugger, which have no effect here. */
function nothing() {}

/** The text is not shown, but must be valid UTF-8. It begins after the first byte, which selects how to show it. */
function checkText(_: Machine, { tail }: Operation): void {
  const slice = (tail as Code).toSlice()
  const bytes = slice.preloadBits(slice.remainingBits).subarray(1)
  if (decodeUtf8(bytes) === undefined) raise(EXCEPTION.invalidOpcode)
}

function register(to: number) {
  return [{ kind: 'stack', bits: 4, to } as const]
}

const instructions: readonly Instruction[] = [
  is('FE00', 'DUMPSTK', '-', 'Shows the stack.', nothing),
  is(
    'FE0',
    'DUMPSTKTOP',
    '-',
    'Shows the top values.',
    { args: [{ kind: 'uint', bits: 4, from: 1, to: 14 }] },
    nothing,
  ),
  is('FE10', 'HEXDUMP', '-', 'Shows the top value in hex.', nothing),
  is('FE11', 'HEXPRINT', '-', 'Prints the top value in hex.', nothing),
  is('FE12', 'BINDUMP', '-', 'Shows the top value in binary.', nothing),
  is('FE13', 'BINPRINT', '-', 'Prints the top value in binary.', nothing),
  is('FE14', 'STRDUMP', '-', 'Shows the top value as text.', nothing),
  is('FE15', 'STRPRINT', '-', 'Prints the top value as text.', nothing),
  is('FE1E', 'DEBUGOFF', '-', 'Switches debugging off.', nothing),
  is('FE1F', 'DEBUGON', '-', 'Switches debugging on.', nothing),
  is('FE2', 'DUMP', '-', 'Shows s(i).', { args: register(14) }, nothing),
  is('FE3', 'PRINT', '-', 'Prints s(i).', { args: register(14) }, nothing),
  is(
    'FEF',
    'DUMPSTR',
    '-',
    'Shows n + 1 bytes of the code.',
    { args: [uint(4)], leastBits: 24, tail: { kind: 'code', bits: (numbers) => 8 * (numbers[0]! + 1), refs: () => 0 } },
    checkText,
  ),
]

export const debugFamily: InstructionFamily = { title: 'Debugging', instructions }
