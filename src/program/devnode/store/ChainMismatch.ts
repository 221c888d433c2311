/** The stored chain was made with other settings. */
export class ChainMismatch extends Error {
  override readonly name = 'ChainMismatch'
}

/** `found` and `wanted` as options of the node, or settings. */
export function chainMismatch(found: string, wanted: string): ChainMismatch {
  return new ChainMismatch(
    `The stored chain was created with ${found}, not with ${wanted}. To begin a new chain, use --reset`,
  )
}
