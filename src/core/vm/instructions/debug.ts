import { bytesToHex } from '../../bytes/hex.ts'
import { decodeUtf8 } from '../../bytes/utf8.ts'
import type { Code } from '../Continuation.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { MAX_LOG_LINE } from '../RunLog.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import { type NumberBase, stringText, valueText } from '../valueText.ts'

/**
 * Debug instructions write to the log of the run, if it has one, and have no other effect. Names that end with DUMP end the
 * line, those that end with PRINT do not.
 */
function writes(endsLine: boolean, text: (machine: Machine, operation: Operation) => string) {
  return (machine: Machine, operation: Operation): void => {
    machine.setup.log?.write(() => text(machine, operation), endsLine)
  }
}

/** The text of s(index), with numbers in `base`. */
function valueOf({ stack }: Machine, index: number, base: NumberBase): string {
  const value = stack[stack.length - 1 - index]
  return value === undefined ? `s${index} is absent` : valueText(value, base, MAX_LOG_LINE)
}

function stringOf({ stack }: Machine): string {
  const value = stack[stack.length - 1]
  return value === undefined ? 's0 is absent' : stringText(value, MAX_LOG_LINE)
}

/** `stack of 3, top last: 1, x{80}, null`; with `count`, at most that many values. */
function stackOf({ stack }: Machine, count: number): string {
  if (stack.length === 0) return 'stack of 0'
  const shown = stack.slice(Math.max(0, stack.length - count))
  const left = shown.length < stack.length ? '…, ' : ''
  let text = `stack of ${stack.length}, top last: ${left}`
  for (const [index, value] of shown.entries()) {
    if (text.length >= MAX_LOG_LINE) break
    text += `${index === 0 ? '' : ', '}${valueText(value, 10, MAX_LOG_LINE - text.length)}`
  }
  return text
}

/** Maximum number of values that DUMPSTK shows. */
const MAX_SHOWN = 255

/** First byte of the text in the code of DUMPSTR. */
const LOGSTR = 0
const PRINTSTR = 1

/**
 * The text in the code must be valid UTF-8 after its first byte, which is 0 for LOGSTR (the line goes on) and LOGFLUSH, 1 for
 * PRINTSTR (the line ends), and part of the text otherwise, as in DEBUGSTR.
 */
function writeCode({ setup }: Machine, { tail }: Operation): void {
  const slice = (tail as Code).toSlice()
  const bytes = slice.preloadBits(slice.remainingBits)
  const text = decodeUtf8(bytes.subarray(1))
  if (text === undefined) raise(EXCEPTION.invalidOpcode)
  const { log } = setup
  if (log === undefined) return
  const mode = bytes[0]!
  if (mode === LOGSTR && bytes.length === 1) log.flush()
  else if (mode === LOGSTR || mode === PRINTSTR) log.write(() => text, mode === PRINTSTR)
  else log.write(() => decodeUtf8(bytes) ?? `x{${bytesToHex(bytes)}}`, true)
}

function stackIndex(to: number) {
  return [{ kind: 'stack', bits: 4, to } as const]
}

const stackCount = [{ kind: 'uint', bits: 4, from: 1, to: 14 } as const]

const instructions: readonly Instruction[] = [
  is(
    'FE00',
    'DUMPSTK',
    '-',
    'Prints the stack.',
    writes(true, (machine) => stackOf(machine, MAX_SHOWN)),
  ),
  is(
    'FE0',
    'DUMPSTKTOP',
    '-',
    'Prints the top values.',
    { args: stackCount },
    writes(true, (machine, { a }) => stackOf(machine, a)),
  ),
  ...inBase('FE10', 'HEX', 'in hex', (machine) => valueOf(machine, 0, 16)),
  ...inBase('FE12', 'BIN', 'in binary', (machine) => valueOf(machine, 0, 2)),
  ...inBase('FE14', 'STR', 'as text', stringOf),
  is('FE1E', 'DEBUGOFF', '-', 'Switches printing off.', ({ setup }) => setup.log?.switch(false)),
  is('FE1F', 'DEBUGON', '-', 'Switches printing on.', ({ setup }) => setup.log?.switch(true)),
  is(
    'FE2',
    'DUMP',
    '-',
    'Prints s(i) and ends the line.',
    { args: stackIndex(14) },
    writes(true, (machine, { a }) => valueOf(machine, a, 10)),
  ),
  is(
    'FE3',
    'PRINT',
    '-',
    'Prints s(i).',
    { args: stackIndex(14) },
    writes(false, (machine, { a }) => valueOf(machine, a, 10)),
  ),
  is(
    'FEF',
    'DUMPSTR',
    '-',
    'Prints n + 1 bytes of the code. The first byte is 0 for LOGSTR and LOGFLUSH, 1 for PRINTSTR.',
    { args: [uint(4)], leastBits: 24, tail: { kind: 'code', bits: (numbers) => 8 * (numbers[0]! + 1), refs: () => 0 } },
    writeCode,
  ),
]

/** The two instructions that print s0 in a form, with consecutive opcodes. */
function inBase(opcode: string, name: string, how: string, text: (machine: Machine) => string): Instruction[] {
  const next = (Number.parseInt(opcode, 16) + 1).toString(16).toUpperCase()
  return [
    is(opcode, `${name}DUMP`, '-', `Prints s0 ${how} and ends the line.`, writes(true, text)),
    is(next, `${name}PRINT`, '-', `Prints s0 ${how}.`, writes(false, text)),
  ]
}

export const debugFamily: InstructionFamily = { title: 'Debugging', instructions }
