/**
 * Code that tries to run for ever or to fill the memory. Gas stops all of it; the exit code, the gas and the number of
 * steps are checked, since a step that costs no gas would show in that number.
 */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../src/core/cells/index.ts'
import type { VmOutcome, VmSetup } from '../../../src/core/vm/index.ts'
import { runProgram } from '../../support/vm/runProgram.ts'
import { assemble, readValues } from '../../support/vm/VmText.ts'

const LIMIT = 1_000_000

/** The cheapest steps, ends of code, cost 5. */
const MOST_STEPS = LIMIT / 5

function expectOutOfGas(outcome: VmOutcome): void {
  expect(outcome.exitCode).toBe(-14)
  expect(outcome.gasUsed).toBe(LIMIT)
  expect(outcome.steps).toBeLessThan(MOST_STEPS)
}

function run(program: string, before = '', setup: Partial<VmSetup> = {}): VmOutcome {
  return runProgram(assemble(program), readValues(before), setup)
}

describe('endless code', () => {
  test.each([
    ['AGAIN of nothing', 'AGAIN', '<>'],
    ['AGAINEND', 'AGAINEND; NOP', ''],
    ['AGAIN in AGAIN', 'AGAIN', '<PUSHCONT <NOP>; AGAIN>'],
    ['UNTIL', 'UNTIL', '<PUSHINT4 0>'],
    ['UNTILEND', 'UNTILEND; PUSHINT4 0', ''],
    ['WHILE', 'WHILE', '<PUSHINT4 1> <>'],
    ['WHILEEND', 'WHILEEND; NOP', '<PUSHINT4 1>'],
    ['REPEAT of 2^31 - 1', 'REPEAT', '2147483647 <NOP>'],
    ['REPEATEND of 2^31 - 1', 'REPEATEND; NOP', '2147483647'],
    ['REPEAT in REPEAT', 'REPEAT', '2147483647 <PUSHINTL 2147483647; PUSHCONT <>; REPEAT>'],
    ['loops that break out at once, in AGAIN', 'AGAIN', '<PUSHCONT <RETALT>; AGAINBRK>'],
    ['a continuation that executes itself', 'PUSH s0; EXECUTE', '<PUSH s0; EXECUTE>'],
    ['a continuation that jumps to itself', 'PUSH s0; JMPX', '<PUSH s0; JMPX>'],
    ['the code that calls itself through c3', 'CALLDICT 0', ''],
    ['the code that jumps to itself through c3', 'JMPDICT 0', ''],
    ['a return to itself through c0', 'PUSH s0; POPCTR c0', '<PUSH s0; POPCTR c0>'],
    ['CALLCC back and forth', 'AGAIN', '<PUSHCONT <EXECUTE>; CALLCC>'],
    ['a handler that throws again', 'PUSHCTR c3; POPCTR c2; THROW 5', ''],
    ['THROW in TRY, for ever', 'AGAIN', '<PUSHCONT <THROW 5>; PUSHCONT <DROP2>; TRY>'],
    ['TRY in the handler, for ever', 'CALLDICT 0; NOP', ''],
    ['COMMIT, for ever', 'AGAIN', '<COMMIT>'],
    ['ACCEPT, for ever', 'AGAIN', '<ACCEPT>'],
    ['SETGASLIMIT beyond the largest limit, for ever', 'AGAIN', '<PUSHINTL 2^62; SETGASLIMIT>'],
    ['BUYGAS, for ever', 'AGAIN', '<PUSHPOW2 100; BUYGAS>'],
  ])('%s ends by gas', (_name, program, before) => expectOutOfGas(run(program, before)))

  test('ends a chain of calls by reference, each through a separate cell', () => {
    let code: Cell = assemble('NOP')
    for (let i = 0; i < 900; i++) code = assemble('CALLREF $next; CALLREF $next', { next: code })
    expectOutOfGas(runProgram(code, []))
  })

  test('ends a chain of implicit jumps at its last cell', () => {
    let code: Cell = assemble('PUSHINT4 7')
    for (let i = 0; i < 1000; i++) code = new Builder().storeRef(code).toCell()
    expect(runProgram(code, [])).toMatchObject({ exitCode: 0, stack: [7], gasUsed: 1000 * (10 + 100) + 18 + 5 })
  })

  test.each(['<NOP>', '<>'])('ends AGAIN of %s at the limit of steps if that comes before the gas limit', (body) => {
    const outcome = run('AGAIN', body, { maxSteps: 1000, gas: { limit: 1e9, credit: 0, max: 1e9, price: 1n } })
    expect(outcome).toMatchObject({ exitCode: 17, steps: 1000 })
  })

  test('ends a handler that raises again, and the handler of that exception', () => {
    const code = `PUSHCONT <PUSHCONT <PUSHCONT <THROW 7>; PUSHCONT <THROW 8>; TRY>; PUSHCONT <THROW 9>; TRY>; AGAIN`
    expectOutOfGas(run(code))
  })

  test('charges for an exception that leaves no gas for its handler', () => {
    const gas = { limit: 100, credit: 0, max: 100, price: 1n }
    const outcome = run('PUSHCONT <THROW 5>; PUSHCONT <>; TRY', '', { gas })
    expect(outcome).toMatchObject({ exitCode: -14, gasUsed: 100 })
  })

  test('lets no handler catch the end of gas', () => {
    expectOutOfGas(run('PUSHCONT <PUSHCONT <NOP>; AGAIN>; PUSHCONT <DROP2>; TRY'))
  })
})

