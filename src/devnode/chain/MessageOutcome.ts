/** What the chain is asked to execute, and what came of it. Everything here can cross threads. */

/** A message for the chain: one that somebody sent, or (`internal`) one that the node makes itself, such as a gift. */
export interface ChainMessage {
  readonly kind: 'external' | 'internal'
  readonly boc: Uint8Array
  /** 64 hex digits. */
  readonly hash: string
  /** Destination, 64 hex digits. */
  readonly accountId: string
  /** Dapp ID that the sender expects the account under; absent when the sender does not care. */
  readonly dappId: string | undefined
}

/** The message made a transaction that is in a block. */
export interface ExecutedMessage {
  readonly kind: 'executed'
  readonly txHash: string
  readonly blockHash: string
  /** Unix time, s. */
  readonly timeSec: number
  /** BOCs of the bodies of outgoing external messages, base64, in creation order. */
  readonly extOutBodies: readonly string[]
  readonly aborted: boolean
  /** Of the compute phase; 0 when it was skipped. */
  readonly exitCode: number
  /** Dapp ID of the account afterwards. */
  readonly dappId: string | undefined
}

/** The contract or the chain refused the message; nothing changed. */
export interface RefusedMessage {
  readonly kind: 'refused'
  /** Code of the envelope. Source: network 4.7. */
  readonly code: 'TVM_ERROR' | 'COMPUTE_SKIPPED' | 'DUPLICATE_MESSAGE' | 'QUEUE_OVERFLOW' | 'INTERNAL_ERROR'
  readonly message: string
  readonly exitCode: number | undefined
  readonly dappId: string | undefined
}

export type MessageOutcome = ExecutedMessage | RefusedMessage
