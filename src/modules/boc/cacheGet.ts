import { defineFunction } from '../../context/defineFunction.ts'
import { bocCacheOf, parseBocRef, writeOptionalCell } from './bocTexts.ts'
import { InvalidBocRef, SerializationError } from './errors.ts'
import { ParamsOfBocCacheGet, ResultOfBocCacheGet } from './types.ts'

export const cacheGet = defineFunction({
  name: 'boc.cache_get',
  summary: 'Reads a cached BOC.',
  params: ParamsOfBocCacheGet,
  result: ResultOfBocCacheGet,
  errors: [InvalidBocRef, SerializationError],
  example: {
    setup: [
      {
        method: 'boc.cache_set',
        params: { boc: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT', cache_type: { type: 'Pinned', pin: 'example' } },
        save: 'cached',
      },
    ],
    params: { boc_ref: { $var: 'cached.boc_ref' } },
    result: { boc: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT' },
  },
  run: ({ context }, { boc_ref }) => ({
    boc: writeOptionalCell(context, bocCacheOf(context).get(parseBocRef(boc_ref)), undefined),
  }),
})
