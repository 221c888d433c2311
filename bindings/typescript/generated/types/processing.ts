// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as boc from './boc.ts'
import type * as client from './client.ts'
import type * as tvm from './tvm.ts'

/** Numbers of the errors of module processing. */
export const ProcessingErrorCode = {
  /** The `expire` header of a message is not in the future before it is sent. */
  MessageAlreadyExpired: 501,
  /** The destination of a message is not an account. */
  MessageHasNotDestinationAddress: 502,
  /** Cannot occur: a message that cannot be serialized is an error of module abi (305, 306). */
  CanNotBuildMessageCell: 503,
  /** Cannot occur: blocks are not iterated. */
  FetchBlockFailed: 504,
  /** Cannot occur: a refusal by the node is 621 of module net. */
  SendMessageFailed: 505,
  /** Cannot occur: an invalid message is 201 of module boc. */
  InvalidMessageBoc: 506,
  /**
   * The transaction of a message with an `expire` header was not found in time, or the contract refused the message as
   * expired (57) or repeated (52). `data.sent` is false if it is proven that the message was not executed and never
   * will be, true if this is unknown.
   */
  MessageExpired: 507,
  /**
   * The transaction of a message without an `expire` header was not found within `network.message_processing_timeout`.
   * The message may have been executed or may still be.
   */
  TransactionWaitTimeout: 508,
  /** Cannot occur: blocks are not iterated. */
  InvalidBlockReceived: 509,
  /** Cannot occur: blocks are not iterated. */
  CanNotCheckBlockShard: 510,
  /** No starting block was found. */
  BlockNotFound: 511,
  /**
   * An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node is invalid.
   */
  InvalidData: 512,
  /** `process_message` is called with `Signer.External`, which leaves no time to sign the message. */
  ExternalSignerMustNotBeUsed: 513,
  /** The network reported by REMP that it refused the message. */
  MessageRejected: 514,
  /** A REMP status is invalid. Reported only in the event `RempError`. */
  InvalidRempStatus: 515,
  /** No further REMP status arrived in time. Reported only in the event `RempError`. */
  NextRempStatusTimeout: 516,
  /** `thread_id` is not 68 hex characters. */
  InvalidThread: 517,
  /** `dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or unknown). */
  DappIdRequired: 518,
  /**
   * The ABI has neither `time` nor `expire`, so the contract is not protected from executing a copy of the message, and
   * `unprotected` is not set, or the library runs in a page, which cannot send a message only once. Nothing was sent.
   * Extension of the published interface.
   */
  MessageUnprotected: 519,
  /**
   * The node reports chain rules other than those under which the message was created. Nothing was sent. Extension of
   * the published interface.
   */
  OtherRules: 520,
  /**
   * The message would certainly lose more than `accept_loss` accepts; `data` names the losses, the recipient and the
   * remedy. Nothing was signed or sent. Extension of the published interface.
   */
  LossNotAccepted: 521,
} as const

/** Numbers of the errors of module processing. */
export type ProcessingErrorCode = (typeof ProcessingErrorCode)[keyof typeof ProcessingErrorCode]

/** What a message brought to its account. Extension of the published interface. */
export interface ArrivedAmount {
  /** Id of the currency; 0 is the main currency. Unsigned integer of 32 bits. */
  currency: number
  /** What arrived, in nano units, before the fees. Text with a decimal number. */
  amount: string
}

/** What a transaction did to the balance of its account. Extension of the published interface. */
export interface BalanceChange {
  /**
   * Changes by currency; currencies without a change are omitted. Unlike `balance_delta` of networks, they exclude lost
   * amounts. Like it, they do not include amounts that the contract itself minted, burnt or exchanged.
   */
  changes: CurrencyChange[]
  /** All fees that the account paid. Their sum is `account_fees`. */
  fees: tvm.TransactionFees
  /** What the inbound message brought. */
  arrived: ArrivedAmount[]
  /** Losses. An amount with the certainty `possible` is an upper bound. */
  losses: Loss[]
}

