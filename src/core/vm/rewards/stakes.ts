/** Stakes and rewards of block keepers and block managers. Source: virtual machine extensions 2. */
import { MINTING_TIME, mintedBy, stakedFraction, TOTAL_SUPPLY } from './supplyCurve.ts'

/** Share of the rewards, numerator and denominator. */
export type Share = readonly [bigint, bigint]

export const KEEPER_SHARE: Share = [675n, 1000n]
export const MANAGER_SHARE: Share = [1n, 10n]
export const VERIFIER_SHARE: Share = [225n, 1000n]

/** The smallest stake of a block keeper since version 1.0.2 of the machine of the network. */
export const FIXED_KEEPER_STAKE = 10_000_000_000_000_000n

/** Results are unsigned numbers of 128 bits that wrap around. */
function wrap(value: bigint): bigint {
  return BigInt.asUintN(128, value)
}

export interface RewardState {
  /** Nano minted so far. */
  readonly minted: bigint
  /** Average time between rewards, s. */
  readonly averageTime: bigint
  /** Previous adjustment. */
  readonly previous: bigint
  /** Time since the network began, s. */
  readonly time: bigint
}

/** Reward per second from now on, nano. */
export function rewardAdjustment({ minted, averageTime, previous, time }: RewardState, share: Share): bigint {
  const period = averageTime === 0n ? 1n : averageTime
  const due = wrap(mintedBy(wrap(time + period), share) - minted) / period
  const low = time < MINTING_TIME ? (previous / 3n) * 2n : 0n
  const raised = due > low ? due : low
  return raised < previous ? raised : previous
}

/** Reward of a block manager for an epoch, nano. */
export function managerReward(minted: bigint, managers: bigint, epoch: bigint, adjustment: bigint): bigint {
  return minted >= TOTAL_SUPPLY / 10n || managers === 0n ? 0n : wrap(adjustment * epoch) / managers
}

/** The smallest stake of a block manager, nano. */
export function leastManagerStake(rewards: bigint, time: bigint): bigint {
  return wrap(rewards * stakedFraction(time)) >> 32n
}
