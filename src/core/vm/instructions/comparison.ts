import type { Slice } from '../../cells/index.ts'
import { type Instruction, type InstructionFamily, int, instruction as is, plainAndQuiet } from '../Instruction.ts'
import { isNotANumber } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger } from '../VmValue.ts'
import { inPlace } from './inPlace.ts'

type Order = -1 | 0 | 1

function orderOf(x: VmInteger, y: VmInteger): Order {
  return x < y ? -1 : x > y ? 1 : 0
}

function pushNaN(machine: Machine, quiet: boolean) {
  if (!quiet) raise(EXCEPTION.integerOverflow)
  machine.push(Number.NaN)
}

function compare(result: (order: Order) => number) {
  return (quiet: boolean) =>
    inPlace(2, (machine) => {
      const y = machine.popInteger()
      const x = machine.popInteger()
      if (isNotANumber(x) || isNotANumber(y)) return pushNaN(machine, quiet)
      machine.push(result(orderOf(x, y)))
    })
}

function compareConstant(result: (order: Order) => number) {
  return (quiet: boolean) =>
    inPlace(1, (machine, { a }) => {
      const x = machine.popInteger()
      if (isNotANumber(x)) return pushNaN(machine, quiet)
      machine.push(result(orderOf(x, a)))
    })
}

function sign(quiet: boolean) {
  return inPlace(1, (machine) => {
    const x = machine.popInteger()
    if (isNotANumber(x)) return pushNaN(machine, quiet)
    machine.push(orderOf(x, 0))
  })
}

function truth(test: (order: Order) => boolean) {
  return (order: Order): number => (test(order) ? -1 : 0)
}
const less = truth((order) => order < 0)
const equal = truth((order) => order === 0)
const greater = truth((order) => order > 0)
const unequal = truth((order) => order !== 0)

function sliceTest(opcode: string, name: string, summary: string, test: (slice: Slice) => boolean): Instruction {
  return is(opcode, name, 's - ?', summary, (m) => m.pushBool(test(m.popSlice())))
}

/** `s` is the deeper slice. */
function pairTest(opcode: string, name: string, summary: string, test: (s: Slice, t: Slice) => boolean): Instruction {
  return is(opcode, name, 's t - ?', summary, (m) => {
    m.need(2)
    const t = m.popSlice()
    m.pushBool(test(m.popSlice(), t))
  })
}

function bitCount(opcode: string, name: string, summary: string, count: (slice: Slice) => number): Instruction {
  return is(opcode, name, 's - n', summary, (m) => m.push(count(m.popSlice())))
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
  ...plainAndQuiet('C0', 'EQINT', 'x - ?', 'Whether x = n.', i8, compareConstant(equal)),
  ...plainAndQuiet('C1', 'LESSINT', 'x - ?', 'Whether x < n.', i8, compareConstant(less)),
  ...plainAndQuiet('C2', 'GTINT', 'x - ?', 'Whether x > n.', i8, compareConstant(greater)),
  ...plainAndQuiet('C3', 'NEQINT', 'x - ?', 'Whether x ≠ n.', i8, compareConstant(unequal)),
  is('C4', 'ISNAN', 'x - ?', 'Whether x is not-a-number.', (m) => m.pushBool(isNotANumber(m.popInteger()))),
  is(
    'C5',
    'CHKNAN',
    'x - x',
    'Fails with integer overflow for not-a-number.',
    inPlace(1, (m) => {
      const value = m.popInteger()
      if (isNotANumber(value)) raise(EXCEPTION.integerOverflow)
      m.push(value)
    }),
  ),
  sliceTest('C700', 'SEMPTY', 'Whether a slice has neither bits nor references.', (s) => s.isEmpty),
  sliceTest('C701', 'SDEMPTY', 'Whether a slice has no bits.', (s) => s.remainingBits === 0),
  sliceTest('C702', 'SREMPTY', 'Whether a slice has no references.', (s) => s.remainingRefs === 0),
  sliceTest('C703', 'SDFIRST', 'Whether the first bit is set.', (s) => s.remainingBits > 0 && s.preloadBit() === 1),
  is('C704', 'SDLEXCMP', 's t - n', '-1, 0 or 1 by the order of the bits.', (m) => {
    m.need(2)
    const y = m.popSlice()
    m.push(m.popSlice().compareBits(y))
  }),
  pairTest('C705', 'SDEQ', 'Whether the bits are equal.', (s, t) => s.compareBits(t) === 0),
  pairTest('C708', 'SDPFX', 'Whether s is a prefix of t.', (s, t) => startsWith(t, s)),
  pairTest('C709', 'SDPFXREV', 'Whether t is a prefix of s.', startsWith),
  pairTest('C70A', 'SDPPFX', 'Whether s is a shorter prefix of t.', (s, t) => isShorter(s, t) && startsWith(t, s)),
  pairTest('C70B', 'SDPPFXREV', 'Whether t is a shorter prefix of s.', (s, t) => isShorter(t, s) && startsWith(s, t)),
  pairTest('C70C', 'SDSFX', 'Whether s is a suffix of t.', (s, t) => t.endsWith(s)),
  pairTest('C70D', 'SDSFXREV', 'Whether t is a suffix of s.', (s, t) => s.endsWith(t)),
  pairTest('C70E', 'SDPSFX', 'Whether s is a shorter suffix of t.', (s, t) => isShorter(s, t) && t.endsWith(s)),
  pairTest('C70F', 'SDPSFXREV', 'Whether t is a shorter suffix of s.', (s, t) => isShorter(t, s) && s.endsWith(t)),
  bitCount('C710', 'SDCNTLEAD0', 'Number of leading zeros.', (s) => s.countLeading(0)),
  bitCount('C711', 'SDCNTLEAD1', 'Number of leading ones.', (s) => s.countLeading(1)),
  bitCount('C712', 'SDCNTTRAIL0', 'Number of trailing zeros.', (s) => s.countTrailing(0)),
  bitCount('C713', 'SDCNTTRAIL1', 'Number of trailing ones.', (s) => s.countTrailing(1)),
]

export const comparisonFamily: InstructionFamily = { title: 'Comparison', instructions }
