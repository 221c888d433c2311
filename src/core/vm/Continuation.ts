import type { Cell, Slice } from '../cells/index.ts'
import type { VmTuple, VmValue } from './VmValue.ts'

/** Control registers that a continuation sets when it is entered; an absent one stays as it is. */
export interface SaveList {
  c0?: Continuation
  c1?: Continuation
  c2?: Continuation
  c3?: Continuation
  c4?: Cell
  c5?: Cell
  c7?: VmTuple
}

/** What happens when a continuation is entered. */
export type ContinuationKind =
  /** Runs its code. */
  | { readonly type: 'code' }
  /** Ends the machine with an exit code. */
  | { readonly type: 'quit'; readonly exitCode: number }
  /** Ends the machine with the exit code on top of the stack, as the default handler of exceptions. */
  | { readonly type: 'quitException' }
  | { readonly type: 'again'; readonly body: Continuation }
  | { readonly type: 'until'; readonly body: Continuation; readonly after: Continuation }
  | {
      readonly type: 'while'
      readonly condition: Continuation
      readonly body: Continuation
      readonly after: Continuation
      readonly testing: boolean
    }
  | { readonly type: 'repeat'; readonly body: Continuation; readonly after: Continuation; readonly count: number }

/** A continuation: code with the registers, stack and number of arguments it starts with. Never changed after it was made. */
export class Continuation {
  readonly kind: ContinuationKind
  readonly code: Slice
  readonly save: SaveList
  /** Values below the arguments when it is entered, bottom first. */
  readonly stack: readonly VmValue[]
  /** Number of arguments it takes, -1 for all there are. */
  readonly argumentCount: number

  constructor(
    kind: ContinuationKind,
    code: Slice,
    save: SaveList = {},
    stack: readonly VmValue[] = [],
    argumentCount = -1,
  ) {
    this.kind = kind
    this.code = code
    this.save = save
    this.stack = stack
    this.argumentCount = argumentCount
  }
}