/** An amount of one currency. Extension of the published interface. */
export interface CurrencyAmount {
  /** Id of the currency; 0 is the main currency. Unsigned integer of 32 bits. */
  currency: number
  /** Amount in nano units of the currency, more than 0. Text with a decimal number. */
  amount: string
}

/** Change of a balance in one currency. Extension of the published interface. */
export interface CurrencyChange {
  /** Id of the currency; 0 is the main currency. Unsigned integer of 32 bits. */
  currency: number
  /** The change in nano units, decimal; negative changes begin with `-`. */
  amount: string
}

/** Decoded outbound messages of a transaction. */
export interface DecodedOutput {
  /** Decoded bodies, in the order of `out_messages`; null if the ABI does not describe the body. */
  out_messages: (abi.DecodedMessageBody | null)[]
  /** Value of the last body that contains function results. */
  output?: any
}

/** A transaction. Extension of the published interface. */
export interface ExecutedTransaction {
  /** The transaction, BOC. Text with a bag of cells in base64. */
  boc: string
  /**
   * Dapp ID of its account before the transaction. Default: the Dapp ID of the sender, with which losses between Dapp
   * IDs are not detected. Text with hex digits.
   */
  dapp_id?: string | null | undefined
}

/** How final a transaction is. Extension of the published interface. */
export const Finality = {
  /** A node executed the message but reports no block yet; the transaction may still be lost. */
  accepted: 'accepted',
  /** The transaction is in a block that may still be replaced. */
  in_block: 'in_block',
  /** The network reports the transaction as final. */
  final: 'final',
  /** Signatures of the network prove the transaction; requested with `verify`. */
  proved: 'proved',
} as const

/** How final a transaction is. Extension of the published interface. */
export type Finality = (typeof Finality)[keyof typeof Finality]

/** An amount that does not arrive. Extension of the published interface. */
export interface Loss {
  /** The recipient. Text with hex digits. */
  account_id: string
  /** Dapp ID of the recipient, if known. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Id of the currency; 0 is the main currency. Unsigned integer of 32 bits. */
  currency: number
  /** The lost amount, in nano units of the currency. Text with a decimal number. */
  amount: string
  /** How certain the loss is. */
  certainty: LossCertainty
  /** Why it is lost. */
  reason: LossReason
  /** Hash of the message that carries the amount; absent until the message exists. Text with hex digits. */
  message_hash?: string | null | undefined
}

/** How certain a loss is. Extension of the published interface. */
export const LossCertainty = {
  /**
   * The transaction of the recipient loses the amount; it was executed, or run locally on the state of the recipient.
   */
  certain: 'certain',
  /** The amount may be lost; this depends on something that is not known. */
  possible: 'possible',
} as const

/** How certain a loss is. Extension of the published interface. */
export type LossCertainty = (typeof LossCertainty)[keyof typeof LossCertainty]

/** Why an amount is lost. Extension of the published interface. */
export const LossReason = {
  /**
   * The recipient has another Dapp ID. The main currency cannot cross Dapp IDs: it pays at most for the gas of one run.
   */
  other_dapp: 'other_dapp',
  /** The recipient does not exist and therefore has no Dapp ID, so the main currency cannot reach it. */
  no_account: 'no_account',
  /** The message contains a state init that does not match the address, or libraries that are not allowed. */
  bad_state_init: 'bad_state_init',
  /** The message should bounce, but its value does not cover the fee of the return. */
  bounce_failed: 'bounce_failed',
  /**
   * The actions of the recipient failed. The tokens from another Dapp that paid for its run are burnt a second time,
   * from its own balance.
   */
  actions_failed: 'actions_failed',
  /** The account was deleted together with its balance. */
  account_ended: 'account_ended',
  /** The contract burnt the amount. */
  burnt: 'burnt',
  /** The contract returned the amount to the credit of its Dapp. */
  given_to_dapp: 'given_to_dapp',
  /** The amount is too large to be stored. */
  limit: 'limit',
  /** Not enough is known about the recipient. */
  cannot_know: 'cannot_know',
} as const

