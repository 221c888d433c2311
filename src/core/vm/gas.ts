/** Gas of what is not in the table. Source: TVM whitepaper A.1 and the node's schedule. */
export const GAS = {
  cellLoad: 100,
  cellReload: 25,
  cellCreate: 500,
  exception: 50,
  implicitJump: 10,
  implicitReturn: 5,
  freeStackDepth: 32,
} as const

/**
 * Gas up to which a failed attempt to read or write a continuation costs nothing, as in the networks. A longer attempt
 * is charged: shared cells make small data large, and a loop could fail for ever.
 */
export const MOST_UNPAID_GAS = 10_000

/** Price of copying values of the stack: 1 for each above 32. */
export function stackGas(depth: number): number {
  return Math.max(0, depth - GAS.freeStackDepth)
}
