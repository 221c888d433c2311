import { type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { runVm, type VmOutcome, type VmSetup } from '../../../src/core/vm/index.ts'
import type { VmTuple, VmValue } from '../../../src/core/vm/VmValue.ts'
import { readValues } from './VmText.ts'

/** Contract information of test programs, by the numbers of `GETPARAM`. */
export const CONTRACT_INFO: VmTuple = readValues(
  '[0x076ef1ea 1 2 1700000000 5000 5001 77 [1000 null] S{%100} null C{c0de} 11 12 13]',
)[0] as VmTuple

/** Runs code with a gas limit of 1,000,000 under classic rules without capabilities, unless set otherwise. */
export function runProgram(code: Cell, stack: readonly VmValue[], setup: Partial<VmSetup> = {}): VmOutcome {
  return runVm({
    code,
    data: EMPTY_CELL,
    stack,
    c7: [CONTRACT_INFO],
    gas: { limit: 1_000_000, credit: 0, max: 1_000_000, price: 10n << 16n },
    rules: 'classic',
    capabilities: 0n,
    libraries: [],
    ...setup,
  })
}
