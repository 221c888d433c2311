import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBocRef, SerializationError } from '../../errors/boc.ts'
import { bocCacheOf } from './cells/bocCaches.ts'
import { cachedText, isLargeReference, parseBocRef, readCell, writeOptionalCell } from './cells/bocTexts.ts'
import { ParamsOfBocCacheGet, ResultOfBocCacheGet } from './types.ts'

export const cacheGet = defineFunction({
  name: 'boc.cache_get',
  summary: 'Returns a cached BOC.',
  params: ParamsOfBocCacheGet,
  result: ResultOfBocCacheGet,
  errors: [InvalidBocRef, SerializationError],
  access: 'host',
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
  heavy: ({ boc_ref }, { context }) => isLargeReference(context, boc_ref),
  prepare: ({ boc_ref }, { context }) => ({ boc_ref: cachedText(context, boc_ref, 'boc_ref') }),
  compute: ({ boc_ref }, { context }) => {
    // On a worker thread, the text is already known; it may differ from the form that this library writes.
    const root = context ? bocCacheOf(context).get(parseBocRef(boc_ref))?.root : readCell(context, boc_ref, 'boc_ref')
    return { boc: writeOptionalCell(context, root, undefined) }
  },
})
