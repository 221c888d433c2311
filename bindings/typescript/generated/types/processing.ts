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
  /** A message has no account as destination. */
  MessageHasNotDestinationAddress: 502,
  /** Cannot occur: a message that cannot be written is an error of module abi (305, 306). */
  CanNotBuildMessageCell: 503,
  /** Cannot occur: no blocks are walked. */
  FetchBlockFailed: 504,
  /** Cannot occur: a refusal of the node is 621 of module net. */
  SendMessageFailed: 505,
  /** Cannot occur: an unreadable message is 201 of module boc. */
  InvalidMessageBoc: 506,
  /**
   * The transaction of a message with an `expire` header was not found in time, or the contract refused the message as
   * expired (57) or repeated (52). `data.sent` false: it is proven that the message was not executed and never will be;
   * true: nobody knows.
   */
  MessageExpired: 507,
  /**
   * The transaction of a message without `expire` header was not found within `network.message_processing_timeout`. It
   * may have been executed, or still be.
   */
  TransactionWaitTimeout: 508,
  /** Cannot occur: no blocks are walked. */
  InvalidBlockReceived: 509,
  /** Cannot occur: no blocks are walked. */
  CanNotCheckBlockShard: 510,
  /** No block was found to start from. */
  BlockNotFound: 511,
  /**
   * An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node cannot be
   * read.
   */
  InvalidData: 512,
  /** `process_message` is called with `Signer.External`, whose message nobody could sign in time. */
  ExternalSignerMustNotBeUsed: 513,
  /** The network reported by REMP that it refuses the message. */
  MessageRejected: 514,
  /** A REMP status cannot be read. It only travels in the event `RempError`. */
  InvalidRempStatus: 515,
  /** No further REMP status came in time. It only travels in the event `RempError`. */
  NextRempStatusTimeout: 516,
  /** `thread_id` is not 68 hex characters. */
  InvalidThread: 517,
  /** `dapp_id` is missing or empty and the node is aware of Dapp IDs (version 1.0.0 or later, or unknown). */
  DappIdRequired: 518,
  /**
   * The ABI has neither `time` nor `expire`, so nothing keeps the contract from executing a copy of the message, and
   * `unprotected` is not set. Nothing was sent. Extension of the published interface.
   */
  MessageUnprotected: 519,
  /**
   * The node states other rules of its chain than those that the message was made by. Nothing was sent. Extension of
   * the published interface.
   */
  OtherRules: 520,
} as const

/** Numbers of the errors of module processing. */
export type ProcessingErrorCode = (typeof ProcessingErrorCode)[keyof typeof ProcessingErrorCode]

/** Decoded outgoing messages of a transaction. */
export interface DecodedOutput {
  /** Decoded bodies in the order of `out_messages`; null where the ABI does not describe the body. */
  out_messages: (abi.DecodedMessageBody | null)[]
  /** Value of the last body that holds results of a function. */
  output?: any
}

/** How far the network has gone with a transaction. Extension of the published interface. */
export const Finality = {
  /** A node executed the message and reports no block yet; the transaction may still be lost. */
  accepted: 'accepted',
  /** The transaction is in a block that may still be replaced. */
  in_block: 'in_block',
  /** The network shows the transaction as final. */
  final: 'final',
  /** Signatures of the network prove the transaction; asked for with `verify`. */
  proved: 'proved',
} as const

/** How far the network has gone with a transaction. Extension of the published interface. */
export type Finality = (typeof Finality)[keyof typeof Finality]

/** A message to be watched, and for how long. */
export interface MessageMonitoringParams {
  /** The message. */
  message: MonitoredMessage
  /** When the message counts as lost, unix time in s. Unsigned integer of 32 bits. */
  wait_until: number
  /** Anything; comes back with the result. */
  user_data?: any
}

