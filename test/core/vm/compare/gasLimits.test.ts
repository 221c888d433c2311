/** Gas that runs out at any point inside an instruction ends the run as on an independent machine, by the whole transaction. */
import { expect, test } from 'vitest'
import type { Cell } from '../../../../src/core/cells/index.ts'
import { isLongTier } from '../../../support/tier.ts'
import { caseProgram } from '../../../support/vm/caseProgram.ts'
import { compareOutcomes } from '../../../support/vm/compareOutcomes.ts'
import { withGasLimit } from '../../../support/vm/comparePrograms.ts'
import type { InstructionCase } from '../../../support/vm/InstructionCase.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'
import { CASES_BY_FAMILY } from '../instructions/casesByFamily.ts'

/** Families with instructions that charge for more than their opcode, and that the independent machine has, too. */
const FAMILIES = [
  'Tuples and null',
  'Constants',
  'Builders',
  'Slices',
  'Calls, jumps and conditions',
  'Exceptions',
  'Dictionaries',
  'Gas, configuration and global variables',
  'Hashes and signatures',
  'Messages and actions',
]
/** Distance of the limits that are tried, in units of gas: less than the cheapest charge in the long form. */
const STEP = isLongTier ? 7 : 61
/** Units after the start of the instructions that are tried; longer cases repeat what they charge. */
const MOST_UNITS = 4000

/** Gas at which the instructions of the case begin, and at which they have ended. */
function gasOf(program: Cell, code: Cell): { start: number; end: number } {
  const codeHash = code.hashHex()
  let start: number | undefined
  let before = 0
  const { gasUsed } = runProgram(withGasLimit(program, 30_000), [], {
    rules: 'classic',
    trace: (step) => {
      if (step.codeHash === codeHash) start ??= before
      before = step.gasUsed
    },
  })
  return { start: start ?? 0, end: gasUsed + 60 }
}

function differences({ program, before, names }: InstructionCase, index: number): string[] {
  const code = assemble(program, names)
  const whole = caseProgram(readValues(before, names), code)
  if (whole === undefined) return []
  const { start, end } = gasOf(whole, code)
  const found: string[] = []
  // Each case begins at another unit, so that similar cases together try them all.
  for (let gas = start + (index % STEP); gas < Math.min(end, start + MOST_UNITS); gas += STEP) {
    const { here, there } = compareOutcomes(withGasLimit(whole, gas))
    if (there !== undefined && here !== there) found.push(`${program} with gas ${gas}: here ${here}, there ${there}`)
  }
  return found
}

test.each(FAMILIES)('%s: a run ends alike wherever its gas ends', { timeout: 600_000 }, (title) => {
  expect(CASES_BY_FAMILY[title]!.flatMap(differences)).toEqual([])
})
