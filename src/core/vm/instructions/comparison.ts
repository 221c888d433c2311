import type { Slice } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, int, instruction as is, plainAndQuiet } from '../Instruction.ts'
import { isNotANumber } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger } from '../VmValue.ts'

type Order = -1 | 0 | 1

function orderOf(x: VmInteger, y: VmInteger): Order {
  return x < y ? -1 : x > y ? 1 : 0
}

function pushNaN(machine: Machine, quiet: boolean) {
  if (!quiet) raise(EXCEPTION.integerOverflow)
  machine.push(Number.NaN)
}

function compare(result: (order: Order) => number) {
  return (quiet: boolean) => (machine: Machine) => {
    machine.need(2)
    const y = machine.popInteger()
    const x = machine.popInteger()
    if (isNotANumber(x) || isNotANumber(y)) return pushNaN(machine, quiet)
    machine.push(result(orderOf(x, y)))
  }
}

function compareConstant(result: (order: Order) => number) {
  return (quiet: boolean) =>
    (machine: Machine, { a }: Operation) => {
      const x = machine.popInteger()
      if (isNotANumber(x)) return pushNaN(machine, quiet)
      machine.push(result(orderOf(x, a)))
    }
}

function sign(quiet: boolean) {
  return (machine: Machine) => {
    const x = machine.popInteger()
    if (isNotANumber(x)) return pushNaN(machine, quiet)
    machine.push(orderOf(x, 0))
  }
}

function truth(test: (order: Order) => boolean) {
  return (order: Order): number => (test(order) ? -1 : 0)
}
const less = truth((order) => order < 0)
const equal = truth((order) => order === 0)
const greater = truth((order) => order > 0)
const unequal = truth((order) => order !== 0)

function ofSlice(test: (slice: Slice) => boolean) {
  return (machine: Machine) => machine.pushBool(test(machine.popSlice()))
}

/** `x` is the deeper slice. */
function ofSlices(test: (x: Slice, y: Slice) => boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const y = machine.popSlice()
    const x = machine.popSlice()
    machine.pushBool(test(x, y))
  }
}

function count(measure: (slice: Slice) => number) {
  return (machine: Machine) => machine.push(measure(machine.popSlice()))
}

function startsWith(x: Slice, y: Slice): boolean {
  return y.remainingBits <= x.remainingBits && x.startsWith(y)
}
function isShorter(x: Slice, y: Slice): boolean {
  return x.remainingBits < y.remainingBits
}

const i8 = { args: [int(8)] }

