/** A contract that comes with the development node. */
export interface ContractImage {
  /** BOC, base64. */
  readonly code: string
  /** 64 hex digits. */
  readonly codeHash: string
  /** JSON. */
  readonly abi: string
}
