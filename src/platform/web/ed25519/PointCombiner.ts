import { ed25519 } from '@noble/curves/ed25519.js'
import { ELEMENT_BYTES, LIMBS } from './fieldCode.ts'
import { DOUBLE_D, FREE, instantiatePointCode, POINT_BYTES, type PointCode, SUM } from './pointCode.ts'
import { signedWindows } from './signedWindows.ts'

/** A point of the curve. */
export interface AffinePoint {
  readonly x: bigint
  readonly y: bigint
}

/** A sum of points, as a check of a signature needs it. */
export interface Combined {
  /** Encoding of RFC 8032, section 5.1.2. */
  readonly bytes: Uint8Array
  /** Whether the order of the point divides 8. */
  readonly isSmallOrder: boolean
}

const P = 2n ** 255n - 19n
/** Bits of the windows of scalars. Of the base point, 64 multiples stay prepared. */
const BASE_WINDOW = 8
const KEY_WINDOW = 5
const SCALAR_BITS = 256

const BASE_TABLE = FREE
const KEY_TABLE = BASE_TABLE + 2 ** (BASE_WINDOW - 2) * POINT_BYTES
const DOUBLED = KEY_TABLE + 2 ** (KEY_WINDOW - 2) * POINT_BYTES

const [X, Y, Z] = [SUM, SUM + ELEMENT_BYTES, SUM + 2 * ELEMENT_BYTES]
/** Places that only operations with points use, for what is computed between them. */
const [POWER, FACTOR, ONES, ELEVEN] = [4, 5, 6, 7].map((index) => SUM + index * ELEMENT_BYTES) as [
  number,
  number,
  number,
  number,
]

/** Runs the compiled code. Rejects where the platform does not allow it. */
export async function openCombiner(code: WebAssembly.Module): Promise<PointCombiner> {
  const { BASE, CURVE } = ed25519.Point
  return new PointCombiner(await instantiatePointCode(code), BASE.toAffine(), CURVE().d)
}

/** Multiplies and adds points in WebAssembly. The time depends on the values, so they must not be secret. */
export class PointCombiner {
  readonly #code: PointCode
  readonly #memory: BigInt64Array

  constructor(code: PointCode, base: AffinePoint, d: bigint) {
    this.#code = code
    this.#memory = new BigInt64Array(code.memory.buffer)
    this.#write(DOUBLE_D, (2n * d) % P)
    this.#prepareMultiples(base, BASE_TABLE, BASE_WINDOW)
  }

  /** The base point times `scalar` plus another point times `factor`; both numbers are below 2^253. */
  combine(scalar: bigint, point: AffinePoint, factor: bigint): Combined {
    const code = this.#code
    this.#prepareMultiples(point, KEY_TABLE, KEY_WINDOW)
    const baseDigits = signedWindows(scalar, BASE_WINDOW, SCALAR_BITS)
    const pointDigits = signedWindows(factor, KEY_WINDOW, SCALAR_BITS)
    this.#setSum({ x: 0n, y: 1n })
    for (let bit = SCALAR_BITS - 1; bit >= 0; bit--) {
      const [baseDigit, pointDigit] = [baseDigits[bit]!, pointDigits[bit]!]
      if (baseDigit === 0 && pointDigit === 0) {
        code.doubleFast()
        continue
      }
      code.double()
      if (baseDigit !== 0) this.#addMultiple(BASE_TABLE, baseDigit)
      if (pointDigit !== 0) this.#addMultiple(KEY_TABLE, pointDigit)
    }
    return { bytes: this.#encodeSum(), isSmallOrder: this.#isSumSmallOrder() }
  }

  #addMultiple(table: number, digit: number): void {
    const place = table + (Math.abs(digit) >> 1) * POINT_BYTES
    if (digit > 0) this.#code.addPoint(place)
    else this.#code.subtractPoint(place)
  }

  /** Prepares the odd multiples that a window can have. */
  #prepareMultiples(point: AffinePoint, table: number, window: number): void {
    const code = this.#code
    this.#setSum(point)
    code.double()
    code.prepare(DOUBLED)
    this.#setSum(point)
    code.prepare(table)
    for (let index = 1; index < 2 ** (window - 2); index++) {
      code.addPoint(DOUBLED)
      code.prepare(table + index * POINT_BYTES)
    }
  }

  #setSum({ x, y }: AffinePoint): void {
    for (const [index, value] of [x, y, 1n, (x * y) % P].entries()) this.#write(SUM + index * ELEMENT_BYTES, value)
  }

  #encodeSum(): Uint8Array {
    this.#invertZ()
    const { multiply } = this.#code
    multiply(FACTOR, X, POWER)
    const isOdd = this.#read(FACTOR) & 1n
    multiply(FACTOR, Y, POWER)
    const encoded = this.#read(FACTOR) | (isOdd << 255n)
    return Uint8Array.from({ length: 32 }, (_, index) => Number((encoded >> BigInt(8 * index)) & 255n))
  }

  /** POWER = Z^(p - 2): the exponent, 2^255 - 21, has 50 times five ones and then 01011, which is 11. */
  #invertZ(): void {
    const { multiply, square } = this.#code
    this.#raiseZ(POWER, 0b11111)
    this.#raiseZ(ONES, 0b11111)
    this.#raiseZ(ELEVEN, 11)
    for (let group = 1; group <= 50; group++) {
      for (let bit = 0; bit < 5; bit++) square(POWER, POWER)
      multiply(POWER, POWER, group < 50 ? ONES : ELEVEN)
    }
  }

  /** The exponent is at least 2. */
  #raiseZ(to: number, exponent: number): void {
    const { multiply, square } = this.#code
    const [, ...bits] = exponent.toString(2)
    bits.forEach((bit, index) => {
      square(to, index === 0 ? Z : to)
      if (bit === '1') multiply(to, to, Z)
    })
  }

  /** Doubles the sum three times. */
  #isSumSmallOrder(): boolean {
    for (let times = 0; times < 3; times++) this.#code.doubleFast()
    return this.#read(X) === 0n && this.#read(Y) === this.#read(Z)
  }

  /** Writes a number below p as a reduced element: within ±p/2, each limb but the last within half of its range. */
  #write(place: number, value: bigint): void {
    let rest = value > P / 2n ? value - P : value
    for (let limb = 0; limb < LIMBS - 1; limb++) {
      const bits = limb % 2 === 0 ? 26 : 25
      const low = BigInt.asIntN(bits, rest)
      this.#memory[place / 8 + limb] = low
      rest = (rest - low) >> BigInt(bits)
    }
    this.#memory[place / 8 + LIMBS - 1] = rest
  }

  #read(place: number): bigint {
    let value = 0n
    for (let limb = LIMBS - 1; limb >= 0; limb--) {
      value = (value << (limb % 2 === 0 ? 26n : 25n)) + this.#memory[place / 8 + limb]!
    }
    return ((value % P) + P) % P
  }
}
