import type { Cell, Slice } from '../cells/index.ts'
import type { Code } from './Continuation.ts'
import type { Instruction } from './Instruction.ts'
import type { Machine } from './Machine.ts'
import type { VmInteger } from './VmValue.ts'

/** Data after the numbers of an instruction in the code. */
export type OperationTail = Slice | Code | VmInteger | readonly Cell[]

/** One instruction at one place of the code, decoded. */
export class Operation {
  /** `undefined` for an unknown or truncated one. */
  readonly instruction: Instruction | undefined
  readonly run: (machine: Machine, operation: Operation) => void
  /** Numbers from the code, in their order. */
  readonly a: number
  readonly b: number
  readonly c: number
  readonly tail: OperationTail | undefined
  /** Gas charged before the instruction runs. */
  readonly gas: number
  /** Steps counted before the instruction runs; 0 for bits that the machine does not recognize as an instruction. */
  readonly steps: number
  /** Position of the next instruction. */
  readonly endBit: number
  readonly endRef: number

  constructor(
    instruction: Instruction | undefined,
    run: (machine: Machine, operation: Operation) => void,
    numbers: readonly number[],
    tail: OperationTail | undefined,
    gas: number,
    steps: number,
    endBit: number,
    endRef: number,
  ) {
    this.instruction = instruction
    this.run = run
    this.a = numbers[0] ?? 0
    this.b = numbers[1] ?? 0
    this.c = numbers[2] ?? 0
    this.tail = tail
    this.gas = gas
    this.steps = steps
    this.endBit = endBit
    this.endRef = endRef
  }

  /** Whether decoding at this place does not depend on where the code ends. */
  get isIndependent(): boolean {
    const tail = this.instruction?.tail
    if (tail?.kind !== 'refs') return this.instruction !== undefined
    return (this.tail as readonly Cell[]).length === tail.count
  }
}
