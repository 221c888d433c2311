/**
 * `npm test` runs the quick tier: on the built daemon, with loops in short form. `npm run test:rest` runs their usual forms;
 * so does a run without a tier. `npm run test:long` runs forms that take too long for every change.
 */
const tier = process.env['VENDORCLIENT_TEST_TIER']
export const isQuickTier = tier === 'quick'
export const isLongTier = tier === 'long'

/** The quick tier runs only the first few of many similar cases. */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  return isQuickTier ? cases.slice(0, count) : cases
}

interface Rounds {
  readonly quick: number
  readonly all: number
  /** Number in the long tier; default: `all`. */
  readonly long?: number
}

/** How often a loop of a test runs. */
export function rounds({ quick, all, long = all }: Rounds): number {
  if (isLongTier) return long
  return isQuickTier ? quick : all
}
