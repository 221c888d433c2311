/** What a failing instruction leaves on the stack, beside an independent machine. */
import { expect, test } from 'vitest'
import { Builder, type Cell, Slice } from '../../../../src/core/cells/index.ts'
import type { Instruction } from '../../../../src/core/vm/Instruction.ts'
import { compareOutcomes } from '../../../support/vm/compareOutcomes.ts'
import { COMPARED_INSTRUCTIONS } from '../../../support/vm/comparePrograms.ts'
import { compareRuns } from '../../../support/vm/compareRuns.ts'
import { assemble } from '../../../support/vm/VmText.ts'

/** Five values of one kind stand on the stack. */
const FILLERS = [
  'NULL',
  'NEWC',
  'PUSHINT4 5',
  'PUSHINT4 -1',
  'PUSHNAN',
  'PUSHPOW2 200',
  'NEWC; ENDC',
  'NEWC; ENDC; CTOS',
  'NEWC; ENDC; CTOS; PUSHINT4 9',
]
/** Their code is taken from the references of the program, or from what follows. */
const SELF_MODIFYING = /REF|WHILEEND|AGAINEND|REPEATEND|UNTILEND|PFX|SUBDICT|DUMP/

const instructions = COMPARED_INSTRUCTIONS.filter(({ name, tail }) => tail === undefined && !SELF_MODIFYING.test(name))

/**
 * The instruction fails in TRY, and its handler fails, too: under classic rules, the run then continues after the instruction,
 * with the stack that it left.
 */
function program({ opcode, bits, args }: Instruction, filler: string): Cell {
  const body = new Builder()
  for (let i = 0; i < 5; i++) body.storeSlice(Slice.of(assemble(filler)))
  body.storeUint(opcode, bits)
  for (const argument of args) body.storeUint(argument.from ?? 1, argument.bits)
  // The exception of the handler on top is dropped: 2DROP, DEPTH.
  body.storeUint(0x5b68, 16)
  const names = { body: body.toCell(), handler: assemble('PUSHINT4 1; PUSHINT4 0; DIV') }
  return assemble('PUSHREFCONT $body; PUSHREFCONT $handler; TRY', names)
}

test.each(FILLERS)('every instruction leaves the same of %s', { timeout: 120_000 }, (filler) => {
  const differences = instructions.flatMap((instruction) => {
    const compared = compareRuns(program(instruction, filler))
    return compared.outcome === 'different' ? [`${instruction.name}: ${JSON.stringify(compared.difference)}`] : []
  })
  expect(differences).toEqual([])
})

/** Bits of what fails without being an instruction, after one that took three operands and left as many. */
const NO_INSTRUCTIONS = [
  ['an opcode that is cut off', '101'],
  ['an opcode that does not exist', '1111001011111000'],
  ['a division without its mode', '10101001'],
] as const

test.each(NO_INSTRUCTIONS)('%s leaves the operands of the instruction before it', (_name, opcode) => {
  const body = new Builder()
  for (let i = 0; i < 40; i++) body.storeSlice(Slice.of(assemble('NULL')))
  body.storeSlice(Slice.of(assemble('ROTREV')))
  for (const bit of opcode) body.storeBit(bit === '1')
  const names = { body: body.toCell(), handler: assemble('PUSHINT4 1; PUSHINT4 0; DIV') }
  // When the handler fails, the body continues, which costs gas for each value above 32 that it left.
  const code = assemble('PUSHREFCONT $body; PUSHREFCONT $handler; TRY', names)
  const { here, there } = compareOutcomes(code)
  expect(here).toBe(there)
})
