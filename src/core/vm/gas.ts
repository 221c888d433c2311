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

/** Maximum depth of a cell made by a contract, under current rules. */
export const MAX_CELL_DEPTH = 800

/** Price of copying values of the stack: 1 for each above 32. */
export function stackGas(depth: number): number {
  return Math.max(0, depth - GAS.freeStackDepth)
}
