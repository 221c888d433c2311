import { CellError, iterateEntries, type Slice } from '../../cells/index.ts'
import { type ConfigParams, configParam, expectTag, type ValidatorDescription, ValidatorSet } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'

const WORKCHAINS = 12
const CATCHAIN = 28
const VALIDATORS = 34
/** Maximum number of workchains; a network has a handful. */
const MAX_WORKCHAINS = 1024

/** Signers of blocks according to a key block or the zero state. */
export interface ValidatorRules {
  /** All validators in their order. */
  readonly list: readonly ValidatorDescription[]
  /** This many validators at the beginning are those of the masterchain. */
  readonly main: number
  readonly totalWeight: bigint
  readonly catchain: CatchainConfig
  /** Workchains besides the masterchain. */
  readonly workchainCount: number
}

/** Throws ProofError `checkFailed` for parameters that are missing, pruned or malformed. Source: proofs 3.2, 3.3. */
export function readValidators(config: ConfigParams): ValidatorRules {
  return readingAsProof('checkFailed', 'configuration of validators', () => {
    const catchain = configParam(config.params, CATCHAIN)
    const validators = configParam(config.params, VALIDATORS)
    if (catchain === undefined) throw checkFailed('the configuration has no parameter 28')
    if (validators === undefined) throw checkFailed('the configuration has no parameter 34')
    const { total, main, totalWeight, list } = ValidatorSet.load(validators)
    const entries = [...list]
    if (main < 1 || main > total)
      throw checkFailed(`the validator set declares ${main} main validators out of ${total}`)
    if (entries.length !== total || entries.some(([index], place) => index !== place)) {
      throw checkFailed(`the validator set does not have exactly the indexes 0 to ${total - 1}`)
    }
    const sum = entries.reduce((weight, [, validator]) => weight + validator.weight, 0n)
    if (sum !== totalWeight) throw checkFailed('the weights of the validators do not add up to the declared total')
    return {
      list: entries.map(([, validator]) => validator),
      main,
      totalWeight,
      catchain: loadCatchainConfig(catchain),
      workchainCount: countWorkchains(config),
    }
  })
}

/** Old proofs prune the list of workchains; the networks of such proofs have one workchain. */
function countWorkchains({ params }: ConfigParams): number {
  try {
    const slice = configParam(params, WORKCHAINS)
    if (slice === undefined) return 1
    let count = 0
    for (const _entry of iterateEntries(slice.loadMaybeRef(), 32, { maxEntries: MAX_WORKCHAINS })) count++
    return count
  } catch (error) {
    if (error instanceof CellError && error.kind === 'pruned') return 1
    throw error
  }
}

/**
 *     catchain_config#c1 mc_catchain_lifetime:uint32 shard_catchain_lifetime:uint32 shard_validators_lifetime:uint32
 *       shard_validators_num:uint32 = CatchainConfig;
 *     catchain_config_new#c2 flags:(## 6) { flags = 0 } isolate_mc_validators:Bool shuffle_mc_validators:Bool
 *       mc_catchain_lifetime:uint32 shard_catchain_lifetime:uint32 shard_validators_lifetime:uint32
 *       shard_validators_num:uint32 = CatchainConfig;
 */
interface CatchainConfig {
  /** Shards take no validators of the masterchain. */
  readonly isolateMcValidators: boolean
  /** Validators of the masterchain come in a random order. */
  readonly shuffleMcValidators: boolean
  readonly shardValidatorsNum: number
}

/** Parameter 28. Throws `format` for another tag or flags, `underflow`. Source: proofs 3.3. */
function loadCatchainConfig(slice: Slice): CatchainConfig {
  const tag = expectTag(slice, 8, 'a catchain configuration', 0xc1, 0xc2)
  const flags = tag === 0xc2 ? slice.loadUint(8) : 0
  if (flags > 3) throw new CellError('format', `The catchain configuration has flags ${flags}, expected 0 to 3`)
  slice.skip(3 * 32)
  return {
    isolateMcValidators: (flags & 2) !== 0,
    shuffleMcValidators: (flags & 1) !== 0,
    shardValidatorsNum: slice.loadUint(32),
  }
}
