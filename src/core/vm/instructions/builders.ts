import { Builder, type Cell, CellError, exoticCell, type Slice } from '../../cells/index.ts'
import { GAS } from '../gas.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { storeContinuation } from '../storeContinuation.ts'
import { EXCEPTION, raise, VmException } from '../VmException.ts'
import type { VmInteger, VmValue } from '../VmValue.ts'

/** Writes an integer. Throws integer overflow for not-a-number, range check, cell overflow. */
export function storeInteger(builder: Builder, value: VmInteger, bits: number, signed: boolean) {
  // Even zero needs a bit when it has a sign.
  if (signed && bits === 0) raise(Number.isNaN(value) ? EXCEPTION.integerOverflow : EXCEPTION.rangeCheck)
  if (typeof value === 'number') {
    if (Number.isNaN(value)) raise(EXCEPTION.integerOverflow)
    if (bits <= 53) {
      if (signed) builder.storeInt(value, bits)
      else builder.storeUint(value, bits)
      return
    }
  }
  if (signed) builder.storeIntBig(BigInt(value), bits)
  else builder.storeUintBig(BigInt(value), bits)
}

/** The 32 bytes of an unsigned number, first byte highest. Throws as `storeInteger`. */
export function bytesOf(value: VmInteger): Uint8Array {
  const builder = new Builder()
  storeInteger(builder, value, 256, false)
  return builder.toBits()
}

/** Writes the bytes of a number in little-endian order. */
function storeLittleEndian(builder: Builder, value: VmInteger, bytes: number, signed: boolean) {
  const scratch = new Builder()
  storeInteger(scratch, value, 8 * bytes, signed)
  builder.storeBits(scratch.toBits().reverse())
}

/**
 * Appends to a copy of a builder. A quiet instruction that fails leaves its operands and pushes -1 when the builder has no
 * room, 1 when the value does not fit its field.
 */
function append(
  machine: Machine,
  builder: Builder,
  operands: readonly VmValue[],
  quiet: boolean,
  write: (target: Builder) => void,
) {
  const target = builder.clone()
  if (!quiet) {
    write(target)
    machine.push(target)
    return
  }
  try {
    write(target)
  } catch (error) {
    const reason = failureReason(error)
    for (const operand of operands) machine.push(operand)
    machine.push(reason)
    return
  }
  machine.push(target)
  machine.push(0)
}

function failureReason(error: unknown): number {
  if (error instanceof VmException && error.code !== EXCEPTION.outOfGas) return 1
  if (!(error instanceof CellError)) throw error
  return error.kind === 'overflow' ? -1 : 1
}

type Read<T> = (machine: Machine) => T

/** `x b - b` or, reversed, `b x - b`. */
function store<T extends VmValue>(
  read: Read<T>,
  write: (target: Builder, value: T, machine: Machine) => void,
  reversed: boolean,
  quiet: boolean,
) {
  return (machine: Machine) => {
    machine.need(2)
    if (reversed) {
      const value = read(machine)
      const builder = machine.popBuilder()
      append(machine, builder, [builder, value], quiet, (target) => write(target, value, machine))
    } else {
      const builder = machine.popBuilder()
      const value = read(machine)
      append(machine, builder, [value, builder], quiet, (target) => write(target, value, machine))
    }
  }
}

function storeNumber(signed: boolean, reversed: boolean, quiet: boolean) {
  return (machine: Machine, { a }: Operation) => {
    machine.need(2)
    const first = machine.pop()
    const second = machine.pop()
    const builder = reversed ? second : first
    const value = reversed ? first : second
    if (!(builder instanceof Builder) || (typeof value !== 'number' && typeof value !== 'bigint')) {
      return raise(EXCEPTION.typeCheck)
    }
    append(machine, builder, [second, first], quiet, (target) => storeInteger(target, value, a, signed))
  }
}

function storeNumberBy(signed: boolean, reversed: boolean, quiet: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const bits = machine.popInteger()
    const first = machine.pop()
    const second = machine.pop()
    const builder = reversed ? second : first
    const value = reversed ? first : second
    if (!(builder instanceof Builder) || (typeof value !== 'number' && typeof value !== 'bigint')) {
      return raise(EXCEPTION.typeCheck)
    }
    if (!(typeof bits === 'number' && bits >= 0 && bits <= (signed ? 257 : 256))) return raise(EXCEPTION.rangeCheck)
    append(machine, builder, [second, first], quiet, (target) => storeInteger(target, value, bits, signed))
  }
}

