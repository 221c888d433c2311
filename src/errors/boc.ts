/** Source: modules 3.5. */
import { defineError } from './ClientError.ts'

export const InvalidBoc = defineError(
  201,
  'InvalidBoc',
  'A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is not followed by a hash.',
)
export const SerializationError = defineError(202, 'SerializationError', 'An object cannot be serialized or converted.')
export const InappropriateBlock = defineError(
  203,
  'InappropriateBlock',
  'A block or state does not contain a blockchain configuration.',
)
export const MissingSourceBoc = defineError(
  204,
  'MissingSourceBoc',
  'Cannot occur: no function takes a parsed object, so none can lack its `boc` field.',
  { occurs: false },
)
export const InsufficientCacheSize = defineError(
  205,
  'InsufficientCacheSize',
  'A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and `limit`, the setting (**Extension**).',
)
export const BocRefNotFound = defineError(
  206,
  'BocRefNotFound',
  'A referenced BOC is not in the cache; `data` has `boc_ref`.',
)
export const InvalidBocRef = defineError(
  207,
  'InvalidBocRef',
  'Text is not a reference to a cached BOC; `data` has `boc_ref`.',
)
