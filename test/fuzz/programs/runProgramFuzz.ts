/** Random code of the virtual machine, checked by rules that need no other machine. */
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { Dice } from '../Dice.ts'
import { checkProgram } from './checkProgram.ts'
import { type ProgramCase, randomCase } from './randomCase.ts'

export interface ProgramFuzzOptions {
  readonly seed: number
  readonly rounds: number
  readonly onProgress?: (round: number) => void
}

export interface ProgramFinding {
  readonly round: number
  /** What was wrong, in one line. */
  readonly problem: string
  readonly params: string
  readonly stack?: string | undefined
}

export interface ProgramFuzzReport {
  /** Programs by their kind and how they ended. */
  readonly ends: ReadonlyMap<string, number>
  readonly findings: readonly ProgramFinding[]
}

export function runProgramFuzz({ seed, rounds, onProgress }: ProgramFuzzOptions): ProgramFuzzReport {
  const ends = new Map<string, number>()
  const findings: ProgramFinding[] = []
  for (let round = 0; round < rounds; round++) {
    const test = randomCase(new Dice(seed + round * 7919))
    const rules = round % 2 === 0 ? 'current' : 'classic'
    const find = (problem: string, stack?: string) =>
      findings.push({ round, problem, params: paramsOf(test, rules), stack })
    try {
      const { outcome, problems } = checkProgram(test, rules)
      const end = `${test.kind} ${outcome.isFailure ? 'failure' : outcome.exitCode}`
      ends.set(end, (ends.get(end) ?? 0) + 1)
      for (const problem of problems) find(problem)
    } catch (error) {
      find(`${(error as Error).name}: ${(error as Error).message}`, (error as Error).stack)
    }
    if (round % 10_000 === 9999) onProgress?.(round + 1)
  }
  return { ends, findings }
}

function paramsOf({ kind, code, stack }: ProgramCase, rules: string): string {
  return JSON.stringify({ kind, rules, code: writeBocBase64(code), stack: stack.map(String) })
}
