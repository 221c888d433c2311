import { type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { type BlockchainConfig, defaultBlockchainConfig, executeTransaction } from '../../../src/core/executor/index.ts'
import { accountCell, currencies, parseAccount } from '../../../src/core/tlb/index.ts'
import type { VmStep } from '../../../src/core/vm/index.ts'
import { internalMessage, OWN } from '../executor/classicMessages.ts'
import { type OtherStep, runElsewhere } from './otherMachine.ts'

const TIME = 1_700_000_100

/** The first thing that two runs of a program do not agree on. */
export interface Difference {
  readonly at: string
  readonly here: string
  readonly elsewhere: string
}

export type Comparison =
  /** The other machine gave up, so there is nothing to compare. */
  | { readonly outcome: 'gaveUp'; readonly reason: string }
  | { readonly outcome: 'same'; readonly steps: number; readonly exitCode: number; readonly names: readonly string[] }
  | { readonly outcome: 'different'; readonly difference: Difference }

/** An account whose contract is a program, with money and some data. */
export const accountOf = (code: Cell, data: Cell = EMPTY_CELL): Cell =>
  accountCell({
    address: OWN,
    storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: TIME - 100 },
    lastTransLt: 100n,
    balance: currencies(1_000_000_000_000n, [[1, 5n]]),
    state: { type: 'active', init: { code, data } },
  })

/**
 * Runs a program here and elsewhere for the same message, under classic rules. Compared are the depth of the stack and
 * the gas after each step, the exit code, the gas, the number of steps and, by its hash, the whole transaction.
 */
export const compareRuns = (
  code: Cell,
  body: Cell = EMPTY_CELL,
  config: BlockchainConfig = defaultBlockchainConfig(),
): Comparison => {
  const account = accountOf(code)
  const message = internalMessage({ value: currencies(20_000_000n) }, { body })
  const elsewhere = runElsewhere(account, message, TIME, config)
  if (typeof elsewhere === 'string') return { outcome: 'gaveUp', reason: elsewhere }
  const steps: VmStep[] = []
  const executed = executeTransaction({
    account: parseAccount(account),
    accountCell: account,
    message,
    config,
    rules: 'classic',
    lt: 101n,
    blockLt: 100n,
    blockTimeSec: TIME,
    previousTransaction: { hash: new Uint8Array(32), lt: 100n },
    trace: (step) => steps.push(step),
  })
  const { vm } = executed
  if (vm === undefined) return different('start', 'no run', 'a run')
  const total = Math.max(steps.length, elsewhere.steps.length)
  for (let i = 0; i < total; i++) {
    const here = stepText(steps[i])
    const there = otherText(elsewhere.steps[i], steps[i])
    if (here !== there) {
      const name = steps[i]?.instruction ?? elsewhere.steps[i]?.cmdStr
      return different(`step ${i} ${name}, after ${steps[i - 1]?.instruction}`, here, there)
    }
  }
  const here = `exit ${vm.exitCode} gas ${vm.gasUsed} steps ${vm.steps}`
  const there = `exit ${elsewhere.exitCode} gas ${elsewhere.gasUsed} steps ${elsewhere.vmSteps}`
  if (here !== there) return different(`end, after ${steps.at(-1)?.instruction}`, here, there)
  if (executed.transactionCell.hashHex() !== elsewhere.transaction.hashHex()) {
    return different('transaction', `exit ${vm.exitCode}`, 'another hash')
  }
  const names = steps.map(({ instruction }) => instruction.split(' ')[0]!)
  return { outcome: 'same', steps: steps.length, exitCode: vm.exitCode, names }
}

const different = (at: string, here: string, elsewhere: string): Comparison => ({
  outcome: 'different',
  difference: { at, here, elsewhere },
})

/** In the middle of an instruction that fails, or runs out of gas, the stack is nobody's business. */
const hasFailed = (step: VmStep): boolean => step.exceptionCode !== undefined || step.gasRemaining < 0

const stepText = (step: VmStep | undefined): string =>
  step === undefined ? 'ended' : `gas ${step.gasUsed}${hasFailed(step) ? '' : ` stack ${step.stack.length}`}`

const otherText = (step: OtherStep | undefined, here: VmStep | undefined): string =>
  step === undefined
    ? 'ended'
    : `gas ${step.gasUsed}${here !== undefined && hasFailed(here) ? '' : ` stack ${step.stack.length}`}`
