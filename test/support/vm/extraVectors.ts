import { readVectorGroups } from '../vectors.ts'

interface TimedValue {
  readonly t: string
  readonly value: string
}

/** Known values of the instructions of the networks with Dapp IDs; all integers are decimal texts. */
interface ExtraVectors {
  readonly poseidon: { readonly circomlib_1_2: string; readonly sponge_of_32_ff: string }
  readonly rng: readonly {
    readonly time: string
    readonly bytes16: string
    readonly u64_1: string
    readonly bytes5: string
    readonly u64_2: string
  }[]
  readonly zstd: readonly { readonly text: string; readonly frame: string }[]
  readonly diff: readonly {
    readonly old: string
    readonly new: string
    readonly patch: string
    readonly applied: string | null
  }[]
  readonly apply: readonly { readonly old: string; readonly patch: string; readonly result: string | null }[]
  readonly rewards: {
    readonly CALCMBK: readonly TimedValue[]
    readonly CALCREPCOEF: readonly TimedValue[]
    readonly F: readonly TimedValue[]
    readonly mobile_verifiers: readonly {
      readonly weights: readonly number[]
      readonly bounds: readonly number[]
      readonly boosts: readonly string[]
    }[]
    readonly mobile_reward: readonly {
      readonly weights: readonly number[]
      readonly rpc: string
      readonly n: number
      readonly mbi: number
      readonly taps: readonly number[]
      readonly value: string
    }[]
    readonly CALCMINERTAPCOEF: readonly {
      readonly A_n_d_rem_D_M_C: readonly string[]
      readonly coef_rem_D_M_C_A: readonly string[]
    }[]
  }
  readonly zk_login: readonly {
    readonly source: string
    readonly index_mod_4: number
    readonly max_epoch: number
    readonly eph_pub_key: string
    readonly modulus: string
    readonly iss_base_64: string
    readonly header_base_64: string
    readonly zkaddr: string
    readonly poseidon: string
    readonly proof: string
    readonly valid: boolean
  }[]
}

export const extraVectors = readVectorGroups<ExtraVectors>('vectors-extra.json')

/** Title of a suite, with the reason why it is skipped. */
export function withVectors(title: string): string {
  return extraVectors === undefined ? `${title} (skipped: vectors-extra.json is not there)` : title
}