/** Why an amount is lost. Extension of the published interface. */
export type LossReason = (typeof LossReason)[keyof typeof LossReason]

/** A message to monitor, and for how long. */
export interface MessageMonitoringParams {
  /** The message. */
  message: MonitoredMessage
  /** When the message is considered lost, Unix time in s. Unsigned integer of 32 bits. */
  wait_until: number
  /** Arbitrary data, returned with the result. */
  user_data?: any
}

/** Result of a monitored message. */
export interface MessageMonitoringResult {
  /** Hash of the message. Text with hex digits. */
  hash: string
  /** Status of the message. */
  status: MessageMonitoringStatus
  /** Transaction of the message. */
  transaction?: MessageMonitoringTransaction | null | undefined
  /** Why the message is considered lost. */
  error?: string | null | undefined
  /** The data given with the message. */
  user_data?: any
  /** How final the transaction is; absent without one. Extension of the published interface. */
  finality?: Finality | null | undefined
  /**
   * What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`. Extension of the
   * published interface.
   */
  outcome?: Outcome | null | undefined
  /**
   * Position among the results of a durable queue, for `acknowledge`; otherwise absent. Extension of the published
   * interface.
   */
  number?: string | null | undefined
}

/** Status of a monitored message. */
export const MessageMonitoringStatus = {
  /** The transaction is final. */
  Finalized: 'Finalized',
  /** No transaction was found until `wait_until`. This does not prove that the message was not executed. */
  Timeout: 'Timeout',
  /** Never returned. */
  Reserved: 'Reserved',
} as const

/** Status of a monitored message. */
export type MessageMonitoringStatus = (typeof MessageMonitoringStatus)[keyof typeof MessageMonitoringStatus]

/** Transaction of a message. */
export interface MessageMonitoringTransaction {
  /** Hash of the transaction. Text with hex digits. */
  hash?: string | null | undefined
  /** Whether it was aborted. */
  aborted: boolean
  /** Compute phase of the transaction. */
  compute?: MessageMonitoringTransactionCompute | null | undefined
}

/** Compute phase of a transaction. */
export interface MessageMonitoringTransactionCompute {
  /** Exit code. Signed integer of 32 bits. */
  exit_code: number
}

/** A message to send. */
export interface MessageSendingParams {
  /** The message. Text with a bag of cells in base64. */
  boc: string
  /** When the message is considered lost, Unix time in s. Unsigned integer of 32 bits. */
  wait_until: number
  /** Arbitrary data, returned with the result. */
  user_data?: any
}

/** An outgoing message and what it would do to its recipient. Extension of the published interface. */
export interface MessageTransfer {
  /** The recipient. Text with hex digits. */
  account_id: string
  /** Dapp ID of the recipient; absent if it has none or is not known. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** State of the recipient before the message. */
  state: RecipientState
  /** Whether the message is returned if the recipient fails. */
  bounce: boolean
  /** Whether the message has a body. */
  has_body: boolean
  /** Whether the message makes the recipient active. */
  deploys: boolean
  /** What the message carries. */
  sent: CurrencyAmount[]
  /**
   * What the recipient receives, before its fees and the messages that it sends. SHELL (currency 2) that is converted
   * on arrival counts as main currency.
   */
  arrives: CurrencyAmount[]
  /** Whether the message bounces, which returns its value less the fees. */
  is_returned: boolean
  /**
   * Cost of the run of the recipient, in nanotokens: gas and forwarding fees of its messages. Absent if no contract
   * runs. Text with a decimal number.
   */
  run_cost?: string | null | undefined
  /** Losses of this message. */
  losses: Loss[]
  /** What is not known about the transfer. */
  doubts: TransferDoubt[]
}

