/** Random inputs under classic rules, here and in independent machines, executors and codecs. */

import { currencies } from '../../../src/core/tlb/index.ts'
import { internalMessage } from '../../support/executor/classicMessages.ts'
import {
  COMPARED_INSTRUCTIONS,
  compareCutPrograms,
  compareGasLimits,
  comparePrograms,
} from '../../support/vm/comparePrograms.ts'
import { accountOf, compareExecution } from '../../support/vm/compareRuns.ts'
import { compareTychoPrograms } from '../../support/vm/compareTychoPrograms.ts'
import { dictionaryProgram } from '../../support/vm/dictionaryProgram.ts'
import { KNOWN_DIFFERENCES } from '../../support/vm/knownDifferences.ts'
import { randomProgram } from '../../support/vm/randomProgram.ts'
import { Dice } from '../Dice.ts'
import { compareActions } from './compareActions.ts'
import { compareAbi, compareCalls, compareCells } from './compareCodecs.ts'

export interface DifferentialOptions {
  readonly seed: number
  readonly rounds: number
  readonly onProgress?: (round: number) => void
}

export interface DifferentialFinding {
  readonly round: number
  /** What was compared. */
  readonly method: string
  readonly problem: string
  /** The seed of the case. */
  readonly params: string
  readonly stack?: string | undefined
}

export interface DifferentialReport {
  /** Number of cases by what was compared. */
  readonly cases: ReadonlyMap<string, number>
  readonly findings: readonly DifferentialFinding[]
}

type Compare = (seed: number) => readonly string[]

/** Each makes a case of a seed, and returns a text for each difference that is not a known one. */
const COMPARISONS: Readonly<Record<string, Compare>> = {
  'a program, step by step': (seed) => comparePrograms(seed, 1).differences.map(textOf),
  'a long program, step by step': (seed) => comparePrograms(seed, 1, { length: 40 }).differences.map(textOf),
  'a program that is cut off': (seed) => compareCutPrograms(seed, 1),
  'a program on a dictionary': (seed) => {
    const message = internalMessage({ value: currencies(1_000_000_000n) })
    const compared = compareExecution(accountOf(dictionaryProgram(new Dice(seed), 25)), message)
    return compared.outcome === 'different' ? [textOf(compared.difference)] : []
  },
  'a dictionary without enough gas': (seed) => {
    const dice = new Dice(seed)
    const program = dictionaryProgram(dice, 1 + dice.below(12))
    return compareGasLimits(program, [100 + dice.below(10_000)]).map(textOf)
  },
  'a program without enough gas': (seed) => {
    const dice = new Dice(seed)
    const program = randomProgram(dice, { instructions: COMPARED_INSTRUCTIONS, length: 6 })
    return compareGasLimits(program, [100 + dice.below(1500)])
      .filter((difference) => !KNOWN_DIFFERENCES.some(({ fits }) => fits(difference)))
      .map(textOf)
  },
  'a program on the second machine': (seed) => compareTychoPrograms(seed, 1).differences.map(textOf),
  'actions of a contract': (seed) => toList(compareActions(new Dice(seed))),
  'values of an ABI': (seed) => toList(compareAbi(seed)),
  'a call of a contract': (seed) => toList(compareCalls(seed)),
  'a tree of cells': (seed) => toList(compareCells(seed)),
}

/** The same numbers make the same cases. */
export function runDifferentialFuzz({ seed, rounds, onProgress }: DifferentialOptions): DifferentialReport {
  const comparisons = Object.entries(COMPARISONS)
  const cases = new Map<string, number>()
  const findings: DifferentialFinding[] = []
  for (let round = 0; round < rounds; round++) {
    const [method, compare] = comparisons[round % comparisons.length]!
    const caseSeed = (seed + round * 7919) % 0x7fffffff
    const find = (problem: string, stack?: string) =>
      findings.push({ round, method, problem, params: `seed ${caseSeed}`, stack })
    cases.set(method, (cases.get(method) ?? 0) + 1)
    try {
      for (const problem of compare(caseSeed)) find(problem)
    } catch (error) {
      find(`${(error as Error).name}: ${(error as Error).message}`, (error as Error).stack)
    }
    if (round % 1000 === 999) onProgress?.(round + 1)
  }
  return { cases, findings }
}

function textOf({ at, here, elsewhere }: { at: string; here: string; elsewhere: string }): string {
  return `${at}: here ${here}, elsewhere ${elsewhere}`
}

function toList(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text]
}
