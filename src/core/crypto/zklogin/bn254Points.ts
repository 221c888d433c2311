/** Compressed points of BN254, as contracts hold them. Source: virtual machine extensions 4.2. */
import { bn254 } from '@noble/curves/bn254.js'
import { littleEndianNumber } from './littleEndianNumber.ts'

const { Fp, Fp2 } = bn254.fields
const G1 = bn254.G1.Point
const G2 = bn254.G2.Point

export type PointOfG1 = InstanceType<typeof G1>
export type PointOfG2 = InstanceType<typeof G2>
type Fp2Value = ReturnType<typeof Fp2.create>

const FIELD_BYTES = 32
export const G1_BYTES: number = FIELD_BYTES
export const G2_BYTES: number = 2 * FIELD_BYTES

const LARGER_FLAG = 0x80
const INFINITY_FLAG = 0x40

/** Bytes that are not a point of the curve, or not in the subgroup. */
export class PointError extends Error {
  override readonly name = 'PointError'
}

interface Flags {
  readonly bytes: Uint8Array
  readonly isInfinity: boolean
  readonly isLarger: boolean
}

/** The bytes without the flags in the last one. */
function takeFlags(given: Uint8Array): Flags {
  const bytes = given.slice()
  const last = bytes.length - 1
  const flags = bytes[last]!
  bytes[last] = flags & ~(LARGER_FLAG | INFINITY_FLAG)
  const isInfinity = (flags & INFINITY_FLAG) !== 0
  const isLarger = (flags & LARGER_FLAG) !== 0
  if (isInfinity && isLarger) throw new PointError('The point has both the infinity flag and the sign flag')
  return { bytes, isInfinity, isLarger }
}

function fieldElement(bytes: Uint8Array): bigint {
  const value = littleEndianNumber(bytes)
  if (value >= Fp.ORDER) throw new PointError('The coordinate is not below the field prime')
  return value
}

/** Throws PointError where there is no root: the coordinate belongs to no point. */
function rootOf<T>(field: { sqrt(value: T): T }, square: T): T {
  try {
    return field.sqrt(square)
  } catch {
    throw new PointError('The coordinate is not that of a point of the curve')
  }
}

/** A point of G1 from 32 bytes. Throws PointError. */
export function decodeG1(bytes: Uint8Array): PointOfG1 {
  const { bytes: coordinate, isInfinity, isLarger } = takeFlags(bytes)
  const x = fieldElement(coordinate)
  if (isInfinity) return G1.ZERO
  const y = rootOf(Fp, Fp.add(Fp.mul(Fp.sqr(x), x), 3n))
  const other = Fp.neg(y)
  const point = G1.fromAffine({ x, y: y > other === isLarger ? y : other })
  // The curve has no other points than those of the group.
  point.assertValidity()
  return point
}

/** A point of G2 from 64 bytes. Throws PointError. */
export function decodeG2(bytes: Uint8Array): PointOfG2 {
  const { bytes: coordinate, isInfinity, isLarger } = takeFlags(bytes)
  const c0 = fieldElement(coordinate.subarray(0, FIELD_BYTES))
  const c1 = fieldElement(coordinate.subarray(FIELD_BYTES))
  if (isInfinity) return G2.ZERO
  const x = Fp2.fromBigTuple([c0, c1])
  const y = rootOf(Fp2, Fp2.add(Fp2.mul(Fp2.sqr(x), x), G2.CURVE().b))
  const other = Fp2.neg(y)
  const point = G2.fromAffine({ x, y: isGreater(y, other) === isLarger ? y : other })
  try {
    point.assertValidity()
  } catch {
    throw new PointError('The point is not in the subgroup')
  }
  return point
}

function isGreater(a: Fp2Value, b: Fp2Value): boolean {
  return a.c1 === b.c1 ? a.c0 > b.c0 : a.c1 > b.c1
}

/** A point from its coordinates. Throws PointError. */
export function pointOfG1(x: bigint, y: bigint): PointOfG1 {
  return checked(x < Fp.ORDER && y < Fp.ORDER, () => G1.fromAffine({ x, y }))
}

/** A point from its coordinates, each as c0 and c1. Throws PointError. */
export function pointOfG2(x: readonly [bigint, bigint], y: readonly [bigint, bigint]): PointOfG2 {
  const areReduced = [...x, ...y].every((part) => part < Fp.ORDER)
  return checked(areReduced, () => G2.fromAffine({ x: Fp2.fromBigTuple([...x]), y: Fp2.fromBigTuple([...y]) }))
}

function checked<P extends { assertValidity(): void; is0(): boolean }>(areReduced: boolean, make: () => P): P {
  if (!areReduced) throw new PointError('The coordinate is not below the field prime')
  try {
    const point = make()
    point.assertValidity()
    if (point.is0()) throw new PointError('The point at infinity is not allowed in a proof')
    return point
  } catch {
    throw new PointError('The coordinates are not those of a point of the group')
  }
}

/** 32 bytes of a point of G1. */
export function encodeG1(point: PointOfG1): Uint8Array {
  if (point.is0()) return withFlags([0n], INFINITY_FLAG)
  const { x, y } = point.toAffine()
  return withFlags([x], y > Fp.neg(y) ? LARGER_FLAG : 0)
}

/** 64 bytes of a point of G2. */
export function encodeG2(point: PointOfG2): Uint8Array {
  if (point.is0()) return withFlags([0n, 0n], INFINITY_FLAG)
  const { x, y } = point.toAffine()
  return withFlags([x.c0, x.c1], isGreater(y, Fp2.neg(y)) ? LARGER_FLAG : 0)
}

function withFlags(coordinates: readonly bigint[], flags: number): Uint8Array {
  const bytes = new Uint8Array(coordinates.length * FIELD_BYTES)
  coordinates.forEach((coordinate, place) => {
    let rest = coordinate
    for (let index = 0; index < FIELD_BYTES; index++) {
      bytes[place * FIELD_BYTES + index] = Number(rest & 255n)
      rest >>= 8n
    }
  })
  bytes[bytes.length - 1]! |= flags
  return bytes
}
