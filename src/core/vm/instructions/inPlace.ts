import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'

type Run = (machine: Machine, operation: Operation) => void

/**
 * An operation that the machines of the networks do in the place of its operands: if it fails, the depth of the stack stays
 * the same, with the deepest operand as it was and null above it. Others have taken their operands by then. A handler sees
 * the difference if it keeps the stack, as that of TRYKEEP does.
 */
export function inPlace(operands: 1 | 2, run: Run): Run {
  return (machine, operation) => {
    const { stack } = machine
    const rest = stack.length - operands
    if (rest < 0) raise(EXCEPTION.stackUnderflow)
    const deepest = stack[rest]!
    try {
      run(machine, operation)
    } catch (error) {
      stack.length = rest
      stack.push(deepest)
      if (operands === 2) stack.push(null)
      throw error
    }
  }
}
