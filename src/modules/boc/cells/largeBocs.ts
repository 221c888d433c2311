/**
 * BOC work off the event loop. A worker thread gets texts only: cells cannot be passed between threads, and a thread has
 * no cache. References to cached trees are therefore replaced by the BOC text before, and results that are to be kept go
 * to the cache afterwards.
 */
import type { CallScope } from '../../../context/scopes.ts'
import type { BocCacheType } from '../../../core/boc/index.ts'
import { cachedText, isLargeReference, keepComputed } from './bocTexts.ts'
import { isLargeBoc } from './isLargeBoc.ts'

/** Parameters that may contain BOC texts. */
type BocParams = Readonly<Record<string, unknown>>

/** The steps of a function around its computation on another thread. */
export interface LargeBocSteps {
  readonly heavy: (params: object, scope: CallScope) => boolean
  readonly prepare: <P extends object>(params: P, scope: CallScope) => P
  readonly isIndependent: (params: object) => boolean
  readonly finishes: (params: object) => boolean
  readonly finish: <R extends object>(computed: R, params: object, scope: CallScope) => R
}

/**
 * Steps of a function that reads BOCs from the named parameters, and returns BOCs as fields of its result: it runs on a
 * worker thread if one of the parameters is large.
 */
export function largeBocs(...names: readonly string[]): LargeBocSteps {
  const referencesIn = (params: object): string[] =>
    names.filter((name) => {
      const text = (params as BocParams)[name]
      return typeof text === 'string' && text.startsWith('*')
    })
  return {
    heavy: (params, { context }) =>
      names.some((name) => {
        const text = (params as BocParams)[name]
        return typeof text === 'string' && (isLargeBoc(text) || isLargeReference(context, text))
      }),
    prepare: (params, { context }) => {
      const names = referencesIn(params)
      if (names.length === 0) return params
      const texts = names.map((name) => [name, cachedText(context, (params as BocParams)[name] as string, name)])
      return { ...params, ...Object.fromEntries(texts) }
    },
    isIndependent: (params) => referencesIn(params).length === 0,
    ...keptResults,
  }
}

/** The steps of a function that returns BOCs as fields of its result, but does not read any. */
export const keptResults: Pick<LargeBocSteps, 'finishes' | 'finish'> = {
  finishes: (params) => cacheTypeOf(params) !== undefined,
  finish: (computed, params, { context }) => {
    const cacheType = cacheTypeOf(params)!
    const entries = Object.entries(computed).map(([name, value]) => [name, keepComputed(context, value, cacheType)])
    return Object.fromEntries(entries)
  },
}

function cacheTypeOf(params: object): BocCacheType | undefined {
  return ((params as BocParams)['boc_cache'] as BocCacheType | null | undefined) ?? undefined
}
