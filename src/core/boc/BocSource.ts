import { bytesToBase64 } from '../bytes/base64.ts'
import type { Cell } from '../cells/index.ts'

/** Input of a `parse…Object` function. */
export interface BocSource {
  /** The only root. */
  readonly root: Cell
  /** The same as bytes, as they came. */
  readonly bytes: () => Uint8Array
  /** The same as base64 where it came as a text. */
  readonly base64?: string
}

/** Base64 of what was read, as it came. */
export function base64Of(source: BocSource): string {
  return source.base64 ?? bytesToBase64(source.bytes())
}