/** What became of a watched message. */
export interface MessageMonitoringResult {
  /** Hash of the message. Text with hex digits. */
  hash: string
  /** Outcome. */
  status: MessageMonitoringStatus
  /** Its transaction. */
  transaction?: MessageMonitoringTransaction | null | undefined
  /** Why it counts as lost. */
  error?: string | null | undefined
  /** What was given with the message. */
  user_data?: any
  /** How far the network has gone with the transaction; absent without one. Extension of the published interface. */
  finality?: Finality | null | undefined
  /**
   * Its place among the results of a durable queue, for `acknowledge`; absent otherwise. Extension of the published
   * interface.
   */
  number?: string | null | undefined
}

/** What became of a watched message. */
export const MessageMonitoringStatus = {
  /** Its transaction is final. */
  Finalized: 'Finalized',
  /** No transaction was found until `wait_until`. That does not prove that the message was not executed. */
  Timeout: 'Timeout',
  /** Never given. */
  Reserved: 'Reserved',
} as const

/** What became of a watched message. */
export type MessageMonitoringStatus = (typeof MessageMonitoringStatus)[keyof typeof MessageMonitoringStatus]

/** Transaction of a message. */
export interface MessageMonitoringTransaction {
  /** Hash of the transaction. Text with hex digits. */
  hash?: string | null | undefined
  /** Whether it was aborted. */
  aborted: boolean
  /** Its compute phase. */
  compute?: MessageMonitoringTransactionCompute | null | undefined
}

/** Compute phase of a transaction. */
export interface MessageMonitoringTransactionCompute {
  /** Exit code. Signed integer of 32 bits. */
  exit_code: number
}

/** A message to be sent. */
export interface MessageSendingParams {
  /** The message. Text with a bag of cells in base64. */
  boc: string
  /** When the message counts as lost, unix time in s. Unsigned integer of 32 bits. */
  wait_until: number
  /** Anything; comes back with the result. */
  user_data?: any
}

/** What to wait for. */
export const MonitorFetchWaitMode = {
  /** At least one result. */
  AtLeastOne: 'AtLeastOne',
  /** At least one result, and no message of the queue without one. */
  All: 'All',
  /** Nothing: the results that are there. */
  NoWait: 'NoWait',
} as const

/** What to wait for. */
export type MonitorFetchWaitMode = (typeof MonitorFetchWaitMode)[keyof typeof MonitorFetchWaitMode]

/** A message to be watched. */
export type MonitoredMessage =
  | {
      /** The message itself. */
      type: 'Boc'
      /** The message. Text with a bag of cells in base64. */
      boc: string
    }
  | {
      /** A message that is known by its hash. */
      type: 'HashAddress'
      /** Hash of the message, 64 hex characters. Text with hex digits. */
      hash: string
      /** Its destination. */
      address: string
    }

/** Makes values of the type, `MonitoredMessage.Boc(…)`. */
export const MonitoredMessage: VariantMakers<MonitoredMessage> = variantMakers(['Boc', 'HashAddress'])

/** Counts of a queue. */
export interface MonitoringQueueInfo {
  /** Messages without result. Unsigned integer of 32 bits. */
  unresolved: number
  /** Results that wait to be fetched. Unsigned integer of 32 bits. */
  resolved: number
}