describe('code that fills the memory', () => {
  test.each([
    ['PUSH', 'AGAIN', '1 <PUSH s0>'],
    ['BLKPUSH of 15', 'AGAIN', '1 <BLKPUSH 15, s0>'],
    ['PUSHINT', 'AGAIN', '<PUSHINT4 1>'],
    ['DUP2', 'AGAIN', '1 2 <DUP2>'],
    ['continuations that take the stack along', 'AGAIN', '1 <BLKPUSH 15, s0; PUSHCONT <>; SETCONTARGS 15, 15>'],
    ['CALLCC that keeps the stack', 'AGAIN', '1 <BLKPUSH 15, s0; PUSHCONT <>; CALLCC>'],
    ['a tuple in a tuple', 'AGAIN', '[] <TUPLE 1>'],
    ['a tuple of copies of itself', 'AGAIN', '[] <BLKPUSH 14, s0; TUPLE 15>'],
    [
      'TPUSH of a tuple to itself',
      'AGAIN',
      '[] <PUSH s0; TPUSH; PUSH s0; TLEN; PUSHINT16 255; LESS; PUSHINT4 0; DROP2; PUSH s0>',
    ],
    ['tuples of 255', 'AGAIN', '1 <PUSHINT8 17; PUSHCONT <BLKPUSH 15, s0>; REPEAT; PUSHINT16 255; TUPLEVAR>'],
    ['SETINDEXQ at 254', 'AGAIN', '<NULL; PUSHINT4 1; PUSHINT16 254; SETINDEXVARQ>'],
    ['global variable 254', 'AGAIN', '<PUSHCTR c7; PUSHINT16 254; SETGLOBVAR>'],
    ['ENDC in ENDC', 'AGAIN', 'C{} <NEWC; STREF; ENDC>'],
    [
      'a cell with four references to the one before',
      'AGAIN',
      'C{} <BLKPUSH 3, s0; NEWC; STREF; STREF; STREF; STREF; ENDC>',
    ],
    ['messages', 'AGAIN', '<NEWC; ENDC; PUSHINT4 0; SENDRAWMSG>'],
    ['a dictionary that grows', 'AGAIN', 'null 0 <INC; DUP2; SWAP; NEWC; ROTREV; PUSHINT16 256; DICTUSETB; POP s2>'],
    ['ATEXIT', 'AGAIN', '<PUSHCONT <>; ATEXIT>'],
    ['COMPOS of a continuation with itself', 'AGAIN', '<> <PUSH s0; COMPOS>'],
    ['saved registers in saved registers', 'AGAIN', '<PUSHCTR c0; POPCTR c1; SAMEALTSAVE>'],
  ])('%s ends by gas', (_name, program, before) => {
    const outcome = run(program, before)
    // Some programs reach another limit first: the depth of cells or the length of tuples.
    expect([-14, 7, 8]).toContain(outcome.exitCode)
    expect(outcome.gasUsed).toBeLessThanOrEqual(LIMIT)
    expect(outcome.stack.length).toBeLessThan(LIMIT)
  })

  test('charges for the copies when a continuation takes a deep stack', () => {
    const { exitCode, gasUsed } = run(
      'BLKPUSH 15, s0; BLKPUSH 15, s0; BLKPUSH 15, s0; PUSHCONT <>; CALLXARGS 15, 0',
      '1',
    )
    // Fifteen values of 46 are copied, which is free below 33.
    expect([exitCode, gasUsed]).toEqual([0, 3 * 26 + 18 + 26 + 5 + 5])
  })

  test('refuses a cell that is deeper than the 3.x line allows', () => {
    const { exitCode } = run('AGAIN', 'C{} <NEWC; STREF; ENDC>', { rules: 'current' })
    expect(exitCode).toBe(8)
  })

  test('refuses to write a continuation that contains itself a thousand times', () => {
    const body = 'PUSHCONT <>; SETCONTARGS 1, 15'
    const outcome = run(`PUSHCONT <${body}>; PUSHINT16 3000; SWAP; REPEAT; NEWC; STCONT`, '1')
    expect([-14, 8]).toContain(outcome.exitCode)
  })

  test('charges for each part of a shared continuation that is read', () => {
    // Each round stores a continuation whose stack holds the one before twice.
    const round = 'PUSH s0; PUSHCONT <>; SETCONTARGS 2, 15'
    const outcome = run(`PUSHCONT <${round}>; PUSHINT8 40; SWAP; REPEAT; NEWC; STCONT; ENDC; CTOS; LDCONT; DROP2`, '1')
    expect([-14, 8, 13]).toContain(outcome.exitCode)
    expect(outcome.steps).toBeLessThan(1000)
  })
})

