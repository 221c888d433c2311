import type { Cell, Slice } from '../../cells/index.ts'
import { Code, Continuation } from '../Continuation.ts'
import { type Instruction, type InstructionFamily, int, instruction as is, type Tail, uint } from '../Instruction.ts'
import { integerOf } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import type { VmInteger } from '../VmValue.ts'

function push(machine: Machine, { a }: Operation): void {
  machine.push(a)
}
function pushSlice(machine: Machine, { tail }: Operation): void {
  machine.push(tail as Slice)
}
function pushCode(machine: Machine, { tail }: Operation): void {
  machine.push(Continuation.ofCode(tail as Code))
}

/** Slice of 8 * (last number) + `extra` bits with `refs` references. */
function sliceTail(extra: number, sizeAt: number, refs: (numbers: readonly number[]) => number): Tail {
  return {
    kind: 'slice',
    bits: (numbers) => 8 * numbers[sizeAt]! + extra,
    refs,
  }
}
const oneRef: Tail = { kind: 'refs', count: 1 }
function none(): number {
  return 0
}
function first(numbers: readonly number[]): number {
  return numbers[0]!
}

const instructions: readonly Instruction[] = [
  is('7', 'PUSHINT4', '- x', 'Pushes a number, -5 to 10.', { args: [{ kind: 'tiny', bits: 4 }] }, push),
  is('80', 'PUSHINT8', '- x', 'Pushes a number, -128 to 127.', { args: [int(8)] }, push),
  is('81', 'PUSHINT16', '- x', 'Pushes a number, -32768 to 32767.', { args: [int(16)] }, push),
  is(
    '82',
    'PUSHINTL',
    '- x',
    'Pushes an integer of 8n + 19 bits.',
    { args: [uint(5)], tail: { kind: 'integer' } },
    (m, { tail }) => m.push(tail as VmInteger),
  ),
  is(
    '83',
    'PUSHPOW2',
    '- x',
    'Pushes 2^n, n from 1 to 255.',
    { args: [{ kind: 'uint', bits: 8, add: 1, to: 254 }] },
    (m, { a }) => m.push(integerOf(1n << BigInt(a))),
  ),
  is('83FF', 'PUSHNAN', '- NaN', 'Pushes not-a-number.', (m) => m.push(Number.NaN)),
  is('84', 'PUSHPOW2DEC', '- x', 'Pushes 2^n - 1.', { args: [uint(8, 1)] }, (m, { a }) =>
    m.push(integerOf((1n << BigInt(a)) - 1n)),
  ),
  is('85', 'PUSHNEGPOW2', '- x', 'Pushes -2^n.', { args: [uint(8, 1)] }, (m, { a }) =>
    m.push(integerOf(-(1n << BigInt(a)))),
  ),
  is('88', 'PUSHREF', '- c', 'Pushes the next reference of the code as a cell.', { tail: oneRef }, (m, { tail }) =>
    m.push((tail as readonly Cell[])[0]!),
  ),
  is(
    '89',
    'PUSHREFSLICE',
    '- s',
    'Pushes the next reference of the code as a slice.',
    { tail: oneRef, extraGas: 'cell load' },
    (m, { tail }) => m.push(m.loadCell((tail as readonly Cell[])[0]!)),
  ),
  is(
    '8A',
    'PUSHREFCONT',
    '- k',
    'Pushes the next reference of the code as a continuation.',
    { tail: oneRef, extraGas: 'cell load' },
    (m, { tail }) => m.push(Continuation.ofCode(Code.of(m.loadCell((tail as readonly Cell[])[0]!)))),
  ),
  is(
    '8B',
    'PUSHSLICE',
    '- s',
    'Pushes a slice of up to 8n + 3 bits from the code.',
    { args: [uint(4)], tail: sliceTail(4, 0, none) },
    pushSlice,
  ),
  is(
    '8C',
    'PUSHSLICER',
    '- s',
    'Pushes a slice with 1 to 4 references from the code.',
    { args: [uint(2, 1), uint(5)], tail: sliceTail(1, 1, first) },
    pushSlice,
  ),
  is(
    '8D',
    'PUSHSLICEL',
    '- s',
    'Pushes a slice with up to 7 references from the code.',
    { args: [uint(3), uint(7)], tail: sliceTail(6, 1, first) },
    pushSlice,
  ),
  is(
    '8E',
    'PUSHCONTL',
    '- k',
    'Pushes n bytes and r references of the code as a continuation.',
    { bits: 7, args: [uint(2), uint(7)], tail: { kind: 'code', bits: (numbers) => 8 * numbers[1]!, refs: first } },
    pushCode,
  ),
  is(
    '9',
    'PUSHCONT',
    '- k',
    'Pushes n bytes of the code as a continuation.',
    { args: [uint(4)], tail: { kind: 'code', bits: (numbers) => 8 * numbers[0]!, refs: none } },
    pushCode,
  ),
]

export const constantFamily: InstructionFamily = { title: 'Constants', instructions }