const popCell: Read<Cell> = (machine) => machine.popCell()
const popSlice: Read<Slice> = (machine) => machine.popSlice()
const popBuilder: Read<Builder> = (machine) => machine.popBuilder()
function writeRef(target: Builder, cell: Cell): unknown {
  return target.storeRef(cell)
}
function writeSlice(target: Builder, slice: Slice): unknown {
  return target.storeSlice(slice)
}
function writeBuilder(target: Builder, builder: Builder) {
  // Bits and references are checked first, so that the builder stays unchanged when either does not fit.
  if (!target.fits(builder.bitLength, builder.refs.length)) throw new CellError('overflow', 'Cell overflow')
  target.storeBuilder(builder)
}
function writeBuilderRef(target: Builder, builder: Builder, machine: Machine) {
  const cell = machine.checkedCell(builder)
  target.storeRef(cell)
  machine.gasUsed += GAS.cellCreate
}

function run(bit: 0 | 1 | 'stack') {
  return (machine: Machine) => {
    machine.need(bit === 'stack' ? 3 : 2)
    const value = bit === 'stack' ? machine.popInteger() : bit
    const count = machine.popInteger()
    const builder = machine.popBuilder()
    if (value !== 0 && value !== 1) raise(EXCEPTION.rangeCheck)
    if (!(typeof count === 'number' && count >= 0 && count <= 1023)) return raise(EXCEPTION.rangeCheck)
    machine.push(builder.clone().storeRun(value === 1, count))
  }
}

function measure(...sizes: readonly ((builder: Builder) => number)[]) {
  return (machine: Machine) => {
    const builder = machine.popBuilder()
    for (const size of sizes) machine.push(size(builder))
  }
}
function usedBits(builder: Builder): number {
  return builder.bitLength
}
function usedRefs(builder: Builder): number {
  return builder.refs.length
}
function freeBits(builder: Builder): number {
  return builder.remainingBits
}
function freeRefs(builder: Builder): number {
  return builder.remainingRefs
}

function check(what: 'constant' | 'bits' | 'refs' | 'both', quiet: boolean) {
  return (machine: Machine, { a }: Operation) => {
    machine.need(what === 'constant' ? 1 : what === 'both' ? 3 : 2)
    let refs = 0
    let bits = what === 'constant' ? a : 0
    if (what === 'both') {
      // The number of bits is checked first, although the number of references is on top.
      const top = machine.pop()
      bits = machine.popNumber(0, 1023)
      machine.push(top)
      refs = machine.popNumber(0, 4)
    } else if (what === 'bits') {
      bits = machine.popNumber(0, 1023)
    } else if (what === 'refs') {
      refs = machine.popNumber(0, 4)
    }
    const fits = machine.popBuilder().fits(bits, refs)
    if (quiet) machine.pushBool(fits)
    else if (!fits) raise(EXCEPTION.cellOverflow)
  }
}

function depthOfRefs(refs: readonly Cell[]): number {
  let depth = 0
  for (const cell of refs) depth = Math.max(depth, cell.depth() + 1)
  return depth
}

/** The kind byte that stands for an ordinary cell. */
const ORDINARY_KIND = 0xff

function finishExotic(machine: Machine) {
  machine.need(2)
  const special = machine.popBool()
  const builder = machine.popBuilder()
  if (!special) {
    machine.push(machine.finishCell(builder))
    return
  }
  const kind = builder.bitLength < 8 ? 0 : builder.toBits()[0]!
  if (kind === ORDINARY_KIND) {
    machine.push(machine.finishCell(builder))
    return
  }
  // An operand without a kind byte is charged like a cell; one with a wrong kind byte is not.
  if (kind < 1 || kind > 4) {
    if (builder.bitLength < 8) machine.gasUsed += GAS.cellCreate
    raise(EXCEPTION.cellOverflow)
  }
  machine.gasUsed += GAS.cellCreate
  try {
    machine.push(exoticCell(builder.toBits(), builder.bitLength, builder.refs.slice()))
  } catch (error) {
    if (error instanceof CellError) raise(EXCEPTION.cellOverflow)
    throw error
  }
}

function cells(operation: Operation): readonly Cell[] {
  return operation.tail as readonly Cell[]
}
const sized = { args: [uint(8, 1)] }
const makesCell = { extraGas: 'cell creation' }

