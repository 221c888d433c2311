/**
 * `npm test` runs the quick tier: the built daemon, one kind of network where several show the same, loops in short form.
 * `npm run test:all`, and a run without a tier, is everything.
 */
export const isQuickTier = process.env['VENDORCLIENT_TEST_TIER'] === 'quick'

/** How often a loop of a test runs. */
export function rounds({ quick, all }: { readonly quick: number; readonly all: number }): number {
  return isQuickTier ? quick : all
}
