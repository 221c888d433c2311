import { defineFunction } from '../../context/defineFunction.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc } from '../../errors/boc.ts'
import { cacheBoc, cachedText, isLargeReference, readBocSource } from './cells/bocTexts.ts'
import { CachedBoc } from './cells/CachedBoc.ts'
import { isLargeBoc } from './cells/isLargeBoc.ts'
import { ParamsOfBocCacheSet, ResultOfBocCacheSet } from './types.ts'

export const cacheSet = defineFunction({
  name: 'boc.cache_set',
  summary: 'Stores a BOC in the cache.',
  description: 'Pass the reference to any function of this context in place of a BOC.',
  params: ParamsOfBocCacheSet,
  result: ResultOfBocCacheSet,
  errors: [InvalidBoc, BocRefNotFound, InsufficientCacheSize],
  access: 'host',
  example: {
    params: {
      boc: 'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA',
      cache_type: { type: 'Unpinned' },
    },
    result: { boc_ref: '*dfd47194f3058ee058bfbfad3ea40cbbd9ad17ca77cd0904d4d9f18a48c2fbca' },
  },
  heavy: ({ boc }, { context }) => isLargeBoc(boc) || isLargeReference(context, boc),
  prepare: ({ boc, ...params }, { context }) => ({
    ...params,
    boc: boc.startsWith('*') ? cachedText(context, boc, 'boc') : boc,
  }),
  compute: ({ boc, cache_type }, { context }) => {
    const { root, bytes } = readBocSource(context, boc, 'boc')
    // A worker thread only checks the text and computes the hash.
    if (context === undefined) return { boc_ref: `*${root.hashHex()}` }
    return { boc_ref: cacheBoc(context, CachedBoc.ofTree(root, boc), cache_type, () => bytes().length) }
  },
  finish: ({ boc_ref }, { boc: given, cache_type }, { context }) => {
    const boc = given.startsWith('*') ? cachedText(context, given, 'boc') : given
    const checked = CachedBoc.ofCheckedText(boc_ref.slice(1), boc)
    return { boc_ref: cacheBoc(context, checked, cache_type, () => sizeOfBase64(boc)) }
  },
})

/** Bytes of a base64 text. */
function sizeOfBase64(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}
