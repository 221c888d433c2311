import { type Cell, Slice } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import { integerOf } from '../integers.ts'
import { loadContinuation } from '../loadContinuation.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger, VmValue } from '../VmValue.ts'

/** Reads an integer of 0 to 257 bits. */
function readInteger(slice: Slice, bits: number, signed: boolean): VmInteger {
  if (bits <= 53) return signed ? slice.loadInt(bits) : slice.loadUint(bits)
  return integerOf(signed ? slice.loadIntBig(bits) : slice.loadUintBig(bits))
}

function readLittleEndian(slice: Slice, bytes: number, signed: boolean): VmInteger {
  let value = 0n
  const data = slice.loadBytes(bytes)
  for (let i = bytes - 1; i >= 0; i--) value = (value << 8n) | BigInt(data[i]!)
  return integerOf(signed ? BigInt.asIntN(8 * bytes, value) : value)
}

type Read = (slice: Slice, bits: number) => VmValue

/**
 * Reads from a copy of the top slice. `keeps` leaves the rest on the stack, `quiet` returns a flag instead of failing
 * if fewer bits are left.
 */
function load(machine: Machine, bits: number, read: Read, keeps: boolean, quiet: boolean) {
  const slice = machine.popSlice()
  if (slice.remainingBits < bits) {
    if (keeps) machine.push(slice)
    if (!quiet) raiseWithRest(machine)
    machine.push(0)
    return
  }
  const rest = slice.clone()
  machine.push(read(rest, bits))
  if (keeps) machine.push(rest)
  if (quiet) machine.push(-1)
}

/** Fails for a slice that is too short, which stays on the stack although the other operands are taken. */
function raiseWithRest(machine: Machine): never {
  machine.need(0)
  return raise(EXCEPTION.cellUnderflow)
}

function fixed(read: Read, keeps: boolean, quiet: boolean) {
  return (machine: Machine, { a }: Operation) => load(machine, a, read, keeps, quiet)
}

function bySize(read: Read, most: number, keeps: boolean, quiet: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    load(machine, machine.popNumber(0, most), read, keeps, quiet)
  }
}

const signed: Read = (slice, bits) => readInteger(slice, bits, true)
const unsigned: Read = (slice, bits) => readInteger(slice, bits, false)
const part: Read = (slice, bits) => slice.loadSlice(bits)

function hex(value: number): string {
  return `D7${value.toString(16).padStart(2, '0').toUpperCase()}`
}

const sized = { args: [uint(8, 1)] }
const loadsCell = { extraGas: 'cell load' }

interface Form {
  readonly keeps: boolean
  readonly quiet: boolean
}
/** In the order of the opcodes: load, preload, and both quietly. */
const FORMS: readonly Form[] = [
  { keeps: true, quiet: false },
  { keeps: false, quiet: false },
  { keeps: true, quiet: true },
  { keeps: false, quiet: true },
]

function resultOf({ keeps, quiet }: Form): string {
  const plain = keeps ? 'x s' : 'x'
  return quiet ? `${plain} -1 or ${keeps ? 's ' : ''}0` : plain
}

function nameOf({ keeps, quiet }: Form, core: string): string {
  return `${keeps ? '' : 'P'}LD${core}${quiet ? 'Q' : ''}`
}

const integerForms: Instruction[] = FORMS.flatMap((form, i) =>
  (['I', 'U'] as const).flatMap((letter, odd) => {
    const read = letter === 'I' ? signed : unsigned
    const most = letter === 'I' ? 257 : 256
    const kind = letter === 'I' ? 'a signed' : 'an unsigned'
    const long = nameOf(form, letter)
    return [
      is(
        hex(2 * i + odd),
        nameOf(form, `${letter}X`),
        `s n - ${resultOf(form)}`,
        `Reads ${kind} integer of 0 to ${most} bits.`,
        bySize(read, most, form.keeps, form.quiet),
      ),
      is(
        hex(8 + 2 * i + odd),
        i === 0 ? `${long}_L` : long,
        `s - ${resultOf(form)}`,
        `Reads ${kind} integer of 1 to 256 bits.`,
        sized,
        fixed(read, form.keeps, form.quiet),
      ),
    ]
  }),
)

