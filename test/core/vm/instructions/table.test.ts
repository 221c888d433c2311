/** Each instruction of the table: what it is called, what it takes, and how it fails. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell, EMPTY_CELL, Slice } from '../../../../src/core/cells/index.ts'
import { disassemble, type Instruction, runVm, type VmOutcome, type VmValue } from '../../../../src/core/vm/index.ts'
import { findInstruction, INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'
import { operandsOf } from '../../../support/vm/operands.ts'

const ALL = INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions)
const SUPPORTED = ALL.filter(({ unsupported }) => unsupported !== true)
/** Everything switched on. */
const CAPABILITIES = (1n << 40n) - 1n

/** The instruction alone, with the smallest valid numbers and empty continuations. */
function codeOf(entry: Instruction): Cell {
  const builder = new Builder().storeUint(entry.opcode, entry.bits)
  const numbers: number[] = []
  for (const { bits, from = 0, add = 0 } of entry.args) {
    builder.storeUint(from, bits)
    numbers.push(from + add)
  }
  const { tail } = entry
  let refs = 0
  if (tail?.kind === 'integer') builder.storeUint(1, 8 * numbers[0]! + 19)
  if (tail?.kind === 'refs') refs = tail.count
  if (tail?.kind === 'slice' || tail?.kind === 'code') {
    builder.storeRun(0, tail.bits(numbers))
    refs = tail.refs(numbers)
  }
  for (let i = 0; i < refs; i++) builder.storeRef(EMPTY_CELL)
  return builder.toCell()
}

const address = Slice.of(new Builder().storeUint(4, 3).storeInt(0, 8).storeRun(1, 256).toCell())
const info: VmValue[] = [1, 0, 0, 1_700_000_000, 5, 6, 7, [100, null], address, null, EMPTY_CELL, 8, 9, 10]

function run(code: Cell, stack: readonly VmValue[], gas = 100_000): VmOutcome {
  return runVm({
    code,
    data: EMPTY_CELL,
    stack,
    c7: [info, 1],
    gas: { limit: gas, credit: 0, max: gas, price: 65536000n },
    rules: 'current',
    capabilities: CAPABILITIES,
    libraries: [],
    dappId: new Uint8Array(32).fill(1),
    availableCredit: 5n,
    maxSteps: 10_000_000,
  })
}

/** Instructions that end a run, jump somewhere or fail by definition. */
function isFlow({ name }: Instruction): boolean {
  return /THROW|RET|JMP|AGAIN|UNTIL|WHILE|CALL|DICT[IU]GETEXEC|SETCONTCTRX|POPCTR|SAVE|^SETALT|DUMPSTR|COPYLEFT/.test(
    name,
  )
}

/** Instructions that take any value, or check a value only when they use it. */
function takesAnything(entry: Instruction): boolean {
  return (
    isFlow(entry) ||
    /NULL|QTLEN|ISTUPLE|CONDSEL|SWAP|POP|INDEX.*Q|^CDEPTH|^SETINDEX.*Q|^PUSHCTRX|^TPUSH|ZERO|PFXDICTSWITCH|SETGLOB|^SETCONTCTR|^SET(?:RET|ALT)CTR|ATEXIT|^IF|LDDICTQ|PLDDICTQ|^STDICT|^DROP|^DUP|^OVER|TUCK|^ROT/.test(
      entry.name,
    )
  )
}

function named(entries: readonly Instruction[]) {
  return entries.map((entry) => [entry.name, entry] as const)
}

