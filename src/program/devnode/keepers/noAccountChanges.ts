/** The encoded list of account changes of every block: this node keeps none. */
export const NO_ACCOUNT_CHANGES: Uint8Array = new Uint8Array(8)
