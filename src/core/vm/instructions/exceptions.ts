import { Capability } from '../../Capability.ts'
import { Continuation, type ContinuationKind, type SaveList } from '../Continuation.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise, VmException } from '../VmException.ts'
import type { VmValue } from '../VmValue.ts'

function fail(code: number, value: VmValue = 0): never {
  throw new VmException(code, value, false)
}

function popCode(machine: Machine): number {
  return machine.popNumber(0, 0xffff)
}

function throwIf(condition: boolean) {
  return (machine: Machine, { a }: Operation) => {
    if (machine.popBool() === condition) fail(a)
  }
}

function throwArgumentIf(condition: boolean) {
  return (machine: Machine, { a }: Operation) => {
    machine.need(2)
    const holds = machine.popBool()
    const value = machine.pop()
    if (holds === condition) fail(a, value)
  }
}

function throwAnyIf(condition: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    if (machine.popBool() === condition) fail(popCode(machine))
    machine.pop()
  }
}

function throwArgumentAnyIf(condition: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    if (machine.popBool() === condition) {
      const code = popCode(machine)
      fail(code, machine.pop())
    }
    machine.pop()
    machine.pop()
  }
}

const TRY_CATCH: ContinuationKind = { type: 'tryCatch' }

/** Calls a continuation with a handler of exceptions, which returns to the same place. */
function enterTry(machine: Machine, passed: number | undefined, returned: number, keeps: boolean) {
  machine.need(2)
  const handler = machine.stack.pop()!
  const body = machine.stack.pop()!
  const depth = machine.stack.length
  // If the instruction fails, these stay on the stack, unlike its operands.
  if (depth < (passed ?? 0)) return raise(EXCEPTION.stackUnderflow)
  if (!(body instanceof Continuation) || !(handler instanceof Continuation)) return raise(EXCEPTION.typeCheck)
  const outer = machine.c2 ?? undefined
  const count = machine.hasBugfixes ? handler.argumentCount : handler.stack.length + 2
  const save: SaveList = outer === undefined ? handler.save : { ...handler.save, c2: outer }
  const catching = new Continuation(TRY_CATCH, handler.code, save, handler.stack, count)
  machine.c2 = catching
  machine.call(body.withC0(undefined), passed, returned, outer)
  const withReturn: Continuation = catching.withC0(machine.c0)
  machine.c2 = keeps ? Continuation.ofKind({ type: 'catchRevert', depth }, { c0: withReturn }) : withReturn
}

const n6 = { bits: 10, args: [uint(6)] }
const n11 = { bits: 13, args: [uint(11)] }

const instructions: readonly Instruction[] = [
  is('F200', 'THROW', '-', 'Throws n, below 64.', n6, (_m, { a }) => fail(a)),
  is('F240', 'THROWIF', '? -', 'Throws n, below 64, when true.', n6, throwIf(true)),
  is('F280', 'THROWIFNOT', '? -', 'Throws n, below 64, when false.', n6, throwIf(false)),
  is('F2C0', 'THROWL', '-', 'Throws n, below 2048.', n11, (_m, { a }) => fail(a)),
  is('F2C8', 'THROWARG', 'x -', 'Throws n with a value.', n11, (m, { a }) => fail(a, m.pop())),
  is('F2D0', 'THROWIFL', '? -', 'Throws n, below 2048, when true.', n11, throwIf(true)),
  is('F2D8', 'THROWARGIF', 'x ? -', 'Throws n with a value when true.', n11, throwArgumentIf(true)),
  is('F2E0', 'THROWIFNOTL', '? -', 'Throws n, below 2048, when false.', n11, throwIf(false)),
  is('F2E8', 'THROWARGIFNOT', 'x ? -', 'Throws n with a value when false.', n11, throwArgumentIf(false)),
  is('F2F0', 'THROWANY', 'n -', 'Throws a number from the stack.', (m) => fail(popCode(m))),
  is('F2F1', 'THROWARGANY', 'x n -', 'Throws a number with a value.', (m) => {
    m.need(2)
    const code = popCode(m)
    fail(code, m.pop())
  }),
  is('F2F2', 'THROWANYIF', 'n ? -', 'THROWANY when true.', throwAnyIf(true)),
  is('F2F3', 'THROWARGANYIF', 'x n ? -', 'THROWARGANY when true.', throwArgumentAnyIf(true)),
  is('F2F4', 'THROWANYIFNOT', 'n ? -', 'THROWANY when false.', throwAnyIf(false)),
  is('F2F5', 'THROWARGANYIFNOT', 'x n ? -', 'THROWARGANY when false.', throwArgumentAnyIf(false)),
  is(
    'F2FE',
    'TRYKEEP',
    'k l -',
    'TRY whose handler finds the stack of before.',
    { capability: Capability.bugfixes2022 },
    (m) => enterTry(m, undefined, -1, true),
  ),
  is('F2FF', 'TRY', 'k l -', 'Calls k; l handles exceptions, with value and number on its stack.', (m) =>
    enterTry(m, undefined, -1, false),
  ),
  is('F3', 'TRYARGS', 'k l -', 'TRY with p arguments and r results.', { args: [uint(4), uint(4)] }, (m, { a, b }) =>
    enterTry(m, a, b, false),
  ),
]

export const exceptionFamily: InstructionFamily = { title: 'Exceptions', instructions }