/** The eight forms of storing one kind of value: plain, reversed, and both quietly. */
function forms<T extends VmValue>(
  opcodes: readonly [string, string, string, string],
  name: string,
  letter: string,
  what: string,
  read: Read<T>,
  write: (target: Builder, value: T, machine: Machine) => void,
): Instruction[] {
  return [
    is(opcodes[0], name, `${letter} b - b`, `Appends ${what}.`, store(read, write, false, false)),
    is(
      opcodes[1],
      `${name}R`,
      `b ${letter} - b`,
      `Appends ${what}; operands the other way.`,
      store(read, write, true, false),
    ),
    is(
      opcodes[2],
      `${name}Q`,
      `${letter} b - b 0 or ${letter} b -1`,
      `Appends ${what} if it fits.`,
      store(read, write, false, true),
    ),
    is(
      opcodes[3],
      `${name}RQ`,
      `b ${letter} - b 0 or b ${letter} -1`,
      `Appends ${what} if it fits; operands the other way.`,
      store(read, write, true, true),
    ),
  ]
}

function numberForms(signed: boolean): Instruction[] {
  const letter = signed ? 'I' : 'U'
  const odd = signed ? 0 : 1
  const kind = signed ? 'signed' : 'unsigned'
  const most = signed ? 257 : 256
  const code = (base: number): string => `CF${(base + odd).toString(16).padStart(2, '0')}`
  return [0, 1, 2, 3].flatMap((form) => {
    const reversed = (form & 1) === 1
    const quiet = (form & 2) === 2
    const suffix = `${reversed ? 'R' : ''}${quiet ? 'Q' : ''}`
    const order = reversed ? 'b x' : 'x b'
    const result = quiet ? `b 0 or ${order} f` : 'b'
    return [
      is(
        code(2 * form),
        `ST${letter}X${suffix}`,
        `${order} n - ${result}`,
        `Appends ${kind === 'signed' ? 'a' : 'an'} ${kind} integer of 0 to ${most} bits.`,
        storeNumberBy(signed, reversed, quiet),
      ),
      is(
        code(8 + 2 * form),
        `ST${letter}${suffix === '' ? '_L' : suffix}`,
        `${order} - ${result}`,
        `Appends ${kind === 'signed' ? 'a' : 'an'} ${kind} integer of 1 to 256 bits.`,
        sized,
        storeNumber(signed, reversed, quiet),
      ),
    ]
  })
}

function littleEndian(opcode: string, bytes: 4 | 8, signed: boolean): Instruction {
  return is(
    opcode,
    `ST${signed ? 'I' : 'U'}LE${bytes}`,
    'x b - b',
    `Appends ${signed ? 'a signed' : 'an unsigned'} integer of ${bytes} bytes, lowest first.`,
    (machine) => {
      machine.need(2)
      const builder = machine.popBuilder()
      const value = machine.popInteger()
      const target = builder.clone()
      storeLittleEndian(target, value, bytes, signed)
      machine.push(target)
    },
  )
}

const endChild = store(popBuilder, writeBuilderRef, true, false)

