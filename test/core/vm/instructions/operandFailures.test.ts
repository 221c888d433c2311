import { describe, expect, test } from 'vitest'
import { INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'
import { integerOf } from '../../../../src/core/vm/integers.ts'
import type { VmValue } from '../../../../src/core/vm/VmValue.ts'
import type { InstructionCase } from '../../../support/vm/InstructionCase.ts'
import { runProgram } from '../../../support/vm/runProgram.ts'
import { assemble, readValues } from '../../../support/vm/VmText.ts'
import { CASES_BY_FAMILY } from './casesByFamily.ts'
import { type Operand, operandsOf, undescribedInstructions } from './operands.ts'

/** One value of each type. */
const SAMPLES = {
  integer: '1',
  null: 'null',
  slice: 'S{ab}',
  cell: 'C{ab}',
  builder: 'B{ab}',
  tuple: '[1]',
  continuation: '<>',
}

function wrongValues({ kind }: Operand): string[] {
  if (kind === 'any') return []
  const right = kind === 'range' ? ['integer'] : kind === 'dictionary' ? ['cell', 'null'] : [kind]
  return Object.entries(SAMPLES).flatMap(([type, value]) => (right.includes(type) ? [] : [value]))
}

function outsideOf(operand: Operand): VmValue[] {
  if (operand.kind !== 'range') return []
  const ends = [operand.from - 1n, operand.to + 1n, -(2n ** 256n), 2n ** 256n - 1n]
  return ends
    .filter((value) => value < operand.from || value > operand.to)
    .filter((value) => value >= -(2n ** 256n) && value < 2n ** 256n)
    .map(integerOf)
}

function nameOf({ program }: InstructionCase): string {
  return program.split(/[ ;]/)[0]!
}
function isException({ after }: InstructionCase): boolean {
  return /!(?!1$)/.test(after)
}

/** A case that begins with the instruction itself, if possible a normal one: its stack has the operands on top. */
const firstCases = new Map<string, InstructionCase>()
for (const test of Object.values(CASES_BY_FAMILY)
  .flat()
  .toSorted((a, b) => Number(isException(a)) - Number(isException(b)))) {
  if (!firstCases.has(nameOf(test))) firstCases.set(nameOf(test), test)
}

const FAMILIES = INSTRUCTION_FAMILIES.map(({ title, instructions }) => ({
  title,
  described: instructions.filter(({ name }) => operandsOf(name) !== undefined),
})).filter(({ described }) => described.length > 0)

/** Gas that is paid before the operands are checked. */
const PAID_FIRST: Readonly<Record<string, number>> = { CHKHISTPROOF: 100, POSEIDON: 356, VERGRTH16: 2380 }

interface Failure {
  readonly what: string
  readonly stack: readonly VmValue[]
  readonly exitCode: number
}

function failuresOf(operands: readonly Operand[], before: readonly VmValue[]): Failure[] {
  const stack = before.slice(before.length - operands.length)
  const failures: Failure[] = []
  for (let depth = 0; depth < operands.length; depth++) {
    const shorter = stack.slice(operands.length - depth)
    failures.push({ what: `a stack of ${depth}`, stack: shorter, exitCode: 2 })
  }
  operands.forEach((operand, at) => {
    const below = before.slice(0, before.length - operands.length)
    const replaced = (value: VmValue): VmValue[] => [...below, ...stack.with(at, value)]
    for (const text of wrongValues(operand)) {
      failures.push({ what: `${text} at ${at}`, stack: replaced(readValues(text)[0]!), exitCode: 7 })
    }
    for (const value of outsideOf(operand)) {
      failures.push({ what: `${String(value)} at ${at}`, stack: replaced(value), exitCode: 5 })
    }
    if ('nan' in operand && operand.nan !== 0) {
      failures.push({ what: `NaN at ${at}`, stack: replaced(Number.NaN), exitCode: operand.nan })
    }
  })
  return failures
}

test('has the operands of every instruction', () => {
  expect(undescribedInstructions()).toEqual([])
})

describe.each(FAMILIES)('$title', ({ described }) => {
  test.each(described.map((entry) => [entry.name, entry] as const))(
    '%s fails on too short a stack, on wrong types and on numbers out of range, for the price of an exception',
    (name, entry) => {
      const { program, before, names, setup } = firstCases.get(name)!
      const code = assemble(program.split(';')[0]!, names)
      const gas = 60 + entry.bits + entry.args.reduce((sum, { bits }) => sum + bits, 0) + (PAID_FIRST[name] ?? 0)
      const results = failuresOf(operandsOf(name)!, readValues(before, names)).map(({ what, stack, exitCode }) => {
        const outcome = runProgram(code, stack, setup)
        return {
          actual: `${what}: exit ${outcome.exitCode}, gas ${outcome.gasUsed}`,
          expected: `${what}: exit ${exitCode}, gas ${gas}`,
        }
      })
      expect(results.map(({ actual }) => actual)).toEqual(results.map(({ expected }) => expected))
    },
  )
})
