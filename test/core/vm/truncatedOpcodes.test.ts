/** Row "truncated opcodes": instructions whose encoding the end of the code cuts off, and opcodes without an instruction. */
import { describe, expect, test } from 'vitest'
import { Builder, type Cell } from '../../../src/core/cells/index.ts'
import type { Instruction } from '../../../src/core/vm/Instruction.ts'
import { INSTRUCTION_FAMILIES } from '../../../src/core/vm/instructionTable.ts'
import { compareOutcomes } from '../../support/vm/compareOutcomes.ts'
import { runProgram } from '../../support/vm/runProgram.ts'

function outcomeOf(bits: string, refs = 0): string {
  const builder = new Builder()
  for (const bit of bits) builder.storeBit(bit === '1')
  for (let i = 0; i < refs; i++) builder.storeRef(new Builder().storeUint(i, 8).toCell())
  const { exitCode, gasUsed, steps } = runProgram(builder.toCell(), [])
  return `exit ${exitCode} gas ${gasUsed} steps ${steps}`
}

function bitsOf(hex: string): string {
  return Array.from(hex, (digit) => HEX_BITS[Number.parseInt(digit, 16)]).join('')
}
const HEX_BITS = Array.from({ length: 16 }, (_, digit) => digit.toString(2).padStart(4, '0'))
/** PUSHCONT without code, PUSHCONT with THROW 4, TRY: the handler stays, and when it fails, what it interrupted continues. */
const CONTINUING = bitsOf('9092F204F2FF')

describe('row "truncated opcodes"', () => {
  // The price of the exception is 50.
  test.each([
    ['D728', 'SDBEGINS without its size', 'exit 9 gas 81 steps 2'],
    ['D72B', 'SDBEGINS without its size', 'exit 9 gas 81 steps 2'],
    ['D72F', 'SDBEGINSQ without its size', 'exit 9 gas 81 steps 2'],
    ['F4A4', 'DICTPUSHCONST without its size', 'exit 9 gas 84 steps 2'],
    ['F4A7', 'DICTPUSHCONST without its size', 'exit 9 gas 84 steps 2'],
    ['F4AC', 'PFXDICTSWITCH without its size', 'exit 9 gas 84 steps 2'],
    ['F4AF', 'PFXDICTSWITCH without its size', 'exit 9 gas 84 steps 2'],
    ['8D00', 'PUSHSLICE with half of its size', 'exit 9 gas 78 steps 2'],
    ['8C00', 'PUSHSLICE without its data', 'exit 6 gas 75 steps 2'],
    ['8B', 'PUSHSLICE alone', 'exit 6 gas 72 steps 2'],
    ['8D', 'PUSHSLICE alone', 'exit 6 gas 78 steps 2'],
    ['8E', 'PUSHCONT with half of its size', 'exit 9 gas 76 steps 2'],
    ['9F', 'PUSHCONT without its code', 'exit 6 gas 68 steps 2'],
    ['CF9C', 'STSLICECONST without its data', 'exit 6 gas 74 steps 2'],
    ['80', 'PUSHINT without its number', 'exit 6 gas 76 steps 2'],
    ['82', 'PUSHINT without its size', 'exit 6 gas 73 steps 2'],
    ['A9', 'a division without its mode', 'exit 6 gas 50 steps 2'],
    ['B7A9', 'a quiet division without its mode', 'exit 6 gas 50 steps 2'],
    ['A934', 'a division without the bits to shift by', 'exit 6 gas 50 steps 2'],
    ['D7', 'the first byte of an opcode', 'exit 6 gas 76 steps 1'],
    ['FEF0', 'a text for the debugger without its first byte', 'exit 6 gas 50 steps 1'],
    ['F943', 'a size of data', 'exit 2 gas 76 steps 2'],
    ['F944', 'a search for accounts, which is switched off', 'exit 6 gas 76 steps 2'],
    ['F950', 'the election of validators, which is switched off', 'exit 6 gas 76 steps 2'],
    ['F951', 'no instruction', 'exit 6 gas 50 steps 1'],
  ])('%s, %s', (hex, _, expected) => {
    expect(outcomeOf(bitsOf(hex))).toBe(expected)
  })

  test('dictionaries of the code without their reference are empty where that is allowed', () => {
    expect(outcomeOf(bitsOf('F4A400'))).toBe('exit 6 gas 84 steps 2')
    // The empty dictionary is searched: the slice for it is missing.
    expect(outcomeOf(bitsOf('F4AC00'))).toBe('exit 2 gas 84 steps 2')
    expect(outcomeOf(bitsOf('F4A400'), 1)).toBe('exit 0 gas 39 steps 2')
  })

  test('texts for the debugger must be valid texts', () => {
    expect(outcomeOf(bitsOf('FEF10041'))).toBe('exit 0 gas 31 steps 2')
    expect(outcomeOf(bitsOf('FEF100FF'))).toBe('exit 6 gas 76 steps 2')
  })

  test.each(['cut at whichever byte', 'cut at whichever half of a byte, if the handler of the exception fails'])(
    'end as on an independent machine, %s',
    { timeout: 120_000 },
    (where) => {
      const before = where === 'cut at whichever byte' ? '' : CONTINUING
      const differences: string[] = []
      const compared = new Set<string>()
      for (const entry of INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions)) {
        if (entry.currentOnly === true) continue
        for (const code of cuts(entry, before)) {
          const hash = code.hashHex()
          if (compared.has(hash)) continue
          compared.add(hash)
          const { here, there } = compareOutcomes(code)
          if (there !== undefined && here !== there) differences.push(`${entry.name} ${hash}: ${here} / ${there}`)
        }
      }
      expect(differences).toEqual([])
      expect(compared.size).toBeGreaterThan(300)
    },
  )

  // Of each, the handler of the exception fails, and what was not read of the instruction runs as code.
  test.each([
    ['0', 'half a byte is no instruction, again and again', 'exit 6 gas 352 steps 9'],
    ['54', 'one byte was read of an opcode of two', 'exit 0 gas 305 steps 9'],
    ['8100', 'one byte was read of a number of two', 'exit 0 gas 321 steps 11'],
    ['8D00', 'nothing but the opcode was read of a constant', 'exit 0 gas 327 steps 12'],
    ['F9FF71', 'the opcode was read of an unknown instruction', 'exit 0 gas 271 steps 10'],
  ])('%s after a TRY whose handler fails: %s', (hex, _, expected) => {
    expect(outcomeOf(CONTINUING + bitsOf(hex))).toBe(expected)
  })
})

