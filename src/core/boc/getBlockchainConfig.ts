import { Builder, type Cell, unlessBroken } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { ConfigParams, parseBlock, parseMcBlockExtra, parseMcStateExtra, parseShardState } from '../tlb/index.ts'
import { BocError } from './BocError.ts'
import { withBocErrors } from './withBocErrors.ts'

/**
 * Cell of the `ConfigParams` of a masterchain key block or masterchain state.
 * Throws BocError `inappropriateBlock` for other blocks and states, `invalid` for anything else. Source: modules 3.5.
 */
export function getBlockchainConfig(cell: Cell, rules: ChainRules = 'current'): Cell {
  const custom = withBocErrors('invalid', 'block or shard state', () => readCustom(cell, rules))
  if (custom === undefined)
    throw new BocError(
      'inappropriateBlock',
      'Expected a block or state of the masterchain, got one of another workchain',
    )
  const config = withBocErrors('invalid', 'masterchain part', custom)
  if (config === undefined)
    throw new BocError('inappropriateBlock', 'Expected a key block, got a block without a configuration')
  const builder = new Builder()
  ConfigParams.store(config, builder)
  return builder.toCell()
}

/** Reader of the masterchain part of a block or, failing that, of a state. */
function readCustom(cell: Cell, rules: ChainRules): (() => ConfigParams | undefined) | undefined {
  const block = unlessBroken(() => parseBlock(cell, rules))
  const { custom } = block === undefined ? parseShardState(cell, rules) : block.extra
  if (custom === undefined) return undefined
  return block === undefined ? () => parseMcStateExtra(custom).config : () => parseMcBlockExtra(custom).config
}
