import { describe, expect, test } from 'vitest'
import { boostsOf, verifierReward, weightBounds } from '../../../../src/core/vm/rewards/mobileVerifiers.ts'
import { reputationCoefficient } from '../../../../src/core/vm/rewards/reputation.ts'
import { KEEPER_SHARE } from '../../../../src/core/vm/rewards/stakes.ts'
import { mintedBy, stakedFraction } from '../../../../src/core/vm/rewards/supplyCurve.ts'
import { tapCoefficient } from '../../../../src/core/vm/rewards/tapCoefficient.ts'
import { extraVectors, withVectors } from '../../../support/vm/extraVectors.ts'

describe.skipIf(extraVectors === undefined)(withVectors('rewards of the machine of the network'), () => {
  const known = extraVectors?.rewards

  test('mint, keep as stake and reward reputation by the same numbers', () => {
    for (const { t, value } of known!.CALCMBK) expect(mintedBy(BigInt(t), KEEPER_SHARE), t).toBe(BigInt(value))
    for (const { t, value } of known!.F) expect(stakedFraction(BigInt(t)), t).toBe(BigInt(value))
    for (const { t, value } of known!.CALCREPCOEF) expect(reputationCoefficient(BigInt(t)), t).toBe(BigInt(value))
  })

  test('have the same bounds and boosts of mobile verifiers', () => {
    for (const { weights, bounds, boosts } of known!.mobile_verifiers) {
      const own = weights.map(BigInt)
      expect(weightBounds(own)).toEqual(bounds.map(BigInt))
      expect(boostsOf(own)).toEqual(boosts.map(BigInt))
    }
  })

  test('reward a mobile verifier with the same amount', () => {
    for (const { weights, rpc, n, mbi, taps, value } of known!.mobile_reward) {
      const share = { reward: BigInt(rpc), taps: BigInt(n), index: BigInt(mbi), allTaps: taps.map(BigInt) }
      expect(verifierReward(boostsOf(weights.map(BigInt)), share)).toBe(BigInt(value))
    }
  })

  test('count taps in the same way', () => {
    for (const { A_n_d_rem_D_M_C: before, coef_rem_D_M_C_A: after } of known!.CALCMINERTAPCOEF) {
      const [totalTaps, newTaps, duration, remainder, recent, modifiedTaps, taps] = before.map(BigInt) as bigint[]
      const counters = {
        totalTaps: totalTaps!,
        remainder: remainder!,
        duration: recent!,
        modifiedTaps: modifiedTaps!,
        taps: taps!,
      }
      const { coefficient, counters: left } = tapCoefficient(counters, newTaps!, duration!)
      expect([coefficient, left.remainder, left.duration, left.modifiedTaps, left.taps, left.totalTaps]).toEqual(
        after.map(BigInt),
      )
    }
  })
})

describe('rewards', () => {
  test('rewards are within bounds for every time and every list of weights', () => {
    for (let exponent = 0n; exponent < 128n; exponent++) {
      const time = (1n << exponent) - 1n
      expect(mintedBy(time, KEEPER_SHARE)).toBeLessThanOrEqual(7020000000000000000n)
      expect(stakedFraction(time)).toBeLessThanOrEqual(1n << 32n)
      expect(reputationCoefficient(time)).toBeLessThanOrEqual(3000000000n)
    }
    for (let size = 0; size < 40; size++) {
      const weights = Array.from({ length: size }, (_, place) => BigInt((place * 7919 + size * 31) % 97))
      const boosts = boostsOf(weights)
      expect(boosts.length).toBe(size)
      expect(boosts.every((boost) => boost >= 0n && boost < 1n << 36n)).toBe(true)
    }
  })
})
