import { CODE_KIND, Code, Continuation, type ContinuationKind, NO_CODE } from './Continuation.ts'
import { GAS } from './gas.ts'
import type { Machine } from './Machine.ts'
import { EXCEPTION, raise, VmHalt } from './VmException.ts'

/** Called at the end of the code: continues in its next reference, or as the kind of the continuation requires. */
export function stepImplicitly(machine: Machine): number | undefined {
  if (machine.ref < machine.refEnd) {
    machine.steps++
    machine.useGas(GAS.implicitJump)
    machine.setCode(Code.of(machine.loadCell(machine.code.cell.refs[machine.ref]!)))
    return undefined
  }
  const { kind } = machine
  switch (kind.type) {
    case 'code':
      machine.steps++
      machine.useGas(GAS.implicitReturn)
      if (machine.c0 === undefined) return 0
      machine.returnTo(0)
      return undefined
    case 'quit':
      return kind.exitCode
    case 'pushInt':
      machine.steps++
      machine.stack.push(kind.value)
      machine.returnTo(0)
      return undefined
    case 'tryCatch':
      machine.steps++
      machine.useGas(GAS.implicitReturn)
      machine.c2 = undefined
      machine.returnTo(0)
      return undefined
    case 'while':
      if (popLoopCondition(machine)) {
        dropUnusedArguments(machine)
        if (machine.c0 === undefined) raise(EXCEPTION.rangeCheck)
        const loop = new Continuation(kind, NO_CODE, { c0: machine.c0 })
        machine.c0 = new Continuation(CODE_KIND, kind.condition, { c0: loop })
        enterBody(machine, kind.body)
      } else {
        machine.returnTo(0)
      }
      return undefined
    case 'until':
      if (popUntilCondition(machine)) {
        machine.returnTo(0)
      } else {
        dropUnusedArguments(machine)
        if (machine.c0 === undefined) raise(EXCEPTION.rangeCheck)
        machine.c0 = new Continuation(kind, NO_CODE, { c0: machine.c0 })
        enterBody(machine, kind.body)
      }
      return undefined
    case 'repeat':
      if (kind.count > 1) {
        dropUnusedArguments(machine)
        if (machine.c0 === undefined) raise(EXCEPTION.rangeCheck)
        const rest: ContinuationKind = { type: 'repeat', body: kind.body, count: kind.count - 1 }
        machine.c0 = new Continuation(rest, NO_CODE, { c0: machine.c0 })
        enterBody(machine, kind.body)
      } else {
        machine.returnTo(0)
      }
      return undefined
    case 'again':
      dropUnusedArguments(machine)
      machine.c0 = new Continuation(kind, NO_CODE)
      enterBody(machine, kind.body)
      return undefined
    case 'quitException':
      return endByException(machine)
    case 'catchRevert': {
      machine.steps++
      const top = machine.stack.splice(machine.stack.length - 2, 2)
      if (machine.stack.length < kind.depth) raise(EXCEPTION.stackUnderflow)
      machine.stack.length = kind.depth
      machine.stack.push(...top)
      machine.returnTo(0)
      return undefined
    }
  }
}

function popLoopCondition(machine: Machine): boolean {
  if (machine.stack.length === 0) failLoop(machine, EXCEPTION.stackUnderflow)
  const value = machine.stack.pop()
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'bigint') failLoop(machine, EXCEPTION.typeCheck)
  return true
}

function popUntilCondition(machine: Machine): boolean {
  if (machine.stack.length === 0) raise(EXCEPTION.stackUnderflow)
  const value = machine.stack.pop()
  if (typeof value === 'number') return value !== 0
  if (typeof value !== 'bigint') raise(EXCEPTION.typeCheck)
  return true
}

function failLoop(machine: Machine, code: number): never {
  if (machine.hasBugfixes) machine.c0 = Continuation.ofKind({ type: 'quit', exitCode: 0 })
  return raise(code)
}

function enterBody(machine: Machine, body: Code): void {
  machine.setCode(body)
  machine.kind = CODE_KIND
}

function dropUnusedArguments(machine: Machine): void {
  if (!machine.hasBugfixes || machine.argumentCount === -1) return
  machine.stack.splice(0, Math.max(0, machine.stack.length - machine.argumentCount))
  machine.argumentCount = -1
}

function endByException(machine: Machine): number {
  const number = machine.stack.pop()
  if (number === undefined) throw new VmHalt(EXCEPTION.stackUnderflow)
  if (typeof number !== 'number' && typeof number !== 'bigint') throw new VmHalt(EXCEPTION.typeCheck)
  if (typeof number === 'bigint' || !(number >= 0 && number <= 0xffff)) throw new VmHalt(EXCEPTION.rangeCheck)
  if (number === 0 || number === 1) return number
  const value = machine.stack.pop()
  throw new VmHalt(number, typeof value === 'number' || typeof value === 'bigint' ? value : 0)
}