const instructions: readonly Instruction[] = [
  ...plainAndQuiet('B8', 'SGN', 'x - n', 'Sign: -1, 0 or 1.', sign),
  ...plainAndQuiet('B9', 'LESS', 'x y - ?', 'Whether x < y.', compare(less)),
  ...plainAndQuiet('BA', 'EQUAL', 'x y - ?', 'Whether x = y.', compare(equal)),
  ...plainAndQuiet('BB', 'LEQ', 'x y - ?', 'Whether x ≤ y.', compare(truth((order) => order <= 0))),
  ...plainAndQuiet('BC', 'GREATER', 'x y - ?', 'Whether x > y.', compare(greater)),
  ...plainAndQuiet('BD', 'NEQ', 'x y - ?', 'Whether x ≠ y.', compare(unequal)),
  ...plainAndQuiet('BE', 'GEQ', 'x y - ?', 'Whether x ≥ y.', compare(truth((order) => order >= 0))),
  ...plainAndQuiet(
    'BF',
    'CMP',
    'x y - n',
    '-1, 0 or 1 for x below, equal to or above y.',
    compare((order) => order),
  ),
  ...plainAndQuiet('C0', 'EQINT', 'x - ?', 'Whether x = n.', compareConstant(equal), i8),
  ...plainAndQuiet('C1', 'LESSINT', 'x - ?', 'Whether x < n.', compareConstant(less), i8),
  ...plainAndQuiet('C2', 'GTINT', 'x - ?', 'Whether x > n.', compareConstant(greater), i8),
  ...plainAndQuiet('C3', 'NEQINT', 'x - ?', 'Whether x ≠ n.', compareConstant(unequal), i8),
  is('C4', 'ISNAN', 'x - ?', 'Whether x is not-a-number.', (m) => m.pushBool(isNotANumber(m.popInteger()))),
  is('C5', 'CHKNAN', 'x - x', 'Fails with integer overflow for not-a-number.', (m) => {
    const value = m.popInteger()
    if (isNotANumber(value)) raise(EXCEPTION.integerOverflow)
    m.push(value)
  }),
  is(
    'C700',
    'SEMPTY',
    's - ?',
    'Whether a slice has neither bits nor references.',
    ofSlice((s) => s.isEmpty),
  ),
  is(
    'C701',
    'SDEMPTY',
    's - ?',
    'Whether a slice has no bits.',
    ofSlice((s) => s.remainingBits === 0),
  ),
  is(
    'C702',
    'SREMPTY',
    's - ?',
    'Whether a slice has no references.',
    ofSlice((s) => s.remainingRefs === 0),
  ),
  is(
    'C703',
    'SDFIRST',
    's - ?',
    'Whether the first bit is set.',
    ofSlice((s) => s.remainingBits > 0 && s.preloadBit() === 1),
  ),
  is('C704', 'SDLEXCMP', 's t - n', '-1, 0 or 1 by the order of the bits.', (m) => {
    m.need(2)
    const y = m.popSlice()
    m.push(m.popSlice().compareBits(y))
  }),
  is(
    'C705',
    'SDEQ',
    's t - ?',
    'Whether the bits are equal.',
    ofSlices((x, y) => x.compareBits(y) === 0),
  ),
  is(
    'C708',
    'SDPFX',
    's t - ?',
    'Whether s is a prefix of t.',
    ofSlices((x, y) => startsWith(y, x)),
  ),
  is('C709', 'SDPFXREV', 's t - ?', 'Whether t is a prefix of s.', ofSlices(startsWith)),
  is(
    'C70A',
    'SDPPFX',
    's t - ?',
    'Whether s is a shorter prefix of t.',
    ofSlices((x, y) => isShorter(x, y) && startsWith(y, x)),
  ),
  is(
    'C70B',
    'SDPPFXREV',
    's t - ?',
    'Whether t is a shorter prefix of s.',
    ofSlices((x, y) => isShorter(y, x) && startsWith(x, y)),
  ),
  is(
    'C70C',
    'SDSFX',
    's t - ?',
    'Whether s is a suffix of t.',
    ofSlices((x, y) => y.endsWith(x)),
  ),
  is(
    'C70D',
    'SDSFXREV',
    's t - ?',
    'Whether t is a suffix of s.',
    ofSlices((x, y) => x.endsWith(y)),
  ),
  is(
    'C70E',
    'SDPSFX',
    's t - ?',
    'Whether s is a shorter suffix of t.',
    ofSlices((x, y) => isShorter(x, y) && y.endsWith(x)),
  ),
  is(
    'C70F',
    'SDPSFXREV',
    's t - ?',
    'Whether t is a shorter suffix of s.',
    ofSlices((x, y) => isShorter(y, x) && x.endsWith(y)),
  ),
  is(
    'C710',
    'SDCNTLEAD0',
    's - n',
    'Number of leading zeros.',
    count((s) => s.countLeading(0)),
  ),
  is(
    'C711',
    'SDCNTLEAD1',
    's - n',
    'Number of leading ones.',
    count((s) => s.countLeading(1)),
  ),
  is(
    'C712',
    'SDCNTTRAIL0',
    's - n',
    'Number of trailing zeros.',
    count((s) => s.countTrailing(0)),
  ),
  is(
    'C713',
    'SDCNTTRAIL1',
    's - n',
    'Number of trailing ones.',
    count((s) => s.countTrailing(1)),
  ),
]

export const comparisonFamily: InstructionFamily = { title: 'Comparison', instructions }
