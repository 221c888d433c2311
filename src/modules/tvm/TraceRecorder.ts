import type { VmStep } from '../../core/vm/index.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { stackToJson } from './stackToJson.ts'
import type { TraceStep } from './types.ts'

const MAX_STEPS = 10_000

/** Keeps the last steps of a run. */
export class TraceRecorder {
  readonly #steps: VmStep[] = []

  readonly record = (step: VmStep): void => {
    if (step.kind === 'implicit' && step.instruction === '') return
    this.#steps.push(step)
    if (this.#steps.length > 2 * MAX_STEPS) this.#steps.splice(0, MAX_STEPS)
  }

  toJson(): ValueOf<typeof TraceStep>[] {
    return this.#steps.slice(-MAX_STEPS).map((step) => ({
      step: step.step,
      instruction: step.instruction,
      code_hash: step.codeHash,
      offset: step.offset,
      gas_used: BigInt(Math.max(0, step.gasUsed)),
      gas_remaining: BigInt(Math.max(0, step.gasRemaining)),
      stack: step.stack.map((value) => stackToJson(value)),
    }))
  }
}
