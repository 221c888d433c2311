import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidBocRef } from '../../errors/boc.ts'
import { nothing } from '../../schema/methods.ts'
import { bocCacheOf } from './cells/bocCaches.ts'
import { parseBocRef } from './cells/bocTexts.ts'
import { ParamsOfBocCacheUnpin } from './types.ts'

export const cacheUnpin = defineFunction({
  name: 'boc.cache_unpin',
  summary: 'Removes one pin of a cached BOC.',
  description:
    'A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references are ignored.',
  params: ParamsOfBocCacheUnpin,
  result: nothing,
  errors: [InvalidBocRef],
  access: 'host',
  example: { params: { pin: 'example' }, result: null },
  run: ({ context }, { pin, boc_ref }) => {
    bocCacheOf(context).unpin(pin, boc_ref === undefined || boc_ref === null ? undefined : parseBocRef(boc_ref))
  },
})
