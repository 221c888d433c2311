import { type Instruction, type InstructionFamily, int, plainAndQuiet, uint } from '../Instruction.ts'
import { boundedInteger, isNotANumber, signedBits, unsignedBits } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger } from '../VmValue.ts'
import { inPlace } from './inPlace.ts'

/** Pushes a result; not-a-number is an integer overflow unless the instruction is quiet. */
function pushResult(machine: Machine, value: VmInteger, quiet: boolean) {
  if (!quiet && Number.isNaN(value)) raise(EXCEPTION.integerOverflow)
  machine.stack.push(value)
}

/** Operation on two integers. `small` may return an unsafe number; then `big` computes the exact result. */
interface Binary {
  readonly small: (x: number, y: number) => number
  readonly big: (x: bigint, y: bigint) => bigint
}

/** Two integers from the stack. */
function binary({ small, big }: Binary) {
  const exactly = (quiet: boolean) =>
    inPlace(2, (machine) => {
      const top = machine.popInteger()
      const below = machine.popInteger()
      if (isNotANumber(top) || isNotANumber(below)) return pushResult(machine, Number.NaN, quiet)
      pushResult(machine, boundedInteger(big(BigInt(below), BigInt(top))), quiet)
    })
  return (quiet: boolean) => {
    const runExactly = exactly(quiet)
    return (machine: Machine, operation: Operation) => {
      const { stack } = machine
      const n = stack.length
      const y = stack[n - 1]
      const x = stack[n - 2]
      if (typeof x === 'number' && typeof y === 'number') {
        const result = small(x, y)
        if (Number.isSafeInteger(result)) {
          stack.pop()
          stack[n - 2] = result
          return
        }
      }
      runExactly(machine, operation)
    }
  }
}

/** The top integer and the number of the instruction. */
function withConstant({ small, big }: Binary) {
  const exactly = (quiet: boolean) =>
    inPlace(1, (machine, { a }) => {
      const value = machine.popInteger()
      if (isNotANumber(value)) return pushResult(machine, value, quiet)
      pushResult(machine, boundedInteger(big(BigInt(value), BigInt(a))), quiet)
    })
  return (quiet: boolean) => {
    const runExactly = exactly(quiet)
    return (machine: Machine, operation: Operation) => {
      const { stack } = machine
      const n = stack.length
      const x = stack[n - 1]
      if (typeof x === 'number') {
        const result = small(x, operation.a)
        if (Number.isSafeInteger(result)) {
          stack[n - 1] = result
          return
        }
      }
      runExactly(machine, operation)
    }
  }
}

interface Unary {
  readonly small: (x: number) => number
  readonly big: (x: bigint) => bigint
}

/** The top integer alone, in its place. `small` and `big` as in a binary operation. */
function unary(functions: Unary) {
  return (quiet: boolean) => inPlace(1, taken(functions)(quiet))
}

/** The top integer alone, which is taken first. */
function taken({ small, big }: Unary) {
  return (quiet: boolean) => (machine: Machine) => {
    const value = machine.popInteger()
    if (isNotANumber(value)) return pushResult(machine, value, quiet)
    if (typeof value === 'number') {
      const result = small(value)
      if (Number.isSafeInteger(result)) {
        machine.stack.push(result)
        return
      }
    }
    pushResult(machine, boundedInteger(big(BigInt(value))), quiet)
  }
}

// A zero product can be -0 in JavaScript; adding zero makes it 0.
const add = binary({ small: (x, y) => x + y, big: (x, y) => x + y })
const subtract = binary({ small: (x, y) => x - y, big: (x, y) => x - y })
const subtractReversed = binary({ small: (x, y) => y - x, big: (x, y) => y - x })
const multiply = binary({ small: (x, y) => x * y + 0, big: (x, y) => x * y })
const addConstant = withConstant({ small: (x, y) => x + y, big: (x, y) => x + y })
const multiplyConstant = withConstant({ small: (x, y) => x * y + 0, big: (x, y) => x * y })

