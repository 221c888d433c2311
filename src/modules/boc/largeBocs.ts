/**
 * BOC work off the event loop. A worker thread gets texts only: cells cannot be passed between threads, and a thread has
 * no cache. References to large cached trees are therefore replaced by the BOC text before; references to small ones
 * are not, they are computed where the cache is.
 */
import type { CallScope } from '../../context/scopes.ts'
import { cachedText, isLargeReference } from './bocTexts.ts'
import { isLargeBoc } from './isLargeBoc.ts'

/** Parameters of which some hold BOC texts. */
type BocParams = Readonly<Record<string, unknown>>

/** The steps `heavy` and `prepare` of a function. */
export interface LargeBocSteps {
  readonly heavy: (params: object, scope: CallScope) => boolean
  readonly prepare: <P extends object>(params: P, scope: CallScope) => P
}

/**
 * Steps of a function that reads BOCs from the named parameters: it runs on a worker thread when one of them is large.
 * A result that is to be kept in the cache (`boc_cache`) keeps the call on this thread, where the cache is.
 */
export function largeBocs(...names: readonly string[]): LargeBocSteps {
  return {
    heavy: (params, { context }) => {
      const given = params as BocParams
      if (given['boc_cache'] !== undefined && given['boc_cache'] !== null) return false
      return names.some((name) => {
        const text = given[name]
        return typeof text === 'string' && (isLargeBoc(text) || isLargeReference(context, text))
      })
    },
    prepare: (params, { context }) => {
      const texts = names.flatMap((name) => {
        const text = (params as BocParams)[name]
        return typeof text === 'string' && text.startsWith('*') ? [[name, cachedText(context, text, name)]] : []
      })
      return texts.length === 0 ? params : { ...params, ...Object.fromEntries(texts) }
    },
  }
}
