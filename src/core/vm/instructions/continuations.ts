import type { Cell, Slice } from '../../cells/index.ts'
import { Code, Continuation } from '../Continuation.ts'
import {
  type Instruction,
  type InstructionDetails,
  type InstructionFamily,
  instruction as is,
  uint,
} from '../Instruction.ts'
import { isNotANumber } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmValue } from '../VmValue.ts'

const oneRef: InstructionDetails = { tail: { kind: 'refs', count: 1 }, extraGas: 'cell load' }
const twoRefs: InstructionDetails = { tail: { kind: 'refs', count: 2 }, extraGas: 'cell load' }

function refOf(operation: Operation, index = 0): Cell {
  return (operation.tail as readonly Cell[])[index]!
}

function openCode(machine: Machine, cell: Cell): Continuation {
  return Continuation.ofCode(Code.of(machine.loadCell(cell)))
}

function asContinuation(value: VmValue): Continuation {
  return value instanceof Continuation ? value : raise(EXCEPTION.typeCheck)
}

/** A four-bit number of arguments; 15 means all (-1). */
function argumentCount(value: number): number {
  return value === 15 ? -1 : value
}

/** A number of arguments from the stack, -1 for all. */
function popCount(machine: Machine, most: number): number | undefined {
  const count = machine.popNumber(-1, most)
  return count < 0 ? undefined : count
}

/** `? k -`: the continuation is looked at only when it is taken. */
function when(condition: boolean, go: (machine: Machine, target: Continuation) => void) {
  return (machine: Machine) => {
    machine.need(2)
    const target = machine.stack.pop()!
    if (machine.popBool() === condition) go(machine, asContinuation(target))
  }
}

function whenRef(condition: boolean, go: (machine: Machine, target: Continuation) => void) {
  return (machine: Machine, operation: Operation) => {
    if (machine.popBool() === condition) go(machine, openCode(machine, refOf(operation)))
  }
}

function whenReturn(condition: boolean, register: 0 | 1) {
  return (machine: Machine) => {
    if (machine.popBool() === condition) machine.returnTo(register)
  }
}

function call(machine: Machine, target: Continuation): void {
  machine.call(target)
}
function jump(machine: Machine, target: Continuation): void {
  machine.jumpKeepingReturns(target)
}

function whenBit(condition: boolean, byRef: boolean) {
  return (machine: Machine, operation: Operation) => {
    const target = byRef ? undefined : machine.popContinuation()
    const { stack } = machine
    machine.need(1)
    const value = stack[stack.length - 1]
    if (typeof value !== 'number' && typeof value !== 'bigint') return raise(EXCEPTION.typeCheck)
    if (isNotANumber(value)) raise(EXCEPTION.integerOverflow)
    const isSet = ((BigInt(value) >> BigInt(operation.a)) & 1n) === 1n
    if (isSet === condition) jump(machine, target ?? openCode(machine, refOf(operation)))
  }
}

/** Binds the top values to a continuation and sets the number of arguments it takes. */
function bind(machine: Machine, target: Continuation, bound: number, count: number) {
  machine.need(bound)
  const kept = bound === 0 ? target : machine.withBoundArguments(target, bound)
  machine.push(count >= 0 ? kept.withArgumentCount(count) : kept)
}

function asCode(value: VmValue): Continuation {
  return Continuation.ofCode(Code.of(value as Slice))
}
function popCode(machine: Machine): Continuation {
  return asCode(machine.popSlice())
}

function returnArguments(machine: Machine, kept: number) {
  machine.need(kept)
  machine.moveToReturn(machine.stack.length - kept)
}

function callNumber(machine: Machine, { a }: Operation) {
  machine.push(a)
  machine.call(asContinuation(machine.getControl(3)))
}

const p = { args: [uint(4)] }
const pr = { args: [uint(4), uint(4)] }
const n14 = { bits: 10, args: [uint(14)] }
const bitNumber = { bits: 11, args: [uint(5)] }

