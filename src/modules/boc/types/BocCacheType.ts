import { field, text, union, variant } from '../../../schema/shapes.ts'

export const BocCacheType = union('BocCacheType', 'How to keep a BOC in the cache.', {
  Pinned: variant('Kept until its last pin is removed, whatever its size.', {
    pin: field(text, 'Name of the pin. Setting the same pin again counts.'),
  }),
  Unpinned: variant('Kept while there is room; the least recently used is dropped first.'),
})
