import type { CodeCell } from './CodeCell.ts'
import type { ContinuationKind } from './Continuation.ts'
import type { Machine } from './Machine.ts'
import type { Operation } from './Operation.ts'
import { operationText } from './operationText.ts'
import type { VmStep } from './runVm.ts'
import { stepImplicitly } from './stepImplicitly.ts'
import { toVmException } from './toVmException.ts'
import { VmHalt } from './VmException.ts'

/** Receives a step when it is done. */
export type Trace = (step: VmStep) => void

/** Runs an instruction that the machine has moved past and charged for, and reports it. `code` and `offset` are its place. */
export function runTraced(machine: Machine, operation: Operation, code: CodeCell, offset: number, trace: Trace): void {
  const text = () => operationText(operation)
  try {
    operation.run(machine, operation)
  } catch (error) {
    trace(describeStep(machine, 'instruction', code, offset, text, exceptionCode(error)))
    throw error
  }
  trace(describeStep(machine, 'instruction', code, offset, text))
}

/** Runs the implicit step at the end of the code, and reports it if it has a text. */
export function stepImplicitlyTraced(machine: Machine, trace: Trace): number | undefined {
  const { code, bit } = machine
  const text = implicitText(machine)
  let exception: number | undefined
  try {
    return stepImplicitly(machine)
  } catch (error) {
    exception = exceptionCode(error)
    throw error
  } finally {
    if (text !== '') trace(describeStep(machine, 'implicit', code, bit, () => text, exception))
  }
}

/** Text of the implicit step; empty for a quit, and for a loop whose condition is not an integer. */
function implicitText(machine: Machine): string {
  if (machine.ref < machine.refEnd) return 'implicit JMPREF'
  const { type } = machine.kind
  const top = machine.stack[machine.stack.length - 1]
  const fails = (type === 'while' || type === 'until') && typeof top !== 'number' && typeof top !== 'bigint'
  return fails ? '' : IMPLICIT_TEXT[type]
}

const IMPLICIT_TEXT: Readonly<Record<ContinuationKind['type'], string>> = {
  code: 'implicit RET',
  quit: '',
  quitException: '',
  pushInt: 'implicit PUSHINT',
  tryCatch: 'implicit RET from handler',
  catchRevert: 'implicit revert to handler',
  again: 'next AGAIN iteration',
  until: 'next UNTIL iteration',
  while: 'next WHILE iteration',
  repeat: 'next REPEAT iteration',
}

function exceptionCode(error: unknown): number {
  return error instanceof VmHalt ? error.exitCode : toVmException(error).code
}

/** The step in its current state. Hash and text are computed when read, because most traces read few of them. */
function describeStep(
  machine: Machine,
  kind: VmStep['kind'],
  code: CodeCell,
  offset: number,
  text: () => string,
  exceptionCode?: number,
): VmStep {
  const { stack } = machine
  const { traceDepth = stack.length } = machine.setup
  return {
    step: machine.steps,
    kind,
    get codeHash() {
      return code.cell.hashHex()
    },
    offset,
    get instruction() {
      return text()
    },
    exceptionCode,
    stack: stack.slice(Math.max(0, stack.length - traceDepth)),
    stackDepth: stack.length,
    gasUsed: machine.gasUsed,
    gasRemaining: machine.gasBase - machine.gasUsed,
  }
}
