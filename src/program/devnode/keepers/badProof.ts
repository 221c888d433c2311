/**
 * Lies about blocks, so that clients can be tested against them:
 * - `leaf`: a leaf of the id is another one;
 * - `data`: the data are those of another number of transactions;
 * - `signature`: attestations carry a signature of something else;
 * - `quorum`: too few keepers attest;
 * - `stale-set`: keepers attest that are not in the set at this height;
 * - `equivocation`: keepers attest another block of the same height and parent instead.
 */
export const badProofs = ['leaf', 'signature', 'data', 'quorum', 'stale-set', 'equivocation'] as const

export type BadProof = (typeof badProofs)[number]
