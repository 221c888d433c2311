/** A signer of one call. */
export interface OpenSigner {
  /** Hex, as given for `External`; absent for `None`. */
  readonly publicKey?: string
  /** Signature, 64 bytes. Absent if the message is unsigned, or the caller signs it afterwards. */
  readonly sign?: (data: Uint8Array) => Uint8Array | Promise<Uint8Array>
  /** Whether this process has the secret key and computed the public key from it. */
  readonly holdsKey?: boolean
}
