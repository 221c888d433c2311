import type { Cell } from '../core/cells/index.ts'

/** A message to an account, ready to be sent. */
export interface ExternalMessage {
  readonly root: Cell
  /** Hash of the message, 64 hex digits. */
  readonly id: string
  /** The message, base64. */
  readonly text: string
  /** Destination, `<workchain>:<hex>`. */
  readonly address: string
  /** Account id of the destination, 64 hex digits. */
  readonly accountId: string
  /** Unix time, s; absent when the message has no `expire` header or never expires. */
  readonly expireAtSec?: number
  /** Header field `time`, Unix time in ms, and public key of the header, hex; absent if they are not known. */
  readonly timeMs?: number
  readonly publicKey?: string
  readonly hasBody: boolean
}
