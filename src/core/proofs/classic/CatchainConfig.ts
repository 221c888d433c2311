import { CellError, type Slice } from '../../cells/index.ts'
import { expectTag } from '../../tlb/index.ts'

/**
 *     catchain_config#c1 mc_catchain_lifetime:uint32 shard_catchain_lifetime:uint32 shard_validators_lifetime:uint32
 *       shard_validators_num:uint32 = CatchainConfig;
 *     catchain_config_new#c2 flags:(## 6) { flags = 0 } isolate_mc_validators:Bool shuffle_mc_validators:Bool
 *       mc_catchain_lifetime:uint32 shard_catchain_lifetime:uint32 shard_validators_lifetime:uint32
 *       shard_validators_num:uint32 = CatchainConfig;
 */
export interface CatchainConfig {
  /** Shards take no validators of the masterchain. */
  readonly isolateMcValidators: boolean
  /** Validators of the masterchain come in a random order. */
  readonly shuffleMcValidators: boolean
  readonly shardValidatorsNum: number
}

/** Parameter 28. Throws `format` for another tag or flags, `underflow`. Source: proofs 3.3. */
export function loadCatchainConfig(slice: Slice): CatchainConfig {
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
