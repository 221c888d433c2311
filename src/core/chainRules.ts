/**
 * Which chain formats and execution rules apply.
 *
 * - `current`: networks with Dapp IDs (the 3.x line): Dapp ID fields in message headers, accounts with the hash of their
 *   initial code, shard accounts with Dapp IDs.
 * - `classic`: the public TVM formats without any of these.
 *
 * The bytes do not show which one they follow, so the caller has to know.
 */
export type ChainRules = 'current' | 'classic'
