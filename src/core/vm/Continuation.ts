import type { Cell, Slice } from '../cells/index.ts'
import { CodeCell } from './CodeCell.ts'
import type { VmTuple, VmValue } from './VmValue.ts'

/** Control registers that are set when a continuation is entered; an absent one stays as it is. */
export interface SaveList {
  readonly c0?: Continuation | undefined
  readonly c1?: Continuation | undefined
  /** `null` switches the handler of exceptions off. */
  readonly c2?: Continuation | null | undefined
  readonly c3?: Continuation | undefined
  readonly c4?: Cell | undefined
  readonly c5?: Cell | undefined
  readonly c7?: VmTuple | undefined
}

/** No register is set. */
export const NO_SAVES: SaveList = {}

/** Behaviour at the end of the code of a continuation. */
export type ContinuationKind =
  /** Returns to c0. */
  | { readonly type: 'code' }
  /** Stops the machine with an exit code. */
  | { readonly type: 'quit'; readonly exitCode: number }
  /** Stops the machine with the exception on the stack. */
  | { readonly type: 'quitException' }
  /** Pushes a number and returns to c0. */
  | { readonly type: 'pushInt'; readonly value: number }
  /** Handler of exceptions: removes itself from c2 and returns to c0. */
  | { readonly type: 'tryCatch' }
  /** Handler of exceptions that cuts the stack to the depth before the `TRYKEEP`. */
  | { readonly type: 'catchRevert'; readonly depth: number }
  | { readonly type: 'again'; readonly body: Code }
  | { readonly type: 'until'; readonly body: Code }
  | { readonly type: 'while'; readonly condition: Code; readonly body: Code }
  | { readonly type: 'repeat'; readonly body: Code; readonly count: number }

/** Code that is run as it is. */
export const CODE_KIND: ContinuationKind = { type: 'code' }

/** A range of a cell that holds code. */
export class Code {
  readonly source: CodeCell
  readonly bit: number
  readonly bitEnd: number
  readonly ref: number
  readonly refEnd: number

  constructor(source: CodeCell, bit: number, bitEnd: number, ref: number, refEnd: number) {
    this.source = source
    this.bit = bit
    this.bitEnd = bitEnd
    this.ref = ref
    this.refEnd = refEnd
  }

  static of(slice: Slice): Code {
    const { bitOffset, refOffset } = slice
    return new Code(
      CodeCell.of(slice.cell),
      bitOffset,
      bitOffset + slice.remainingBits,
      refOffset,
      refOffset + slice.remainingRefs,
    )
  }

  toSlice(): Slice {
    return this.source.slice(this.bit, this.bitEnd, this.ref, this.refEnd)
  }
}

/** Code without instructions. */
export const NO_CODE: Code = new Code(CodeCell.EMPTY, 0, 0, 0, 0)

/** A continuation: code with the registers, stack and number of arguments it starts with. Never changed after it was made. */
export class Continuation {
  readonly kind: ContinuationKind
  readonly code: Code
  readonly save: SaveList
  /** Values below the arguments when the continuation is entered, bottom first. */
  readonly stack: readonly VmValue[]
  /** Number of arguments that the continuation takes; -1 for the whole stack. */
  readonly argumentCount: number

  constructor(
    kind: ContinuationKind,
    code: Code,
    save: SaveList = NO_SAVES,
    stack: readonly VmValue[] = NO_VALUES,
    argumentCount = -1,
  ) {
    this.kind = kind
    this.code = code
    this.save = save
    this.stack = stack
    this.argumentCount = argumentCount
  }

  /** Code without saved registers. */
  static ofCode(code: Code): Continuation {
    return new Continuation(CODE_KIND, code)
  }

  /** A continuation without code. */
  static ofKind(kind: ContinuationKind, save: SaveList = NO_SAVES): Continuation {
    return new Continuation(kind, NO_CODE, save)
  }

  withSave(save: SaveList): Continuation {
    return new Continuation(this.kind, this.code, save, this.stack, this.argumentCount)
  }

  withC0(c0: Continuation | undefined): Continuation {
    return this.withSave({ ...this.save, c0 })
  }

  withArgumentCount(argumentCount: number): Continuation {
    if (argumentCount === this.argumentCount) return this
    return new Continuation(this.kind, this.code, this.save, this.stack, argumentCount)
  }
}

const NO_VALUES: readonly VmValue[] = []
