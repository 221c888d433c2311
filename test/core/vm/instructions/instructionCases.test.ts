import { describe, expect, test } from 'vitest'
import { INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'
import { runCase } from '../../../support/vm/InstructionCase.ts'
import { CASES_BY_FAMILY } from './casesByFamily.ts'

/** Instructions that end with an exception whatever they find. */
const ALWAYS_FAILING: Readonly<Record<string, string>> = {
  SAVEBOTH: 'the networks refuse it while c1 is set, which it always is',
  POPCTRX: 'the networks put the number, not the value, into the register, which no register takes',
}

function nameOf(program: string): string {
  return program.split(/[ ;]/)[0]!
}

describe.each(Object.entries(CASES_BY_FAMILY))('Instructions: %s', (title, cases) => {
  const byName = Map.groupBy(cases, ({ program }) => nameOf(program))

  test.each([...byName])('%s leaves the stack and the gas that are documented', (_name, own) => {
    for (const test of own) {
      const { actual, expected } = runCase(test)
      expect(actual, `${test.program} on ${test.before}`).toBe(expected)
    }
  })

  test('has a normal result of every instruction of the family', () => {
    const family = INSTRUCTION_FAMILIES.find((one) => one.title === title)!
    const covered = new Set(
      cases.flatMap(({ program, after }) =>
        /![^01]/.test(after) ? [] : program.split(/[;<>]/).map((text) => nameOf(text.trim())),
      ),
    )
    const missing = family.instructions.filter(
      ({ name, unsupported }) => unsupported !== true && !(name in ALWAYS_FAILING) && !covered.has(name),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

test('has cases for every family of the table', () => {
  expect(Object.keys(CASES_BY_FAMILY).sort()).toEqual(INSTRUCTION_FAMILIES.map(({ title }) => title).sort())
})
