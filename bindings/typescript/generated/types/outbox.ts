// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as client from './client.ts'
import type * as crypto from './crypto.ts'
import type * as processing from './processing.ts'
import type * as tvm from './tvm.ts'

/** Numbers of the errors of module outbox. */
export const OutboxErrorCode = {
  /**
   * The key belongs to an entry with other parameters: it was used for another message, and never sends a second one.
   */
  KeyInUse: 1001,
  /** The outbox of this network has no such entry. */
  EntryNotFound: 1002,
  /** These endpoints were not used before, and none of them can be reached to tell which network it is. */
  NetworkNotIdentified: 1003,
  /** A parameter of the outbox is not acceptable; `data.field` names it. */
  InvalidOutboxParameter: 1004,
} as const

/** Numbers of the errors of module outbox. */
export type OutboxErrorCode = (typeof OutboxErrorCode)[keyof typeof OutboxErrorCode]

/** What became of a held entry. */
export const OutboxDecision = {
  /** It was not sent after the copy was made: it is sent now. */
  unsent: 'unsent',
  /** It was sent, or nobody can tell: it ends as `unknown`, and is never sent. */
  unknown: 'unknown',
} as const

/** What became of a held entry. */
export type OutboxDecision = (typeof OutboxDecision)[keyof typeof OutboxDecision]

/** An entry of the outbox. */
export interface OutboxEntry {
  /** Id of the entry. */
  id: string
  /** Its key. */
  key?: string | null | undefined
  /** Its group. */
  group: string
  /** Where its message is. */
  state: OutboxState
  /** Destination. Text with hex digits. */
  account_id: string
  /** Dapp ID of the destination. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Hash of its message; absent before it is signed. Text with hex digits. */
  message_hash?: string | null | undefined
  /** When that message expires, unix time in s; absent for one that does not. Unsigned integer of 32 bits. */
  expire_at?: number | null | undefined
  /** Hashes of earlier messages, which are proven not to have been executed. Items: text with hex digits. */
  replaced: string[]
  /** Unix time in ms. Unsigned integer of 64 bits. */
  created_at: bigint
  /** When it came into its state, unix time in ms. Unsigned integer of 64 bits. */
  changed_at: bigint
  /** As given. Unsigned integer of 32 bits. */
  not_before?: number | null | undefined
  /** As given. Unsigned integer of 32 bits. */
  give_up_at?: number | null | undefined
  /** It is not sent for the time being. */
  held?: OutboxHold | null | undefined
  /** Hash of the transaction. Text with hex digits. */
  transaction_id?: string | null | undefined
  /** Exit code of an aborted one. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** What it cost. */
  fees?: tvm.TransactionFees | null | undefined
  /** What the function returned, when the ABI is known. */
  output?: any
  /** How far the network has gone with the transaction. */
  finality?: processing.Finality | null | undefined
  /** Why it ended without success, or what last kept it from its end. */
  error?: client.ClientError | null | undefined
}

/**
 * The storage was restored from a copy, and the entry may have been sent after the copy was made: it waits for proof,
 * or for `outbox.release`.
 */
export interface OutboxHold {
  /** What the last check has found. */
  reason: OutboxHoldReason
  /** Transactions that may have been those of the entry. Items: text with hex digits. */
  matches: string[]
  /** When the copy was made, unix time in ms. Unsigned integer of 64 bits. */
  made_at: bigint
  /** When it was brought back, unix time in ms. Unsigned integer of 64 bits. */
  restored_at: bigint
}

/** Why an entry of a restored storage is held. */
export const OutboxHoldReason = {
  /** The network was not there yet, or does not show the whole history of the account. */
  not_checked: 'not_checked',
  /** A message that left before the restoration could still be executed. */
  too_early: 'too_early',
  /** The account has executed the same call since: perhaps for this entry. */
  executed_since: 'executed_since',
  /** The ABI is not known, or the contract has no `expire`: nothing can be proven. */
  no_proof: 'no_proof',
} as const

/** Why an entry of a restored storage is held. */
export type OutboxHoldReason = (typeof OutboxHoldReason)[keyof typeof OutboxHoldReason]

/** The end of an entry. */
export interface OutboxResult {
  /** Its place among the results of the outbox; they come in the order of it. */
  number: string
  /** The entry as it was then. */
  entry: OutboxEntry
}

/** Who signs the message of an entry. */
export type OutboxSigner = {
  /**
   * A signing box that the application registers under this name with `outbox.register_signer`, each time it connects.
   * Until somebody does, the entry waits.
   */
  type: 'Named'
  /** Name, 1 to 64 characters. */
  name: string
  /**
   * Its public key. Absent: that of the box which is registered now, else of the first one that signs. Text with hex
   * digits.
   */
  public_key?: string | null | undefined
}

/** Makes values of the type, `OutboxSigner.Named(…)`. */
export const OutboxSigner: VariantMakers<OutboxSigner> = variantMakers(['Named'])

/** Where the message of an entry is. */
export const OutboxState = {
  /** It waits for its turn, or for `not_before`; nothing has left. */
  queued: 'queued',
  /** Its signer is asked, or not connected; nothing has left. */
  signing: 'signing',
  /** Its bytes are final and may have left. */
  sending: 'sending',
  /** It has left; what became of it is being looked for. */
  sent: 'sent',
  /** End: its transaction succeeded. */
  executed: 'executed',
  /** End: its transaction was aborted. */
  aborted: 'aborted',
  /** End: it was not executed and never will be; its time is over. */
  expired: 'expired',
  /** End: it was refused, and was not executed and never will be. */
  refused: 'refused',
  /** End: it was cancelled before it left. */
  cancelled: 'cancelled',
  /** End for now: nobody can tell. A later finding follows as another result. */
  unknown: 'unknown',
} as const