const instructions: readonly Instruction[] = [
  is('C8', 'NEWC', '- b', 'A builder without anything.', (m) => m.push(new Builder())),
  is('C9', 'ENDC', 'b - c', 'Finishes a cell.', makesCell, (m) => m.push(m.finishCell(m.popBuilder()))),
  is('CA', 'STI', 'x b - b', 'Appends a signed integer of 1 to 256 bits.', sized, storeNumber(true, false, false)),
  is('CB', 'STU', 'x b - b', 'Appends an unsigned integer of 1 to 256 bits.', sized, storeNumber(false, false, false)),
  is('CC', 'STREF', 'c b - b', 'Appends a reference.', store(popCell, writeRef, false, false)),
  is('CD', 'ENDCST', 'b child - b', 'Finishes the top builder and appends it as a reference.', makesCell, endChild),
  is('CE', 'STSLICE', 's b - b', 'Appends a slice.', store(popSlice, writeSlice, false, false)),
  ...numberForms(true),
  ...numberForms(false),
  ...forms(['CF10', 'CF14', 'CF18', 'CF1C'], 'STREF', 'c', 'a reference', popCell, writeRef).map(longForm('STREF')),
  ...forms(
    ['CF11', 'CF15', 'CF19', 'CF1D'],
    'STBREF',
    'child',
    'a builder, finished, as a reference',
    popBuilder,
    writeBuilderRef,
  ),
  ...forms(['CF12', 'CF16', 'CF1A', 'CF1E'], 'STSLICE', 's', 'a slice', popSlice, writeSlice).map(longForm('STSLICE')),
  ...forms(['CF13', 'CF17', 'CF1B', 'CF1F'], 'STB', 'c', 'all of another builder', popBuilder, writeBuilder),
  is(
    'CF20',
    'STREFCONST',
    'b - b',
    'Appends the next reference of the code.',
    { tail: { kind: 'refs', count: 1 } },
    (m, operation) => m.push(m.popBuilder().clone().storeRef(cells(operation)[0]!)),
  ),
  is(
    'CF21',
    'STREF2CONST',
    'b - b',
    'Appends the next two references of the code.',
    { tail: { kind: 'refs', count: 2 } },
    (m, operation) => m.push(m.popBuilder().clone().storeRef(cells(operation)[0]!).storeRef(cells(operation)[1]!)),
  ),
  is('CF23', 'ENDXC', 'b ? - c', 'Finishes a cell, an exotic one when the flag is not zero.', makesCell, finishExotic),
  littleEndian('CF28', 4, true),
  littleEndian('CF29', 4, false),
  littleEndian('CF2A', 8, true),
  littleEndian('CF2B', 8, false),
  is('CF30', 'BDEPTH', 'b - n', 'Depth that the cell would have.', (m) => m.push(depthOfRefs(m.popBuilder().refs))),
  is('CF31', 'BBITS', 'b - n', 'Number of bits.', measure(usedBits)),
  is('CF32', 'BREFS', 'b - n', 'Number of references.', measure(usedRefs)),
  is('CF33', 'BBITREFS', 'b - n r', 'Number of bits and of references.', measure(usedBits, usedRefs)),
  is('CF35', 'BREMBITS', 'b - n', 'Number of free bits.', measure(freeBits)),
  is('CF36', 'BREMREFS', 'b - n', 'Number of free references.', measure(freeRefs)),
  is('CF37', 'BREMBITREFS', 'b - n r', 'Number of free bits and references.', measure(freeBits, freeRefs)),
  is('CF38', 'BCHKBITS#', 'b -', 'Fails unless 1 to 256 bits are free.', sized, check('constant', false)),
  is('CF39', 'BCHKBITS', 'b n -', 'Fails unless n bits are free.', check('bits', false)),
  is('CF3A', 'BCHKREFS', 'b r -', 'Fails unless r references are free.', check('refs', false)),
  is('CF3B', 'BCHKBITREFS', 'b n r -', 'Fails unless n bits and r references are free.', check('both', false)),
  is('CF3C', 'BCHKBITSQ#', 'b - ?', 'Whether 1 to 256 bits are free.', sized, check('constant', true)),
  is('CF3D', 'BCHKBITSQ', 'b n - ?', 'Whether n bits are free.', check('bits', true)),
  is('CF3E', 'BCHKREFSQ', 'b r - ?', 'Whether r references are free.', check('refs', true)),
  is('CF3F', 'BCHKBITREFSQ', 'b n r - ?', 'Whether n bits and r references are free.', check('both', true)),
  is('CF40', 'STZEROES', 'b n - b', 'Appends n zeros.', run(0)),
  is('CF41', 'STONES', 'b n - b', 'Appends n ones.', run(1)),
  is('CF42', 'STSAME', 'b n x - b', 'Appends n bits x.', run('stack')),
  is('CF43', 'STCONT', 'k b - b', 'Appends a continuation.', { extraGas: 'creation of the cells inside' }, (m) => {
    m.need(2)
    const builder = m.popBuilder()
    const continuation = m.popContinuation()
    const target = builder.clone()
    writeBuilder(target, storeContinuation(m, continuation))
    m.push(target)
  }),
  is(
    'CF80',
    'STSLICECONST',
    'b - b',
    'Appends a slice of the code, up to 57 bits and 3 references.',
    {
      bits: 9,
      args: [uint(2), uint(3)],
      tail: { kind: 'slice', bits: (numbers) => 8 * numbers[1]! + 2, refs: (numbers) => numbers[0]! },
    },
    (m, { tail }) =>
      m.push(
        m
          .popBuilder()
          .clone()
          .storeSlice(tail as Slice),
      ),
  ),
]

/** The plain form also exists as a one-byte opcode; a suffix distinguishes the two-byte form. */
function longForm(name: string) {
  return (entry: Instruction): Instruction => (entry.name === name ? { ...entry, name: `${name}_L` } : entry)
}

export const builderFamily: InstructionFamily = { title: 'Builders', instructions }
