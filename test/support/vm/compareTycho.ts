/** A run here beside a run on the second independent machine. */
import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { Builder, Cell, Slice } from '../../../src/core/cells/index.ts'
import {
  type BlockchainConfig,
  type ExecuteInput,
  executeTransaction,
  NotAccepted,
} from '../../../src/core/executor/index.ts'
import { accountCell, parseAccount } from '../../../src/core/tlb/index.ts'
import type { VmStep, VmValue } from '../../../src/core/vm/index.ts'
import type { Comparison } from './compareRuns.ts'
import { COMPARISON_CONFIGS } from './comparisonConfigs.ts'
import { runOnTycho, type TychoStep, tupleLength } from './tychoMachine.ts'

const RANDOM_SEED = new Uint8Array(32).fill(3)
const TIME = 1_700_000_100

/**
 * Executes a message here and elsewhere under classic rules. Compared are the place in the code, the depth of the stack and
 * its top three values before each instruction, the gas after it, and the exit code, gas and number of steps of the
 * compute phase.
 */
export function compareWithTycho(
  given: Cell,
  message: Cell,
  { config = COMPARISON_CONFIGS[0]!, time = TIME }: { config?: BlockchainConfig; time?: number } = {},
): Comparison {
  const account = plainForm(given)
  const elsewhere = runOnTycho(account, message, { time, config, randomSeed: RANDOM_SEED })
  if (typeof elsewhere === 'string') return { outcome: 'gaveUp', reason: elsewhere }
  const before = parseAccount(account)
  const lastLt = before?.lastTransLt ?? 0n
  const all: VmStep[] = []
  const run = execute({
    account: before,
    accountCell: account,
    message,
    config,
    rules: 'classic',
    lt: lastLt + 1n,
    blockLt: lastLt + 1n,
    blockTimeSec: time,
    randomSeed: RANDOM_SEED,
    previousTransaction: { hash: new Uint8Array(32), lt: lastLt },
    trace: (step) => all.push(step),
  })
  if (run === 'gave up') return { outcome: 'gaveUp', reason: run }
  const { vm } = run
  if (vm === undefined) return different('start', 'no run', 'a run')
  const shown = all.map((step, index) => ({ ...step, before: all[index - 1] }))
  const steps = shown.filter(({ kind, gasRemaining }) => kind === 'instruction' && gasRemaining >= 0)
  const total = Math.max(steps.length, elsewhere.steps.length)
  for (let i = 0; i < total; i++) {
    const [mine, other] = [steps[i], elsewhere.steps[i]]
    const here = mine === undefined ? 'ended' : stepText(mine, other)
    const there = other === undefined ? 'ended' : otherText(other, mine)
    if (here !== there) {
      const name = mine?.instruction ?? other?.name
      return different(`step ${i} ${name}, after ${steps[i - 1]?.instruction}`, here, there)
    }
  }
  const here = `exit ${vm.exitCode} gas ${vm.gasUsed} steps ${vm.steps}`
  const there = `exit ${elsewhere.exitCode} gas ${elsewhere.gasUsed} steps ${elsewhere.vmSteps}`
  if (here !== there) return different(`end, after ${steps.at(-1)?.instruction}`, here, there)
  const names = steps.map(({ instruction }) => instruction.split(' ')[0]!)
  return { outcome: 'same', steps: steps.length, exitCode: vm.exitCode, names }
}

/** Networks make no transaction of some runs; the second machine has an exception in its place. */
function execute(input: ExecuteInput): ReturnType<typeof executeTransaction> | 'gave up' {
  try {
    return executeTransaction(input)
  } catch (error) {
    if (error instanceof NotAccepted && error.reason === 'notExecutable') return 'gave up'
    throw error
  }
}

/** Removes the hash of the first code: the other side treats an account with this hash as no account. */
function plainForm(account: Cell): Cell {
  const { initCodeHash, ...plain } = parseAccount(account)!
  return initCodeHash === undefined ? account : accountCell(plain)
}

type TracedStep = VmStep & { readonly before: VmStep | undefined }

function different(at: string, here: string, elsewhere: string): Comparison {
  return {
    outcome: 'different',
    difference: { at, here, elsewhere },
  }
}

/**
 * After an exception the other log has the gas before or after the price of the exception, so the next instruction has
 * to show it.
 */
function showsGas(mine: VmStep | undefined, other: TychoStep | undefined): boolean {
  return mine?.exceptionCode === undefined && other?.gasRemaining !== undefined
}

function stepText(step: TracedStep, other: TychoStep | undefined): string {
  const parts = [`at ${step.codeHash.slice(0, 8)}:${step.offset}`]
  // The stack before the first instruction is that of the message and is not compared; the stack after it is.
  if (step.before !== undefined && step.before.exceptionCode === undefined) {
    const { stack } = step.before
    parts.push(`stack ${stack.length}: ${stack.slice(-3).map(valueText).join(', ')}`)
  }
  if (showsGas(step, other)) parts.push(`gas ${step.gasRemaining}`)
  return parts.join(' ')
}

function otherText(other: TychoStep, mine: TracedStep | undefined): string {
  const parts = [`at ${other.codeHash.slice(0, 8)}:${other.offset}`]
  if (mine?.before !== undefined && mine.before.exceptionCode === undefined) {
    parts.push(`stack ${other.stack.length}: ${other.stack.slice(-3).map(otherValueText).join(', ')}`)
  }
  if (showsGas(mine, other)) parts.push(`gas ${other.gasRemaining}`)
  return parts.join(' ')
}

function valueText(value: VmValue): string {
  if (value === null) return '()'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Cell) return `C{${value.hashHex().toUpperCase()}}`
  if (value instanceof Slice)
    return value.remainingRefs === 0 ? `x${bitsText(value)}` : `(x${bitsText(value)},${value.remainingRefs})`
  if (value instanceof Builder) return `BC{${bitsText(Slice.of(value.toCell()))}}`
  return Array.isArray(value) ? `tuple ${value.length}` : 'continuation'
}

function otherValueText(text: string): string {
  if (text.startsWith('Cont{')) return 'continuation'
  if (text.startsWith('BC{')) return `BC{${text.slice(3, -1).toUpperCase()}}`
  const length = tupleLength(text)
  return length === undefined ? text : `tuple ${length}`
}

/** Upper case hex digits, with a completion tag and `_` when the bits are no multiple of four. */
function bitsText(slice: Slice): string {
  const bits = slice.remainingBits
  const whole = bytesToHex(slice.preloadBits(bits)).toUpperCase()
  if (bits % 4 === 0) return whole.slice(0, bits / 4)
  const digits = (bits + 3) >> 2
  const last = Number.parseInt(whole[digits - 1]!, 16) | (8 >> (bits % 4))
  return `${whole.slice(0, digits - 1)}${last.toString(16).toUpperCase()}_`
}