const instructions: readonly Instruction[] = [
  is('D8', 'EXECUTE', 'k -', 'Calls a continuation.', (m) => m.call(m.popContinuation())),
  is('D9', 'JMPX', 'k -', 'Jumps to a continuation.', (m) => jump(m, m.popContinuation())),
  is('DA', 'CALLXARGS', 'k -', 'Calls with p arguments and r results.', pr, (m, { a, b }) =>
    m.call(m.popContinuation(), a, b),
  ),
  is('DB0', 'CALLXARGSP', 'k -', 'Calls with p arguments and any number of results.', p, (m, { a }) =>
    m.call(m.popContinuation(), a),
  ),
  is('DB1', 'JMPXARGS', 'k -', 'Jumps with p arguments.', p, (m, { a }) => m.jump(m.popContinuation(), a)),
  is('DB2', 'RETARGS', '-', 'Returns with r values.', p, (m, { a }) => m.returnTo(0, a)),
  is('DB30', 'RET', '-', 'Returns to c0.', (m) => m.returnTo(0)),
  is('DB31', 'RETALT', '-', 'Returns to c1.', (m) => m.returnTo(1)),
  is('DB32', 'RETBOOL', '? -', 'Returns to c0 when true, else to c1.', (m) => m.returnTo(m.popBool() ? 0 : 1)),
  is('DB34', 'CALLCC', 'k -', 'Jumps with the current continuation on the stack.', (m) =>
    m.callWithCurrent(m.popContinuation()),
  ),
  is('DB35', 'JMPXDATA', 'k -', 'Jumps with the rest of the code on the stack.', (m) =>
    m.jumpWithData(m.popContinuation()),
  ),
  is('DB36', 'CALLCCARGS', 'k -', 'CALLCC with p arguments; the current continuation takes r.', pr, (m, { a, b }) =>
    m.callWithCurrent(m.popContinuation(), a, argumentCount(b)),
  ),
  is('DB38', 'CALLXVARARGS', 'k p r -', 'CALLXARGS with numbers from the stack.', (m) => {
    m.need(3)
    const returned = m.popNumber(-1, 254)
    const passed = popCount(m, 254)
    m.call(m.popContinuation(), passed, returned)
  }),
  is('DB39', 'RETVARARGS', 'r -', 'RETARGS with a number from the stack.', (m) => m.returnTo(0, popCount(m, 254))),
  is('DB3A', 'JMPXVARARGS', 'k p -', 'JMPXARGS with a number from the stack.', (m) => {
    m.need(2)
    const passed = popCount(m, 254)
    m.jump(m.popContinuation(), passed)
  }),
  is('DB3B', 'CALLCCVARARGS', 'k p r -', 'CALLCCARGS with numbers from the stack.', (m) => {
    m.need(3)
    const returned = m.popNumber(-1, 255)
    const passed = popCount(m, 255)
    m.callWithCurrent(m.popContinuation(), passed, returned)
  }),
  is('DB3C', 'CALLREF', '-', 'Calls the next reference of the code.', oneRef, (m, operation) =>
    m.call(openCode(m, refOf(operation))),
  ),
  is('DB3D', 'JMPREF', '-', 'Jumps to the next reference of the code.', oneRef, (m, operation) =>
    jump(m, openCode(m, refOf(operation))),
  ),
  is(
    'DB3E',
    'JMPREFDATA',
    '-',
    'Jumps to the next reference with the rest of the code on the stack.',
    oneRef,
    (m, operation) => m.jumpWithData(openCode(m, refOf(operation))),
  ),
  is('DB3F', 'RETDATA', '-', 'Returns with the rest of the code on the stack.', (m) => {
    const target = m.returnRegister(0)
    m.c0 = Continuation.ofKind({ type: 'quit', exitCode: 0 })
    m.jumpWithData(target)
  }),
  is('DC', 'IFRET', '? -', 'Returns when true.', whenReturn(true, 0)),
  is('DD', 'IFNOTRET', '? -', 'Returns when false.', whenReturn(false, 0)),
  is('DE', 'IF', '? k -', 'Calls when true.', when(true, call)),
  is('DF', 'IFNOT', '? k -', 'Calls when false.', when(false, call)),
  is('E0', 'IFJMP', '? k -', 'Jumps when true.', when(true, jump)),
  is('E1', 'IFNOTJMP', '? k -', 'Jumps when false.', when(false, jump)),
  is('E2', 'IFELSE', '? k l -', 'Calls k when true, else l.', (m) => {
    m.need(3)
    const otherwise = m.stack.pop()!
    const then = m.stack.pop()!
    const holds = m.popBool()
    asContinuation(holds ? otherwise : then)
    m.call(asContinuation(holds ? then : otherwise))
  }),
  is('E300', 'IFREF', '? -', 'Calls the next reference when true.', oneRef, whenRef(true, call)),
  is('E301', 'IFNOTREF', '? -', 'Calls the next reference when false.', oneRef, whenRef(false, call)),
  is('E302', 'IFJMPREF', '? -', 'Jumps to the next reference when true.', oneRef, whenRef(true, jump)),
  is('E303', 'IFNOTJMPREF', '? -', 'Jumps to the next reference when false.', oneRef, whenRef(false, jump)),
  is('E304', 'CONDSEL', '? x y - z', 'x when true, else y.', (m) => {
    m.need(3)
    const y = m.stack.pop()!
    const x = m.stack.pop()!
    m.push(m.popBool() ? x : y)
  }),
  is('E305', 'CONDSELCHK', '? x y - z', 'CONDSEL of values of one type.', (m) => {
    m.need(3)
    const y = m.stack.pop()!
    const x = m.stack.pop()!
    if (typeName(x) !== typeName(y)) raise(EXCEPTION.typeCheck)
    m.push(m.popBool() ? x : y)
  }),
  is('E308', 'IFRETALT', '? -', 'Returns to c1 when true.', whenReturn(true, 1)),
  is('E309', 'IFNOTRETALT', '? -', 'Returns to c1 when false.', whenReturn(false, 1)),
  is('E30D', 'IFREFELSE', '? k -', 'Calls the next reference when true, else k.', oneRef, (m, operation) => {
    m.need(2)
    const otherwise = m.stack.pop()!
    const holds = m.popBool()
    const target = asContinuation(otherwise)
    m.call(holds ? openCode(m, refOf(operation)) : target)
  }),
  is('E30E', 'IFELSEREF', '? k -', 'Calls k when true, else the next reference.', oneRef, (m, operation) => {
    m.need(2)
    const then = m.stack.pop()!
    const holds = m.popBool()
    const target = asContinuation(then)
    m.call(holds ? target : openCode(m, refOf(operation)))
  }),
  is(
    'E30F',
    'IFREFELSEREF',
    '? -',
    'Calls the first of two references when true, else the second.',
    twoRefs,
    (m, operation) => m.call(openCode(m, refOf(operation, m.popBool() ? 0 : 1))),
  ),
  is('E380', 'IFBITJMP', 'x k - x', 'Jumps when bit n is set.', bitNumber, whenBit(true, false)),
  is('E3A0', 'IFNBITJMP', 'x k - x', 'Jumps when bit n is not set.', bitNumber, whenBit(false, false)),
  is(
    'E3C0',
    'IFBITJMPREF',
    'x - x',
    'Jumps to the next reference when bit n is set.',
    { ...bitNumber, ...oneRef },
    whenBit(true, true),
  ),
  is(
    'E3E0',
    'IFNBITJMPREF',
    'x - x',
    'Jumps to the next reference when bit n is not set.',
    { ...bitNumber, ...oneRef },
    whenBit(false, true),
  ),
  is('EC', 'SETCONTARGS', 'x1…xr k - k', 'Binds r values; the continuation takes n more.', pr, (m, { a, b }) =>
    bind(m, m.popContinuation(), a, argumentCount(b)),
  ),
  is('ED0', 'RETURNARGS', '…', 'Moves all but the top r values to c0.', p, (m, { a }) => returnArguments(m, a)),
  is('ED10', 'RETURNVARARGS', '… r -', 'RETURNARGS with a number from the stack.', (m) =>
    returnArguments(m, m.popNumber(0, 255)),
  ),
  is('ED11', 'SETCONTVARARGS', 'x1…xr k r n - k', 'SETCONTARGS with numbers from the stack.', (m) => {
    m.need(3)
    const count = m.popNumber(-1, 255)
    const bound = m.popNumber(0, 255)
    bind(m, m.popContinuation(), bound, count)
  }),
  is('ED12', 'SETNUMVARARGS', 'k n - k', 'The continuation takes n values.', (m) => {
    m.need(2)
    const count = m.popNumber(-1, 255)
    bind(m, m.popContinuation(), 0, count)
  }),
  is('ED1E', 'BLESS', 's - k', 'Makes a continuation of a slice.', (m) => m.push(popCode(m))),
  is('ED1F', 'BLESSVARARGS', 'x1…xr s r n - k', 'BLESSARGS with numbers from the stack.', (m) => {
    m.need(3)
    const count = m.popNumber(-1, 255)
    const bound = m.popNumber(0, 255)
    bind(m, popCode(m), bound, count)
  }),
  is('EE', 'BLESSARGS', 'x1…xr s - k', 'BLESS and SETCONTARGS.', pr, (m, { a, b }) =>
    bind(m, popCode(m), a, argumentCount(b)),
  ),
  is('F0', 'CALLDICT', '- n', 'Calls c3 with a number below 256.', { args: [uint(8)] }, callNumber),
  is('F100', 'CALLDICTL', '- n', 'Calls c3 with a number below 16384.', n14, callNumber),
  is('F140', 'JMPDICT', '- n', 'Jumps to c3 with a number.', n14, (m, { a }) => {
    m.push(a)
    m.jump(asContinuation(m.getControl(3)))
  }),
  is('F180', 'PREPAREDICT', '- n k', 'Pushes a number and c3.', n14, (m, { a }) => {
    m.push(a)
    m.push(m.getControl(3))
  }),
  is(
    'FF',
    'SETCP',
    '-',
    'Chooses a code page. There is one, so this does nothing.',
    { args: [{ kind: 'uint', bits: 8, to: 0xef }] },
    () => {},
  ),
  is(
    'FFF',
    'SETCPN',
    '-',
    'Chooses a code page below zero. Does nothing.',
    { args: [{ kind: 'uint', bits: 4, add: -16, from: 1 }] },
    () => {},
  ),
  is('FFF0', 'SETCPX', 'n -', 'Chooses a code page, -32768 to 16384. Does nothing.', (m) => {
    m.popNumber(-32768, 16384)
  }),
]

/** Type of a value, for the comparison of two. */
function typeName(value: VmValue): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint') return 'integer'
  return Array.isArray(value) ? 'tuple' : value.constructor.name
}

export const continuationFamily: InstructionFamily = { title: 'Calls, jumps and conditions', instructions }
