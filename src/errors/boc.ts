/** Source: modules 3.5. */
import { defineError } from './ClientError.ts'

export const InvalidBoc = defineError(
  201,
  'InvalidBoc',
  'A BOC cannot be decoded, is of another type or lacks a required part, or a text with `*` holds no hash.',
)
export const SerializationError = defineError(202, 'SerializationError', 'An object cannot be written or converted.')
export const InappropriateBlock = defineError(
  203,
  'InappropriateBlock',
  'A block or state holds no blockchain configuration.',
)
export const MissingSourceBoc = defineError(
  204,
  'MissingSourceBoc',
  'Cannot occur: no function takes a parsed object, so none can lack its field `boc`.',
  { occurs: false },
)
export const InsufficientCacheSize = defineError(
  205,
  'InsufficientCacheSize',
  'A BOC to be kept unpinned is larger than the cache; `data` has `max_cache_size` and `boc_size` in bytes.',
)
export const BocRefNotFound = defineError(
  206,
  'BocRefNotFound',
  'A reference is not in the cache; `data` has `boc_ref`.',
)
export const InvalidBocRef = defineError(
  207,
  'InvalidBocRef',
  'A text is no reference to a cached BOC; `data` has `boc_ref`.',
)
