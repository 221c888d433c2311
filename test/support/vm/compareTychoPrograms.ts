/** Compares generated programs here and on the second independent machine. */
import { EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { currencies } from '../../../src/core/tlb/index.ts'
import { Dice } from '../../fuzz/Dice.ts'
import { internalMessage } from '../executor/classicMessages.ts'
import { COMPARED_INSTRUCTIONS, type ComparedPrograms } from './comparePrograms.ts'
import { accountOf, compareExecution, type Difference } from './compareRuns.ts'
import { compareWithTycho } from './compareTycho.ts'
import { COMPARISON_CONFIGS } from './comparisonConfigs.ts'
import { dictionaryProgram } from './dictionaryProgram.ts'
import { KNOWN_DIFFERENCES, TYCHO_UNCOMPARED } from './knownDifferences.ts'
import { randomProgram } from './randomProgram.ts'

/** Instructions that programs for the second machine are made of. */
export const TYCHO_INSTRUCTIONS = COMPARED_INSTRUCTIONS.filter(
  ({ name }) => !TYCHO_UNCOMPARED.some(({ names }) => names.test(name)),
)

const CONFIG = COMPARISON_CONFIGS[0]!

/**
 * Compares the programs with the seeds `first` to `first + programs - 1`; every tenth works on a dictionary. `known` is the
 * number of those in which the second machine differs from this library and from the first machine, or the first one in a
 * known way.
 */
export function compareTychoPrograms(
  first: number,
  programs: number,
  { length = 6, onProgress = (_done: number) => {} } = {},
): ComparedPrograms {
  const message = internalMessage({ value: currencies(20_000_000n) }, { body: EMPTY_CELL })
  const counts = new Map<string, number>()
  const differences: (Difference & { seed: number })[] = []
  let steps = 0
  let gaveUp = 0
  let known = 0
  for (let seed = first; seed < first + programs; seed++) {
    const dice = new Dice(seed)
    const code =
      seed % 10 === 0
        ? dictionaryProgram(dice, 4 * length)
        : randomProgram(dice, { instructions: TYCHO_INSTRUCTIONS, length })
    const account = accountOf(code)
    const compared = compareWithTycho(account, message, { config: CONFIG })
    if (compared.outcome === 'same') {
      steps += compared.steps
      for (const name of compared.names) counts.set(name, (counts.get(name) ?? 0) + 1)
    } else if (compared.outcome === 'gaveUp') {
      gaveUp++
    } else {
      // The first machine runs in classic networks: it decides, such as which of several faults of an instruction counts.
      const decided = compareExecution(account, message, { config: CONFIG })
      if (decided.outcome === 'same') known++
      else if (decided.outcome === 'gaveUp') gaveUp++
      else if (KNOWN_DIFFERENCES.some(({ fits }) => fits(decided.difference))) known++
      else differences.push({ ...compared.difference, seed })
    }
    if ((seed - first) % 1000 === 999) onProgress(seed - first + 1)
  }
  return { programs, steps, gaveUp, known, differences, counts }
}
