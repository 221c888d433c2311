/**
 * BOC texts of all modules: base64 of a bag of cells with one root, or `*` and the hash of the root of a cached one.
 * The context is absent on worker threads, where no references arrive and no results are kept. Source: modules 2.1.
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { type BocCacheType, treeSizeBytes } from '../../../core/boc/BocCache.ts'
import type { BocSource } from '../../../core/boc/BocSource.ts'
import { base64ToBytes, TextCache } from '../../../core/bytes/index.ts'
import { type Cell, CellError, parseOwnBoc, writeBoc, writeBocBase64 } from '../../../core/cells/index.ts'
import { BocRefNotFound, InvalidBoc, InvalidBocRef } from '../../../errors/boc.ts'
import { bocCacheOf, keepInCache } from './bocCaches.ts'
import { CachedBoc } from './CachedBoc.ts'
import { isLargeBoc } from './isLargeBoc.ts'
import { withBocErrors } from './withBocErrors.ts'

const REFERENCE = /^\*[0-9a-fA-F]{64}$/

/**
 * Trees of recent texts with the hashes of their cells, because applications call the getters of one account
 * repeatedly. Short texts are not kept: parsing them is as fast as finding them.
 */
const recent = new TextCache<BocSource>(64, 2 ** 20)
const MIN_KEPT_LENGTH = 1024

/** Hash in a reference. Throws InvalidBocRef (207). */
export function parseBocRef(text: string): string {
  if (REFERENCE.test(text)) return text.slice(1).toLowerCase()
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text
  throw InvalidBocRef.error(`Invalid BOC reference: expected * and 64 hex digits`, { boc_ref: shown })
}

/** Root cell of a BOC text; `path` names the parameter. Throws InvalidBoc (201), BocRefNotFound (206). */
export function readCell(context: ClientContext | undefined, text: string, path: string): Cell {
  return readBocSource(context, text, path).root
}

/** Root cell of an optional BOC text. Throws as `readCell`. */
export function readOptionalCell(
  context: ClientContext | undefined,
  text: string | null | undefined,
  path: string,
): Cell | undefined {
  return text === undefined || text === null ? undefined : readCell(context, text, path)
}

/** Root cell and bytes of a BOC text. Throws as `readCell`. */
export function readBocSource(context: ClientContext | undefined, text: string, path: string): BocSource {
  if (text.startsWith('*')) return cachedSource(context, text, path)
  return text.length < MIN_KEPT_LENGTH ? parseText(text, path) : recent.get(text, () => parseText(text, path))
}

function parseText(text: string, path: string): BocSource {
  const bytes = base64ToBytes(text)
  if (bytes === undefined) throw InvalidBoc.error(`Invalid BOC: ${path} is not a base64 text`, { path })
  try {
    return { root: parseOwnBoc(bytes), bytes: () => base64ToBytes(text)!, base64: text }
  } catch (error) {
    if (error instanceof CellError) throw InvalidBoc.error(`Invalid BOC: ${path}: ${error.message}`, { path }, error)
    throw error
  }
}

/** Hash of the root of a BOC text, 64 hex digits; a cached tree knows it. Throws as `readCell`. */
export function readBocHash(context: ClientContext | undefined, text: string, path: string): string {
  return text.startsWith('*') ? findCached(context, text, path).hashHex() : readCell(context, text, path).hashHex()
}

/** Whether a text refers to a large tree that came as a text. */
export function isLargeReference(context: ClientContext, text: string): boolean {
  return REFERENCE.test(text) && bocCacheOf(context).get(parseBocRef(text))?.isLarge === true
}

/** BOC text of a reference. Throws as `readCell`. */
export function cachedText(context: ClientContext, reference: string, path: string): string {
  return findCached(context, reference, path).text
}

/**
 * Text of a result: base64, or a reference when `cacheType` asks to keep it.
 * Throws SerializationError (202), InsufficientCacheSize (205).
 */
export function writeCell(
  context: ClientContext | undefined,
  root: Cell,
  cacheType: BocCacheType | null | undefined,
): string {
  if (cacheType === undefined || cacheType === null) return withBocErrors(() => writeBocBase64(root))
  // A worker thread cannot cache it; the main thread does so with the text and the hash.
  if (context === undefined) return `*${root.hashHex()}${withBocErrors(() => writeBocBase64(root))}`
  return cacheBoc(context, CachedBoc.ofTree(root), cacheType, () => treeSizeBytes(root))
}

/** Length of `*` and a hash. */
const REFERENCE_LENGTH = 65

/** The reference of a result that a worker thread wrote with a cache type; other values stay. Throws InsufficientCacheSize (205). */
export function keepComputed<T>(context: ClientContext, value: T, cacheType: BocCacheType): T | string {
  if (typeof value !== 'string' || !value.startsWith('*') || value.length <= REFERENCE_LENGTH) return value
  const text = value.slice(REFERENCE_LENGTH)
  if (!isLargeBoc(text)) return writeCell(context, readCell(undefined, text, 'result'), cacheType)
  const boc = CachedBoc.ofCheckedText(value.slice(1, REFERENCE_LENGTH), text)
  return cacheBoc(context, boc, cacheType, () => Math.floor(text.length * 0.75))
}

/** Text of an optional result. Throws as `writeCell`. */
export function writeOptionalCell(
  context: ClientContext | undefined,
  root: Cell | undefined,
  cacheType: BocCacheType | null | undefined,
): string | undefined {
  return root && writeCell(context, root, cacheType)
}

/** Keeps a tree in the cache and returns its reference. Throws InsufficientCacheSize (205). */
export function cacheBoc(
  context: ClientContext | undefined,
  boc: CachedBoc,
  cacheType: BocCacheType,
  sizeBytes: () => number,
): string {
  keepInCache(contextOf(context), boc, cacheType, sizeBytes)
  return `*${boc.hashHex()}`
}

function cachedSource(context: ClientContext | undefined, text: string, path: string): BocSource {
  const { root } = findCached(context, text, path)
  return { root, bytes: () => writeBoc(root) }
}

function findCached(context: ClientContext | undefined, text: string, path: string): CachedBoc {
  if (!REFERENCE.test(text)) {
    throw InvalidBoc.error(`Invalid BOC: ${path} begins with * but is not a reference of 64 hex digits`, { path })
  }
  const boc = bocCacheOf(contextOf(context)).get(parseBocRef(text))
  if (boc === undefined) throw BocRefNotFound.error(`BOC ${text} is not in the cache`, { boc_ref: text })
  return boc
}

/** A reference that reaches a worker thread is a mistake of the function's `prepare` step. */
function contextOf(context: ClientContext | undefined): ClientContext {
  if (context === undefined) throw new Error('The BOC cache was asked for on a worker thread')
  return context
}