/** A queue to be dropped. */
export interface ParamsOfCancelMonitor {
  /** Name of the queue. */
  queue: string
  /**
   * The queue is kept in the storage and survives the process; it is another one than the queue of the same name that
   * does not. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** Results to be fetched. */
export interface ParamsOfFetchNextMonitorResults {
  /** Name of the queue. */
  queue: string
  /** What to wait for. Default: "NoWait". */
  wait_mode?: MonitorFetchWaitMode | null | undefined
  /**
   * The queue is kept in the storage and survives the process; it is another one than the queue of the same name that
   * does not. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
  /**
   * Of a durable queue: this result and all before it are done with and never come again. Extension of the published
   * interface.
   */
  acknowledge?: string | null | undefined
}

/** A queue of watched messages. */
export interface ParamsOfGetMonitorInfo {
  /** Name of the queue. */
  queue: string
  /**
   * The queue is kept in the storage and survives the process; it is another one than the queue of the same name that
   * does not. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** Messages to be watched. */
export interface ParamsOfMonitorMessages {
  /** Name of the queue. */
  queue: string
  /** The messages. */
  messages: MessageMonitoringParams[]
  /**
   * The queue is kept in the storage and survives the process; it is another one than the queue of the same name that
   * does not. Extension of the published interface. Default: false.
   */
  durable?: boolean | null | undefined
}

/** A message to be made, sent and waited for. */
export interface ParamsOfProcessMessage {
  /** The message. `processing_try_index` counts the attempts of this call. */
  message_encode_params: abi.ParamsOfEncodeMessage
  /** Send a ProcessingEvent for each step to the callback of the call. Default: false. */
  send_events?: boolean | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all others
   * its absence is 518. Text with hex digits.
   */
  dapp_id: string
  /**
   * The contract has nothing that keeps it from executing a copy of the message: it is posted once and never repeated.
   * Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface. Default:
   * false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or cannot
   * be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** An external message to be sent. */
export interface ParamsOfSendMessage {
  /** The message, base64; references to the cache are not taken. Text with a bag of cells in base64. */
  message: string
  /** ABI of the destination: the expiration is checked before and the result decoded after sending. */
  abi?: abi.Abi | null | undefined
  /**
   * Thread of the account, 68 hex characters. Text with hex digits. Default:
   * "00000000000000000000000000000000000000000000000000000000000000000000".
   */
  thread_id?: string | null | undefined
  /** Send a ProcessingEvent for each step to the callback of the call. Default: false. */
  send_events?: boolean | null | undefined
  /**
   * Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all others
   * its absence is 518. Text with hex digits.
   */
  dapp_id: string
  /**
   * The contract has nothing that keeps it from executing a copy of the message: it is posted once and never repeated.
   * Without it an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface. Default:
   * false.
   */
  unprotected?: boolean | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** Messages to be sent. */
export interface ParamsOfSendMessages {
  /** The messages. */
  messages: MessageSendingParams[]
  /** Queue that watches them. */
  monitor_queue?: string | null | undefined
}

/** A message that was sent. */
export interface ParamsOfWaitForTransaction {
  /** ABI of the destination: determines the expiration and decodes the outgoing messages. */
  abi?: abi.Abi | null | undefined
  /** The message. Text with a bag of cells in base64. */
  message: string
  /**
   * Ignored.
   *
   * @deprecated Since 3.0. No blocks are walked.
   */
  shard_block_id?: string | null | undefined
  /** Send a ProcessingEvent for each step to the callback of the call. Default: false. */
  send_events?: boolean | null | undefined
  /** Endpoints that the message was sent to; named in the error when it is lost. */
  sending_endpoints?: string[] | null | undefined
  /** Hash of the transaction, as `send_message` gave it. Its absence is 512. Text with hex digits. */
  tx_hash?: string | null | undefined
  /**
   * Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or cannot
   * be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
  /**
   * Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of the published
   * interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** A step of the processing of a message. */
export type ProcessingEvent =
  | {
      /** Never sent: no blocks are walked. */
      type: 'WillFetchFirstBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
    }
  | {
      /** Never sent: no blocks are walked. */
      type: 'FetchFirstBlockFailed'
      /** What went wrong. */
      error: client.ClientError
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
    }
  | {
      /** The message is about to be sent. */
      type: 'WillSend'
      /** Always empty; no blocks are walked. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
    }
  | {
      /** The node took the message and executed it. */
      type: 'DidSend'
      /** Always empty; no blocks are walked. */
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
      /** Always empty; no blocks are walked. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** What went wrong. */
      error: client.ClientError
    }
  | {
      /** The wait for the transaction begins. */
      type: 'WillFetchNextBlock'
      /** Always empty; no blocks are walked. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
    }
  | {
      /** The transaction could not be asked for. */
      type: 'FetchNextBlockFailed'
      /** Always empty; no blocks are walked. */
      shard_block_id: string
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** What went wrong. */
      error: client.ClientError
    }
  | {
      /** The message expired; a new one is made and sent. */
      type: 'MessageExpired'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** The message. Text with a bag of cells in base64. */
      message: string
      /** Why it counts as expired. */
      error: client.ClientError
    }
  | {
      /** The network passed the message to its validators. */
      type: 'RempSentToValidators'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** What the node adds to the status; null for nothing. */
      json: any
    }
  | {
      /** The message is in a block candidate. */
      type: 'RempIncludedIntoBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** What the node adds to the status; null for nothing. */
      json: any
    }
  | {
      /** The message is in an accepted block. */
      type: 'RempIncludedIntoAcceptedBlock'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** What the node adds to the status; null for nothing. */
      json: any
    }
  | {
      /** Another status, such as the final ones. */
      type: 'RempOther'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** When the status was set, unix time in ms. Unsigned integer of 64 bits. */
      timestamp: bigint
      /** What the node adds to the status; null for nothing. */
      json: any
    }
  | {
      /** Statuses are given up; the transaction is waited for instead. */
      type: 'RempError'
      /** Hash of the message. Text with hex digits. */
      message_id: string
      /** Destination, `<workchain>:<hex>`. */
      message_dst: string
      /** Why. */
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

/** Messages of a processing function. */
export const ProcessingResponseType = {
  /** A ProcessingEvent. */
  ProcessingEvent: 100,
} as const

/** Messages of a processing function. */
export type ProcessingResponseType = (typeof ProcessingResponseType)[keyof typeof ProcessingResponseType]

/** Fetched results. */
export interface ResultOfFetchNextMonitorResults {
  /**
   * The results. They leave the queue; those of a durable queue stay until they are acknowledged, and come at most 1000
   * at once.
   */
  results: MessageMonitoringResult[]
}

/** The transaction of a message. */
export interface ResultOfProcessMessage {
  /** The transaction as `boc.parse_transaction` returns it, with `boc`. */
  transaction: boc.ParsedTransaction
  /** Outgoing messages in the order of the transaction. Items: text with a bag of cells in base64. */
  out_messages: string[]
  /** Decoded outgoing messages, when an ABI is known. */
  decoded?: DecodedOutput | null | undefined
  /** What it cost. */
  fees: tvm.TransactionFees
  /** The account. Extension of the published interface. Text with hex digits. */
  account_id?: string | null | undefined
  /**
   * Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks without Dapp
   * IDs. Extension of the published interface. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /** How far the network has gone. Extension of the published interface. */
  finality?: Finality | null | undefined
}

/** What the node made of a message. */
export interface ResultOfSendMessage {
  /** Hash of the message. Text with hex digits. */
  message_hash?: string | null | undefined
  /** Block of the transaction; `None` from nodes that do not state it. */
  block_hash?: string | null | undefined
  /** Hash of the transaction; `None` when there is none. */
  tx_hash?: string | null | undefined
  /** Decoded results of the called function, when `abi` is given. */
  return_value?: any
  /** Whether the transaction was aborted; possible with exit code 0 by its action phase. */
  aborted?: boolean | null | undefined
  /** Exit code of the compute phase. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Thread in which it was executed. Text with hex digits. */
  thread_id?: string | null | undefined
  /** Hosts that produce blocks of the thread. */
  producers: string[]
  /** Time of the answer by the clock of the node, unix time in ms. */
  current_time?: string | null | undefined
  /** The account. Text with hex digits. */
  account_id?: string | null | undefined
  /**
   * Its real Dapp ID, read from the account afterwards; absent when that was not possible, and on networks without Dapp
   * IDs. Text with hex digits.
   */
  dapp_id?: string | null | undefined
  /** How far the network has gone. Extension of the published interface. */
  finality?: Finality | null | undefined
}

/** Messages that were sent. */
export interface ResultOfSendMessages {
  /** All of them, in the form `Boc`. */
  messages: MessageMonitoringParams[]
}
