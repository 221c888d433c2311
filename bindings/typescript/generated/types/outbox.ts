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
   * The key belongs to an entry with different parameters: it was used for another message and never sends a second
   * one.
   */
  KeyInUse: 1001,
  /** The outbox has no such entry on this network. */
  EntryNotFound: 1002,
  /** These endpoints have not been used before, and none of them can be reached to identify the network. */
  NetworkNotIdentified: 1003,
  /** A parameter of the outbox is invalid; `data.field` names it. */
  InvalidOutboxParameter: 1004,
} as const

/** Numbers of the errors of module outbox. */
export type OutboxErrorCode = (typeof OutboxErrorCode)[keyof typeof OutboxErrorCode]

/** What to do with held entries. */
export const OutboxDecision = {
  /** They were not sent after the copy was made: send them now. */
  unsent: 'unsent',
  /** They were sent, or it is not known: end them as `unknown`, never send them. */
  unknown: 'unknown',
} as const

/** What to do with held entries. */
export type OutboxDecision = (typeof OutboxDecision)[keyof typeof OutboxDecision]

/** An entry of the outbox. */
export interface OutboxEntry {
  /** Id of the entry. */
  id: string
  /** Key of the entry. */
  key?: string | null | undefined
  /** Group of the entry. */
  group: string
  /** State of the entry. */
  state: OutboxState
  /** What became of the entry; absent until it has ended. */
  outcome?: processing.Outcome | null | undefined
  /** Destination. Text with hex digits. */
  account_id: string
  /** Dapp ID of the destination. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Hash of the current message; absent until it is signed. Text with hex digits. */
  message_hash?: string | null | undefined
  /** When the current message expires, Unix time in s; absent if it does not expire. Unsigned integer of 32 bits. */
  expire_at?: number | null | undefined
  /** Hashes of earlier messages, proven not to have been executed. Items: text with hex digits. */
  replaced: string[]
  /** When the entry was created, Unix time in ms. Unsigned integer of 64 bits. */
  created_at: bigint
  /** When the entry entered its state, Unix time in ms. Unsigned integer of 64 bits. */
  changed_at: bigint
  /** As given, Unix time in s. Unsigned integer of 32 bits. */
  not_before?: number | null | undefined
  /** As given, Unix time in s. Unsigned integer of 32 bits. */
  give_up_at?: number | null | undefined
  /** Present while the entry is held. */
  held?: OutboxHold | null | undefined
  /** Hash of the transaction. Text with hex digits. */
  transaction_id?: string | null | undefined
  /** Exit code, if the transaction was aborted. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Fees of the transaction. */
  fees?: tvm.TransactionFees | null | undefined
  /** What the function returned, if the ABI is known. */
  output?: any
  /** How final the transaction is. */
  finality?: processing.Finality | null | undefined
  /**
   * What the message lost, or would have lost if it was refused because of losses. Only with `accept_loss`, which asks
   * for the check.
   */
  losses?: processing.Loss[] | null | undefined
  /** Why the entry failed, or what last prevented it from ending. */
  error?: client.ClientError | null | undefined
}

/**
 * The storage was restored from a copy and the entry may have been sent after the copy was made: it waits for proof, or
 * for `outbox.release`.
 */
export interface OutboxHold {
  /** Result of the latest check. */
  reason: OutboxHoldReason
  /** Transactions that may belong to the entry. Items: text with hex digits. */
  matches: string[]
  /** When the copy was made, Unix time in ms. Unsigned integer of 64 bits. */
  made_at: bigint
  /** When the copy was restored, Unix time in ms. Unsigned integer of 64 bits. */
  restored_at: bigint
}

/** Why an entry of a restored storage is held. */
export const OutboxHoldReason = {
  /** The network is not reachable yet, or does not show the whole history of the account. */
  not_checked: 'not_checked',
  /** A message sent before the restore could still be executed. */
  too_early: 'too_early',
  /** The account has since executed the same call, possibly for this entry. */
  executed_since: 'executed_since',
  /** The ABI is not known, or the contract has no `expire`: nothing can be proven. */
  no_proof: 'no_proof',
} as const

