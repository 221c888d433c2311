import { defineFunction } from '../../context/defineFunction.ts'
import { encodeStateInit as joinStateInit } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readOptionalCell, writeCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfEncodeStateInit, ResultOfEncodeStateInit } from './types.ts'

export const encodeStateInit = defineFunction({
  name: 'boc.encode_state_init',
  summary: 'Builds a state init.',
  description: 'A split depth above 31 is error 202.',
  params: ParamsOfEncodeStateInit,
  result: ResultOfEncodeStateInit,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize],
  access: 'computes',
  example: {
    params: { code: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT' },
    result: { state_init: 'te6ccgEBAwEAFAABASQBART/APSkE/S88sgLAgAC0w==' },
  },
  ...largeBocs('code', 'data', 'library'),
  compute: ({ code, data, library, tick, tock, split_depth, boc_cache }, { context }) => {
    const parts = {
      code: readOptionalCell(context, code, 'code'),
      data: readOptionalCell(context, data, 'data'),
      library: readOptionalCell(context, library, 'library'),
      tick: tick ?? undefined,
      tock: tock ?? undefined,
      splitDepth: split_depth ?? undefined,
    }
    return {
      state_init: writeCell(
        context,
        withBocErrors(() => joinStateInit(parts)),
        boc_cache,
      ),
    }
  },
})
