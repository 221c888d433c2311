// Generated from the definitions by "npm run generate"; changes belong there.

/** Numbers of the errors of module proofs. */
export const ProofsErrorCode = {
  /**
   * The object to prove has neither `id` nor `boc`, or is not a block, transaction, message or account of the right
   * layout; or the requested data cannot be proven.
   */
  InvalidData: 901,
  /**
   * A proof check fails, required data is missing on the server or cannot be requested, or the configuration has no
   * trust anchor.
   */
  ProofCheckFailed: 902,
  /** An answer of the server lacks the BOC of the object, or the proof cache cannot be written. */
  InternalError: 903,
  /** The given object differs from the proven one; the message names the field and both values. */
  DataDiffersFromProven: 904,
} as const

/** Numbers of the errors of module proofs. */
export type ProofsErrorCode = (typeof ProofsErrorCode)[keyof typeof ProofsErrorCode]

/** An account state to prove. */
export interface AccountToProve {
  /** The account, as account.get_account returns it. Text with a bag of cells in base64. */
  boc: string
  /** Account id, 64 hex characters. Text with hex digits. */
  account_id: string
  /**
   * Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does not cover it. Text
   * with hex digits.
   */
  dapp_id: string
}

/** An account state to prove. */
export interface ParamsOfProofAccountData {
  /** The account. */
  account: AccountToProve
  /** Maximum age of the block, in ms by the clock of this machine. Default: any age. Unsigned integer of 32 bits. */
  max_age_ms?: number | null | undefined
}

/** A block to prove. */
export interface ParamsOfProofBlockData {
  /**
   * JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with `id`. All other
   * fields present are compared.
   */
  block: any
}

/** A message to prove. */
export interface ParamsOfProofMessageData {
  /**
   * JSON of a message as returned by the node, with `id` or `boc`. All other fields present are compared;
   * `dst_transaction` and `src_transaction` are proven as well.
   */
  message: any
}

/** A transaction to prove. */
export interface ParamsOfProofTransactionData {
  /** JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present are compared. */
  transaction: any
}

/** The proven block after which the account has this state; a later block may have changed it. */
export interface ResultOfProofAccountData {
  /** Id of the block. Text with hex digits. */
  block_id: string
  /** Sequence number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the block, Unix time in s. Unsigned integer of 32 bits. */
  gen_utime: number
}
