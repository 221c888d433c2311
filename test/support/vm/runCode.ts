import { Builder, type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { runVm, type VmOutcome, type VmSetup } from '../../../src/core/vm/index.ts'
import { hexBytes } from '../hexBytes.ts'

/** A cell of code from hex digits. */
export function codeOf(hex: string, ...refs: readonly Cell[]): Cell {
  const builder = new Builder().storeBits(hexBytes(hex))
  for (const ref of refs) builder.storeRef(ref)
  return builder.toCell()
}

/** Runs code with plenty of gas and otherwise empty input; `more` overrides the setup. */
export function runCode(code: Cell | string, more: Partial<VmSetup> = {}): VmOutcome {
  return runVm({
    code: typeof code === 'string' ? codeOf(code) : code,
    data: EMPTY_CELL,
    stack: [],
    c7: [[]],
    gas: { limit: 1_000_000, credit: 0, max: 1_000_000, price: 65536000n },
    rules: 'current',
    capabilities: 0n,
    libraries: [],
    ...more,
  })
}
