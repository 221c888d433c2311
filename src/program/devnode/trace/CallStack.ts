import type { VmStep } from '../../../core/vm/index.ts'
import type { DebugMap, SourcePosition } from './DebugMap.ts'

interface Position {
  readonly hash: string
  /** Bits. */
  readonly offset: number
}

/** Calls that are kept; deeper ones are left out. */
const MAX_DEPTH = 200

/** Follows the steps of the machine, and knows at the end which calls were open. */
export class CallStack {
  /** Positions of calls, the outermost first. */
  readonly #calls: Position[] = []
  #last: Position | undefined

  readonly record = (step: VmStep): void => {
    const { codeHash: hash, offset } = step
    // Execution continues behind a call, so that call has returned.
    const returned = this.#calls.findLastIndex((call) => call.hash === hash && call.offset < offset)
    if (returned >= 0) this.#calls.length = returned
    if (step.exceptionCode === undefined && isCall(step.instruction) && this.#calls.length < MAX_DEPTH) {
      this.#calls.push({ hash, offset })
    }
    this.#last = { hash, offset }
  }

  /** Source positions of the last step and of the open calls, the innermost first, each once. */
  places(maps: readonly DebugMap[]): SourcePosition[] {
    const positions = [...(this.#last === undefined ? [] : [this.#last]), ...this.#calls.toReversed()]
    const places = positions.flatMap(({ hash, offset }) => {
      return maps.map((map) => map.find(hash, offset)).find((place) => place !== undefined) ?? []
    })
    return places.filter(({ file, line }, index) => {
      const inner = places[index - 1]
      return inner?.file !== file || inner.line !== line
    })
  }
}

function isCall(instruction: string): boolean {
  return /^(?:CALL(?!CC)|EXECUTE)/.test(instruction)
}
