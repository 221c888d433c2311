/**
 * `npm test` runs the quick tier: on the built daemon, with loops in short form.
 * `npm run test:rest` runs their long forms; so does a run without a tier.
 */
export const isQuickTier = process.env['VENDORCLIENT_TEST_TIER'] === 'quick'

/** Of cases that differ little, the quick tier runs the first few. */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  return isQuickTier ? cases.slice(0, count) : cases
}

/** How often a loop of a test runs. */
export function rounds({ quick, all }: { readonly quick: number; readonly all: number }): number {
  return isQuickTier ? quick : all
}
