/** The caches of BOCs: one for each client, limited for each and for all clients of the process together. */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext, perProcess } from '../../../context/perContext.ts'
import { BocCache, type BocCacheType, type CacheRefusal } from '../../../core/boc/BocCache.ts'
import { CacheRoom } from '../../../core/boc/CacheRoom.ts'
import { InsufficientCacheSize } from '../../../errors/boc.ts'
import type { CachedBoc } from './CachedBoc.ts'

const roomOf = perProcess((context) => {
  const { limitBytes, shareBytes } = context.services.cachedBocs ?? { limitBytes: Infinity, shareBytes: Infinity }
  return new CacheRoom(limitBytes, shareBytes)
})

/** The cache of a context. Its memory is released when the context closes. */
export const bocCacheOf = perContext((context) => {
  const { cache_max_size: unpinned, pinned_max_size: pinned } = context.config.boc
  const limits = { pinnedBytes: pinned * 1024, room: roomOf(context) }
  const cache = new BocCache<CachedBoc>(unpinned * 1024, limits)
  // A call may end after its client and be the first that uses the cache.
  if (context.signal.aborted) cache.close()
  else context.signal.addEventListener('abort', () => cache.close(), { once: true })
  return cache
})

/** Keeps a tree. `sizeBytes`: the size that an unpinned tree counts as. Throws InsufficientCacheSize (205). */
export function keepInCache(
  context: ClientContext,
  boc: CachedBoc,
  cacheType: BocCacheType,
  sizeBytes: () => number,
): void {
  const cache = bocCacheOf(context)
  // A function, because counting the cells takes time, and a tree that is already cached is not counted again.
  const memoryBytes = () => boc.memoryBytes
  const refusal =
    cacheType.type === 'Pinned' ? cache.pin(boc, cacheType.pin, memoryBytes) : cache.keep(boc, sizeBytes, memoryBytes)
  if (refusal !== undefined) throw refusalError(refusal, cache, boc, sizeBytes, roomOf(context))
}

function refusalError(
  refusal: CacheRefusal,
  cache: BocCache<CachedBoc>,
  boc: CachedBoc,
  sizeBytes: () => number,
  room: CacheRoom,
): Error {
  if (refusal === 'unpinned') {
    const size = sizeBytes()
    return InsufficientCacheSize.error(
      `BOC of ${size} bytes is larger than the cache of ${cache.maxSizeBytes} bytes (boc.cache_max_size)`,
      { max_cache_size: cache.maxSizeBytes, boc_size: size, limit: 'boc.cache_max_size' },
    )
  }
  const [limit, limitBytes, usedBytes, whose] =
    refusal === 'pinned'
      ? ['boc.pinned_max_size', cache.limits.pinnedBytes, cache.pinnedBytes, 'the pinned BOCs of this client']
      : ['limits.cached_boc_bytes', room.limitBytes, room.usedBytes, 'the cached BOCs of all clients']
  return InsufficientCacheSize.error(
    `BOC that takes ${boc.memoryBytes} bytes of memory does not fit beside ${whose}, which take ${usedBytes} of ${limitBytes} bytes (${limit})`,
    { max_cache_size: limitBytes, boc_size: boc.memoryBytes, limit },
  )
}
