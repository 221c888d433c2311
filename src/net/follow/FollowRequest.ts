import type { AbortSource } from '../waiting.ts'

/** Kinds of messages of an account, as the enumeration of the node names them. */
export type MessageKind = 'ExtIn' | 'ExtOut' | 'IntIn' | 'IntOut'

/** A list of an account that grows at its end, or the state of an account. */
export interface FollowedSource {
  readonly list: 'transactions' | 'messages' | 'events' | 'info'
  /** 64 hex digits. */
  readonly accountId: string
  /** 64 hex digits. Only the state depends on it. */
  readonly dappId: string
  /** Kinds of messages; absent: all. Kinds of one direction only have a cursor that never goes back. Source: network 3.11. */
  readonly messageKinds?: readonly MessageKind[]
}

export interface FollowRequest {
  readonly sources: readonly FollowedSource[]
  /** Fields of the objects, GraphQL text without the outer braces. */
  readonly selection: string
  /** Variables that the selection uses: declarations such as `$format: BigIntFormat`, and their values. */
  readonly declarations?: readonly string[]
  readonly values?: Readonly<Record<string, unknown>>
  /** Ends the waiting for the start; its reason is thrown. */
  readonly signal?: AbortSource | undefined
}

export interface FollowEvents {
  /** A new object of a source, or a changed state, in order. */
  onObject(object: Record<string, unknown>, source: number): void
  /**
   * A ClientError that does not end the subscription: the error of a failed attempt, 609 when the network is suspended,
   * 614 when it is resumed. Nothing is missed.
   */
  onError(error: unknown): void
  /** Nothing follows after this error. */
  onFailed(error: unknown): void
  /** `undefined` when more may be delivered now, else settles when it may; meanwhile nothing is asked for. */
  ready(): Promise<void> | undefined
}
