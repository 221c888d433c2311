import { Builder, type Cell } from '../../../src/core/cells/index.ts'
import type { BlockchainConfig } from '../../../src/core/executor/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import { Dice } from '../../fuzz/Dice.ts'
import { internalMessage } from '../executor/classicMessages.ts'
import { compareOutcomes } from './compareOutcomes.ts'
import { accountOf, compareExecution, compareRuns, type Difference } from './compareRuns.ts'
import { COMPARISON_CONFIGS } from './comparisonConfigs.ts'
import { dictionaryProgram } from './dictionaryProgram.ts'
import { KNOWN_DIFFERENCES } from './knownDifferences.ts'
import { randomProgram } from './randomProgram.ts'

/** Instructions that generated programs are made of: the classic ones; texts for a debugger have no meaning here. */
export const COMPARED_INSTRUCTIONS = INSTRUCTION_FAMILIES.flatMap((family) => family.instructions).filter(
  ({ currentOnly, name }) => currentOnly !== true && name !== 'DUMPSTR',
)

export interface ComparedPrograms {
  readonly programs: number
  readonly steps: number
  /** Programs that the other machine gave up on. */
  readonly gaveUp: number
  /** Programs with a known difference. */
  readonly known: number
  readonly differences: readonly (Difference & { readonly seed: number })[]
  /** How often each instruction was run in programs that agreed. */
  readonly counts: ReadonlyMap<string, number>
}

/** Most programs run as in the network, the others with the capabilities that change instructions. */
export function configOf(seed: number): BlockchainConfig {
  return COMPARISON_CONFIGS[seed % 8 < 5 ? 0 : 1 + (seed % 2)]!
}

/** Compares the programs with the seeds `first` to `first + programs - 1`. */
export function comparePrograms(
  first: number,
  programs: number,
  { length = 6, onProgress = (_done: number) => {} } = {},
): ComparedPrograms {
  const counts = new Map<string, number>()
  const differences: (Difference & { seed: number })[] = []
  let steps = 0
  let gaveUp = 0
  let known = 0
  for (let seed = first; seed < first + programs; seed++) {
    const code = randomProgram(new Dice(seed), { instructions: COMPARED_INSTRUCTIONS, length })
    const config = configOf(seed)
    const compared = compareRuns(code, undefined, config)
    if (compared.outcome === 'same') {
      steps += compared.steps
      for (const name of compared.names) counts.set(name, (counts.get(name) ?? 0) + 1)
    } else if (compared.outcome === 'gaveUp') {
      gaveUp++
    } else if (KNOWN_DIFFERENCES.some(({ fits }) => fits(compared.difference))) {
      known++
    } else {
      differences.push({ ...compared.difference, seed })
    }
    if ((seed - first) % 1000 === 999) onProgress(seed - first + 1)
  }
  return { programs, steps, gaveUp, known, differences, counts }
}

/** Compares programs that work on one dictionary, which generated programs seldom do for long. */
export function compareDictionaryPrograms(
  first: number,
  programs: number,
  length = 25,
): readonly (Difference & { readonly seed: number })[] {
  const message = internalMessage({ value: currencies(1_000_000_000n) })
  const differences: (Difference & { seed: number })[] = []
  for (let seed = first; seed < first + programs; seed++) {
    const compared = compareExecution(accountOf(dictionaryProgram(new Dice(seed), length)), message)
    if (compared.outcome === 'different') differences.push({ ...compared.difference, seed })
  }
  return differences
}

/**
 * Compares the same program under each of the given gas limits, so that gas also runs out inside instructions. The whole
 * transaction is compared, and with it the gas that the exit argument reports.
 */
export function compareGasLimits(
  program: Cell,
  limits: Iterable<number>,
): readonly (Difference & { readonly limit: number })[] {
  const message = internalMessage({ value: currencies(1_000_000_000n) })
  const differences: (Difference & { limit: number })[] = []
  for (const limit of limits) {
    const compared = compareExecution(accountOf(withGasLimit(program, limit)), message)
    if (compared.outcome === 'different') differences.push({ ...compared.difference, limit })
  }
  return differences
}

/** PUSHINT and SETGASLIMIT, then the program. */
export function withGasLimit(program: Cell, limit: number): Cell {
  return new Builder().storeUint(0x81, 8).storeInt(limit, 16).storeUint(0xf801, 16).storeRef(program).toCell()
}

/**
 * Compares programs that end anywhere, also within an instruction, by how they end: the other machine does not show steps of
 * every one. The answer has a text for each that differs.
 */
export function compareCutPrograms(first: number, programs: number, length = 4): readonly string[] {
  const differences: string[] = []
  for (let seed = first; seed < first + programs; seed++) {
    const dice = new Dice(seed)
    const whole = randomProgram(dice, { instructions: COMPARED_INSTRUCTIONS, length })
    const builder = new Builder().storeBits(whole.bytes, dice.below(whole.bitLength + 1))
    for (const ref of whole.refs) builder.storeRef(ref)
    const code = builder.toCell()
    const { here, there } = compareOutcomes(code)
    if (there !== undefined && here !== there && !isKnown(code)) {
      differences.push(`seed ${seed}: here ${here}, elsewhere ${there}`)
    }
  }
  return differences
}

/** Whether the steps of the program differ in a known way. */
function isKnown(code: Cell): boolean {
  const compared = compareRuns(code)
  return compared.outcome === 'different' && KNOWN_DIFFERENCES.some(({ fits }) => fits(compared.difference))
}