function isInt32(x: number): boolean {
  return (x | 0) === x
}
function bitwise({ small, big }: Binary) {
  return binary({ small: (x, y) => (isInt32(x) && isInt32(y) ? small(x, y) : Number.NaN), big })
}
const and = bitwise({ small: (x, y) => x & y, big: (x, y) => x & y })
const or = bitwise({ small: (x, y) => x | y, big: (x, y) => x | y })
const xor = bitwise({ small: (x, y) => x ^ y, big: (x, y) => x ^ y })

const shiftLeft = withConstant({
  small: (x, bits) => (bits < 53 ? x * 2 ** bits + 0 : Number.NaN),
  big: (x, bits) => x << bits,
})
const shiftRight = withConstant({ small: (x, bits) => Math.floor(x / 2 ** bits), big: (x, bits) => x >> bits })

/** Shifts whose number of bits, 0 to 1023, is on the stack. */
function shiftBy(big: Binary['big']) {
  return (quiet: boolean) =>
    inPlace(2, (machine) => {
      const bits = machine.popInteger()
      const value = machine.popInteger()
      if (!(typeof bits === 'number' && bits >= 0 && bits <= 1023)) return raise(EXCEPTION.rangeCheck)
      if (isNotANumber(value)) return pushResult(machine, value, quiet)
      pushResult(machine, boundedInteger(big(BigInt(value), BigInt(bits))), quiet)
    })
}

const shiftLeftBy = shiftBy((x, n) => x << n)
const shiftRightBy = shiftBy((x, n) => x >> n)

function powerOfTwo(quiet: boolean) {
  return inPlace(1, (machine) => pushResult(machine, boundedInteger(1n << BigInt(machine.popNumber(0, 1023))), quiet))
}

/** Checks that an integer fits a number of bits. */
function checkFit(machine: Machine, bits: number, signed: boolean, quiet: boolean) {
  const value = machine.popInteger()
  if (isNotANumber(value)) return pushResult(machine, value, quiet)
  const big = BigInt(value)
  const fits = signed ? signedBits(big) <= bits : big >= 0n && unsignedBits(big) <= bits
  pushResult(machine, fits ? value : Number.NaN, quiet)
}

function fits(signed: boolean) {
  return (quiet: boolean) => inPlace(1, (machine, { a }) => checkFit(machine, a, signed, quiet))
}

function fitsBy(signed: boolean) {
  return (quiet: boolean) => (machine: Machine, operation: Operation) => {
    const bits = machine.popNumber(0, 1023)
    inPlace(1, () => checkFit(machine, bits, signed, quiet))(machine, operation)
  }
}

function bitSize(quiet: boolean) {
  return inPlace(1, (machine) => {
    const value = machine.popInteger()
    if (isNotANumber(value)) return pushResult(machine, value, quiet)
    machine.push(value === 0 ? 0 : signedBits(BigInt(value)))
  })
}

function unsignedBitSize(quiet: boolean) {
  return inPlace(1, (machine) => {
    const value = machine.popInteger()
    if (!(value >= 0)) {
      if (!quiet) raise(EXCEPTION.rangeCheck)
      machine.push(Number.NaN)
      return
    }
    machine.push(unsignedBits(BigInt(value)))
  })
}

function minMax(wanted: 'min' | 'max' | 'both') {
  return (quiet: boolean) => (machine: Machine) => {
    machine.need(2)
    let high = machine.popInteger()
    let low = machine.popInteger()
    if (isNotANumber(high) || isNotANumber(low)) {
      pushResult(machine, Number.NaN, quiet)
      if (wanted === 'both') machine.push(Number.NaN)
      return
    }
    if (high < low) [high, low] = [low, high]
    if (wanted !== 'max') machine.push(low)
    if (wanted !== 'min') machine.push(high)
  }
}

const i8 = { args: [int(8)] }
const bits = { args: [uint(8, 1)] }

