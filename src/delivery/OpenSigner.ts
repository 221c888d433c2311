/** A signer of one call. */
export interface OpenSigner {
  /** Hex, as given for `External`; absent for `None`. */
  readonly publicKey?: string
  /**
   * Signature, 64 bytes. Absent if the message is unsigned, or the caller signs it afterwards. `describe` is called only
   * by a signer that shows what it signs.
   */
  readonly sign?: (data: Uint8Array, describe?: DescribeContent) => Uint8Array | Promise<Uint8Array>
  /** Whether this process has the secret key and computed the public key from it. */
  readonly holdsKey?: boolean
}

/** What a signature would authorize, with the fields of `SigningContent` of the API. */
export type DescribeContent = () => Promise<object>

/** The signer, which also shows facts about the message that its bytes do not contain. */
export function showingFacts(signer: OpenSigner, facts: () => object): OpenSigner {
  const { sign } = signer
  if (sign === undefined) return signer
  return {
    ...signer,
    sign: (data, describe) => sign(data, describe && (async () => ({ ...(await describe()), ...facts() }))),
  }
}
