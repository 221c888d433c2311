import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import { parseBoc } from '../../../src/core/cells/index.ts'

/** Id under which a message (BOC, base64) is posted: its hash, 64 hex digits. */
export function messageId(body: string): string {
  return parseBoc(base64ToBytes(body)!).hashHex()
}
