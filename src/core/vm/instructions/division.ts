import { type Instruction, type InstructionFamily, instruction as is, uint } from '../Instruction.ts'
import { boundedInteger, divideRounded, isNotANumber, type Rounding } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import type { Operation } from '../Operation.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { VmInteger } from '../VmValue.ts'

/** Operation of one instruction of the family: `(x [* y | << s]) / (z | 2^s)`. */
interface Mode {
  readonly multiply: 'no' | 'factor' | 'shift'
  readonly divideByShift: boolean
  /** The number of bits is in the instruction, not on the stack. */
  readonly constantShift: boolean
  readonly quotient: boolean
  readonly remainder: boolean
  readonly rounding: Rounding
}

const ROUNDINGS: readonly Rounding[] = ['floor', 'nearest', 'ceiling']

/** The mode of a byte `m l r s q … rounding`, `undefined` for one that no instruction has. */
function modeOf(byte: number): Mode | undefined {
  const premultiply = (byte & 0x80) !== 0
  const shiftLeft = (byte & 0x40) !== 0
  const shiftRight = (byte & 0x20) !== 0
  const constantShift = (byte & 0x10) !== 0
  const rounding = ROUNDINGS[byte & 3]
  if (shiftLeft && (shiftRight || !premultiply)) return undefined
  if (constantShift && !shiftLeft && !shiftRight) return undefined
  if (rounding === undefined || (byte & 12) === 0) return undefined
  return {
    multiply: premultiply ? (shiftLeft ? 'shift' : 'factor') : 'no',
    divideByShift: shiftRight,
    constantShift,
    quotient: (byte & 4) !== 0,
    remainder: (byte & 8) !== 0,
    rounding,
  }
}

function push(machine: Machine, mode: Mode, quotient: VmInteger, remainder: VmInteger) {
  if (mode.quotient) machine.push(quotient)
  if (mode.remainder) machine.push(remainder)
}

function fail(machine: Machine, mode: Mode, quiet: boolean) {
  if (!quiet) raise(EXCEPTION.integerOverflow)
  push(machine, mode, Number.NaN, Number.NaN)
}

function asShift(value: VmInteger): number {
  return typeof value === 'number' && value >= 0 && value <= 256 ? value : raise(EXCEPTION.rangeCheck)
}

function asInteger(value: unknown): VmInteger {
  return typeof value === 'number' || typeof value === 'bigint' ? value : raise(EXCEPTION.typeCheck)
}

function divide(mode: Mode, quiet: boolean) {
  const operands =
    1 +
    (mode.multiply !== 'no' && !(mode.multiply === 'shift' && mode.constantShift) ? 1 : 0) +
    (!mode.divideByShift || !mode.constantShift ? 1 : 0)
  const isPlain = mode.multiply === 'no' && !mode.divideByShift && mode.rounding === 'floor'
  return (machine: Machine, { a }: Operation) => {
    const { stack } = machine
    machine.need(operands)
    if (isPlain) {
      const z = stack[stack.length - 1]
      const x = stack[stack.length - 2]
      if (typeof x === 'number' && typeof z === 'number' && z !== 0 && !Number.isNaN(x) && !Number.isNaN(z)) {
        stack.length -= 2
        // The remainder of JavaScript is exact and has the sign of x.
        let r = x % z
        let q = (x - r) / z
        if (r !== 0 && r < 0 !== z < 0) {
          r += z
          q -= 1
        }
        return push(machine, mode, q + 0, r + 0)
      }
    }
    const values = stack.splice(stack.length - operands, operands).map(asInteger)
    let next = 0
    const x = values[next++]!
    let dividend: bigint
    let divisor: VmInteger | undefined
    if (mode.multiply === 'no') {
      const shift = mode.divideByShift ? (mode.constantShift ? a : asShift(values[next++]!)) : undefined
      divisor = shift === undefined ? values[next++]! : undefined
      if (divisor !== undefined && (isNotANumber(divisor) || divisor === 0)) return fail(machine, mode, quiet)
      if (isNotANumber(x)) return fail(machine, mode, quiet)
      return finish(machine, mode, quiet, BigInt(x), shift === undefined ? BigInt(divisor!) : 1n << BigInt(shift))
    }
    const y = values[next++]!
    if (mode.multiply === 'shift') {
      const shift = mode.constantShift ? a : asShift(values[next++]!)
      if (isNotANumber(x)) return fail(machine, mode, quiet)
      dividend = BigInt(x) << BigInt(shift)
      divisor = y
    } else {
      if (isNotANumber(x) || isNotANumber(y)) return fail(machine, mode, quiet)
      dividend = BigInt(x) * BigInt(y)
      if (mode.divideByShift) {
        const shift = mode.constantShift ? a : asShift(values[next++]!)
        return finish(machine, mode, quiet, dividend, 1n << BigInt(shift))
      }
      divisor = values[next++]!
    }
    if (isNotANumber(divisor) || divisor === 0) return fail(machine, mode, quiet)
    finish(machine, mode, quiet, dividend, BigInt(divisor))
  }
}