/** Why an entry of a restored storage is held. */
export type OutboxHoldReason = (typeof OutboxHoldReason)[keyof typeof OutboxHoldReason]

/** The result of an entry. */
export interface OutboxResult {
  /** Position among the results of the outbox; results are returned in this order. */
  number: string
  /** The entry at that time. */
  entry: OutboxEntry
}

/** Who signs the message of an entry. */
export type OutboxSigner = {
  /**
   * A signing box that the application registers under this name with `outbox.register_signer` each time it connects.
   * Until then, the entry waits.
   */
  type: 'Named'
  /** Name, 1 to 64 characters. */
  name: string
  /**
   * Public key of the signer. Default: that of the box registered now, otherwise of the first box that signs. Text with
   * hex digits.
   */
  public_key?: string | null | undefined
}

/** Makes values of the type, `OutboxSigner.Named(…)`. */
export const OutboxSigner: VariantMakers<OutboxSigner> = variantMakers(['Named'])

/** State of an entry. */
export const OutboxState = {
  /** Waiting for its turn or for `not_before`; nothing has been sent. */
  queued: 'queued',
  /** Waiting for its signer; nothing has been sent. */
  signing: 'signing',
  /** The message is final and may have been sent. */
  sending: 'sending',
  /** The message was sent; its transaction is being looked for. */
  sent: 'sent',
  /** Final: its transaction succeeded. */
  executed: 'executed',
  /** Final: its transaction was aborted. */
  aborted: 'aborted',
  /** Final: it expired; it was not executed and never will be. */
  expired: 'expired',
  /** Final: it was refused; it was not executed and never will be. */
  refused: 'refused',
  /** Final: it was cancelled before it was sent. */
  cancelled: 'cancelled',
  /** Final for now: the outcome cannot be determined. If it is found later, another result follows. */
  unknown: 'unknown',
} as const

/** State of an entry. */
export type OutboxState = (typeof OutboxState)[keyof typeof OutboxState]

/** Which result to acknowledge. */
export interface ParamsOfOutboxAcknowledge {
  /** `number` of the result, 16 digits. */
  number: string
}

/** An entry, identified by its id or its key. */
export interface ParamsOfOutboxEntry {
  /** Id of the entry. */
  id?: string | null | undefined
  /** Key of the entry. */
  key?: string | null | undefined
}

