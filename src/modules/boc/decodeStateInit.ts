import { defineFunction } from '../../context/defineFunction.ts'
import { decodeStateInit as splitStateInit } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeOptionalCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfDecodeStateInit, ResultOfDecodeStateInit } from './types.ts'

export const decodeStateInit = defineFunction({
  name: 'boc.decode_state_init',
  summary: 'Splits a state init into its parts.',
  params: ParamsOfDecodeStateInit,
  result: ResultOfDecodeStateInit,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize],
  access: 'computes',
  example: {
    params: { state_init: 'te6ccgEBAwEAFAABASQBART/APSkE/S88sgLAgAC0w==' },
    result: {
      code: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT',
      code_hash: '62bac6fb0b72b3cf50109a7a7f531b7241a040673d985747a9c7def7451f43bc',
      code_depth: 1,
      data: null,
      tick: null,
      compiler_version: null,
    },
  },
  ...largeBocs('state_init'),
  compute: ({ state_init, boc_cache }, { context }) => {
    const parts = withBocErrors(() => splitStateInit(readCell(context, state_init, 'state_init')))
    return {
      code: writeOptionalCell(context, parts.code, boc_cache),
      code_hash: parts.codeHash,
      code_depth: parts.codeDepth,
      data: writeOptionalCell(context, parts.data, boc_cache),
      data_hash: parts.dataHash,
      data_depth: parts.dataDepth,
      library: writeOptionalCell(context, parts.library, boc_cache),
      tick: parts.tick,
      tock: parts.tock,
      split_depth: parts.splitDepth,
      compiler_version: parts.compilerVersion,
    }
  },
})