/** Where the message of an entry is. */
export type OutboxState = (typeof OutboxState)[keyof typeof OutboxState]

/** Which result is done with. */
export interface ParamsOfOutboxAcknowledge {
  /** `number` of the result, 16 digits. */
  number: string
}

/** An entry, by its id or its key. */
export interface ParamsOfOutboxEntry {
  /** Its id. */
  id?: string | null | undefined
  /** Its key. */
  key?: string | null | undefined
}

/** Which entries. */
export interface ParamsOfOutboxList {
  /** Only those in this state. */
  state?: OutboxState | null | undefined
  /** Only those of this group. */
  group?: string | null | undefined
  /** Only those that are held since the storage was restored, or only those that are not. */
  held?: boolean | null | undefined
  /** Only those behind this id: `next` of the page before. */
  after?: string | null | undefined
  /** At most so many. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** Which entries are forgotten. */
export interface ParamsOfOutboxPrune {
  /**
   * Entries that ended before this time, unix time in ms, and whose results were acknowledged. Their keys go with them.
   * Unsigned integer of 64 bits.
   */
  ended_before: bigint
}

/** A signer of this connection. */
export interface ParamsOfOutboxRegisterSigner {
  /** Name, 1 to 64 characters. One that was registered before is replaced. */
  name: string
  /** Signing box, of the library or of the application. */
  handle: crypto.SigningBoxHandle
}

/** Held entries, by id, key or group, or all of them. */
export interface ParamsOfOutboxRelease {
  /** Id of one entry. */
  id?: string | null | undefined
  /** Key of one entry. */
  key?: string | null | undefined
  /** All of this group. */
  group?: string | null | undefined
  /**
   * All of this network. With `unsent` also keys that come anew are not checked any more for the restores until now.
   * Default: false.
   */
  all?: boolean | null | undefined
  /** What became of them. */
  decision: OutboxDecision
}

/** Which results. */
export interface ParamsOfOutboxResults {
  /** Only those of this group. */
  group?: string | null | undefined
  /** Only those behind this one: `number` of a result. */
  after?: string | null | undefined
  /** This result and all before it, of the group if one is given, are done with and never come again. */
  acknowledge?: string | null | undefined
  /** At most so many. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
  /** How long to wait for a result while there is none. Unsigned integer of 32 bits. Default: 0. */
  wait_ms?: number | null | undefined
}

/** A message for the outbox. */
export interface ParamsOfOutboxSend {
  /**
   * Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Absent: the entry
   * has none.
   */
  key?: string | null | undefined
  /**
   * The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed at once, and never anew; the keys
   * are not stored. With the field `signer` of the entry it has to be `Signer.None`.
   */
  message_encode_params?: abi.ParamsOfEncodeMessage | null | undefined
  /** A finished external message instead: it is sent as it is, never made anew. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /** ABI of `message`: tells when it expires and decodes what the contract returns. */
  abi?: abi.Abi | null | undefined
  /** Who signs the message when its turn comes, and again should it expire. */
  signer?: OutboxSigner | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all others its absence
   * refuses the entry (518). Text with hex digits.
   */
  dapp_id: string
  /**
   * Entries of a group are sent one after the other, each after the end of the one before. Default: the account and the
   * key that signs.
   */
  group?: string | null | undefined
  /** Nothing leaves before this time, unix time in s. Unsigned integer of 32 bits. */
  not_before?: number | null | undefined
  /** Nothing leaves after this time, and no message lives longer, unix time in s. Unsigned integer of 32 bits. */
  give_up_at?: number | null | undefined
  /**
   * The contract has nothing that keeps it from executing a copy of the message: it is posted once and never repeated.
   * Without it an ABI with neither `time` nor `expire` is refused (519). Default: false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Only of meaning after the storage was restored from a copy: nothing was sent with this key after the copy was made,
   * and the entry need not be checked for it. Default: false.
   */
  allow_repeat?: boolean | null | undefined
  /** Chain rules of `message`. Default: `abi.rules` of the configuration. */
  rules?: abi.ChainRules | null | undefined
}

/** What became of the wish. */
export interface ResultOfOutboxCancel {
  /** False: the message may have left, or the entry had ended before. */
  is_cancelled: boolean
  /** The entry. */
  entry: OutboxEntry
}

/** An entry. */
export interface ResultOfOutboxGet {
  /** The entry. */
  entry: OutboxEntry
}

/** Entries, the oldest first. */
export interface ResultOfOutboxList {
  /** The entries. */
  entries: OutboxEntry[]
  /** Where the next page begins; absent on the last one. */
  next?: string | null | undefined
}

/** What was forgotten. */
export interface ResultOfOutboxPrune {
  /** How many entries. Unsigned integer of 32 bits. */
  count: number
}

/** What was released. */
export interface ResultOfOutboxRelease {
  /** The entries. */
  entries: OutboxEntry[]
}

/** Results, the oldest first. */
export interface ResultOfOutboxResults {
  /** The results. */
  results: OutboxResult[]
}

/** An entry that is stored. */
export interface ResultOfOutboxSend {
  /** The entry. */
  entry: OutboxEntry
  /** False: the key had this entry already, and nothing was added. */
  is_new: boolean
}