/** Which entries to list. */
export interface ParamsOfOutboxList {
  /** Only entries in this state. */
  state?: OutboxState | null | undefined
  /** Only entries of this group. */
  group?: string | null | undefined
  /** True: only entries held since the storage was restored. False: only entries that are not held. */
  held?: boolean | null | undefined
  /** Only entries after this id: `next` of the previous page. */
  after?: string | null | undefined
  /** Maximum number of items. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** Which entries to remove. */
export interface ParamsOfOutboxPrune {
  /**
   * Remove entries that ended before this time, Unix time in ms, and whose results were acknowledged, together with
   * their keys. Unsigned integer of 64 bits.
   */
  ended_before: bigint
}

/** A signer to register. */
export interface ParamsOfOutboxRegisterSigner {
  /** Name, 1 to 64 characters. Replaces a signer registered under the same name. */
  name: string
  /** Signing box, of the library or of the application. */
  handle: crypto.SigningBoxHandle
}

/** Held entries: one by id or key, a group, or all. */
export interface ParamsOfOutboxRelease {
  /** Id of one entry. */
  id?: string | null | undefined
  /** Key of one entry. */
  key?: string | null | undefined
  /** All held entries of this group. */
  group?: string | null | undefined
  /**
   * All held entries of this network. With `unsent`, new requests are also no longer checked against earlier restores.
   * Default: false.
   */
  all?: boolean | null | undefined
  /** What to do with them. */
  decision: OutboxDecision
}

/** Which results to return. */
export interface ParamsOfOutboxResults {
  /** Only results of this group. */
  group?: string | null | undefined
  /** Only results after this `number`. */
  after?: string | null | undefined
  /**
   * Acknowledges this result and all before it (of the group, if one is given); they are never returned again. A number
   * beyond the last result is refused.
   */
  acknowledge?: string | null | undefined
  /** Maximum number of items. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
  /** How long to wait for a result if there is none, in ms. Unsigned integer of 32 bits. Default: 0. */
  wait_ms?: number | null | undefined
}

/** A message for the outbox. */
export interface ParamsOfOutboxSend {
  /** Idempotency key, 1 to 256 characters: the same key never sends a second message on this network. Default: none. */
  key?: string | null | undefined
  /**
   * The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed immediately and never again; the
   * keys are not stored. With the field `signer` of the entry, this signer must be `Signer.None`.
   */
  message_encode_params?: abi.ParamsOfEncodeMessage | null | undefined
  /** A finished external message instead: sent as it is, never encoded again. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /** ABI of `message`: determines when it expires and decodes what the contract returns. */
  abi?: abi.Abi | null | undefined
  /** Who signs the message when its turn comes, and again if it expires. */
  signer?: OutboxSigner | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others refuse the entry
   * without it (518). Text with hex digits.
   */
  dapp_id: string
  /**
   * Entries of a group are sent one at a time, each after the previous one has ended. Default: the account and the
   * signing key.
   */
  group?: string | null | undefined
  /** Do not send before this time, Unix time in s. Unsigned integer of 32 bits. */
  not_before?: number | null | undefined
  /**
   * Do not send after this time, and create no message that expires later, Unix time in s. Unsigned integer of 32 bits.
   */
  give_up_at?: number | null | undefined
  /**
   * The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI with
   * neither `time` nor `expire` is refused (519). Default: false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Only used after the storage was restored from a copy: asserts that nothing was sent with this key after the copy
   * was made, so the entry need not be checked. Default: false.
   */
  allow_repeat?: boolean | null | undefined
  /** Chain rules of `message`. Default: `abi.rules` of the configuration. */
  rules?: abi.ChainRules | null | undefined
  /**
   * Checks for losses before anything is signed, like `processing.find_losses`, and refuses the message (521) if a
   * certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to accepted amounts in nano
   * units. Currencies that are not listed have defaults: 0, except for the main currency in a call of an active
   * contract, where it is twice the cost of the run, because a call into another Dapp has to carry that amount. An
   * empty map requests the check with these defaults. Default: no check. Extension of the published interface. Items:
   * text with a decimal number.
   */
  accept_loss?: { [key: string]: string } | null | undefined
}

/** Result of the cancellation. */
export interface ResultOfOutboxCancel {
  /** False if the message may have been sent, or the entry had already ended. */
  is_cancelled: boolean
  /** The entry. */
  entry: OutboxEntry
}

/** An entry. */
export interface ResultOfOutboxGet {
  /** The entry. */
  entry: OutboxEntry
}

/** Entries, oldest first. */
export interface ResultOfOutboxList {
  /** The entries. */
  entries: OutboxEntry[]
  /** Where the next page begins; absent on the last page. */
  next?: string | null | undefined
}

/** Result of the removal. */
export interface ResultOfOutboxPrune {
  /** Number of entries removed. Unsigned integer of 32 bits. */
  count: number
}

/** The released entries. */
export interface ResultOfOutboxRelease {
  /** The entries. */
  entries: OutboxEntry[]
}

/** Results, oldest first. */
export interface ResultOfOutboxResults {
  /** The results. */
  results: OutboxResult[]
}

/** The stored entry. */
export interface ResultOfOutboxSend {
  /** The entry. */
  entry: OutboxEntry
  /** False if the key already had this entry and nothing was added. */
  is_new: boolean
  /**
   * True in a browser that may delete the data of this site when it needs space, and with it all keys and records of
   * sent messages. Absent otherwise.
   */
  storage_may_be_cleared?: boolean | null | undefined
}
