/** Response envelope of `POST /v2/messages`. Source: network 4.6, 4.7. */

/** Fields of an executed message. */
export interface MessageResult {
  readonly message_hash: string
  readonly block_hash: string
  readonly tx_hash: string
  /** Time of the transaction, s. */
  readonly state_timestamp: number | null
  /** Bodies of outgoing external messages, base64, in creation order. */
  readonly ext_out_msgs: readonly string[]
  readonly aborted: boolean
  readonly exit_code: number
  readonly producers: readonly string[]
  /** Unix time, ms, as text. */
  readonly current_time: string
  readonly thread_id: string | null
  readonly account_id: string
  readonly dapp_id: string | null
}

/** Context of a failure. */
export interface MessageErrorData {
  readonly producers: readonly string[]
  readonly message_hash: string | null
  readonly exit_code: number | null
  /** Unix time, ms, as text. */
  readonly current_time: string
  readonly thread_id: string | null
  readonly account_id: string | null
  readonly dapp_id: string | null
  /** Of development nodes: what the contract printed. Absent if it printed nothing. */
  readonly logs?: readonly string[]
}

interface MessageError {
  readonly code: string
  readonly message: string
  readonly data: MessageErrorData | null
}

/** Exactly one of `result` and `error` is not null; all three members are always there. */
export interface Envelope {
  readonly result: Readonly<Partial<MessageResult>> | null
  readonly error: MessageError | null
  readonly ext_message_token: unknown
}

/** Envelope of a success. */
export function resultEnvelope(result: Readonly<Partial<MessageResult>>): Envelope {
  return {
    result,
    error: null,
    ext_message_token: null,
  }
}

/** Envelope of a failure. */
export function errorEnvelope(code: string, message: string, data: MessageErrorData | null = null): Envelope {
  return {
    result: null,
    error: { code, message, data },
    ext_message_token: null,
  }
}

/** `error.code` of a request of wrong shape, status 400. */
export const BAD_REQUEST = '400 Bad Request'
/** `error.code` of a failure of the node itself, status 500. */
export const SERVER_ERROR = '500 Internal Server Error'
/** The thread that every account of this node belongs to: 34 zero bytes, as hex. */
export const DEFAULT_THREAD = '0'.repeat(68)