test('gas that ends while the arguments of a handler are copied is out of gas', () => {
  // PUSHCONT without code, PUSHCONT with RET, TRY, and half a byte: each time, more values are handed to what was interrupted.
  const code = new Builder().storeUintBig(0x9092db30f2ffdb361n, 68).toCell()
  const gas = { limit: 3045, credit: 0, max: 3045, price: 10n << 16n }
  expect(runProgram(code, [], { gas })).toMatchObject({ exitCode: -14, exitArg: 3053, steps: 50 })
})

/**
 * Prefixes of an instruction after the bits `before`, which end at a byte boundary if there are none of these; if data follow
 * the instruction, also prefixes that end within the data.
 */
function* cuts({ opcode, bits, args, tail }: Instruction, before: string): Generator<Cell> {
  const fixedBits = bits + args.reduce((sum, argument) => sum + argument.bits, 0)
  const last = tail === undefined ? fixedBits - 1 : fixedBits + 12
  const step = before === '' ? 8 : 4
  for (const filling of [0, 1] as const) {
    const whole = new Builder().storeUintBig(BigInt(opcode), bits).storeRun(filling, Math.max(0, last - bits))
    for (let end = step; end <= last; end += step) {
      for (const refs of tail === undefined ? [0] : [0, 1, 2]) {
        const builder = new Builder()
        for (const bit of before) builder.storeBit(bit === '1')
        builder.storeBits(whole.toBits(), end)
        for (let i = 0; i < refs; i++) builder.storeRef(new Builder().storeUint(i, 8).toCell())
        yield builder.toCell()
      }
    }
  }
}
