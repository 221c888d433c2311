/** Rewards of mobile verifiers: by the place of a verifier in the list of weights. Source: virtual machine extensions 2.3. */
import { FRACTION, ONE } from './fixedPoint.ts'

/** A piece of the curve: from `x` to the next, `y` at both ends, and its steepness. */
interface Piece {
  readonly from: bigint
  readonly to: bigint
  readonly low: bigint
  readonly high: bigint
  readonly steepness: bigint
}

const PIECES: readonly Piece[] = [
  { from: 0n, to: 1288490189n, low: 0n, high: 286461212n, steepness: 42949672960n },
  { from: 1288490189n, to: 3006477107n, low: 286461212n, high: 8589934592n, steepness: 8135370769n },
  { from: 3006477107n, to: ONE, low: 8589934592n, high: 34359738368n, steepness: 77309390134n },
]

/** Powers of e. */
const POWERS = [
  4294967296n,
  11674931555n,
  31735754293n,
  86266724208n,
  234497268814n,
  637429664642n,
  1732713474316n,
  4710003551159n,
  12803117065094n,
  34802480465680n,
  94602950235157n,
  257157480542844n,
  699026506411923n,
  1900151049990741n,
  5165146070517207n,
  14040322704823566n,
  38165554074222850n,
  103744732113031053n,
  282007420101203878n,
]

const SERIES_LENGTH = 7n

function multiply(a: bigint, b: bigint): bigint {
  return (a * b) >> 32n
}
function divide(a: bigint, b: bigint): bigint {
  return (a << 32n) / b
}

/** e to the power of x, which is 0 to 18. */
function exponential(x: bigint): bigint {
  const fraction = x & FRACTION
  let term = ONE
  let sum = ONE
  for (let j = 1n; j <= SERIES_LENGTH; j++) {
    term = divide(multiply(term, fraction), j * ONE)
    sum += term
  }
  return multiply(POWERS[Number(x >> 32n)]!, sum)
}

/** Integral of a piece from `a` to `b`. */
function integral(a: bigint, b: bigint, { from, to, low, high, steepness }: Piece): bigint {
  const width = to - from
  const slope = divide(steepness, width)
  const top = exponential(steepness)
  const curved = multiply(
    multiply(high - low, width),
    exponential(multiply(slope, b - from)) - exponential(multiply(slope, a - from)),
  )
  const straight = multiply(multiply(steepness, b - a), multiply(low, top) - high)
  return divide(curved + straight, multiply(steepness, top - ONE))
}

/** Integral of the curve from `left` to `right`, both 0 to 2^32. */
function boost(left: bigint, right: bigint): bigint {
  const first = PIECES.findIndex(({ to }) => left <= to)
  const last = PIECES.findIndex(({ to }) => right <= to)
  if (first === -1 || last < first) return 0n
  let sum = 0n
  for (let index = first; index <= last; index++) {
    const piece = PIECES[index]!
    sum += integral(index === first ? left : piece.from, index === last ? right : piece.to, piece)
  }
  return sum
}

/** Bounds between verifiers by their weights, from 0 to 2^32: one more than there are weights. */
export function weightBounds(weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  const bounds = [0n]
  let rest = 0n
  let bound = 0n
  for (const weight of weights) {
    if (total !== 0n) {
      rest += weight << 32n
      const ticks = rest / total
      rest -= ticks * total
      bound += ticks
    }
    bounds.push(bound)
  }
  return bounds
}

/** Boost of each verifier, with 32 fractional bits. */
export function boostsOf(weights: readonly bigint[]): bigint[] {
  const bounds = weightBounds(weights)
  return weights.map((_, index) => {
    const [left, right] = [bounds[index]!, bounds[index + 1]!]
    if (right <= left) return 0n
    const value = boost(left, right)
    return value <= 0n ? 0n : BigInt.asUintN(64, BigInt.asUintN(64, value) * ONE) / (right - left)
  })
}

export interface VerifierShare {
  /** Reward for all, nano. */
  readonly reward: bigint
  /** Number of taps that count. */
  readonly taps: bigint
  /** Index of the verifier in the list of weights; an index beyond the list means the last one. */
  readonly index: bigint
  /** Taps of every verifier. */
  readonly allTaps: readonly bigint[]
}

/** Reward of one verifier. Boosts come from `boostsOf`. */
export function verifierReward(boosts: readonly bigint[], { reward, taps, index, allTaps }: VerifierShare): bigint {
  if (boosts.length === 0 || allTaps.length !== boosts.length) return 0n
  const sum = BigInt.asIntN(
    128,
    boosts.reduce((value, own, place) => value + own * allTaps[place]!, 0n),
  )
  if (sum === 0n) return 0n
  const last = BigInt(boosts.length - 1)
  const own = boosts[Number(index < last ? index : last)]!
  return BigInt.asUintN(128, BigInt.asIntN(128, reward * taps * own) / sum)
}
