import { least } from '../../extremes.ts'

/** Coefficient of the taps of a miner, with 40 fractional bits. Source: virtual machine extensions 2.4. */

const ONE = 1n << 40n
const LN2 = 762_123_384_785n
const LN2_INVERSE = 1_586_259_972_792n
/** Steepness of the curve. */
const STEEPNESS = 601_300_899n
/** Taps at which a tap counts half. */
const MIDDLE = 6000n
/** A tap counts `LEVEL` / `SCALE` at most. */
const LEVEL = 200n
const SCALE = 100n * ONE

const MOST_TAPS = 12_000n
const MOST_RECENT_TAPS = 70n
const MOST_RECENT_DURATION = 330n
const MOST_RECENT_MODIFIED = 200n

/** Counters of a miner; all are unsigned numbers of 64 bits. */
export interface TapCounters {
  readonly totalTaps: bigint
  /** Part of a modified tap that is left over, with 40 fractional bits in units of 1/100. */
  readonly remainder: bigint
  /** Counters of the last five minutes: mining time in s, modified taps, taps. */
  readonly duration: bigint
  readonly modifiedTaps: bigint
  readonly taps: bigint
}

const EXPONENTIAL_SERIES = [ONE / 24n, ONE / 6n, ONE / 2n, ONE, ONE]

/** e to the power of x, which is cut to -10 to 10. */
function exponential(x: bigint): bigint {
  const limit = 10n * ONE
  const cut = x > limit ? limit : x < -limit ? -limit : x
  const doublings = (cut * LN2_INVERSE + (1n << 79n)) >> 80n
  const rest = cut - doublings * LN2
  const value = EXPONENTIAL_SERIES.reduce((sum, coefficient) => coefficient + ((rest * sum) >> 40n), ONE / 120n)
  return doublings > 0n ? value << doublings : value >> -doublings
}

/** Natural logarithm of a positive number. */
function logarithm(u: bigint): bigint {
  let rest = u
  let doublings = 0n
  for (; rest < ONE >> 1n; doublings--) rest <<= 1n
  for (; rest >= ONE + (ONE >> 1n); doublings++) rest >>= 1n
  const z = ((rest - ONE) << 40n) / (rest + ONE)
  const z2 = (z * z) >> 40n
  const z3 = (z2 * z) >> 40n
  const z5 = (z3 * z2) >> 40n
  const series = z + ((z3 * (ONE / 3n)) >> 40n) + ((z5 * (ONE / 5n)) >> 40n)
  return 2n * series + doublings * LN2
}

/** Weight of the taps from `first` to `end`, in units of 1/100; 0 if there are none. */
function weightOfTaps(first: bigint, end: bigint): bigint {
  const at = (taps: bigint): bigint => logarithm(ONE + exponential(STEEPNESS * (taps - MIDDLE)))
  const lost = ((at(end) - at(first)) << 40n) / STEEPNESS
  const kept = ((end - first) << 40n) - lost
  return kept <= 0n ? 0n : LEVEL * kept
}

/** Coefficient of `newTaps` taps made in `duration` seconds, and the counters afterwards. */
export function tapCoefficient(
  counters: TapCounters,
  newTaps: bigint,
  duration: bigint,
): { readonly coefficient: bigint; readonly counters: TapCounters } {
  const before = { ...counters, remainder: counters.remainder % SCALE }
  const nothing = { coefficient: 0n, counters: before }
  const { totalTaps, remainder, duration: recent, modifiedTaps, taps } = before
  const isFull =
    totalTaps >= MOST_TAPS ||
    taps >= MOST_RECENT_TAPS ||
    recent >= MOST_RECENT_DURATION ||
    modifiedTaps >= MOST_RECENT_MODIFIED
  if (isFull) return nothing
  const counted = least(newTaps, MOST_TAPS - totalTaps, MOST_RECENT_TAPS - taps)
  if (counted === 0n || duration === 0n) return nothing
  const weight = weightOfTaps(totalTaps, totalTaps + counted)
  if (weight === 0n) return nothing
  const modified = (remainder + weight) / SCALE
  const effective = least(duration, MOST_RECENT_DURATION - recent)
  return {
    coefficient: modified * recent + effective * modifiedTaps + modified * effective,
    counters: {
      totalTaps: totalTaps + counted,
      remainder: (remainder + weight) % SCALE,
      duration: recent + effective,
      modifiedTaps: modifiedTaps + modified,
      taps: taps + counted,
    },
  }
}