describe('continuations in cells', () => {
  /** `LDCONT` of a continuation whose stack is one tuple of three: null, and twice what `rest` holds. */
  const load = (rest: Cell): VmOutcome => {
    const continuation = new Builder()
      .storeUint(0, 2)
      .storeInt(-1, 22)
      .storeBit(1)
      .storeUint(1, 24)
      .storeUint(0x070300, 24)
      .storeRef(rest)
      .storeRef(new Builder().toCell())
      .storeBit(0)
      .storeUint(0, 16)
      .storeRef(new Builder().toCell())
      .storeUint(0, 26)
    return runProgram(assemble('LDCONT'), [Slice.of(continuation.toCell())])
  }

  /** The rest of a list: nulls. */
  const nulls = (count: number): Cell =>
    count === 0
      ? new Builder().toCell()
      : new Builder()
          .storeUint(0, 8)
          .storeRef(nulls(count - 1))
          .toCell()

  test('charge for a long failure, so that no loop of failures runs for ever', () => {
    let rest = new Builder().toCell()
    for (let i = 0; i < 12; i++) rest = new Builder().storeUint(0x070200, 24).storeRef(rest).storeRef(rest).toCell()
    let chain = rest
    for (let i = 0; i < 200; i++) chain = new Builder().storeUint(0, 8).storeRef(chain).toCell()
    const long = new Builder().storeUint(0x07ff00, 24).storeRef(chain).storeRef(chain).toCell()
    const { exitCode, gasUsed } = load(long)
    expect(exitCode).toBe(9)
    expect(gasUsed).toBeGreaterThan(10_000)
  })

  test('charge for each copy of tuples that share their cells', () => {
    // The rest of a tuple: a tuple of three whose rest is the cell below, then the cell below once more.
    let rest = nulls(5)
    for (let i = 0; i < 100; i++) rest = new Builder().storeUint(0x070300, 24).storeRef(rest).storeRef(rest).toCell()
    expect(load(rest)).toMatchObject({ exitCode: -14, gasUsed: LIMIT })
  })

  test('can hold tuples as deep as cells can be', () => {
    let rest = new Builder().storeUint(0, 8).storeRef(new Builder().toCell()).toCell()
    for (let i = 0; i < 1000; i++) {
      // Two tuples of one around a tuple of two, whose second item is the cell below.
      const last = new Builder().toCell()
      rest = new Builder()
        .storeUint(0x07010701, 32)
        .storeUint(0x070200, 24)
        .storeRef(rest)
        .storeRef(last)
        .storeRef(last)
        .storeRef(last)
        .toCell()
    }
    expect([0, -14, 9]).toContain(load(rest).exitCode)
  })
})

