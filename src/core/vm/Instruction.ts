import type { Machine } from './Machine.ts'
import type { Operation } from './Operation.ts'

/** A number inside an instruction. */
export interface Argument {
  /** `stack` and `control` are registers, `tiny` is -5 to 10 in four bits. */
  readonly kind: 'uint' | 'int' | 'stack' | 'control' | 'tiny'
  readonly bits: number
  /** Added to the number in the code. Default 0. */
  readonly add?: number
  /** Bounds of the number in the code; numbers outside them belong to another instruction. */
  readonly from?: number
  readonly to?: number
}

/**
 * Data after the numbers: an integer of 8a + 19 bits, a slice with a completion tag, code of whole bytes, or
 * references.
 */
export type Tail =
  | { readonly kind: 'integer' }
  | {
      readonly kind: 'slice' | 'code'
      /** Number of data bits and of references, depending on the numbers of the instruction. */
      readonly bits: (numbers: readonly number[]) => number
      readonly refs: (numbers: readonly number[]) => number
    }
  | {
      readonly kind: 'refs'
      readonly count: number
      /** The references may be missing; the instruction then works without them. */
      readonly optional?: boolean
    }

/** One line of the table of instructions, which drives decoding, execution, disassembly and the reference page. */
export interface Instruction {
  /** Leading bits, and their count. */
  readonly opcode: number
  readonly bits: number
  /** Name in assembler. */
  readonly name: string
  readonly args: readonly Argument[]
  readonly tail?: Tail
  /** Minimum number of code bits for it to count as an instruction, where more than the opcode. */
  readonly leastBits?: number
  /** Values taken and left, top last: `x y - x+y`. */
  readonly stack: string
  readonly summary: string
  /** Gas in addition to the usual 10 plus one per bit of opcode and numbers. */
  readonly extraGas?: string
  /** Capability of the network without which it is an invalid opcode. */
  readonly capability?: bigint
  /** Exists only in the 3.x line. */
  readonly currentOnly?: boolean
  /** Known by name, and not run by this machine. */
  readonly unsupported?: boolean
  readonly run: (machine: Machine, operation: Operation) => void
}

/** A family of the table: heading of the reference page and its instructions. */
export interface InstructionFamily {
  readonly title: string
  /**
   * Machines that the family was compared with, in sentences. Absent: the other machines, as the head of the page says.
   */
  readonly compared?: string
  readonly instructions: readonly Instruction[]
}

/** Parts of an instruction that most lack. */
export type InstructionDetails = Partial<
  Pick<Instruction, 'args' | 'tail' | 'leastBits' | 'extraGas' | 'capability' | 'currentOnly' | 'unsupported'>
>

type Run = (machine: Machine, operation: Operation) => void
type Rest<R> = [run: R] | [details: InstructionDetails & { readonly bits?: number }, run: R]

/** A line of the table. `opcode` is written in hex digits; `bits` is four times their number unless given. */
export function instruction(
  opcode: string,
  name: string,
  stack: string,
  summary: string,
  ...rest: Rest<Run>
): Instruction {
  const [{ bits = opcode.length * 4, ...details }, run] = rest.length === 2 ? rest : [{}, ...rest]
  return {
    opcode: Number.parseInt(opcode, 16) >>> (opcode.length * 4 - bits),
    bits,
    name,
    args: [],
    ...details,
    stack,
    summary,
    run,
  }
}

/** A line in its plain form and, with prefix B7, in its quiet one, which returns not-a-number instead of failing. */
export function plainAndQuiet(
  opcode: string,
  name: string,
  stack: string,
  summary: string,
  ...rest: Rest<(quiet: boolean) => Run>
): Instruction[] {
  const [details, run] = rest.length === 2 ? rest : [{}, ...rest]
  const quietSummary = `${name} that returns not-a-number instead of failing.`
  return [
    instruction(opcode, name, stack, summary, details, run(false)),
    instruction(`B7${opcode}`, `Q${name}`, stack, quietSummary, details, run(true)),
  ]
}

/** Shorthands for the usual kinds of arguments. */
export function uint(bits: number, add = 0): Argument {
  return { kind: 'uint', bits, add }
}
export function int(bits: number): Argument {
  return { kind: 'int', bits }
}
export function stackRegister(bits = 4, add = 0): Argument {
  return { kind: 'stack', bits, add }
}
export const controlRegister: Argument = { kind: 'control', bits: 4 }
