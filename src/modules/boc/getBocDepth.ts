import { defineFunction } from '../../context/defineFunction.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { readCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { ParamsOfGetBocDepth, ResultOfGetBocDepth } from './types.ts'

export const getBocDepth = defineFunction({
  name: 'boc.get_boc_depth',
  summary: 'Returns the depth of the root cell of a BOC.',
  params: ParamsOfGetBocDepth,
  result: ResultOfGetBocDepth,
  errors: [InvalidBoc, BocRefNotFound],
  access: 'computes',
  example: { params: { boc: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT' }, result: { depth: 1 } },
  ...largeBocs('boc'),
  compute: ({ boc }, { context }) => ({ depth: readCell(context, boc, 'boc').depth() }),
})
