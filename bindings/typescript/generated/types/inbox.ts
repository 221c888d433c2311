// Generated from the definitions by "npm run generate"; changes belong there.

import type * as abi from './abi.ts'
import type * as client from './client.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module inbox. */
export const InboxErrorCode = {
  /** The name follows accounts with other settings: another finality, ABI or treatment of bounced messages. */
  FollowedOtherwise: 1101,
  /** Nothing is followed under the name on this network. */
  NotFollowed: 1102,
  /** A parameter of the inbox is not acceptable; `data.field` names it. */
  InvalidInboxParameter: 1103,
  /** A name follows at most 10,000 accounts; `data.limit` tells the number. */
  TooManyAccounts: 1104,
  /** The endpoint shows a transaction without the one before it. The account stays where it is until both are shown. */
  HistoryGap: 1105,
} as const

/** Numbers of the errors of module inbox. */
export type InboxErrorCode = (typeof InboxErrorCode)[keyof typeof InboxErrorCode]

/** An amount of another currency. */
export interface DepositCurrency {
  /** Id of the currency. Unsigned integer of 32 bits. */
  currency: number
  /** The amount. Text with a decimal number. */
  value: string
}

/** What the item of a transaction is. */
export const DepositKind = {
  /** Value that the account received. */
  deposit: 'deposit',
  /** Not a deposit: a message of the account came back. Only with `include_bounced`. */
  bounced: 'bounced',
  /**
   * Not a deposit: the block of a transaction that was delivered before it was final has been replaced, and the deposit
   * has not happened.
   */
  withdrawn: 'withdrawn',
} as const

/** What the item of a transaction is. */
export type DepositKind = (typeof DepositKind)[keyof typeof DepositKind]

/** An account and how far it was read. */
export interface FollowedAccount {
  /** The account. Text with hex digits. */
  account_id: string
  /** Its Dapp ID as it was given, or as the network tells it. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Place up to which its transactions were read; to be given as `from`. */
  cursor: string
  /** Last transaction that was read. Text with hex digits. */
  last_transaction_id?: string | null | undefined
  /** Its logical time. Unsigned integer of 64 bits. */
  last_lt?: bigint | null | undefined
  /** What keeps the account at its place. It goes on by itself when that is over. */
  error?: client.ClientError | null | undefined
}

/** Value that an account received by one transaction. */
export interface InboxDeposit {
  /** Only `deposit` is money to be credited. */
  kind: DepositKind
  /** The account. Text with hex digits. */
  account_id: string
  /** Its Dapp ID as the network tells it. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Hash of the transaction: the key by which it is booked once. Text with hex digits. */
  transaction_id: string
  /** Logical time of the transaction; the order of the deposits of an account. Unsigned integer of 64 bits. */
  lt: bigint
  /** Time of the transaction, unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Block of the transaction. Text with hex digits. */
  block_id?: string | null | undefined
  /** Address of the sender, `0:<account_id>`. */
  source?: string | null | undefined
  /** Dapp ID of the sender. Text with hex digits. */
  source_dapp_id?: string | null | undefined
  /**
   * What the account received, nano, before its own fees. Nano tokens of another Dapp ID do not count: the network
   * burns them. Text with a decimal number.
   */
  value: string
  /** Other currencies that it received. */
  other_currencies: DepositCurrency[]
  /** Hash of the inbound message. Text with hex digits. */
  message_hash: string
  /** Body of the message, base64 BOC. */
  body?: string | null | undefined
  /** Text of a body that is a comment: 32 zero bits and UTF-8. */
  comment?: string | null | undefined
  /** The body, when the ABI of the accounts knows it. */
  decoded?: abi.DecodedMessageBody | null | undefined
  /** The contract failed on it, or there is none, and the value stayed with the account. */
  aborted: boolean
  /** The message is one that came back. */
  bounced: boolean
  /** How far the network has gone with the transaction. */
  finality: processing.Finality
}

/** A deposit and its place. */
export interface NumberedDeposit {
  /** Its place among the deposits of the name; they come in the order of it. */
  number: string
  /** The deposit. */
  deposit: InboxDeposit
}

/** Which deposits. */
export interface ParamsOfInboxDeposits {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts. Default:
   * "default".
   */
  name?: string | null | undefined
  /** Only those behind this one: `number` of a deposit. */
  after?: string | null | undefined
  /** This deposit and all before it are done with and never come again. */
  acknowledge?: string | null | undefined
  /** At most so many. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
  /** How long to wait for a deposit while there is none. Unsigned integer of 32 bits. Default: 0. */
  wait_ms?: number | null | undefined
}

/** Accounts to be followed. */
export interface ParamsOfInboxFollow {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts. Default:
   * "default".
   */
  name?: string | null | undefined
  /**
   * Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its place. At most
   * 10,000 under a name.
   */
  accounts: string[]
  /**
   * Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a unix time in s;
   * or the `cursor` of one account in `inbox.list`. Default: "now".
   */
  from?: string | null | undefined
  /**
   * How far the network has to have gone with a transaction before it is delivered. All calls for a name state the
   * same. Default: "final".
   */
  finality?: processing.Finality | null | undefined
  /** ABI of the accounts: decodes the bodies of messages. All calls for a name state the same. */
  abi?: abi.Abi | null | undefined
  /**
   * Also deliver messages that came back to their sender, which are no deposits, with `bounced` true. All calls for a
   * name state the same. Default: false.
   */
  include_bounced?: boolean | null | undefined
}

/** Which accounts. */
export interface ParamsOfInboxList {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts. Default:
   * "default".
   */
  name?: string | null | undefined
  /** Only those behind this account: `next` of the page before. */
  after?: string | null | undefined
  /** At most so many. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** Which transactions are forgotten. */
export interface ParamsOfInboxPrune {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts. Default:
   * "default".
   */
  name?: string | null | undefined
  /**
   * Ids of transactions that were delivered before this time, unix time in ms, and acknowledged. Followed again from an
   * earlier place, they come again. Unsigned integer of 64 bits.
   */
  before: bigint
}

/** Accounts that are not followed any more. */
export interface ParamsOfInboxUnfollow {
  /**
   * Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its accounts. Default:
   * "default".
   */
  name?: string | null | undefined
  /** Addresses in any form. Absent: all of the name. */
  accounts?: string[] | null | undefined
}

/** Deposits, the oldest first. */
export interface ResultOfInboxDeposits {
  /** The deposits. */
  deposits: NumberedDeposit[]
}

/** Accounts that are followed. */
export interface ResultOfInboxFollow {
  /** How many accounts are new. Unsigned integer of 32 bits. */
  added: number
  /** How many accounts are followed under the name. Unsigned integer of 32 bits. */
  count: number
}

/** Followed accounts by their ids. */
export interface ResultOfInboxList {
  /** What the name waits for. */
  finality: processing.Finality
  /** How many accounts are followed under the name. Unsigned integer of 32 bits. */
  count: number
  /** The accounts. */
  accounts: FollowedAccount[]
  /** Where the next page begins; absent on the last one. */
  next?: string | null | undefined
}

/** What was forgotten. */
export interface ResultOfInboxPrune {
  /** How many transactions. Unsigned integer of 32 bits. */
  count: number
}

/** What is left. */
export interface ResultOfInboxUnfollow {
  /** How many accounts were followed before. Unsigned integer of 32 bits. */
  removed: number
  /** How many accounts are followed under the name. Unsigned integer of 32 bits. */
  count: number
}