/** What to wait for. */
export const MonitorFetchWaitMode = {
  /** At least one result. */
  AtLeastOne: 'AtLeastOne',
  /** At least one result, and a result for every message of the queue. */
  All: 'All',
  /** Do not wait: return the available results. */
  NoWait: 'NoWait',
} as const

/** What to wait for. */
export type MonitorFetchWaitMode = (typeof MonitorFetchWaitMode)[keyof typeof MonitorFetchWaitMode]

/** A message to monitor. */
export type MonitoredMessage =
  | {
      /** The message itself. */
      type: 'Boc'
      /** The message. Text with a bag of cells in base64. */
      boc: string
    }
  | {
      /** A message known by its hash. */
      type: 'HashAddress'
      /** Hash of the message, 64 hex characters. Text with hex digits. */
      hash: string
      /** Destination of the message. */
      address: string
    }

/** Makes values of the type, `MonitoredMessage.Boc(…)`. */
export const MonitoredMessage: VariantMakers<MonitoredMessage> = variantMakers(['Boc', 'HashAddress'])

/** Counts of a monitoring queue. */
export interface MonitoringQueueInfo {
  /** Number of messages without a result. Unsigned integer of 32 bits. */
  unresolved: number
  /** Number of results not yet fetched. Unsigned integer of 32 bits. */
  resolved: number
}

/**
 * What became of a message. Every error that occurs after a message was created reports it in `data.outcome`. Extension
 * of the published interface.
 */
export const Outcome = {
  /** The message was not executed and never will be: this is proven, or nothing was sent. Final. */
  not_executed: 'not_executed',
  /**
   * A node or the contract refused the message. It was not executed, and can no longer be after `data.settles_at` (Unix
   * time in s: `expire_at` plus `network.expiration_margin`). Until then, it could still be executed if a node holds a
   * copy and the account changes. Without `settles_at`, the message has no expiration: treat it as `unknown`.
   */
  refused: 'refused',
  /** The message was executed and its transaction was aborted: `data.transaction_id`. Final. */
  failed: 'failed',
  /** The message was executed: `data.transaction_id`. Final. */
  executed: 'executed',
  /** The message may have been executed or may still be: look up `data.message_hash` before you send a replacement. */
  unknown: 'unknown',
} as const

/**
 * What became of a message. Every error that occurs after a message was created reports it in `data.outcome`. Extension
 * of the published interface.
 */
export type Outcome = (typeof Outcome)[keyof typeof Outcome]

