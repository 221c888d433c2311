/** Messages to execute, and their outcomes. */

import type { Cell } from '../../../core/cells/index.ts'

/** An inbound external message. */
export interface ExternalRequest {
  readonly kind: 'external'
  readonly cell: Cell
  /** The message as it was received; cells cannot be sent to another thread. */
  readonly boc: Uint8Array
  /** 64 hex digits. */
  readonly hash: string
  /** Destination, 64 hex digits. */
  readonly accountId: string
  /** Dapp ID that the sender expects the account under; absent when the sender does not care. */
  readonly dappId: string | undefined
  /** Whether every check of a signature succeeds. */
  readonly isUnsigned?: boolean
}

/** An internal message from any sender, with a value created for it. */
export interface ImpersonatedRequest extends Omit<GiftRequest, 'kind' | 'dappId'> {
  readonly kind: 'impersonated'
  /** Sender, 64 hex digits. */
  readonly source: string
  /**
   * Dapp ID that the message comes from. Absent: that of the sender, or that of the destination if the sender has no Dapp ID.
   */
  readonly sourceDappId: string | undefined
  readonly bounce: boolean
  /** BOCs. */
  readonly body: Uint8Array | undefined
  readonly stateInit: Uint8Array | undefined
}

/** An internal message of the node with newly created money. */
export interface GiftRequest {
  readonly kind: 'gift'
  /** Unique name of the message. */
  readonly hash: string
  /** Destination, 64 hex digits. */
  readonly accountId: string
  /** Dapp ID that the sender expects the account under; absent when the sender does not care. */
  readonly dappId?: string | undefined
  /** Nano. */
  readonly grams: bigint
  /** Amounts by currency id. */
  readonly other: readonly (readonly [number, bigint])[]
}

export type ChainRequest = ExternalRequest | GiftRequest | ImpersonatedRequest

/** The message made a transaction that is in a block. */
export interface ExecutedMessage {
  readonly kind: 'executed'
  /** 64 hex digits. */
  readonly messageHash: string
  readonly txHash: string
  readonly blockHash: string
  /** Unix time, s. */
  readonly timeSec: number
  /** BOCs of the bodies of outgoing external messages, base64, in creation order. */
  readonly extOutBodies: readonly string[]
  readonly aborted: boolean
  /** Exit code of the compute phase; 0 if it was skipped. */
  readonly exitCode: number
  /** Whether no contract ran, for example because the account has no code. */
  readonly isComputeSkipped: boolean
  /** Dapp ID of the account afterwards. */
  readonly dappId: string | undefined
}

/** The message was refused, or its contract failed. */
export interface RefusedMessage {
  readonly kind: 'refused'
  /** Code of the envelope. Source: network 4.7. */
  readonly code: 'TVM_ERROR' | 'COMPUTE_SKIPPED' | 'DUPLICATE_MESSAGE' | 'QUEUE_OVERFLOW' | 'INTERNAL_ERROR'
  readonly message: string
  readonly exitCode: number | undefined
  readonly dappId: string | undefined
  /** What the contract printed. Default: nothing. */
  readonly logs?: readonly string[]
  /** Whether the transaction of the message is in a block. Default: no. */
  readonly isExecuted?: true
}

export type MessageOutcome = ExecutedMessage | RefusedMessage
