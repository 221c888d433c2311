/** The cases of single instructions on the independent machine: the same steps, stacks, gas and transactions. */
import { expect, test } from 'vitest'
import { caseProgram } from '../../../support/vm/caseProgram.ts'
import { compareRuns } from '../../../support/vm/compareRuns.ts'
import type { InstructionCase } from '../../../support/vm/InstructionCase.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'
import { CASES_BY_FAMILY } from './casesByFamily.ts'

/** Families of the 3.x line, which the independent machine does not have. */
const CURRENT_FAMILIES = [
  'Currencies and Dapp',
  'Rewards and stakes',
  'Login proofs',
  'Compression and patches',
  'WebAssembly',
  'Instructions that the host answers',
]
const titles = Object.keys(CASES_BY_FAMILY).filter((title) => !CURRENT_FAMILIES.includes(title))
/** Only every nth case of a family is run: division has many rows for the same code. */
function every(title: string): number {
  return title === 'Division' ? 7 : 1
}

function differences({ program, before, names }: InstructionCase): string[] {
  const code = caseProgram(readValues(before, names), assemble(program, names))
  if (code === undefined) return []
  const compared = compareRuns(code)
  return compared.outcome === 'different' ? [`${program} on ${before}: ${JSON.stringify(compared.difference)}`] : []
}

test.each(titles)('%s: an independent machine takes the same steps for the same gas', (title) => {
  const cases = CASES_BY_FAMILY[title]!.filter((_, i) => i % every(title) === 0)
  expect(cases.flatMap(differences)).toEqual([])
})
