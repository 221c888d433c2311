// Generated from the definitions by "npm run generate"; changes belong there.

/** Identity of a user, as stated by the login provider. */
export interface ParamsOfAddressSeed {
  /** Name of the claim that identifies the user, at most 32 characters. Default: "sub". */
  claim_name?: string | null | undefined
  /** Value of the claim in the token, at most 115 characters. */
  claim_value: string
  /** Audience of the token, `aud`, at most 145 characters. */
  audience: string
  /** Salt of the user, a number below the order of the field (about 2^253.6). Text with a decimal number. */
  salt: string
}

/** A proof to convert for a contract. */
export interface ParamsOfProofToBytes {
  /** The proof. */
  proof: ZkLoginProof
}

/** The number that represents a user. */
export interface ResultOfAddressSeed {
  /** The seed, a number below the order of the field. Text with a decimal number. */
  address_seed: string
}

/** A proof in the form that contracts accept. */
export interface ResultOfProofToBytes {
  /** 128 bytes: the points a, b and c, compressed. Text with hex digits. */
  proof: string
}

/** A proof as returned by a prover: coordinates as decimal text. */
export interface ZkLoginProof {
  /** Point of G1: the numbers x, y and, optionally, 1. Items: text with a decimal number. */
  a: string[]
  /**
   * Point of G2: the numbers x, y and, optionally, 1, each with two parts. Items: items: text with a decimal number.
   */
  b: string[][]
  /** Point of G1: numbers as in `a`. Items: text with a decimal number. */
  c: string[]
}