const instructions: readonly Instruction[] = [
  ...plainAndQuiet('A0', 'ADD', 'x y - x+y', 'Sum.', add),
  ...plainAndQuiet('A1', 'SUB', 'x y - x-y', 'Difference.', subtract),
  ...plainAndQuiet('A2', 'SUBR', 'x y - y-x', 'Difference the other way.', subtractReversed),
  ...plainAndQuiet('A3', 'NEGATE', 'x - -x', 'Negation.', unary({ small: (x) => 0 - x, big: (x) => -x })),
  ...plainAndQuiet('A4', 'INC', 'x - x+1', 'Adds 1.', unary({ small: (x) => x + 1, big: (x) => x + 1n })),
  ...plainAndQuiet('A5', 'DEC', 'x - x-1', 'Subtracts 1.', unary({ small: (x) => x - 1, big: (x) => x - 1n })),
  ...plainAndQuiet('A6', 'ADDCONST', 'x - x+n', 'Adds a number, -128 to 127.', i8, addConstant),
  ...plainAndQuiet('A7', 'MULCONST', 'x - x*n', 'Multiplies by a number, -128 to 127.', i8, multiplyConstant),
  ...plainAndQuiet('A8', 'MUL', 'x y - x*y', 'Product.', multiply),
  ...plainAndQuiet('AA', 'LSHIFT#', 'x - x*2^n', 'Shifts left by 1 to 256 bits.', bits, shiftLeft),
  ...plainAndQuiet('AB', 'RSHIFT#', 'x - x/2^n', 'Shifts right by 1 to 256 bits, rounding down.', bits, shiftRight),
  ...plainAndQuiet('AC', 'LSHIFT', 'x n - x*2^n', 'Shifts left by 0 to 1023 bits.', shiftLeftBy),
  ...plainAndQuiet('AD', 'RSHIFT', 'x n - x/2^n', 'Shifts right by 0 to 1023 bits, rounding down.', shiftRightBy),
  ...plainAndQuiet('AE', 'POW2', 'n - 2^n', 'Power of two, n from 0 to 1023.', powerOfTwo),
  ...plainAndQuiet('B0', 'AND', 'x y - x&y', 'Bitwise and.', and),
  ...plainAndQuiet('B1', 'OR', 'x y - x|y', 'Bitwise or.', or),
  ...plainAndQuiet('B2', 'XOR', 'x y - x^y', 'Bitwise exclusive or.', xor),
  ...plainAndQuiet('B3', 'NOT', 'x - ~x', 'Bitwise complement.', unary({ small: (x) => -1 - x, big: (x) => ~x })),
  ...plainAndQuiet('B4', 'FITS', 'x - x', 'Fails unless x fits n bits with sign.', bits, fits(true)),
  ...plainAndQuiet('B5', 'UFITS', 'x - x', 'Fails unless x fits n bits without sign.', bits, fits(false)),
  ...plainAndQuiet('B600', 'FITSX', 'x n - x', 'FITS with a number from the stack.', fitsBy(true)),
  ...plainAndQuiet('B601', 'UFITSX', 'x n - x', 'UFITS with a number from the stack.', fitsBy(false)),
  ...plainAndQuiet('B602', 'BITSIZE', 'x - n', 'Fewest bits that x fits with sign; 0 for 0.', bitSize),
  ...plainAndQuiet('B603', 'UBITSIZE', 'x - n', 'Fewest bits that x fits without sign.', unsignedBitSize),
  ...plainAndQuiet('B608', 'MIN', 'x y - z', 'The smaller one.', minMax('min')),
  ...plainAndQuiet('B609', 'MAX', 'x y - z', 'The larger one.', minMax('max')),
  ...plainAndQuiet('B60A', 'MINMAX', 'x y - a b', 'The smaller and the larger one.', minMax('both')),
  ...plainAndQuiet(
    'B60B',
    'ABS',
    'x - |x|',
    'Magnitude.',
    taken({ small: (x) => (x < 0 ? -x : x), big: (x) => (x < 0n ? -x : x) }),
  ),
]

export const arithmeticFamily: InstructionFamily = { title: 'Arithmetic', instructions }