const sliceForms: Instruction[] = FORMS.flatMap((form, i) => {
  const long = nameOf(form, 'SLICE')
  return [
    is(
      hex(0x18 + i),
      nameOf(form, 'SLICEX'),
      `s n - ${resultOf(form)}`,
      'Cuts off 0 to 1023 bits as a slice.',
      bySize(part, 1023, form.keeps, form.quiet),
    ),
    is(
      hex(0x1c + i),
      i === 0 ? `${long}_L` : long,
      `s - ${resultOf(form)}`,
      'Cuts off 1 to 256 bits as a slice.',
      sized,
      fixed(part, form.keeps, form.quiet),
    ),
  ]
})

const littleEndianForms: Instruction[] = FORMS.flatMap((form, i) =>
  ([4, 8] as const).flatMap((bytes, wide) =>
    (['I', 'U'] as const).map((letter, odd) =>
      is(
        hex(0x50 + 4 * i + 2 * wide + odd),
        nameOf(form, `${letter}LE${bytes}`),
        `s - ${resultOf(form)}`,
        `Reads ${letter === 'I' ? 'a signed' : 'an unsigned'} integer of ${bytes} bytes, lowest first.`,
        (machine) =>
          load(machine, 8 * bytes, (slice) => readLittleEndian(slice, bytes, letter === 'I'), form.keeps, form.quiet),
      ),
    ),
  ),
)

/** Cuts a slice at `bits` and `refs` from the stack; `cut` gets them and the slice. */
function cut(withRefs: boolean, make: (slice: Slice, bits: number, refs: number) => Slice) {
  return (machine: Machine) => {
    machine.need(withRefs ? 3 : 2)
    const refs = withRefs ? machine.popNumber(0, 4) : 0
    const bits = machine.popNumber(0, 1023)
    const slice = machine.popSlice()
    if (bits > slice.remainingBits || refs > slice.remainingRefs) raise(EXCEPTION.cellUnderflow)
    machine.push(make(slice, bits, refs))
  }
}

function skipFirst(slice: Slice, bits: number, refs: number): Slice {
  return slice.suffix(slice.remainingBits - bits, slice.remainingRefs - refs)
}

function split(quiet: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const refs = machine.popNumber(0, 4)
    const bits = machine.popNumber(0, 1023)
    const slice = machine.popSlice()
    if (bits > slice.remainingBits || refs > slice.remainingRefs) {
      if (!quiet) raise(EXCEPTION.cellUnderflow)
      machine.push(slice)
      machine.push(0)
      return
    }
    machine.push(slice.prefix(bits, refs))
    machine.push(skipFirst(slice, bits, refs))
    if (quiet) machine.push(-1)
  }
}

function begins(machine: Machine, prefix: Slice, quiet: boolean) {
  const slice = machine.popSlice()
  if (slice.startsWith(prefix)) {
    machine.push(skipFirst(slice, prefix.remainingBits, 0))
    if (quiet) machine.push(-1)
    return
  }
  if (!quiet) raise(EXCEPTION.cellUnderflow)
  machine.push(slice)
  machine.push(0)
}

function beginsBy(quiet: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    begins(machine, machine.popSlice(), quiet)
  }
}

function beginsConstant(opcode: string, name: string, quiet: boolean): Instruction {
  return is(
    opcode,
    name,
    quiet ? 's - s -1 or s 0' : 's - s',
    'Cuts off a prefix that the code holds.',
    { bits: 14, args: [uint(7)], tail: { kind: 'slice', bits: (numbers) => 8 * numbers[0]! + 3, refs: () => 0 } },
    (machine, { tail }) => begins(machine, tail as Slice, quiet),
  )
}

function hasSize(withBits: boolean, withRefs: boolean, quiet: boolean) {
  return (machine: Machine) => {
    machine.need(1 + (withBits ? 1 : 0) + (withRefs ? 1 : 0))
    const refs = withRefs ? machine.popNumber(0, 4) : 0
    const bits = withBits ? machine.popNumber(0, 1023) : 0
    const slice = machine.popSlice()
    const holds = bits <= slice.remainingBits && refs <= slice.remainingRefs
    if (quiet) machine.pushBool(holds)
    else if (!holds) raise(EXCEPTION.cellUnderflow)
  }
}

function skipRun(bit: 0 | 1 | 'stack') {
  return (machine: Machine) => {
    if (bit === 'stack') machine.need(2)
    const value = bit === 'stack' ? (machine.popNumber(0, 1) as 0 | 1) : bit
    const slice = machine.popSlice()
    const count = slice.countLeading(value)
    machine.push(count)
    machine.push(skipFirst(slice, count, 0))
  }
}

