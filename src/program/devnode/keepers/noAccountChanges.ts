/** The encoded list of account changes of every block: always empty on this node. */
export const NO_ACCOUNT_CHANGES: Uint8Array = new Uint8Array(8)
