/** Code that tries to run for ever or to fill the memory runs out of gas. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, EMPTY_CELL } from '../../../src/core/cells/index.ts'
import { runVm, type VmOutcome } from '../../../src/core/vm/index.ts'
import { hexBytes } from '../../support/hexBytes.ts'

const GAS = 1_000_000

function codeOf(hex: string, ...refs: Cell[]): Cell {
  const builder = new Builder().storeBits(hexBytes(hex))
  for (const ref of refs) builder.storeRef(ref)
  return builder.toCell()
}

function run(code: Cell, more: { maxSteps?: number; stack?: number[] } = {}): VmOutcome {
  return runVm({
    code,
    data: EMPTY_CELL,
    stack: more.stack ?? [],
    c7: [[]],
    gas: { limit: GAS, credit: 0, max: GAS, price: 65536000n },
    rules: 'classic',
    capabilities: 0n,
    libraries: [],
    ...(more.maxSteps !== undefined && { maxSteps: more.maxSteps }),
  })
}

const OUT_OF_GAS = -14

describe('hostile code', () => {
  test.each([
    ['an endless loop', codeOf('9100ea')],
    ['a loop without instructions', codeOf('90ea')],
    ['a rest of the code that runs for ever', codeOf('eb00')],
    ['a condition that stays true', codeOf('917f9100e8')],
    ['a body that is never done', codeOf('9170e6')],
    ['a counter at its end', codeOf('831ea59100e4')],
    ['numbers pushed for ever', codeOf('9171ea')],
    ['a stack that is copied for each call', codeOf('7193209100d8ea')],
    ['a tuple inside of a tuple for ever', codeOf('71926f01ea')],
    ['tuples of copies of themselves', codeOf('71945f706f08ea')],
    ['continuations that wrap each other', codeOf('9100949100edf0ea')],
    ['calls that never return', codeOf('f001')],
    ['exceptions inside of a loop of handlers', codeOf('92f2059100f2fff001')],
    ['cells in cells', codeOf('c8c994c8ccc900ea')],
    ['squares until they do not fit, quietly', codeOf('729420b7a800ea')],
  ])('%s ends by gas', (_name, code) => {
    const started = performance.now()
    const outcome = run(code)
    expect([OUT_OF_GAS, 8]).toContain(outcome.exitCode)
    expect(outcome.gasUsed).toBeLessThanOrEqual(GAS)
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('a run that exceeds its limit of steps ends with a separate code', () => {
    const outcome = run(codeOf('9100ea'), { maxSteps: 1000 })
    expect(outcome).toMatchObject({ exitCode: 17, committed: false })
    expect(outcome.steps).toBeLessThanOrEqual(1001)
  })

  test('code deeper than any call stack runs to its end', () => {
    let code = codeOf('a4')
    for (let i = 0; i < 500; i++) code = codeOf('a4', code)
    const outcome = run(code, { stack: [0] })
    expect(outcome).toMatchObject({ exitCode: 0, stack: [501] })
  })

  test('code of every byte value ends with an exit code', () => {
    for (let byte = 0; byte < 256; byte++) {
      const hex = byte.toString(16).padStart(2, '0')
      for (const tail of ['', '00', 'ff', '0000', 'ffff', '80000000']) {
        const outcome = run(codeOf(`${hex}${tail}`), { maxSteps: 5000, stack: [1, 2, 3] })
        expect(Number.isInteger(outcome.exitCode)).toBe(true)
      }
    }
  })
})