function openAny(machine: Machine) {
  const cell = machine.popCell()
  const isSpecial = cell.isExotic
  machine.push(isSpecial ? openExotic(machine, cell) : machine.loadCell(cell))
  machine.pushBool(isSpecial)
}

function openExotic(machine: Machine, cell: Cell): Slice {
  machine.chargeLoad(cell)
  return Slice.ofAny(cell)
}

function depthOf(slice: Slice): number {
  let depth = 0
  for (let i = 0; i < slice.remainingRefs; i++) depth = Math.max(depth, slice.preloadRef(i).depth() + 1)
  return depth
}

function readPadded(machine: Machine, bits: number) {
  const slice = machine.popSlice()
  const taken = Math.min(bits, slice.remainingBits)
  machine.push(slice)
  machine.pushBig(slice.preloadUintBig(taken) << BigInt(bits - taken))
}

const instructions: readonly Instruction[] = [
  is('D0', 'CTOS', 'c - s', 'Opens a cell.', loadsCell, (m) => m.push(m.loadCell(m.popCell()))),
  is('D1', 'ENDS', 's -', 'Fails unless all bits are used up. References do not count.', (m) => {
    if (m.popSlice().remainingBits !== 0) raise(EXCEPTION.cellUnderflow)
  }),
  is('D2', 'LDI', 's - x s', 'Reads a signed integer of 1 to 256 bits.', sized, fixed(signed, true, false)),
  is('D3', 'LDU', 's - x s', 'Reads an unsigned integer of 1 to 256 bits.', sized, fixed(unsigned, true, false)),
  is('D4', 'LDREF', 's - c s', 'Reads a reference.', (m) => {
    const rest = m.popSlice().clone()
    m.push(rest.loadRef())
    m.push(rest)
  }),
  is('D5', 'LDREFRTOS', 's - s t', 'Reads a reference and opens it.', loadsCell, (m) => {
    const rest = m.popSlice().clone()
    const opened = m.loadCell(rest.loadRef())
    m.push(rest)
    m.push(opened)
  }),
  is('D6', 'LDSLICE', 's - t s', 'Cuts off 1 to 256 bits as a slice.', sized, fixed(part, true, false)),
  ...integerForms,
  is(
    'D710',
    'PLDUZ',
    's - s x',
    'Reads 32n bits, n from 1 to 8, with zeros after the end; the slice stays.',
    { bits: 13, args: [uint(3, 1)] },
    (m, { a }) => readPadded(m, 32 * a),
  ),
  ...sliceForms,
  is('D720', 'SDCUTFIRST', 's n - s', 'The first n bits.', bySize(part, 1023, false, false)),
  is('D721', 'SDSKIPFIRST', 's n - s', 'All but the first n bits.', cut(false, skipFirst)),
  is(
    'D722',
    'SDCUTLAST',
    's n - s',
    'The last n bits.',
    cut(false, (s, n) => s.suffix(n)),
  ),
  is(
    'D723',
    'SDSKIPLAST',
    's n - s',
    'All but the last n bits; without references unless the network has the corrections of 2022.',
    (m) => cut(false, (s, n) => s.prefix(s.remainingBits - n, m.hasBugfixes ? s.remainingRefs : 0))(m),
  ),
  is('D724', 'SDSUBSTR', 's n m - s', 'm bits after the first n.', (m) => {
    m.need(3)
    const count = m.popNumber(0, 1023)
    const skipped = m.popNumber(0, 1023)
    m.push(m.popSlice().subslice(skipped, 0, count, 0))
  }),
  is('D726', 'SDBEGINSX', 's t - s', 'Cuts off the prefix t.', beginsBy(false)),
  is('D727', 'SDBEGINSXQ', 's t - s -1 or s 0', 'Cuts off the prefix t if it is present.', beginsBy(true)),
  beginsConstant('D728', 'SDBEGINS', false),
  beginsConstant('D72C', 'SDBEGINSQ', true),
  is(
    'D730',
    'SCUTFIRST',
    's n r - s',
    'The first n bits and r references.',
    cut(true, (s, n, r) => s.prefix(n, r)),
  ),
  is('D731', 'SSKIPFIRST', 's n r - s', 'All but the first n bits and r references.', cut(true, skipFirst)),
  is(
    'D732',
    'SCUTLAST',
    's n r - s',
    'The last n bits and r references.',
    cut(true, (s, n, r) => s.suffix(n, r)),
  ),
  is(
    'D733',
    'SSKIPLAST',
    's n r - s',
    'All but the last n bits and r references.',
    cut(true, (s, n, r) => s.dropLast(n, r)),
  ),
  is('D734', 'SUBSLICE', 's n r m q - s', 'm bits and q references after the first n and r.', (m) => {
    m.need(5)
    const refs = m.popNumber(0, 4)
    const bits = m.popNumber(0, 1023)
    const skippedRefs = m.popNumber(0, 4)
    const skippedBits = m.popNumber(0, 1023)
    m.push(m.popSlice().subslice(skippedBits, skippedRefs, bits, refs))
  }),
  is('D736', 'SPLIT', 's n r - s t', 'Splits after n bits and r references.', split(false)),
  is('D737', 'SPLITQ', 's n r - s t -1 or s 0', 'SPLIT with a flag.', split(true)),
  is('D739', 'XCTOS', 'c - s ?', 'Opens a cell of any kind and returns whether it is exotic.', loadsCell, openAny),
  is('D73A', 'XLOAD', 'c - c', 'Resolves an exotic cell.', loadsCell, (m) => m.push(m.loadCell(m.popCell()).cell)),
  is('D73B', 'XLOADQ', 'c - c ?', 'XLOAD with a flag.', loadsCell, (m) => {
    const cell = m.popCell()
    let loaded: Cell | undefined
    try {
      loaded = m.loadCell(cell).cell
    } catch {
      loaded = undefined
    }
    m.push(loaded ?? cell)
    m.pushBool(loaded !== undefined)
  }),
  is('D741', 'SCHKBITS', 's n -', 'Fails unless n bits are left.', hasSize(true, false, false)),
  is('D742', 'SCHKREFS', 's r -', 'Fails unless r references are left.', hasSize(false, true, false)),
  is('D743', 'SCHKBITREFS', 's n r -', 'Fails unless n bits and r references are left.', hasSize(true, true, false)),
  is('D745', 'SCHKBITSQ', 's n - ?', 'Whether n bits are left.', hasSize(true, false, true)),
  is('D746', 'SCHKREFSQ', 's r - ?', 'Whether r references are left.', hasSize(false, true, true)),
  is('D747', 'SCHKBITREFSQ', 's n r - ?', 'Whether n bits and r references are left.', hasSize(true, true, true)),
  is('D748', 'PLDREFVAR', 's n - c', 'The reference n places ahead.', (m) => {
    m.need(2)
    const n = m.popNumber(0, 3)
    m.push(m.popSlice().preloadRef(n))
  }),
  is('D749', 'SBITS', 's - n', 'Number of bits left.', (m) => m.push(m.popSlice().remainingBits)),
  is('D74A', 'SREFS', 's - r', 'Number of references left.', (m) => m.push(m.popSlice().remainingRefs)),
  is('D74B', 'SBITREFS', 's - n r', 'Number of bits and references left.', (m) => {
    const slice = m.popSlice()
    m.push(slice.remainingBits)
    m.push(slice.remainingRefs)
  }),
  is('D74C', 'PLDREFIDX', 's - c', 'The reference n places ahead.', { bits: 14, args: [uint(2)] }, (m, { a }) =>
    m.push(m.popSlice().preloadRef(a)),
  ),
  ...littleEndianForms,
  is('D760', 'LDZEROES', 's - n s', 'Counts and removes leading zeros.', skipRun(0)),
  is('D761', 'LDONES', 's - n s', 'Counts and removes leading ones.', skipRun(1)),
  is('D762', 'LDSAME', 's x - n s', 'Counts and removes leading bits x.', skipRun('stack')),
  is('D764', 'SDEPTH', 's - n', 'Depth of a slice.', (m) => m.push(depthOf(m.popSlice()))),
  is('D765', 'CDEPTH', 'c - n', 'Depth of a cell; 0 for null.', (m) => m.push(m.popDictionary()?.depth() ?? 0)),
  is('D766', 'LDCONT', 's - k s', 'Reads a continuation.', { extraGas: 'load of the cells inside' }, (m) => {
    const rest = m.popSlice().clone()
    m.push(loadContinuation(m, rest))
    m.push(rest)
  }),
]

export const sliceFamily: InstructionFamily = { title: 'Slices', instructions }
