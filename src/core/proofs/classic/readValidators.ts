import { CellError, iterateEntries } from '../../cells/index.ts'
import { type ConfigParams, configParam, loadValidatorSet, type ValidatorDescription } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { readingAsProof } from '../readingAsProof.ts'
import { type CatchainConfig, loadCatchainConfig } from './CatchainConfig.ts'

const WORKCHAINS = 12
const CATCHAIN = 28
const VALIDATORS = 34
/** A network has a handful. */
const MAX_WORKCHAINS = 1024

/** Who signs blocks, as a key block or the zero state says. */
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
    const { total, main, totalWeight, list } = loadValidatorSet(validators)
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

/** Old proofs prune the list of workchains; those networks have one. */
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
