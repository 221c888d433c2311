import { readUint32 } from '../cells/bits.ts'
import type { Slice } from '../cells/index.ts'
import type { CodeCell } from './CodeCell.ts'
import { Code } from './Continuation.ts'
import type { Argument, Instruction, Tail } from './Instruction.ts'
import { CUT_DIVISION, findInstruction } from './instructionTable.ts'
import { integerOf } from './integers.ts'
import type { Machine } from './Machine.ts'
import { Operation, type OperationTail } from './Operation.ts'
import { EXCEPTION, raise } from './VmException.ts'

function raiseInvalidOpcode(machine: Machine): void {
  machine.takeNoOperands()
  raise(EXCEPTION.invalidOpcode)
}
function raiseCellUnderflow(machine: Machine): void {
  machine.takeNoOperands()
  raise(EXCEPTION.cellUnderflow)
}
function raiseRangeCheck(machine: Machine): void {
  machine.takeNoOperands()
  raise(EXCEPTION.rangeCheck)
}

/** An operation that only fails. `bit` and `ref` tell what was read: the rest runs if the handler of the exception fails. */
function failing(
  bit: number,
  ref: number,
  gas: number,
  steps: number,
  run: (machine: Machine) => void = raiseInvalidOpcode,
): Operation {
  return new Operation(undefined, run, [], undefined, gas, steps, bit, ref)
}

/**
 * The instruction at a position of a code cell whose code ends at `bitEnd` and `refEnd`. Bits that are not an
 * instruction, or one that is cut off by the end, become an operation that raises invalid opcode or, by `endsAsData`,
 * cell underflow. Gas: 10 and the bits of opcode and numbers; what follows them (constants, continuations) is free.
 */
export function decodeOperation(code: CodeCell, bit: number, bitEnd: number, ref: number, refEnd: number): Operation {
  const { bytes } = code.cell
  const available = bitEnd - bit
  const wholeBytes = available - (available % 8)
  const window = Math.min(available, 24)
  const head = readUint32(bytes, bit, window) << (24 - window)
  const found = findInstruction(head >>> 0, available)
  if (found === CUT_DIVISION) return failing(bit + wholeBytes, ref, 0, 1)
  if (typeof found === 'number') {
    // The code ends inside of the opcode: the bytes that were read are paid.
    return failing(bit + Math.abs(found), ref, found < 0 ? 0 : 18 + found, 0)
  }
  const { instruction, argumentBits, invalidGas } = found
  if (invalidGas !== undefined) {
    // The mode of a division and its shift count are read before they are charged.
    const read = Math.min(invalidGas - 10, wholeBytes)
    return failing(bit + read, ref, read < invalidGas - 10 ? 0 : invalidGas, 1)
  }
  if (available < (instruction.leastBits ?? 0)) return failing(bit + wholeBytes, ref, 0, 0)
  const fixedBits = instruction.bits + argumentBits
  const guarded = instruction.capability !== undefined || instruction.currentOnly === true
  const gas = guarded ? 0 : 10 + fixedBits
  if (fixedBits > available) {
    const run = endsAsData(instruction, available) ? raiseCellUnderflow : raiseInvalidOpcode
    const read = readsSlice(instruction) ? opcodeBytes(instruction) : wholeBytes
    return failing(bit + read, ref, paysBeforeReading(instruction) ? gas : 0, 1, run)
  }
  const numbers: number[] = []
  let position = bit + instruction.bits
  for (const argument of instruction.args) {
    numbers.push(readArgument(bytes, position, argument))
    position += argument.bits
  }
  if (instruction.args[0]?.kind === 'control' && !isControlRegister(numbers[0]!)) {
    return failing(position, ref, gas, 1, raiseRangeCheck)
  }
  let endRef = ref
  let tail: OperationTail | undefined
  if (instruction.tail !== undefined) {
    const size = tailSize(instruction.tail, numbers, refEnd - ref)
    if (position + size.bits > bitEnd || ref + size.refs > refEnd) {
      if (instruction.tail.kind === 'refs') return failing(position, refEnd, gas, 1)
      return failing(bit + (readsSlice(instruction) ? opcodeBytes(instruction) : wholeBytes), ref, gas, 1)
    }
    tail = readTail(code, instruction.tail, position, size.bits, ref, size.refs)
    position += size.bits
    endRef += size.refs
  }
  return new Operation(instruction, instruction.run, numbers, tail, gas, guarded ? 0 : 1, position, endRef)
}

