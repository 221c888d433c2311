import { defineFunction } from '../../context/defineFunction.ts'
import { cacheCell, readBocForCache } from './bocTexts.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc } from './errors.ts'
import { ParamsOfBocCacheSet, ResultOfBocCacheSet } from './types.ts'

export const cacheSet = defineFunction({
  name: 'boc.cache_set',
  summary: 'Puts a BOC into the cache.',
  description: 'The reference can be given wherever a function of this context takes a BOC.',
  params: ParamsOfBocCacheSet,
  result: ResultOfBocCacheSet,
  errors: [InvalidBoc, BocRefNotFound, InsufficientCacheSize],
  example: {
    params: {
      boc: 'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA',
      cache_type: { type: 'Unpinned' },
    },
    result: { boc_ref: '*dfd47194f3058ee058bfbfad3ea40cbbd9ad17ca77cd0904d4d9f18a48c2fbca' },
  },
  run: ({ context }, { boc, cache_type }) => {
    const { root, bytes } = readBocForCache(context, boc, 'boc')
    return { boc_ref: cacheCell(context, root, cache_type, () => bytes().length) }
  },
})
