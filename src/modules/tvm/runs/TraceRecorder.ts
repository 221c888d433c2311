import { CellError } from '../../../core/cells/index.ts'
import type { VmStep } from '../../../core/vm/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { TraceStep } from '../types.ts'
import { AnswerRoom, type StackJson, stackToJson } from './stackToJson.ts'

const MAX_STEPS = 10_000

/** Maximum number of values of the stack in a step, the top ones. */
export const TRACE_DEPTH = 100

/** Maximum number of characters of all stacks together. */
const MAX_CHARACTERS = 4_000_000

/** Keeps the last steps of a run. */
export class TraceRecorder {
  readonly #steps: VmStep[] = []

  readonly record = (step: VmStep): void => {
    if (step.kind === 'implicit' && step.instruction === '') return
    this.#steps.push(step)
    if (this.#steps.length > 2 * MAX_STEPS) this.#steps.splice(0, MAX_STEPS)
  }

  /** The steps. If their stacks together are too large, only the last ones are included. */
  toJson(): ValueOf<typeof TraceStep>[] {
    const steps = this.#steps.slice(-MAX_STEPS)
    const room = new AnswerRoom(MAX_CHARACTERS)
    const stacks: (StackJson[] | null)[] = []
    let isFull = false
    for (const { stack } of steps.toReversed()) {
      const json: StackJson[] | null = isFull ? null : stackJson(stack, room)
      isFull ||= json === null
      stacks.push(json)
    }
    stacks.reverse()
    return steps.map((step, index) => ({
      step: step.step,
      instruction: step.instruction,
      code_hash: step.codeHash,
      offset: step.offset,
      gas_used: BigInt(Math.max(0, step.gasUsed)),
      gas_remaining: BigInt(Math.max(0, step.gasRemaining)),
      stack_depth: step.stackDepth,
      stack: stacks[index],
    }))
  }
}

function stackJson(stack: VmStep['stack'], room: AnswerRoom): StackJson[] | null {
  try {
    return stack.map((value) => stackToJson(value, { room }))
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}
