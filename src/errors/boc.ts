/** Source: modules 3.5. */
import { defineError } from './ClientError.ts'

export const InvalidBoc = defineError(201, 'InvalidBoc', {
  raised:
    'A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is not followed by a hash.',
  why: 'The string is not a valid bag of cells: it is truncated, hex instead of base64, or a different kind of object (a message where an account is expected). A string that begins with `*` is a reference and has 64 hex digits.',
  fix: 'Pass the `boc` exactly as the network or the compiler returned it. To examine one, use `vendorclient decode message` or `vendorclient decode account`.',
})
export const SerializationError = defineError(202, 'SerializationError', {
  raised: 'An object cannot be serialized or converted.',
  why: 'The object cannot be written as cells, or does not have the expected form: an account that does not exist, a part that is too large for a cell, more than 1024 levels.',
  fix: 'The message says which part. An account that does not exist has no state to parse: check with `account.get_account` first.',
})
export const InappropriateBlock = defineError(203, 'InappropriateBlock', {
  raised: 'A block or state does not contain a blockchain configuration.',
  why: 'Only key blocks, zero states and configuration bags hold the configuration of a network.',
  fix: 'Pass one of these, or get the configuration from the network: `vendorclient network config`, `vendorclient network save-config`.',
})
export const MissingSourceBoc = defineError(204, 'MissingSourceBoc', {
  absent: 'no function takes a parsed object, so none can lack its `boc` field.',
})
export const InsufficientCacheSize = defineError(205, 'InsufficientCacheSize', {
  raised:
    'A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and `limit`, the setting (**Extension**).',
  why: '`data.limit` names the setting: the bag is larger than the cache for unpinned entries (`boc.cache_max_size`), does not fit beside those that this client has pinned (`boc.pinned_max_size`), or beside those of all clients of the daemon (`limits.cached_boc_bytes`).',
  fix: 'Pin what is larger than the unpinned part (`cache_type` `Pinned`); remove pins that you no longer need (`boc.cache_unpin`); or raise the limit.',
})
export const BocRefNotFound = defineError(206, 'BocRefNotFound', {
  raised: 'A referenced BOC is not in the cache; `data` has `boc_ref`.',
  why: 'The bag was never stored, was unpinned, or was evicted by later ones. The cache belongs to the connection.',
  fix: 'Store it again with `boc.cache_set`, pinned if you use it for long, or pass the bag itself.',
})
export const InvalidBocRef = defineError(207, 'InvalidBocRef', {
  raised: 'Text is not a reference to a cached BOC; `data` has `boc_ref`.',
  why: 'A reference to a cached bag is `*` and 64 hex digits.',
  fix: 'Pass `boc_ref` as `boc.cache_set` returned it.',
})
