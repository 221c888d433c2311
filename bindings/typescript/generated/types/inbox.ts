// Generated from the definitions by "npm run generate"; changes belong there.

import type * as abi from './abi.ts'
import type * as client from './client.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module inbox. */
export const InboxErrorCode = {
  /** The name follows accounts with different settings: finality, ABI or treatment of bounced messages. */
  FollowedOtherwise: 1101,
  /** No accounts are followed under this name on this network. */
  NotFollowed: 1102,
  /** A parameter of the inbox is invalid; `data.field` names it. */
  InvalidInboxParameter: 1103,
  /** A name follows at most 10,000 accounts; `data.limit` is the maximum. */
  TooManyAccounts: 1104,
  /**
   * The endpoint returns a transaction without the one before it. The account does not advance until both are
   * available.
   */
  HistoryGap: 1105,
} as const

/** Numbers of the errors of module inbox. */
export type InboxErrorCode = (typeof InboxErrorCode)[keyof typeof InboxErrorCode]

/** What arrived of one currency. */
export interface DepositAmount {
  /** Id of the currency: 0 is the main currency, 1 NACKL, 2 SHELL. Unsigned integer of 32 bits. */
  currency: number
  /** Amount that the account received, in nano units, before its own fees. Text with a decimal number. */
  amount: string
}

/** Kind of an inbox item. */
export const DepositKind = {
  /** A payment that arrived, at least in part: book every item of `amounts`. */
  deposit: 'deposit',
  /** Not a deposit: a payment reached the account but was lost completely; `losses` says what was lost and why. */
  burnt: 'burnt',
  /** Not a deposit: a message of the account bounced. Only with `include_bounced`. */
  bounced: 'bounced',
  /**
   * Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the deposit
   * did not happen.
   */
  withdrawn: 'withdrawn',
} as const

/** Kind of an inbox item. */
export type DepositKind = (typeof DepositKind)[keyof typeof DepositKind]

/** A followed account and its position. */
export interface FollowedAccount {
  /** The account. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account, as given or as reported by the network. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Position up to which its transactions have been read; can be used as `from`. */
  cursor: string
  /** Last transaction read. Text with hex digits. */
  last_transaction_id?: string | null | undefined
  /** Logical time of the last transaction read. Unsigned integer of 64 bits. */
  last_lt?: bigint | null | undefined
  /** Why the account is not advancing. It continues automatically once the cause is gone. */
  error?: client.ClientError | null | undefined
}

/** What an account received in one transaction. */
export interface InboxDeposit {
  /** Credit money only for `deposit`. */
  kind: DepositKind
  /** The account. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account, as reported by the network. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Hash of the transaction; use it as the key to book the deposit once. Text with hex digits. */
  transaction_id: string
  /** Logical time of the transaction; orders the deposits of an account. Unsigned integer of 64 bits. */
  lt: bigint
  /** Time of the transaction, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Block that contains the transaction. Text with hex digits. */
  block_id?: string | null | undefined
  /** Address of the sender, `0:<account_id>`. */
  source?: string | null | undefined
  /** Dapp ID of the sender. Text with hex digits. */
  source_dapp_id?: string | null | undefined
  /** What arrived, one item per currency, in the order of their ids; empty for `burnt`. Book every item. */
  amounts: DepositAmount[]
  /** What was lost on arrival, such as tokens from another Dapp ID. It is not part of `amounts`. */
  losses: processing.Loss[]
  /** Hash of the inbound message. Text with hex digits. */
  message_hash: string
  /** Body of the message, base64 BOC. */
  body?: string | null | undefined
  /** Comment text, if the body is 32 zero bits followed by UTF-8. */
  comment?: string | null | undefined
  /** The decoded body, if it matches the ABI of the accounts. */
  decoded?: abi.DecodedMessageBody | null | undefined
  /** Whether the contract failed or does not exist; the amounts that arrived stay with the account. */
  aborted: boolean
  /** The message is a bounced one. */
  bounced: boolean
  /** How final the transaction is. */
  finality: processing.Finality
}

/** A deposit and its number. */
export interface NumberedDeposit {
  /** Position among the deposits of the name; deposits are returned in this order. */
  number: string
  /** The deposit. */
  deposit: InboxDeposit
}

/** Which deposits to return. */
export interface ParamsOfInboxDeposits {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
   * Default: "default".
   */
  name?: string | null | undefined
  /** Only deposits after this `number`. */
  after?: string | null | undefined
  /**
   * Acknowledges this deposit and all before it; they are never returned again. A number beyond the last deposit is
   * refused.
   */
  acknowledge?: string | null | undefined
  /** Maximum number of items. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
  /** How long to wait for a deposit if there is none, in ms. Unsigned integer of 32 bits. Default: 0. */
  wait_ms?: number | null | undefined
}

/** Accounts to follow. */
export interface ParamsOfInboxFollow {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
   * Default: "default".
   */
  name?: string | null | undefined
  /**
   * Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its position. At most
   * 10,000 per name.
   */
  accounts: string[]
  /**
   * Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix time in s; or
   * the `cursor` of one account in `inbox.list`. Default: "now".
   */
  from?: string | null | undefined
  /**
   * How final a transaction must be before it is delivered. Must be the same in all calls for a name. Default: "final".
   */
  finality?: processing.Finality | null | undefined
  /** ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name. */
  abi?: abi.Abi | null | undefined
  /**
   * Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be the same in all calls
   * for a name. Default: false.
   */
  include_bounced?: boolean | null | undefined
}

/** Which accounts to list. */
export interface ParamsOfInboxList {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
   * Default: "default".
   */
  name?: string | null | undefined
  /** Only accounts after this one: `next` of the previous page. */
  after?: string | null | undefined
  /** Maximum number of items. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** Which transactions to forget. */
export interface ParamsOfInboxPrune {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
   * Default: "default".
   */
  name?: string | null | undefined
  /**
   * Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is followed again
   * from an earlier position, they are delivered again. Unsigned integer of 64 bits.
   */
  before: bigint
}

/** Accounts to stop following. */
export interface ParamsOfInboxUnfollow {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its accounts.
   * Default: "default".
   */
  name?: string | null | undefined
  /** Addresses in any form. Default: all accounts of the name. */
  accounts?: string[] | null | undefined
}

/** Deposits, oldest first. */
export interface ResultOfInboxDeposits {
  /** The deposits. */
  deposits: NumberedDeposit[]
}

/** The followed accounts. */
export interface ResultOfInboxFollow {
  /** Number of newly added accounts. Unsigned integer of 32 bits. */
  added: number
  /** Number of accounts followed under the name. Unsigned integer of 32 bits. */
  count: number
}

/** Followed accounts, ordered by id. */
export interface ResultOfInboxList {
  /** Finality the name waits for. */
  finality: processing.Finality
  /** Number of accounts followed under the name. Unsigned integer of 32 bits. */
  count: number
  /** The accounts. */
  accounts: FollowedAccount[]
  /** Where the next page begins; absent on the last page. */
  next?: string | null | undefined
}

/** Result of the removal. */
export interface ResultOfInboxPrune {
  /** Number of transactions removed. Unsigned integer of 32 bits. */
  count: number
}

/** The remaining accounts. */
export interface ResultOfInboxUnfollow {
  /** Number of accounts removed. Unsigned integer of 32 bits. */
  removed: number
  /** Number of accounts followed under the name. Unsigned integer of 32 bits. */
  count: number
}