/**
 * Whether an instruction that the code cuts off raises cell underflow (row "truncated opcodes"): the sizes of constants and
 * continuations are read as bits of a slice, other numbers as bytes of the code. Without a bit after the opcode it is an
 * invalid opcode like the others, but for a dictionary with its number of key bits.
 */
function endsAsData(instruction: Instruction, available: number): boolean {
  const kind = instruction.tail?.kind
  if (kind === 'slice' || kind === 'code') return available > instruction.bits
  return hasDictionary(instruction)
}

/** Whether numbers and data are read as one slice, so that nothing but the opcode is read if some of it is missing. */
function readsSlice(instruction: Instruction): boolean {
  const kind = instruction.tail?.kind
  return kind === 'slice' || (kind === 'code' && instruction.leastBits === undefined) || hasDictionary(instruction)
}

/** Bits of the bytes that an opcode begins in. */
function opcodeBytes({ bits }: Instruction): number {
  return bits + ((8 - (bits % 8)) % 8)
}

/** DICTPUSHCONST and PFXDICTSWITCH, the only instructions with a number and references. */
function hasDictionary({ tail, args }: Instruction): boolean {
  return tail?.kind === 'refs' && args.length > 0
}

/** Numbers of one or two bytes are charged before they are read, so also when the code ends there. */
function paysBeforeReading(instruction: Instruction): boolean {
  const first = instruction.args[0]
  return (
    hasDictionary(instruction) ||
    instruction.tail?.kind === 'integer' ||
    instruction.tail?.kind === 'slice' ||
    instruction.tail?.kind === 'code' ||
    first?.kind === 'int' ||
    (first?.kind === 'uint' &&
      (first.bits === 11 || first.bits === 14 || (instruction.opcode === 0xf0 && first.bits === 8)))
  )
}

function isControlRegister(index: number): boolean {
  return index <= 5 || index === 7
}

function readArgument(bytes: Uint8Array, position: number, argument: Argument): number {
  const raw = readUint32(bytes, position, argument.bits)
  if (argument.kind === 'tiny') return raw > 10 ? raw - 16 : raw
  if (argument.kind === 'int') return raw >= 2 ** (argument.bits - 1) ? raw - 2 ** argument.bits : raw
  return raw + (argument.add ?? 0)
}

function tailSize(tail: Tail, numbers: readonly number[], refsLeft: number): { bits: number; refs: number } {
  if (tail.kind === 'integer') return { bits: 8 * numbers[0]! + 19, refs: 0 }
  if (tail.kind === 'refs') {
    return { bits: 0, refs: tail.optional === true ? Math.min(tail.count, refsLeft) : tail.count }
  }
  return { bits: tail.bits(numbers), refs: tail.refs(numbers) }
}

function readTail(code: CodeCell, tail: Tail, bit: number, bits: number, ref: number, refs: number): OperationTail {
  if (tail.kind === 'refs') return code.cell.refs.slice(ref, ref + refs)
  if (tail.kind === 'code') return new Code(code, bit, bit + bits, ref, ref + refs)
  const slice = code.slice(bit, bit + bits, ref, ref + refs)
  if (tail.kind === 'integer') return integerOf(slice.preloadIntBig(bits))
  return withoutCompletionTag(slice)
}

/** Cuts the last set bit and the zeros after it. Data without a set bit stays. */
function withoutCompletionTag(slice: Slice): Slice {
  const zeros = slice.countTrailing(0)
  return zeros === slice.remainingBits ? slice : slice.dropLast(zeros + 1)
}
