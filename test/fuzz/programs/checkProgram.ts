import { Capability } from '../../../src/core/Capability.ts'
import { EMPTY_CELL } from '../../../src/core/cells/index.ts'
import type { ChainRules } from '../../../src/core/chainRules.ts'
import { runVm, type VmOutcome, type VmSetup, type VmStep } from '../../../src/core/vm/index.ts'
import { CONTRACT_INFO } from '../../support/vm/runProgram.ts'
import { COMPONENTS, type ProgramCase } from './randomCase.ts'

const GAS = 100_000
/** Far more than the gas buys, but for instructions that take long. */
const MAX_STEPS = 2_000_000
const OUT_OF_GAS = -14
const FAILURE = 11

/** What is wrong with the run of a program, by rules that need no other machine; empty when nothing is. */
export function checkProgram(test: ProgramCase, rules: ChainRules): { outcome: VmOutcome; problems: string[] } {
  const problems: string[] = []
  const steps: VmStep[] = []
  const outcome = runVm(setupOf(test, rules, GAS, (step) => steps.push(step)))
  const { exitCode, gasUsed, isFailure } = outcome
  const summary = summaryOf(outcome)
  const expectSame = (what: string, other: string): void => {
    if (other !== summary) problems.push(`${what}: ${other} instead of ${summary}`)
  }

  expectSame('again, without a trace', summaryOf(runVm(setupOf(test, rules, GAS))))
  if (!Number.isInteger(exitCode) || Math.abs(exitCode) > 0xffff) problems.push(`exit code ${exitCode}`)
  if (!Number.isInteger(gasUsed) || gasUsed < 0 || gasUsed > GAS) problems.push(`gas ${gasUsed}`)
  if (isFailure && exitCode !== FAILURE) problems.push(`failure with exit code ${exitCode}`)
  let before = 0
  for (const { gasUsed: used, instruction } of steps) {
    if (used < before) problems.push(`${instruction} gave gas back: ${before} to ${used}`)
    before = used
  }
  // Where the machine gives up it does not ask for the price, and a continuation that is read asks for more than it takes.
  const givesUp = isFailure === true || outcome.unsupportedInstruction !== undefined
  const depends = steps.some(({ instruction }) =>
    /^(?:ACCEPT|SETGASLIMIT|BUYGAS|GASREMAINING|LDCONT|RUNWASM)/.test(instruction),
  )
  if (exitCode !== OUT_OF_GAS && gasUsed > 0 && !givesUp && !depends) {
    expectSame('with just enough gas', summaryOf(runVm(setupOf(test, rules, gasUsed))))
    const short = runVm(setupOf(test, rules, gasUsed - 1))
    if (short.exitCode !== OUT_OF_GAS) problems.push(`with one unit of gas less: exit code ${short.exitCode}`)
  }
  if (test.whole !== undefined) problems.push(...checkCut(test, rules, steps))
  return { outcome, problems }
}

/** A program that was cut takes the steps of the whole one, up to where it was cut. */
function checkCut({ code, stack, whole }: ProgramCase, rules: ChainRules, steps: readonly VmStep[]): string[] {
  const [hash, wholeHash] = [code.hashHex(), whole!.hashHex()]
  const wholeSteps: VmStep[] = []
  runVm(setupOf({ kind: 'program', code: whole!, stack }, rules, GAS, (step) => wholeSteps.push(step)))
  for (const [index, there] of wholeSteps.entries()) {
    const here = steps[index]
    const next = wholeSteps[index + 1]
    // The end of an instruction is not known: it counts as complete if the next one follows within the cut.
    const follows = next?.codeHash === wholeHash && next.offset > there.offset && next.offset <= code.bitLength
    if (there.codeHash !== wholeHash || there.kind === 'implicit' || !follows) return []
    const place = here?.codeHash === hash ? wholeHash : here?.codeHash
    if (here === undefined || place !== there.codeHash || stepText(here) !== stepText(there)) {
      return [`step ${index} of the cut program is ${here && stepText(here)} instead of ${stepText(there)}`]
    }
  }
  return []
}

function stepText({ step, offset, instruction, exceptionCode, stackDepth, gasUsed }: VmStep): string {
  return `${step} ${offset} ${instruction} exception ${exceptionCode} depth ${stackDepth} gas ${gasUsed}`
}

function setupOf(
  { code, stack }: ProgramCase,
  rules: ChainRules,
  limit: number,
  trace?: (step: VmStep) => void,
): VmSetup {
  return {
    code,
    data: EMPTY_CELL,
    stack,
    c7: [CONTRACT_INFO],
    gas: { limit, credit: 0, max: limit, price: 10n << 16n },
    rules,
    capabilities: Capability.diff,
    wasm: COMPONENTS,
    mbnWeights: [3n, 5n, 8n],
    historyLayers: [[1n]],
    maxSteps: MAX_STEPS,
    libraries: [],
    dappId: new Uint8Array(32).fill(7),
    availableCredit: 1000n,
    ...(trace && { trace, traceDepth: 0 }),
  }
}

function summaryOf({ exitCode, gasUsed, steps, stack, data, actions, committed, isFailure }: VmOutcome): string {
  return (
    `exit ${exitCode} gas ${gasUsed} steps ${steps} depth ${stack.length} committed ${committed} failure ${isFailure === true} ` +
    `data ${data.hashHex()} actions ${actions.hashHex()}`
  )
}
