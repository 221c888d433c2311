import { bytesToHex } from '../../../src/core/bytes/index.ts'
import { Builder, Cell, EMPTY_CELL, Slice } from '../../../src/core/cells/index.ts'
import { type BlockchainConfig, defaultBlockchainConfig, executeTransaction } from '../../../src/core/executor/index.ts'
import { accountCell, currencies, parseAccount } from '../../../src/core/tlb/index.ts'
import type { VmStep, VmValue } from '../../../src/core/vm/index.ts'
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
export function accountOf(code: Cell, data: Cell = EMPTY_CELL): Cell {
  return accountCell({
    address: OWN,
    storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: TIME - 100 },
    lastTransLt: 100n,
    balance: currencies(1_000_000_000_000n, [[1, 5n]]),
    state: { type: 'active', init: { code, data } },
  })
}

/** Runs a program here and elsewhere for the same internal message. */
export function compareRuns(
  code: Cell,
  body: Cell = EMPTY_CELL,
  config: BlockchainConfig = defaultBlockchainConfig(),
): Comparison {
  return compareExecution(accountOf(code), internalMessage({ value: currencies(20_000_000n) }, { body }), { config })
}

/**
 * Executes a message here and elsewhere under classic rules. Compared are the depth of the stack, its top three values and
 * the gas after each step, the exit code, the gas, the number of steps and, by its hash, the whole transaction.
 */
export function compareExecution(
  account: Cell,
  message: Cell,
  { config = defaultBlockchainConfig(), time = TIME }: { config?: BlockchainConfig; time?: number } = {},
): Comparison {
  const elsewhere = runElsewhere(account, message, time, config)
  if (typeof elsewhere === 'string') return { outcome: 'gaveUp', reason: elsewhere }
  const before = parseAccount(account)
  const lastLt = before?.lastTransLt ?? 0n
  const steps: VmStep[] = []
  const executed = executeTransaction({
    account: before,
    accountCell: account,
    message,
    config,
    rules: 'classic',
    lt: lastLt + 1n,
    blockLt: lastLt + 10n,
    blockTimeSec: time,
    previousTransaction: { hash: new Uint8Array(32), lt: lastLt },
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
    const actions = steps.map(({ instruction }) => instruction).filter((name) => /RESERVE|SEND|LIB|SETCODE/.test(name))
    return different(`transaction with ${actions.join(', ')}`, `exit ${vm.exitCode}`, 'another hash')
  }
  const names = steps.map(({ instruction }) => instruction.split(' ')[0]!)
  return { outcome: 'same', steps: steps.length, exitCode: vm.exitCode, names }
}

function different(at: string, here: string, elsewhere: string): Comparison {
  return {
    outcome: 'different',
    difference: { at, here, elsewhere },
  }
}

/** In the middle of an instruction that fails, or runs out of gas, the stack is not compared. */
function hasFailed(step: VmStep): boolean {
  return step.exceptionCode !== undefined || step.gasRemaining < 0
}

function stepText(step: VmStep | undefined): string {
  return step === undefined
    ? 'ended'
    : `gas ${step.gasUsed}${hasFailed(step) ? '' : ` stack ${step.stack.length}: ${step.stack.slice(-3).map(valueText).join(', ')}`}`
}

function otherText(step: OtherStep | undefined, here: VmStep | undefined): string {
  return step === undefined
    ? 'ended'
    : `gas ${step.gasUsed}${here !== undefined && hasFailed(here) ? '' : ` stack ${step.stack.length}: ${step.stack.slice(-3).map(otherValueText).join(', ')}`}`
}

/** A value as far as both sides write it the same way: integers, cells and slices in full, of others the kind. */
function valueText(value: VmValue): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint') return Number.isNaN(value) ? 'nan' : String(value)
  if (value instanceof Cell) return `cell ${value.hashHex()}`
  if (value instanceof Slice) return `slice ${sliceBits(value)}`
  if (value instanceof Builder) return `builder ${value.bitLength} ${value.refs.length}`
  return Array.isArray(value) ? `tuple ${value.length}` : 'continuation'
}

function otherValueText(text: string): string {
  const lower = text.toLowerCase()
  const words = lower.split(' ')
  if (words[0] === 'cell') return `cell ${words[1]!.slice(1)}`
  if (words[0] === 'slice') return `slice ${words[1]!.slice(1)}`
  if (words[0] === 'builder') {
    const sizes = /len: (\d+) reference count: (\d+)/.exec(lower)
    return `builder ${sizes?.[1]} ${sizes?.[2]}`
  }
  if (words[0] === 'tuple') return `tuple ${/\((\d+)\)/.exec(lower)?.[1]}`
  return words[0] === 'continuation' ? 'continuation' : lower
}

/** Hex digits, with a completion tag and `_` when the bits are no multiple of four. */
function sliceBits(slice: Slice): string {
  const bits = slice.remainingBits
  const tagged = new Builder().storeBits(slice.preloadBits(bits), bits)
  if (bits % 4 === 0) return bytesToHex(tagged.toBits()).slice(0, bits / 4)
  // A full builder has no room for the tag.
  const digits = (bits + 4) >> 2
  if (bits === 1023)
    return `${bytesToHex(tagged.toBits()).slice(0, -1)}${(Number.parseInt(bytesToHex(tagged.toBits()).at(-1)!, 16) | 1).toString(16)}_`
  tagged.storeBit(1)
  return `${bytesToHex(tagged.toBits()).slice(0, digits)}_`
}
