import { bytesToHex } from '../bytes/hex.ts'
import type { VmInteger } from './VmValue.ts'

/** Bounds of the integers of the machine: 257 bits with sign. */
const MAX_INTEGER = (1n << 256n) - 1n
const MIN_INTEGER = -(1n << 256n)

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** The form of an integer on the stack. The value is not checked against the 257 bits. */
export function integerOf(value: bigint): VmInteger {
  return value <= MAX_SAFE && value >= -MAX_SAFE ? Number(value) : value
}

/** The unsigned number of some bytes, the first one highest. There is at least one. */
export function unsignedOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(bytes)}`)
}

/** Like `integerOf`, with not-a-number for what needs more than 257 bits. */
export function boundedInteger(value: bigint): VmInteger {
  return value <= MAX_SAFE && value >= -MAX_SAFE
    ? Number(value)
    : value <= MAX_INTEGER && value >= MIN_INTEGER
      ? value
      : Number.NaN
}

/** Whether a value of the stack is not-a-number. */
export function isNotANumber(value: VmInteger): boolean {
  return Number.isNaN(value)
}

/** Bits of the magnitude: 0 for zero. The value is not negative. */
export function unsignedBits(value: bigint): number {
  if (value === 0n) return 0
  const digits = value.toString(16)
  return digits.length * 4 - Math.clz32(Number.parseInt(digits[0]!, 16)) + 28
}

/** Fewest bits of the two's complement form; 1 for 0 and -1. */
export function signedBits(value: bigint): number {
  return unsignedBits(value < 0n ? -value - 1n : value) + 1
}

/** How a quotient is rounded. */
export type Rounding = 'floor' | 'nearest' | 'ceiling'

/** Quotient and remainder, `x = q * y + r`. `y` is not zero. Ties of `nearest` go up. */
export function divideRounded(x: bigint, y: bigint, rounding: Rounding): [bigint, bigint] {
  let q = x / y
  let r = x - q * y
  if (r === 0n) return [q, r]
  const sameSign = x < 0n === y < 0n
  if (rounding === 'floor') {
    if (!sameSign) {
      q -= 1n
      r += y
    }
  } else if (rounding === 'ceiling') {
    if (sameSign) {
      q += 1n
      r -= y
    }
  } else {
    const double = r < 0n ? -2n * r : 2n * r
    const size = y < 0n ? -y : y
    if (double > size || (double === size && sameSign)) {
      if (sameSign) {
        q += 1n
        r -= y
      } else {
        q -= 1n
        r += y
      }
    }
  }
  return [q, r]
}