function finish(machine: Machine, mode: Mode, quiet: boolean, dividend: bigint, divisor: bigint) {
  const [q, r] = divideRounded(dividend, divisor, mode.rounding)
  const quotient = boundedInteger(q)
  if (isNotANumber(quotient)) return fail(machine, mode, quiet)
  push(machine, mode, quotient, boundedInteger(r))
}

function nameOf(mode: Mode): string {
  const letter = mode.rounding === 'floor' ? '' : mode.rounding === 'nearest' ? 'R' : 'C'
  const hash = mode.constantShift ? '#' : ''
  const prefix = mode.multiply === 'no' ? '' : mode.multiply === 'factor' ? 'MUL' : `LSHIFT${hash}`
  if (mode.divideByShift) {
    const core = mode.quotient ? (mode.remainder ? 'RSHIFTMOD' : 'RSHIFT') : 'MODPOW2'
    return `${prefix}${core}${letter}${hash}`
  }
  return `${prefix}${mode.quotient ? (mode.remainder ? 'DIVMOD' : 'DIV') : 'MOD'}${letter}`
}

function summaryOf(mode: Mode): string {
  const result = mode.quotient ? (mode.remainder ? 'Quotient and remainder' : 'Quotient') : 'Remainder'
  const dividend = mode.multiply === 'no' ? 'x' : mode.multiply === 'factor' ? 'x*y' : 'x*2^n'
  const divisor = mode.divideByShift ? '2^n' : 'z'
  const rounding = mode.rounding === 'floor' ? 'down' : mode.rounding === 'nearest' ? 'to the nearest, ties up' : 'up'
  return `${result} of ${dividend} by ${divisor}, rounded ${rounding}.`
}

function stackOf(mode: Mode): string {
  const taken = ['x']
  if (mode.multiply === 'factor') taken.push('y')
  if (!mode.divideByShift) taken.push('z')
  if ((mode.divideByShift || mode.multiply === 'shift') && !mode.constantShift) taken.push('n')
  return `${taken.join(' ')} - ${[...(mode.quotient ? ['q'] : []), ...(mode.remainder ? ['r'] : [])].join(' ')}`
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0').toUpperCase()
}

const instructions: Instruction[] = []
for (let byte = 0; byte < 256; byte++) {
  const mode = modeOf(byte)
  if (mode === undefined) continue
  const name = nameOf(mode)
  const details = mode.constantShift ? { args: [uint(8, 1)] } : {}
  // RSHIFT and RSHIFT# with rounding down also have shorter opcodes of the same name; the long forms get a suffix.
  const shown = name === 'RSHIFT' || name === 'RSHIFT#' ? `${name}_L` : name
  instructions.push(
    is(`A9${hexByte(byte)}`, shown, stackOf(mode), summaryOf(mode), details, divide(mode, false)),
    is(
      `B7A9${hexByte(byte)}`,
      `Q${shown}`,
      stackOf(mode),
      `${shown} that returns not-a-number instead of failing.`,
      details,
      divide(mode, true),
    ),
  )
}

export const divisionFamily: InstructionFamily = { title: 'Division', instructions }