describe('the table of instructions', () => {
  test('names each instruction once', () => {
    const names = ALL.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('describes each instruction in a sentence', () => {
    for (const { name, summary, stack } of ALL) {
      expect(summary, name).toMatch(/^[A-Za-z0-9-].*\.$/)
      expect(stack.length, name).toBeGreaterThan(0)
    }
  })

  test('has the opcodes of the specification, by samples', () => {
    // Source: TVM whitepaper, appendix A.
    const samples: readonly (readonly [number, number, string])[] = [
      [0x00, 8, 'NOP'],
      [0x6f80, 16, 'TUPLEVAR'],
      [0xa0, 8, 'ADD'],
      [0xa904, 16, 'DIV'],
      [0xa984, 16, 'MULDIV'],
      [0xb7a9a8, 24, 'QMULMODPOW2'],
      [0xc704, 16, 'SDLEXCMP'],
      [0xcf20, 16, 'STREFCONST'],
      [0xd748, 16, 'PLDREFVAR'],
      [0xe304, 16, 'CONDSEL'],
      [0xedfb, 16, 'SAMEALTSAVE'],
      [0xf2ff, 16, 'TRY'],
      [0xf412, 16, 'DICTSET'],
      [0xf46f, 16, 'DICTUSETGETOPTREF'],
      [0xf4af, 16, 'PFXDICTSWITCH'],
      [0xf810, 16, 'RANDU256'],
      [0xf910, 16, 'CHKSIGNU'],
      [0xfa44, 16, 'REWRITESTDADDR'],
      [0xfb00, 16, 'SENDRAWMSG'],
    ]
    for (const [opcode, bits, name] of samples) {
      const found = findInstruction(opcode << (24 - bits), 1000)
      expect(typeof found === 'number' ? found : found.instruction.name).toBe(name)
    }
  })
})

describe('an instruction', () => {
  test.each(named(ALL))('%s is found by its opcode and shown under its name', (name, entry) => {
    expect(disassemble(codeOf(entry))[0]!.split(' ')[0]).toBe(name)
  })

  test.each(named(SUPPORTED.filter((entry) => !isFlow(entry) && operandsOf(entry) !== undefined)))(
    '%s works with the operands that it asks for',
    (name, entry) => {
      const operands = operandsOf(entry)!
      const outcome = run(codeOf(entry), operands)
      expect({ name, exitCode: outcome.exitCode }).toEqual({ name, exitCode: expect.toSatisfy(isExpectedEnd(name)) })
    },
  )

  test.each(named(SUPPORTED.filter((entry) => (operandsOf(entry)?.length ?? 0) > 0 && entry.name !== 'SAVEBOTH')))(
    '%s fails with stack underflow when an operand is missing',
    (_name, entry) => {
      expect(run(codeOf(entry), operandsOf(entry)!.slice(1)).exitCode).toBe(2)
    },
  )

  test.each(named(SUPPORTED.filter((entry) => (operandsOf(entry)?.length ?? 0) > 0 && !takesAnything(entry))))(
    '%s fails with a type check for operands of another type',
    (_name, entry) => {
      const foreign = operandsOf(entry)!.map((value): VmValue => (Array.isArray(value) ? 1 : [value]))
      expect(run(codeOf(entry), foreign).exitCode).toBe(7)
    },
  )

  test.each(named(SUPPORTED.filter((entry) => operandsOf(entry) !== undefined)))(
    '%s ends without gas',
    (_name, entry) => {
      const outcome = run(codeOf(entry), operandsOf(entry)!, 10)
      expect(outcome).toMatchObject({ exitCode: -14, gasUsed: 10 })
    },
  )

  test.each(named(ALL.filter(({ currentOnly }) => currentOnly === true)))(
    '%s does not exist under classic rules',
    (_name, entry) => {
      const outcome = runVm({
        code: codeOf(entry),
        data: EMPTY_CELL,
        stack: [1, 1],
        c7: [[]],
        gas: { limit: 1000, credit: 0, max: 1000, price: 65536000n },
        rules: 'classic',
        capabilities: CAPABILITIES & ~0x200000n,
        libraries: [],
      })
      expect(outcome).toMatchObject({ exitCode: 6, gasUsed: 50, steps: 1 })
    },
  )

  test.each(named(ALL.filter(({ unsupported }) => unsupported === true)))(
    '%s is reported by its name',
    (name, entry) => {
      expect(run(codeOf(entry), [])).toMatchObject({ exitCode: 6, unsupportedInstruction: name, committed: false })
    },
  )
})

/** Exit code of a run of one instruction with good operands. */
function isExpectedEnd(name: string) {
  return (exitCode: number): boolean => {
    if (name === 'INVERT') return exitCode === 1
    if (name.startsWith('RUNWASM')) return exitCode === 33
    // Checks that do not hold, a missing key, and an address that is not a continuation.
    if (/^(?:ENDS|PFXDICTGET|PFXDICTSWITCH|LDCONT|SDBEGINS|SDBEGINSX)$/.test(name)) return [0, 9, 11].includes(exitCode)
    return exitCode === 0
  }
}