/** A queue to remove. */
export interface ParamsOfCancelMonitor {
  /** Name of the queue. */
  queue: string
  /**
   * Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of the
   * same name. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** Which results to fetch. */
export interface ParamsOfFetchNextMonitorResults {
  /** Name of the queue. */
  queue: string
  /** What to wait for. Default: "NoWait". */
  wait_mode?: MonitorFetchWaitMode | null | undefined
  /**
   * Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of the
   * same name. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
  /**
   * For a durable queue: acknowledges this result and all before it; they are never returned again. Extension of the
   * published interface.
   */
  acknowledge?: string | null | undefined
}

/** A message that has not been sent. */
export interface ParamsOfFindLosses {
  /**
   * The message to encode. It is not signed, so `Signer.External` is sufficient; the local run treats signatures as
   * valid.
   */
  message_encode_params?: abi.ParamsOfEncodeMessage | null | undefined
  /** A finished external message instead. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /**
   * Instead of a message, the internal messages that an account sends, as returned by `tvm.run_executor`. Each is run
   * on its recipient; external messages are ignored. At most 255. Items: text with a bag of cells in base64.
   */
  out_messages?: string[] | null | undefined
  /**
   * Messages that the account will send later, instead of a message or in addition to `out_messages`; in `transfers`,
   * they come after those. At most 255.
   */
  planned?: PlannedMessage[] | null | undefined
  /** Treat every signature as valid in the local run, for a `message` that is not signed yet. Default: false. */
  chksig_always_succeed?: boolean | null | undefined
  /**
   * Dapp ID of the destination of the message, or of the account that sends `out_messages` and `planned`, 64 hex
   * characters. Default: the account is looked up under its own id; `out_messages` use the Dapp ID that they contain.
   * Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /** Account that sends `planned`. Default: the account id of zeros. Text with hex digits. */
  account_id?: string | null | undefined
  /**
   * Dapp IDs to look up the recipients of `out_messages` and `planned` under, in addition to `dapp_id` and their own
   * ids. The network finds an account only under its Dapp ID. Items: text with hex digits.
   */
  recipient_dapp_ids?: string[] | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** A message that may have been sent. */
export interface ParamsOfFindOutcome {
  /**
   * The external message. Its hash is not enough: the proof runs the message on the state of its account. Text with a
   * bag of cells in base64.
   */
  message: string
  /** ABI of the destination: determines the expiration of the message. */
  abi?: abi.Abi | null | undefined
  /**
   * Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies on it: a value earlier
   * than that of the message may prove too much. Unsigned integer of 32 bits.
   */
  expire_at?: number | null | undefined
  /**
   * When the message was sent for the first time, or earlier, Unix time in s. The history of the account is read back
   * to 10 minutes before. Default: back to its first transaction, at most 20,000 of them. Unsigned integer of 32 bits.
   */
  sent_at?: number | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its own id. Text with hex
   * digits.
   */
  dapp_id?: string | null | undefined
  /**
   * Thread of the account, 68 hex characters. Text with hex digits. Default:
   * "00000000000000000000000000000000000000000000000000000000000000000000".
   */
  thread_id?: string | null | undefined
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** A monitoring queue. */
export interface ParamsOfGetMonitorInfo {
  /** Name of the queue. */
  queue: string
  /**
   * Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of the
   * same name. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** Messages to monitor. */
export interface ParamsOfMonitorMessages {
  /** Name of the queue. */
  queue: string
  /** The messages. */
  messages: MessageMonitoringParams[]
  /**
   * Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of the
   * same name. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** A message to encode, send and wait for. */
export interface ParamsOfProcessMessage {
  /** The message. `processing_try_index` counts the attempts of this call. */
  message_encode_params: abi.ParamsOfEncodeMessage
  /** Send a ProcessingEvent to the callback for each step of the call. Default: false. */
  send_events?: boolean | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others
   * require it (518). Text with hex digits.
   */
  dapp_id: string
  /**
   * The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI with
   * neither `time` nor `expire` is refused (519). Extension of the published interface. Default: false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
  /**
   * If a node or the contract refuses the message, wait for the proof that it was not executed, and report the outcome
   * `not_executed` instead of `refused`. The proof is available `network.expiration_margin` after the message expires.
   * Extension of the published interface. Default: false.
   */
  prove_refusal?: boolean | null | undefined
  /**
   * Checks for losses before anything is signed, like `processing.find_losses`, and refuses the message (521) if a
   * certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency) to accepted amounts in nano
   * units. Currencies that are not listed have defaults: 0, except for the main currency in a call of an active
   * contract, where it is twice the cost of the run, because a call into another Dapp has to carry that amount. An
   * empty map requests the check with these defaults. Default: no check. Extension of the published interface. Items:
   * text with a decimal number.
   */
  accept_loss?: { [key: string]: string } | null | undefined
  /**
   * Fail after the execution if the ABI declares outputs of the called function and the contract sends no answer (418)
   * or one that the ABI does not describe (419); `data` has `outcome` `executed` and `transaction_id`. Without it,
   * `decoded.output` is then absent. Extension of the published interface. Default: false.
   */
  answer_required?: boolean | null | undefined
}

/** Transactions to read. */
export interface ParamsOfReadBalanceChanges {
  /** At most 1000 transactions. */
  transactions: ExecutedTransaction[]
}

/** An external message to send. */
export interface ParamsOfSendMessage {
  /** The message, base64; cache references are not accepted. Text with a bag of cells in base64. */
  message: string
  /** ABI of the destination: used to check the expiration before sending, and to decode the result. */
  abi?: abi.Abi | null | undefined
  /**
   * Thread of the account, 68 hex characters. Text with hex digits. Default:
   * "00000000000000000000000000000000000000000000000000000000000000000000".
   */
  thread_id?: string | null | undefined
  /** Send a ProcessingEvent to the callback for each step of the call. Default: false. */
  send_events?: boolean | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others
   * require it (518). Text with hex digits.
   */
  dapp_id: string
  /**
   * The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI with
   * neither `time` nor `expire` is refused (519). Extension of the published interface. Default: false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** Messages to send. */
export interface ParamsOfSendMessages {
  /** The messages. */
  messages: MessageSendingParams[]
  /** Queue that monitors them. */
  monitor_queue?: string | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** A sent message. */
export interface ParamsOfWaitForTransaction {
  /** ABI of the destination: determines the expiration and decodes the outgoing messages. */
  abi?: abi.Abi | null | undefined
  /** The message. Text with a bag of cells in base64. */
  message: string
  /**
   * Ignored.
   *
   * @deprecated Since 3.0. Blocks are not iterated.
   */
  shard_block_id?: string | null | undefined
  /** Send a ProcessingEvent to the callback for each step of the call. Default: false. */
  send_events?: boolean | null | undefined
  /** Endpoints that the message was sent to; named in the error if the message is lost. */
  sending_endpoints?: string[] | null | undefined
  /** Hash of the transaction, as returned by `send_message`. Required (512). Text with hex digits. */
  tx_hash?: string | null | undefined
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/**
 * A message that an account will send later, such as that of a proposal in a multisig wallet. Extension of the
 * published interface.
 */
export interface PlannedMessage {
  /** The recipient, in workchain 0. Text with hex digits. */
  account_id: string
  /** What the message carries. */
  amounts: CurrencyAmount[]
  /** Whether the message is returned if the recipient fails. */
  bounce: boolean
  /** Whether its SHELL (currency 2) is converted to tokens on arrival, one to one (flag 16). Default: false. */
  exchanges?: boolean | null | undefined
  /** Body of the message. Default: none. Text with a bag of cells in base64. */
  body?: string | null | undefined
  /** State init of the message. Default: none. Text with a bag of cells in base64. */
  state_init?: string | null | undefined
}

/** A step in the processing of a message. */
export type ProcessingEvent =
  | {
      /** Never sent: blocks are not iterated. */
      type: 'WillFetchFirstBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
    }
  | {
      /** Never sent: blocks are not iterated. */
      type: 'FetchFirstBlockFailed'
      /** The error. */
      error: client.ClientError
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
    }
  | {
      /** The message is about to be sent. */
      type: 'WillSend'
      /** Always empty: blocks are not iterated. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
    }
  | {
      /** The node accepted and executed the message. */
      type: 'DidSend'
      /** Always empty: blocks are not iterated. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
    }
  | {
      /** The message could not be sent, or the node refused it. */
      type: 'SendFailed'
      /** Always empty: blocks are not iterated. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** The error. */
      error: client.ClientError
    }
  | {
      /** Waiting for the transaction begins. */
      type: 'WillFetchNextBlock'
      /** Always empty: blocks are not iterated. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
    }
  | {
      /** The transaction could not be queried. */
      type: 'FetchNextBlockFailed'
      /** Always empty: blocks are not iterated. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** The error. */
      error: client.ClientError
    }
  | {
      /** The message expired; a new one is encoded and sent. */
      type: 'MessageExpired'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** Why the message is considered expired. */
      error: client.ClientError
    }
  | {
      /** The network passed the message to its validators. */
      type: 'RempSentToValidators'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, Unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** Additional data from the node; null if there is none. */
      json: any
    }
  | {
      /** The message is in a block candidate. */
      type: 'RempIncludedIntoBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, Unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** Additional data from the node; null if there is none. */
      json: any
    }
  | {
      /** The message is in an accepted block. */
      type: 'RempIncludedIntoAcceptedBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, Unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** Additional data from the node; null if there is none. */
      json: any
    }
  | {
      /** Another status, such as a final one. */
      type: 'RempOther'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, Unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** Additional data from the node; null if there is none. */
      json: any
    }
  | {
      /** No more statuses are expected; the transaction is awaited instead. */
      type: 'RempError'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The reason. */
      error: client.ClientError
    }

/** Makes values of the type, `ProcessingEvent.WillFetchFirstBlock(…)`. */
export const ProcessingEvent: VariantMakers<ProcessingEvent> = variantMakers([
  'WillFetchFirstBlock',
  'FetchFirstBlockFailed',
  'WillSend',
  'DidSend',
  'SendFailed',
  'WillFetchNextBlock',
  'FetchNextBlockFailed',
  'MessageExpired',
  'RempSentToValidators',
  'RempIncludedIntoBlock',
  'RempIncludedIntoAcceptedBlock',
  'RempOther',
  'RempError',
])

/** Kind of a message of processing functions. */
export const ProcessingResponseType = {
  /** A ProcessingEvent. */
  ProcessingEvent: 100,
} as const

/** Kind of a message of processing functions. */
export type ProcessingResponseType = (typeof ProcessingResponseType)[keyof typeof ProcessingResponseType]

/** State of a recipient before the message. Extension of the published interface. */
export const RecipientState = {
  /** The account has a contract. */
  active: 'active',
  /** The account exists and has no contract. */
  uninit: 'uninit',
  /** It is frozen. */
  frozen: 'frozen',
  /** It does not exist. */
  absent: 'absent',
  /** It could not be read. */
  unknown: 'unknown',
} as const

/** State of a recipient before the message. Extension of the published interface. */
export type RecipientState = (typeof RecipientState)[keyof typeof RecipientState]

/** Fetched results. */
export interface ResultOfFetchNextMonitorResults {
  /**
   * The results. They are removed from the queue; those of a durable queue stay until they are acknowledged, and at
   * most 1000 are returned at once.
   */
  results: MessageMonitoringResult[]
}

/** What the message would do, according to a local run. */
export interface ResultOfFindLosses {
  /** Outgoing messages to other accounts, in the order of the transaction. */
  transfers: MessageTransfer[]
  /**
   * All losses: those of `transfers`, and possible losses of messages that the recipients send to accounts that were
   * read.
   */
  losses: Loss[]
  /**
   * Why the message would send nothing: its account does not exist or does not accept it, or the transaction would be
   * aborted.
   */
  error?: client.ClientError | null | undefined
}

/** What became of the message. */
export interface ResultOfFindOutcome {
  /**
   * `executed` or `failed` by its transaction; `not_executed` only if it is proven that it was not executed and never
   * will be; otherwise `unknown`.
   */
  outcome: Outcome
  /** Hash of the message. Text with hex digits. */
  message_hash: string
  /**
   * Expiration of the message, Unix time in s; absent if it is not known or there is none. Unsigned integer of 32 bits.
   */
  expire_at?: number | null | undefined
  /** Its transaction, with `executed` and `failed`. Text with hex digits. */
  transaction_id?: string | null | undefined
  /** How final the transaction is. */
  finality?: Finality | null | undefined
  /**
   * With `not_executed`: time of the state of the account that proves it, Unix time in ms; of several, the earliest.
   * Unsigned integer of 64 bits.
   */
  state_timestamp?: bigint | null | undefined
  /** With `unknown`: what is missing for a proof, for people. */
  not_proven?: string | null | undefined
  /**
   * With `unknown`, before this time: the earliest time at which a proof is possible, Unix time in s. Unsigned integer
   * of 32 bits.
   */
  settles_at?: number | null | undefined
}

/** The transaction of a message. */
export interface ResultOfProcessMessage {
  /** The transaction as `boc.parse_transaction` returns it, with `boc`. */
  transaction: boc.ParsedTransaction
  /** Outbound messages, in the order of the transaction. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outbound messages, if an ABI is known. */
  decoded?: DecodedOutput | null | undefined
  /** Fees of the transaction. */
  fees: tvm.TransactionFees
  /** The account. Extension of the published interface. Text with hex digits. */
  account_id?: string | null | undefined
  /**
   * Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without Dapp
   * IDs. Extension of the published interface. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /** How final the transaction is. Extension of the published interface. */
  finality?: Finality | null | undefined
  /**
   * Losses of the outgoing messages. Only with `accept_loss`, which asks for the check. They are taken from the
   * transactions of the recipients if the network shows them, otherwise from a local run. Extension of the published
   * interface.
   */
  losses?: Loss[] | null | undefined
}

/** Balance changes of the transactions. */
export interface ResultOfReadBalanceChanges {
  /** In the order of the parameters. */
  transactions: BalanceChange[]
}

/** Result of sending a message. */
export interface ResultOfSendMessage {
  /** Hash of the message. Text with hex digits. */
  message_hash?: string | null | undefined
  /** Block of the transaction; `None` if the node does not report it. */
  block_hash?: string | null | undefined
  /** Hash of the transaction; `None` if there is none. */
  tx_hash?: string | null | undefined
  /** Decoded results of the called function, if `abi` is given. */
  return_value?: any
  /** Whether the transaction was aborted; with exit code 0, its action phase may have failed. */
  aborted?: boolean | null | undefined
  /** Exit code of the compute phase. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Thread that executed the message. Text with hex digits. */
  thread_id?: string | null | undefined
  /** Hosts that produce the blocks of the thread. */
  producers: string[]
  /** Time of the answer by the clock of the node, Unix time in ms. */
  current_time?: string | null | undefined
  /** The account. Text with hex digits. */
  account_id?: string | null | undefined
  /**
   * Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without Dapp
   * IDs. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /** How final the transaction is. Extension of the published interface. */
  finality?: Finality | null | undefined
}

/** The sent messages. */
export interface ResultOfSendMessages {
  /** All messages, in the form `Boc`. */
  messages: MessageMonitoringParams[]
}

/**
 * Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine them with `|`. Networks
 * with Dapp IDs allow these. Extension of the published interface.
 */
export const SendFlags = {
  /** The sender pays the forwarding fee in addition to the amount. Without it, the fee is taken from the amount. */
  PayFees: 1,
  /**
   * All SHELL (currency 2) of the message becomes main currency on arrival, one to one. It arrives in other Dapp IDs as
   * well.
   */
  Exchange: 16,
  /** Deletes the sending account if its balance is zero afterwards. Only together with `AllBalance`. */
  DestroyIfEmpty: 32,
  /** Sends everything that the account has, in all currencies. */
  AllBalance: 128,
} as const

/**
 * Flags of a message that a contract sends, for parameters such as `flags` of a wallet; combine them with `|`. Networks
 * with Dapp IDs allow these. Extension of the published interface.
 */
export type SendFlags = (typeof SendFlags)[keyof typeof SendFlags]

/** What is not known about a transfer. Extension of the published interface. */
export const TransferDoubt = {
  /** The state of the recipient could not be read. */
  recipient: 'recipient',
  /** The message cannot be executed locally on the recipient. */
  run: 'run',
  /** An earlier message of the same call deploys the recipient, and the network may assign it to another Dapp. */
  dapp_id: 'dapp_id',
  /** The recipient sends messages of its own, which were not followed. */
  sends_on: 'sends_on',
} as const

/** What is not known about a transfer. Extension of the published interface. */
export type TransferDoubt = (typeof TransferDoubt)[keyof typeof TransferDoubt]
