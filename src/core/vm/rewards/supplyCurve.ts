/** How much of the supply is minted, or kept as stake, by the time since the network began. Source: virtual machine extensions 2.1. */
import { FRACTION, horner, ONE } from './fixedPoint.ts'

/** Total supply, nano. */
export const TOTAL_SUPPLY = 10_400_000_000_000_000_000n
/** Time after which everything is minted, s. */
export const MINTING_TIME = 2_000_000_000n

/** Powers of 1/e. */
const POWERS = [
  4294967296n,
  1580030169n,
  581260615n,
  213833830n,
  78665070n,
  28939262n,
  10646160n,
  3916503n,
  1440801n,
  530041n,
  194991n,
  71733n,
  26389n,
]

const SERIES = [
  106522n,
  -852176n,
  5965232n,
  -35791394n,
  178956971n,
  -715827883n,
  2147483648n,
  -4294967296n,
  4294967296n,
]

const MINTING_RATE = 106188087029n
const MINTING_SCALE = ONE + 42950n
const FREE_FLOAT_RATE = 42566973522n
const FREE_FLOAT_SCALE = ONE + 42949673n
/** Most of the stake that may float freely: one third. */
const MOST_FREE_FLOAT = 1431655765n

/** e to the power of -v. */
function decay(v: bigint): bigint {
  const power = POWERS[Number(v >> 32n)]
  return power === undefined ? 0n : (power * horner(v & FRACTION, SERIES)) >> 32n
}

function grown(rate: bigint, scale: bigint, time: bigint): bigint {
  return (scale * (ONE - decay((rate * time + (1n << 31n)) >> 32n))) >> 32n
}

/** Nano minted by `time` (s) for a share of the rewards, `share[0]` of `share[1]`. */
export function mintedBy(time: bigint, share: readonly [bigint, bigint]): bigint {
  const all = time > MINTING_TIME ? TOTAL_SUPPLY : (TOTAL_SUPPLY * grown(MINTING_RATE, MINTING_SCALE, time)) >> 32n
  return (all * share[0]) / share[1]
}

/** Fraction of the rewards that is to be kept as stake by `time` (s), with 32 fractional bits. */
export function stakedFraction(time: bigint): bigint {
  const free =
    time > MINTING_TIME ? MOST_FREE_FLOAT : (MOST_FREE_FLOAT * grown(FREE_FLOAT_RATE, FREE_FLOAT_SCALE, time)) >> 32n
  return ONE - free
}
