// Generated from the definitions by "npm run generate"; changes belong there.

/** Numbers of the errors of module proofs. */
export const ProofsErrorCode = {
  /**
   * What is to be proven has neither `id` nor `boc`, or is no block, transaction, message or account of the right
   * layout; or something is to be verified that cannot be proven.
   */
  InvalidData: 901,
  /**
   * A check of a proof fails, something that it needs is not on the server or cannot be asked for, or the configuration
   * names nothing that trust could start from.
   */
  ProofCheckFailed: 902,
  /** An answer of the server lacks the BOC of the object, or the cache of proofs cannot be written. */
  InternalError: 903,
  /** A given object says something else than the proven one; the message names the field and both values. */
  DataDiffersFromProven: 904,
} as const

/** Numbers of the errors of module proofs. */
export type ProofsErrorCode = (typeof ProofsErrorCode)[keyof typeof ProofsErrorCode]

/** State of an account to prove. */
export interface AccountToProve {
  /** The account, as account.get_account returns it. Text with a bag of cells in base64. */
  boc: string
  /** Account id, 64 hex characters. Text with hex digits. */
  account_id: string
  /**
   * Dapp ID of the account, 64 hex characters. It names the account to the node; the proof does not cover it. Text with
   * hex digits.
   */
  dapp_id: string
}

/** State of an account to prove. */
export interface ParamsOfProofAccountData {
  /** The account. */
  account: AccountToProve
  /**
   * How old the block of the state may be, in ms by the clock of this machine. Default: any age. Unsigned integer of 32
   * bits.
   */
  max_age_ms?: number | null | undefined
}

/** A block to prove. */
export interface ParamsOfProofBlockData {
  /**
   * JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with `id`. Every
   * other field that is there is compared.
   */
  block: any
}

/** A message to prove. */
export interface ParamsOfProofMessageData {
  /**
   * JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there is compared;
   * `dst_transaction` and `src_transaction` are proven as well.
   */
  message: any
}

/** A transaction to prove. */
export interface ParamsOfProofTransactionData {
  /**
   * JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that is there is compared.
   */
  transaction: any
}

/** The proven block after which the account has the state; a later one may have changed it. */
export interface ResultOfProofAccountData {
  /** Id of the block. Text with hex digits. */
  block_id: string
  /** Its number. Unsigned integer of 32 bits. */
  seq_no: number
  /** Its time, unix time in s. Unsigned integer of 32 bits. */
  gen_utime: number
}
