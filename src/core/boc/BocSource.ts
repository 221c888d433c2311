import { bytesToBase64 } from '../bytes/base64.ts'
import type { Cell } from '../cells/index.ts'

/** Input of a `parse…Object` function. */
export interface BocSource {
  /** The only root. */
  readonly root: Cell
  /** The BOC as bytes, as received. */
  readonly bytes: () => Uint8Array
  /** The BOC as base64, if it was received as text. */
  readonly base64?: string
}

/** Base64 of the BOC, as received. */
export function base64Of(source: BocSource): string {
  return source.base64 ?? bytesToBase64(source.bytes())
}
