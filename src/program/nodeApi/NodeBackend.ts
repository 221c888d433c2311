/**
 * Interface of the REST routes to the chain, whether it is kept by this node or an upstream node. Source: network 4.
 */
import type { Cell } from '../../core/cells/index.ts'
import type { Envelope } from './envelope.ts'

/** Answer of `GET /v2/account`. */
export interface AccountAnswer {
  /** Account BOC, base64. */
  readonly boc: string
  /** 64 lower-case hex digits. */
  readonly accountId: string
  /** Dapp ID that the account really lives under; `undefined` while it does not have one. */
  readonly dappId: string | undefined
  /** Generation time of the last block, ms since 1970. */
  readonly stateTimestampMs: number
}

/** One checked element of `POST /v2/messages`. */
export interface IncomingMessage {
  /** Dapp ID as the sender states it; only repeated in answers. */
  readonly id: string
  /** Representation hash of the message, 64 hex digits. */
  readonly hash: string
  readonly cell: Cell
  /** BOC of the message, as received. */
  readonly boc: Uint8Array
  /** The image for deployment in base64. */
  readonly body: string
  /** Destination, 64 lower-case hex digits. */
  readonly accountId: string
  /** 64 lower-case hex digits; absent in the legacy form if the sender did not state it. */
  readonly dappId: string | undefined
  /** 68 hex digits. */
  readonly threadId: string
  /** Authorization of the sender, as earlier answers gave it; any JSON. */
  readonly token: unknown
}

/** The sender of a request. */
export interface Sender {
  /** Header `Authorization`. */
  readonly authorization: string | undefined
}

/** Answer to one message. */
export interface MessageAnswer {
  readonly status: number
  readonly envelope: Envelope
}

/** A request that is answered with a status and a text. Source: client interface 7.3, network 4.2. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface NodeBackend {
  /**
   * `dappId` is absent in the legacy form. Resolves to `undefined` if nothing is found; rejects with RestError for
   * errors with a status and text.
   */
  readAccount(accountId: string, dappId: string | undefined, sender: Sender): Promise<AccountAnswer | undefined>
  /** Executes the messages in their order; one answer for each, after its effects are stored. */
  postMessages(messages: readonly IncomingMessage[], sender: Sender): Promise<readonly MessageAnswer[]>
}