describe('numbers that grow', () => {
  test.each([
    ['MUL with itself', 'AGAIN', '3 <PUSH s0; MUL>', 4],
    ['ADD to itself', 'AGAIN', '3 <PUSH s0; ADD>', 4],
    ['LSHIFT by 1023', 'LSHIFT', '1 1023', 4],
    ['LSHIFT# by 256, for ever', 'AGAIN', '1 <LSHIFT# 256>', 4],
    ['POW2 of 1023', 'POW2', '1023', 4],
    ['LSHIFTDIV', 'LSHIFTDIV', '2^256-1 1 256', 4],
    ['MULDIV', 'MULDIV', '2^256-1 2^256-1 1', 4],
    ['LSHIFT by more than 1023', 'LSHIFT', '1 2^200', 5],
  ])('%s overflows', (_name, program, before, exitCode) => {
    expect(run(program, before).exitCode).toBe(exitCode)
  })

  test.each([
    ['QMUL with itself', '3 <PUSH s0; QMUL>'],
    ['QLSHIFT by 1023', '1 <PUSHINT16 1023; QLSHIFT>'],
    ['QPOW2', '<PUSHINT16 1023; QPOW2; POP s0>'],
    ['MULMOD of large numbers', '2^255 <PUSH s0; PUSHPOW2DEC 256; PUSHPOW2DEC 256; MULMOD>'],
  ])('%s stays within 257 bits until the gas ends', (_name, before) => expectOutOfGas(run('AGAIN', before)))
})

describe('the cost of long work', () => {
  test('asks for gas before each cell of a large tree', () => {
    let cell: Cell = new Builder().toCell()
    for (let i = 0; i < 500; i++) cell = new Builder().storeUint(i, 32).storeRef(cell).storeRef(cell).toCell()
    const gas = { limit: 10_000, credit: 0, max: 10_000, price: 1n }
    const outcome = runProgram(assemble('PUSHPOW2DEC 62; CDATASIZE'), [cell], { gas })
    expect(outcome).toMatchObject({ exitCode: -14, gasUsed: 10_000 })
    // Cells that are shared count once, so that all of the tree is 501 cells.
    const whole = runProgram(assemble('PUSHPOW2DEC 62; CDATASIZE'), [cell])
    expect(whole.stack.slice(0, 1)).toEqual([501])
  })

  test('ends a search in a dictionary that refers to itself level by level', () => {
    // A fork without a label at each level: 1023 levels of one cell each.
    let cell: Cell = assemble('')
    for (let i = 0; i < 1023; i++) cell = new Builder().storeUint(0, 2).storeRef(cell).storeRef(cell).toCell()
    const key = readValues(`S{%${'0'.repeat(1023)}}`)[0]!
    const outcome = runProgram(assemble('PUSHINT16 1023; DICTGET'), [key, cell])
    // An empty cell is a leaf without a label, and so without a value.
    expect([outcome.exitCode, outcome.stack.at(-1)]).toEqual([0, -1])
    expect(outcome.gasUsed).toBeLessThan(1023 * 100 + 500)
  })
})
